"""The checks of pictures find what is wrong: each defect planted here is found, and the sound picture has none."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from scenes.app import App
from scenes.kit import button, card, excerpt, focus, panel, resources, text, token, tooltip
from scenes.kit.button import Button
from scenes.kit.cardstock import Card
from scenes.kit.look import Look
from scenes.kit.preferences import Preferences
from scenes.kit.screen import Control, Screen, from_button
from tests.scenes import ink, legible

SIZE = (1280, 720)
Painter = Callable[[pygame.Surface, Look], object]
SHEET = pygame.Rect(60, 60, 500, 300)
ROW = pygame.Rect(90, 90, 300, 30)


@pytest.fixture(scope="module", autouse=True)
def _followed() -> Iterator[None]:
    with ink.followed():
        yield


class Planted(Screen):
    """A panel with a sentence, a card and a button, and something more."""

    theme = "ship"

    def __init__(self, paint: Painter, place: pygame.Rect, says: str = "Search the room") -> None:
        """`place` is where the button lies."""
        super().__init__()
        self._paint, self._place, self._says = paint, place, says

    def build(self, look: Look) -> list[Control]:
        """One button."""
        return [from_button(Button("go", self._says), self._place, lambda: None)]

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The sound part, then the planted one."""
        panel.draw(surface, look, SHEET)
        text.draw(surface, look, "Nothing moves by day", ROW)
        card.draw(surface, look, pygame.Rect(700, 60, 180, 250), Card("rm_cryo", "Cryo Chamber", text="Sleep here."))
        self._paint(surface, look)


BUTTON = pygame.Rect(60, 600, 300, 50)


def said(paint: Painter, place: pygame.Rect = BUTTON, says: str = "Search the room") -> list[str]:
    """What the checks say of a picture, drawn twice: parts that are kept count as well as new ones."""
    app = App(Preferences(size=SIZE), headless=True)
    scene = Planted(paint, place, says)
    app.stack.push(scene)
    app.frame(1 / 60)
    first = legible.complaints(app.surface)
    scene.dirty = True
    app.frame(1 / 60)
    assert legible.complaints(app.surface) == first
    return first


def written(surface: pygame.Surface, look: Look, words: str, at: tuple[int, int]) -> None:
    """Letters put straight on a surface, with nobody asking whether they fit."""
    surface.blit(resources.font(look.theme.body, 18).render(words, True, look.theme.text), at)


def too_wide(surface: pygame.Surface, look: Look) -> None:
    wide = text.measure(look, "Generators", role="strong", size=18)[0]
    text.draw(surface, look, "Generators", pygame.Rect(90, 150, wide - 5, 30), role="strong", size=18, wrap=False)


def over_the_edge(surface: pygame.Surface, look: Look) -> None:
    wide = resources.font(look.theme.body, 18).size("Generators")[0]
    written(surface, look, "Generators", (SHEET.right - wide + 5, 200))


def on_each_other(surface: pygame.Surface, look: Look) -> None:
    written(surface, look, "Nothing moves", (ROW.x + 40, ROW.y + 4))


def below_a_panel(surface: pygame.Surface, look: Look) -> None:
    panel.draw(surface, look, pygame.Rect(160, 80, 200, 60))


def below_a_plate(surface: pygame.Surface, look: Look) -> None:
    pygame.draw.rect(surface, (30, 40, 50), (130, 90, 30, 30))


def over_a_card(surface: pygame.Surface, look: Look) -> None:
    written(surface, look, "Generators", (840, 150))


def card_over_words(surface: pygame.Surface, look: Look) -> None:
    card.draw(surface, look, pygame.Rect(180, 70, 60, 80), Card("rm_cryo"))


def number_left_out(surface: pygame.Surface, look: Look) -> None:
    room = pygame.Rect(90, 150, 140, 30)
    excerpt.draw(surface, look, "The Queen has lost 7 of 9", room, role="body", size=18, ink=look.theme.text)


def answer_left_out(surface: pygame.Surface, look: Look) -> None:
    place = pygame.Rect(90, 250, 160, 50)
    button.draw(surface, look, place, Button("more", ""))
    room = place.inflate(-20, -20)
    excerpt.draw(surface, look, "Burn the whole of the Nest", room, role="body", size=18, ink=look.theme.text)


def without_descenders(surface: pygame.Surface, look: Look) -> None:
    before = surface.get_clip()
    surface.set_clip(pygame.Rect(90, 150, 300, 17))
    written(surface, look, "gypsy", (90, 150))
    surface.set_clip(before)


def sheet_too_low(surface: pygame.Surface, look: Look) -> None:
    low = pygame.Surface((200, 17), pygame.SRCALPHA)
    written(low, look, "gypsy", (0, 0))
    surface.blit(low, (90, 150))


def off_the_window(surface: pygame.Surface, look: Look) -> None:
    written(surface, look, "gypsy", (600, SIZE[1] - 16))


