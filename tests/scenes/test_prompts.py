"""Questions at the table of Sentinels: standing answers, ties, equal options, steps of a chain, the recap."""

import pygame

from game.luck import Luck
from scenes import shots
from tests.scenes.sentinels_at import played, quiet, scene
from tests.scenes.test_sentinels_table import key, opened

# -- the recap -----------------------------------------------------------------------------------------


def recaps(bots: int) -> list[str]:
    """What is recalled in the first rounds of a person with so many computer players beside."""
    game = quiet(3, "gloomweaver", shots.people(3 - bots, bots))
    shown, luck, seen = scene(game), Luck(3), []
    app = opened(shown)
    for _ in range(400):
        app.frame(1 / 60)
        if app.remark.startswith("Meanwhile") and app.remark not in seen:
            seen.append(app.remark)
        if shown.asking and shown.feed.dry:
            shown.answer(shots._keys(game, shown.asking.decision, luck))
        if seen or game.view(0).round > 2:
            break
    return seen


def test_after_the_turns_of_computer_players_a_recap_tells_what_happened() -> None:
    assert recaps(bots=2)


def test_a_team_of_people_needs_no_recap() -> None:
    assert recaps(bots=0) == []


# -- the hand ------------------------------------------------------------------------------------------


def test_a_card_of_the_hand_rises_for_the_keys_as_for_the_pointer() -> None:
    shown = scene(played("sen-ask-play", after=12))
    app = opened(shown)
    card = next(thing for thing in shown.lit() if thing.risen)
    assert card.risen
    assert card.risen != card.rect
    while shown.hands.focused != f"t:{card.key}":
        app.frame(1 / 60, [key(pygame.K_TAB)])
    inner = card.risen.inflate(-12, -12)
    by_keys = pygame.image.tobytes(app.surface.subsurface(inner), "RGB")
    shown.hands.by_keys, shown.hands.hovered, shown.dirty = False, f"t:{card.key}", True
    app.frame(1 / 60)
    assert pygame.image.tobytes(app.surface.subsurface(inner), "RGB") == by_keys
