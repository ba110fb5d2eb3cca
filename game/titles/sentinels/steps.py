"""The steps of Sentinels, which other modules fill."""

from __future__ import annotations

from game.engine.steps import Steps

STEPS = Steps()
step = STEPS.step