PLANTED: dict[str, tuple[Painter, str]] = {
    "a label 5 px too wide": (too_wide, "text cut: 'Generators'"),
    "a label 5 px over its panel": (over_the_edge, "'Generators' Rect(472, 204, 93, 14) lies across the edge of panel"),
    "two labels on each other": (on_each_other, "touches 'Nothing moves'"),
    "words below another panel": (below_a_panel, "pixels are hidden"),
    "words below a plate": (below_a_plate, "pixels are hidden"),
    "words over the border of a card": (over_a_card, "lies across the edge of card 'Cryo Chamber'"),
    "a card over words": (card_over_words, "pixels are hidden"),
    "an ellipsis for a number": (number_left_out, "a number is left out"),
    "an ellipsis for an answer": (answer_left_out, "an answer ends early"),
    "descenders cut by a clip": (without_descenders, "'gypsy' Rect(90, 158, 46, 13) is cut"),
    "descenders cut by a sheet": (sheet_too_low, "'gypsy' Rect(90, 158, 46, 13) is cut"),
    "descenders cut by the window": (off_the_window, "is cut"),
}


def test_a_sound_picture_has_no_fault() -> None:
    assert said(lambda surface, look: None) == []


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_defect_is_found(name: str) -> None:
    paint, expected = PLANTED[name]
    found = said(paint)
    assert any(expected.partition(" Rect")[0] in line for line in found), found


@pytest.mark.parametrize("place", [(1100, 600, 300, 50), (60, 690, 300, 50), (-20, 600, 300, 50)], ids=str)
def test_a_control_partly_outside_is_found(place: tuple[int, int, int, int]) -> None:
    assert any(
        line.startswith("control off the window") for line in said(lambda surface, look: None, pygame.Rect(place))
    )


def test_two_controls_on_each_other_are_found() -> None:
    paint: Painter = lambda surface, look: button.draw(surface, look, BUTTON.move(200, 20), Button("b", ""))  # noqa: E731
    assert any(line.startswith("controls overlap") for line in said(paint))


def test_words_too_long_for_a_button_are_found() -> None:
    assert any("cut" in line for line in said(lambda surface, look: None, BUTTON, "Search the whole room " * 9))


def test_an_explanation_may_lie_over_words() -> None:
    assert said(lambda surface, look: tooltip.draw(surface, look, "Why this is so", ROW.move(0, -28))) == []


@pytest.mark.parametrize(("tone", "low"), [((90, 100, 110), True), ((238, 244, 250), False)], ids=str)
def test_contrast_is_measured_on_the_picture(tone: tuple[int, int, int], low: bool) -> None:
    app = App(Preferences(size=SIZE), headless=True)
    app.stack.push(
        Planted(lambda surface, look: text.draw(surface, look, "Faint", ROW.move(0, 60), color=tone), BUTTON)
    )
    app.frame(1 / 60)
    found = legible.low_contrast(app.surface, 4.5, 3.0)
    assert any("'Faint'" in line for line in found) == low


def measured(paint: Painter) -> list[str]:
    """What does not stand out on a picture."""
    app = App(Preferences(size=SIZE), headless=True)
    app.stack.push(Planted(paint, BUTTON))
    app.frame(1 / 60)
    return legible.low_contrast(app.surface, 4.5, 3.0)


@pytest.mark.parametrize(("tone", "low"), [((70, 80, 90), True), ((238, 244, 250), False)], ids=str)
def test_contrast_of_turned_letters_is_measured(tone: tuple[int, int, int], low: bool) -> None:
    def turned(surface: pygame.Surface, look: Look) -> None:
        sheet = pygame.Surface((120, 40), pygame.SRCALPHA)
        sheet.blit(resources.font("barlow-condensed-600", 14).render("Faint", True, tone), (10, 10))
        surface.blit(pygame.transform.rotozoom(sheet, -8, 0.9), ROW.move(0, 60))

    assert any("'Faint'" in line for line in measured(turned)) == low


def test_what_a_plate_hides_of_an_icon_does_not_count() -> None:
    def covered(surface: pygame.Surface, look: Look) -> None:
        surface.blit(resources.icon("her_scout", 40, (238, 244, 250)), ROW.move(0, 60))
        token.badge(surface, look, (ROW.x + 30, ROW.y + 90), "2", (238, 244, 250))

    assert measured(covered) == []


WHITE_SHEET = pygame.Rect(120, 180, 300, 120)


@pytest.mark.parametrize("edges", [False, True])
def test_an_outline_is_measured_on_both_sides(edges: bool) -> None:
    def outlined(surface: pygame.Surface, look: Look) -> None:
        surface.fill((255, 255, 255), WHITE_SHEET)
        place = WHITE_SHEET.inflate(-60, -60)
        if edges:
            focus.draw(surface, look, place)
        else:
            surface.blit(panel.rim(place.size, 3, 8, focus.RING, 1.0), place)

    assert any(line.startswith("rim") for line in measured(outlined)) != edges
