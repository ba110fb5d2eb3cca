"""Parts that all styles have in common: seats, type, colours, forms, panels, dials, passages, a log, a question."""

import pygame

from scenes.gallery.stage import line, paragraph
from scenes.kit import dial, focus, glyphs, hexes, layout, panel, prompt, sight, space, stepper, text, token, vector
from scenes.kit.button import Button, State
from scenes.kit.dial import Dial
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.prompt import Prompt
from scenes.kit.theme import SEAT_COLORS, SEAT_SHAPES, theme
from scenes.kit.token import Token
from scenes.kit.words import Words

SEATS = ("her_scout", "ra", "rel_captain", "ret_officer", "nightmist", "ret_recon")
_TYPE = (("heading", 26), ("strong", 20), ("body", 17), ("small", 16))
_DIALS = (
    (Dial(0, 10, red=4), 7.0),
    (Dial(0, 10, red=4), 2.0),
    (Dial(0, 6), 3.4),
)


def seats(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """The six seats, and their colours as other eyes see them."""
    columns = layout.columns(area, [0.22, *[0.13] * len(SEAT_COLORS)], look.px(8))
    side = min(columns[1].width, area.height, look.px(72))
    for seat, place in enumerate(columns[1:]):
        spot = pygame.Rect(place.x, place.y, side, side)
        token.draw(surface, look, spot, Token(SEATS[seat], seat, f"{seat + 1}", active=seat == 0))
    high, y = look.type_px(16) + look.px(10), area.y + side + look.px(16)
    for name in ("", *sight.FILTERS):
        if y + high > area.bottom:
            return
        row = pygame.Rect(columns[0].x, y, columns[0].width, high)
        said = words(f"gal_house_{name or 'plain_eyes'}")
        line(surface, look, said, row, role="small", size=16, ink=look.theme.muted)
        for seat, place in enumerate(columns[1:]):
            tone = sight.seen(SEAT_COLORS[seat], name) if name else SEAT_COLORS[seat]
            pen = vector.paint(tone) + " " + vector.pen((250, 250, 252), 1.2)
            body = token.shape(SEAT_SHAPES[seat], high, 0.9, pen)
            surface.blit(vector.picture(high, high, body), (place.x + (side - high) // 2, y))
        y += high + look.px(5)


def letters(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """The sizes of the type, largest first, and a sentence with all that may stand in one."""
    y = area.y
    for role, size in _TYPE:
        high = text.line_height(look, role, look.type_px(size))
        if y + high > area.bottom:
            return
        shown = text.fitting(look, (words(f"gal_house_{role}"), ""), area.width, role=role, size=size)
        if shown:
            row = pygame.Rect(area.x, y, area.width, high)
            text.draw(surface, look, shown, row, role=role, size=size, wrap=False)
        y += high + look.px(5)
    paragraph(surface, look, words("gal_house_markup"), pygame.Rect(area.x, y, area.width, area.bottom - y))


def colours(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """The colours of the five styles, one row each."""
    gap = look.px(6)
    for place, style in zip(layout.rows(area, [1.0] * len(glyphs.THEMES), gap), glyphs.THEMES, strict=True):
        shown = theme(style)
        tones = (
            shown.ground[0], shown.panel[0], shown.tint_deep, shown.tint, shown.text, shown.good, shown.bad,
            shown.accent,
        )  # fmt: skip
        for spot, tone in zip(layout.columns(place, [1.0] * len(tones), gap), tones, strict=True):
            surface.blit(panel.sheet(*spot.size, tone, tone, 1.0, shown.tint, 0.5, 1, look.px(5)), spot)


def forms(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """Rows of the settings: at rest, pointed at with a bar, and with the focus ring."""
    name, value, gap = words("gal_house_scale"), words("gal_house_scale_value"), look.px(14)
    high, y = stepper.height(look, area.width, name, ""), area.y
    states = (State(), State(hovered=True), State(focused=True))
    for state, share in zip(states, (None, 0.6, None), strict=True):
        place = pygame.Rect(area.x, y, area.width, high)
        if place.bottom > area.bottom:
            return
        stepper.draw(surface, look, place, name, value, state=state, share=share)
        if state.focused:
            focus.draw(surface, look, place)
        y += high + gap


def panels(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """A panel at rest, that of the active seat, one that can be chosen; below, remarks that are good and bad news."""
    upper, lower = layout.rows(area, [0.4, 0.6], look.px(16))
    for index, place in enumerate(layout.columns(upper, [1.0] * 3, look.px(20))):
        if index == 2:
            panel.selectable(surface, look, place)
        panel.draw(surface, look, place, active=index == 1)
    y = lower.y
    for bad in (False, True):
        said = words("gal_house_reason" if bad else "gal_house_remark")
        wide, high = text.measure(look, said, width=lower.width - look.px(40), role="strong", size=18)
        box = pygame.Rect(lower.x, y, wide + look.px(40), high + look.px(24))
        if box.bottom > lower.bottom + look.px(8):
            return
        panel.draw(surface, look, box, border=look.theme.bad if bad else look.theme.accent, alpha=0.98)
        inner = box.inflate(-look.px(36), 0)
        text.draw(surface, look, said, inner, role="strong", size=18, align="center", valign="middle")
        y = box.bottom + look.px(12)


def dials(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """Dials: calm, in the red, on the way between two numbers; small ones go without numbers."""
    for place, (shown, value) in zip(layout.columns(area, [1.0] * len(_DIALS), look.px(10)), _DIALS, strict=True):
        side = min(place.width, place.height)
        small = side < look.type_px(16) * 9
        face = Dial(shown.low, shown.high, shown.red, shown.numbers and not small, shown.show_value and not small)
        dial.draw(surface, look, pygame.Rect(place.x, place.y, place.width, side), face, value)


def passages(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """Passages: at rest, one that can be taken with noise in it, one behind a closed door, and a link to go."""
    wide = look.px(44)
    for index, place in enumerate(layout.columns(area, [1.0] * 4, look.px(22))):
        ends = (place.x, place.centery), (place.right, place.centery)
        if index == 3:
            space.arrow(surface, look, ends)
        else:
            lit = index == 1
            hexes.corridor(
                surface,
                look,
                ends,
                f"{index + 1}",
                width=wide,
                noise=2 * lit,
                door=index == 2,
                selectable=lit,
                clear=0.5,
            )


def told(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """A log: a heading, lines of which one is pointed at, and the newest."""
    shown = Log()
    shown.add(Entry(words("gal_log_round"), head=True))
    shown.add(*(Entry(words(f"gal_ship_log_{number}")) for number in range(3, 7)))
    shown.fresh = len(shown.entries) - 1
    shown.draw(surface, look, area, words("gal_log"), shown.entries[2])


def asked(surface: pygame.Surface, look: Look, area: pygame.Rect, words: Words) -> None:
    """A question with its reason, its options, one of them barred, and undo at the right."""
    options = (
        Button("a", words("gal_house_default"), "ui_play", "1", primary=True),
        Button("b", words("gal_house_plain"), badge="2"),
        Button("c", words("gal_house_barred"), reason=words("gal_house_reason")),
    )
    shown = Prompt(words("gal_ship_ask"), "", options, (Button("undo", words("gal_undo"), "ui_undo"),))
    if prompt.height(look, area.width, shown) <= area.height:
        prompt.draw(surface, look, pygame.Rect(*area.topleft, area.width, area.height), shown)
