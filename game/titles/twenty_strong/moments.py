"""When items that can be used at any time matter enough to ask; elsewhere they are found in the choice of an action."""

from __future__ import annotations

BLOW = ("ask-window-enemy-attack", "ask-window-opportunity")
"""An enemy is about to roll Damage dice."""

MOMENTS: dict[str, tuple[str, ...]] = {
    "it_medkit": BLOW,
    "it_pain": BLOW,
    "it_antidote": (*BLOW, "ask-window-after-effect"),
    "it_damper": ("ask-window-noise-roll",),
    "it_battery": (),
    "it_scanner": (),
}
"""For each item the questions at which it matters; an item that is not listed always does."""
