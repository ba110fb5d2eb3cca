"""The gallery's page in the house style: what menus are made of, seats and their shapes, and the scale of the type."""

import pygame

from scenes.gallery.stage import boxed, fits_label, line, paragraph
from scenes.kit import button, dice, focus, glyphs, layout, panel, resources, sight, stepper, text, token, vector
from scenes.kit.button import Button, State
from scenes.kit.dice import Die
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen
from scenes.kit.theme import DIE_COLORS, SEAT_COLORS, SEAT_SHAPES, theme
from scenes.kit.token import Token

_TITLES = (
    ("twenty_strong", "ship"),
    ("sentinels", "comic"),
    ("relic_nemesis", "gothic"),
    ("retaliation", "dark"),
)
_SEATS = ("her_scout", "ra", "rel_captain", "ret_officer", "nightmist", "ret_recon")


class HouseTable(Screen):
    """The page."""

    theme = "house"

    def build(self, look: Look) -> list[Control]:
        """Nothing here can be pressed; the buttons are painted in all their states."""
        return []

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Heading, titles, then four panels."""
        words, margin, gap = self.host.words, look.px(40), look.px(18)
        whole = pygame.Rect(0, 0, look.width, look.height).inflate(-2 * margin, -2 * margin)
        size = 44 / look.text_scale**0.6
        high = text.line_height(look, "title", look.type_px(size))
        head, tiles, below = layout.rows(whole, [high, 0.46, 0.54], gap)
        text.draw(surface, look, words("gal_house_title"), head, role="title", size=size, wrap=False)
        for place, (name, style) in zip(layout.columns(tiles, [1.0] * 4, gap), _TITLES, strict=True):
            self._tile(surface, look, place, name, style)
        left, middle, right = layout.columns(below, [0.34, 0.36, 0.3], gap)
        self._buttons(surface, look, left)
        dice_high = boxed_height(look, look.px(70)) + look.px(8)
        upper, lower = layout.rows(middle, [1.0, min(dice_high, middle.height * 2 // 5)], gap)
        self._seats(surface, look, upper)
        self._dice(surface, look, lower)
        self._type(surface, look, right)

    def _tile(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, name: str, style: str) -> None:
        own, (w, h) = look.themed(style), rect.size
        top, middle, low = theme(style).tile
        panel.shadow(surface, look, rect)
        body = vector.radial("g", (w / 2, h * 0.4), max(w, h) * 0.62, (0, top, 1), (0.55, middle, 1), (1, low, 1))
        pen = vector.pen(own.theme.tint_deep, max(1.2, look.unit * 1.4), 0.6)
        body += vector.rect(1, 1, w - 2, h - 2, look.px(own.theme.radius), vector.paint("url(#g)") + " " + pen)
        surface.blit(vector.picture(w, h, body), rect)
        line = text.line_height(own, "heading", look.type_px(24))
        side = round(min(w * 0.5, (h - line) * 0.62))
        drawn = resources.icon(name, side, own.theme.text)
        blur = look.px(8)
        at = drawn.get_rect(center=(rect.centerx, rect.y + round((h - line) * 0.5)))
        surface.blit(vector.soften(drawn, blur, 0.6), (at.x - blur, at.y - blur + look.px(5)))
        surface.blit(drawn, at)
        box = pygame.Rect(rect.x + look.px(16), rect.bottom - line - look.px(14), w - 2 * look.px(16), line)
        said = self.host.words(f"gal_house_{name}")
        text.draw(surface, own, said, box, role="heading", size=24, wrap=False)

    def _buttons(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        words = self.host.words
        inner = boxed(surface, look, rect, words("gal_house_buttons"))
        why = words("gal_house_reason")
        shown = (
            (Button("a", words("gal_house_default"), "ui_play", "1", primary=True), State()),
            (Button("b", words("gal_house_plain"), "ui_undo", "Z"), State()),
            (Button("c", words("gal_house_hovered")), State(hovered=True)),
            (Button("d", words("gal_house_pressed")), State(pressed=True)),
            (Button("e", words("gal_house_chosen"), chosen=True), State()),
            (Button("f", words("gal_house_barred"), reason=why), State()),
            (Button("g", words("gal_house_focused")), State(focused=True)),
        )
        high, gap, x, y = button.height(look, 18), look.px(12), inner.x, inner.y
        for one, state in shown:
            wide = min(button.width(look, one), inner.width)
            if x + wide > inner.right:
                x, y = inner.x, y + high + gap
            if y + high > inner.bottom:
                return
            place = pygame.Rect(x, y, wide, high)
            button.draw(surface, look, place, one, state)
            if state.focused:
                focus.draw(surface, look, place)
            x += wide + gap
        top = self._row(surface, look, pygame.Rect(inner.x, y + high + 2 * gap, inner.width, inner.bottom - y - high))
        self._remarks(surface, look, pygame.Rect(inner.x, top + gap, inner.width, inner.bottom - top - gap))

    def _remarks(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """A remark as it shows for a moment, good and bad."""
        y = rect.y
        for bad in (False, True):
            said = self.host.words("gal_house_reason" if bad else "gal_house_remark")
            wide, high = text.measure(look, said, width=rect.width - look.px(40), role="strong", size=18)
            box = pygame.Rect(rect.x, y, wide + look.px(40), high + look.px(24))
            if box.bottom > rect.bottom:
                return
            panel.draw(surface, look, box, border=look.theme.bad if bad else look.theme.accent, alpha=0.98)
            inner = box.inflate(-look.px(36), 0)
            text.draw(surface, look, said, inner, role="strong", size=18, align="center", valign="middle")
            y = box.bottom + look.px(12)

    def _row(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> int:
        """A row of the settings; returns where it ends."""
        words = self.host.words
        name, value = words("gal_house_scale"), words("gal_house_scale_value")
        high = stepper.height(look, rect.width, name, "")
        if high <= rect.height:
            place = pygame.Rect(rect.x, rect.y, rect.width, high)
            stepper.draw(surface, look, place, name, value, state=State(hovered=True))
            focus.draw(surface, look, place)
        return rect.y + high

    def _seats(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The six seats, and their colours as other eyes see them."""
        inner = boxed(surface, look, rect, self.host.words("gal_house_seats"))
        columns = layout.columns(inner, [0.22, *[0.13] * len(SEAT_COLORS)], look.px(8))
        side = min(columns[1].width, inner.height, look.px(72))
        for seat, place in enumerate(columns[1:]):
            spot = pygame.Rect(place.x, place.y, side, side)
            token.draw(surface, look, spot, Token(_SEATS[seat], seat, f"{seat + 1}", active=seat == 0))
        high, y = look.type_px(16) + look.px(10), inner.y + side + look.px(16)
        for name in ("", *sight.FILTERS):
            if y + high > inner.bottom:
                return
            row = pygame.Rect(columns[0].x, y, columns[0].width, high)
            said = self.host.words(f"gal_house_{name or 'plain_eyes'}")
            line(surface, look, said, row, role="small", size=16, ink=look.theme.muted)
            for seat, place in enumerate(columns[1:]):
                tone = sight.seen(SEAT_COLORS[seat], name) if name else SEAT_COLORS[seat]
                body = token.shape(
                    SEAT_SHAPES[seat], high, 0.9, vector.paint(tone) + " " + vector.pen((250, 250, 252), 1.2)
                )
                surface.blit(vector.picture(high, high, body), (place.x + (side - high) // 2, y))
            y += high + look.px(5)

    def _dice(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        inner = boxed(surface, look, rect, self.host.words("gal_house_dice"))
        for (hue, place), sides in zip(
            zip(DIE_COLORS, layout.columns(inner, [1.0] * len(DIE_COLORS), look.px(8)), strict=True),
            (6, 6, 10, 10, 20, 20, 12),
            strict=True,
        ):
            side = min(place.width, inner.height, look.px(70))
            face = "face_crit" if sides == 6 else f"{sides}"
            dice.draw(
                surface, look, pygame.Rect(place.x, place.y, side, side), Die(hue, hue[0].upper(), face, sides=sides)
            )

    def _type(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The sizes of the type, largest first."""
        inner = boxed(surface, look, rect, self.host.words("gal_house_type"))
        y = inner.y
        for role, size in (("heading", 26), ("strong", 20), ("body", 17), ("small", 16)):
            high = text.line_height(look, role, look.type_px(size))
            if y + high > inner.bottom:
                return
            row = pygame.Rect(inner.x, y, inner.width, high)
            _line(surface, look, self.host.words(f"gal_house_{role}"), row, role, size)
            y += high + look.px(5)
        said = self.host.words("gal_house_markup")
        size = text.measure(look, said, width=inner.width)[1]
        paragraph(surface, look, said, pygame.Rect(inner.x, y, inner.width, min(size, inner.bottom - y)))
        self._palettes(surface, look, pygame.Rect(inner.x, y + size + look.px(14), inner.width, inner.bottom))

    def _palettes(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The colours of the five styles."""
        gap, y = look.px(6), rect.y
        high = max(look.px(26), look.type_px(16) + look.px(8))
        for style in glyphs.THEMES:
            if y + high > rect.height:
                return
            shown = theme(style)
            tones = (
                shown.ground[0],
                shown.panel[0],
                shown.tint_deep,
                shown.tint,
                shown.text,
                shown.good,
                shown.bad,
                shown.accent,
            )
            for place, tone in zip(
                layout.columns(pygame.Rect(rect.x, y, rect.width, high), [1.0] * len(tones), gap), tones, strict=True
            ):
                sheet = panel.sheet(*place.size, tone, tone, 1.0, shown.tint, 0.5, 1, look.px(5))
                surface.blit(sheet, place)
            y += high + gap


def boxed_height(look: Look, inner: int) -> int:
    """Height of a labelled panel around something."""
    return inner + fits_label(look) + look.px(13)


def _line(surface: pygame.Surface, look: Look, words: str, rect: pygame.Rect, role: str, size: float) -> None:
    """One line in a role, where it fits."""
    shown = text.fitting(look, (words, ""), rect.width, role=role, size=size)
    if shown:
        text.draw(surface, look, shown, rect, role=role, size=size, wrap=False)
