"""What all actions of a turn share: naming, taking back, spending, committing dice, ending."""

from __future__ import annotations

from game.engine.ask import Option
from game.engine.steps import follow
from game.engine.verbs import place_die, tell
from game.model.state import Step
from game.titles.twenty_strong.cards.items import handle_item, item_window, names_item
from game.titles.twenty_strong.dice import die_of
from game.titles.twenty_strong.noise import settle_due
from game.titles.twenty_strong.state import ACTIVE, EXHAUSTED, ShipState, set_action
from game.titles.twenty_strong.steps import step

BACK = Option("back", ("", ""), "opt-back", alone=True, rule="20S-256")
"""Takes back an action that was only named (20S-256)."""


def spend_action(s: ShipState, what: str) -> None:
    """Spend one of the round's actions (20S-107, 20S-256)."""
    s.actions -= 1
    tell(s, "action_taken", seat=s.current, action=what, left=s.actions)


def take_back(s: ShipState) -> None:
    """Return to the choice of an action; nothing was spent (20S-256)."""
    s.action = None
    follow(s, Step("act"))


@step
async def end_action(s: ShipState) -> None:
    """Finish an action: enemies due appear, items are offered, the next action is chosen (20S-099, 20S-287)."""
    s.action = None
    follow(s, settle_due(), *item_window(s, "after_action"), Step("act"))


async def aside(s: ShipState, keys: tuple[str, ...], again: Step) -> bool:
    """Deal with an answer that is not a choice of dice: take the action back, use or discard an item."""
    if keys == (BACK.key,):
        take_back(s)
        return True
    if len(keys) == 1 and names_item(keys[0]):
        follow(s, again)
        await handle_item(s, s.current, keys[0])
        return True
    return False


def commit(s: ShipState, keys: tuple[str, ...]) -> None:
    """Move dice to the active area and count them against the action's limit (20S-082)."""
    borrowed = 0
    for key in keys:
        die = die_of(key)
        borrowed += s.dice[die].place == EXHAUSTED
        place_die(s, die, ACTIVE, "")
    action = s.now()
    set_action(s, committed=action.committed + len(keys), borrowed=action.borrowed + borrowed)
