"""The registry of all steps of 20 Strong: Nemesis, and its abilities by moment."""

from __future__ import annotations

from game.engine.steps import Steps
from game.engine.timing import Timing

STEPS = Steps()
step = STEPS.step

TIMING = Timing()
