"""The end of a game: why it ended, who won by which rule, and score lines that add up."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import layout, panel, resources, text, token, vector
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control
from scenes.menus.data import EndInfo, SeatResult
from scenes.menus.page import Foot, Page


@dataclass(frozen=True)
class EndActions:
    """What the buttons do; `anew` lets chance choose again what it chose."""

    again: Callable[[], None]
    menu: Callable[[], None]
    rule: Callable[[str], None]
    replay: Callable[[], None] | None = None
    anew: Callable[[], None] | None = None


class End(Page):
    """Escape leads to the menu: the game is over and stored."""

    widest = 1640

    def __init__(self, info: EndInfo, actions: EndActions, theme: str = "house") -> None:
        """`info` holds finished sentences or message ids."""
        super().__init__()
        self.theme = theme
        self._info, self._actions = info, actions
        self._small: pygame.Surface | None = None

    def heading(self) -> str:
        """Victory, defeat or neither."""
        return self.host.words("end_drawn" if self._info.drawn else "end_won" if self._info.won else "end_lost")

    def foot(self) -> Foot:
        """Menu, replay, a new draw where chance has chosen, again."""
        say, do = self.host.words, self._actions
        barred = "" if do.replay else say("end_replay_barred")
        rule = (Button("rule", self._rule_words(), "ui_rules"), lambda: do.rule(self._info.rule))
        anew = [(Button("anew", say("end_anew"), "ui_random"), do.anew)] if do.anew else []
        return [
            (Button("menu", say("end_menu"), "ui_home"), do.menu),
            *([rule] if self._info.rule else []),
            (Button("replay", say("end_replay"), "ui_eye", reason=barred), do.replay or _nothing),
            *anew,
            (Button("again", say("end_again"), "ui_play", primary=True), do.again),
        ]

    def _rule_words(self) -> str:
        return self.host.words("end_by_rule", rule=self._info.rule)

    def back(self) -> None:
        """To the menu."""
        self._actions.menu()

    def command(self, name: str) -> bool:
        """F1 opens the rule that decided it."""
        if name == "rules" and self._info.rule:
            self._actions.rule(self._info.rule)
        return name == "rules"

    # -- layout ---------------------------------------------------------------------------------

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """Nothing to choose in the body; the results scroll when they must."""
        top = self._story_height(look, body.width)
        area = pygame.Rect(body.x, body.y + top, body.width, body.height - top)
        self.scroll_area = area
        self._cards = self._places(look, area)
        self.scroll_height = max((rect.bottom for rect in self._cards), default=area.y) - area.y
        return []

    def _story_height(self, look: Look, width: int) -> int:
        say, room = self.host.words, width - look.px(100)
        total = text.measure(look, say(self._info.verdict), width=room, role="heading", size=24)[1]
        total += text.measure(look, say(self._info.reason), width=room, size=19)[1]
        facts = self._facts()
        total += text.measure(look, facts, width=room, size=17)[1] + look.px(6) if facts else 0
        return total + look.px(30)

    def _facts(self) -> str:
        say = self.host.words
        return " · ".join(f"{say(name)} **{value}**" for name, value in self._info.facts)

    def _places(self, look: Look, area: pygame.Rect) -> list[pygame.Rect]:
        seats, gap = self._info.seats, look.px(20)
        across = max(1, min(len(seats), area.width // round(look.px(400) * max(1.0, look.text_scale * 0.8))))
        wide = min((area.width - gap * (across - 1)) // across, look.px(760) if len(seats) == 1 else area.width)
        heights = [self._card_height(look, wide, seat) for seat in seats]
        out: list[pygame.Rect] = []
        y = area.y
        for start in range(0, len(seats), across):
            row = range(start, min(start + across, len(seats)))
            high = max(heights[i] for i in row)
            out += [pygame.Rect(area.x + (i - start) * (wide + gap), y, wide, high) for i in row]
            y += high + gap
        return out

    def _line_heights(self, look: Look, width: int, seat: SeatResult) -> list[int]:
        room = width - 2 * look.px(24) - look.px(70)
        return [
            text.measure(look, self.host.words(line.text), width=room, size=18)[1] + look.px(12) for line in seat.lines
        ]

    def _head_height(self, look: Look, width: int, seat: SeatResult) -> int:
        room = width - 2 * look.px(24) - look.px(86)
        total = text.measure(look, self.host.words(seat.name), width=room, role="heading", size=24)[1]
        total += text.measure(look, self._outcome(seat), width=room, size=17)[1]
        return max(look.px(72), total)

    def _outcome(self, seat: SeatResult) -> str:
        say = self.host.words
        if self._info.drawn:
            return say(seat.outcome)
        mark = f"++{say('end_won_seat')}++" if seat.won else f"~~{say('end_lost_seat')}~~"
        return f"{mark} · {say(seat.outcome)}"

    def _total_height(self, look: Look) -> int:
        return text.line_height(look, "number", look.type_px(34)) + look.px(20)

    def _card_height(self, look: Look, width: int, seat: SeatResult) -> int:
        head = self._head_height(look, width, seat) + look.px(24) * 2
        if not seat.needed:
            return head
        return head + sum(self._line_heights(look, width, seat)) + self._total_height(look) + look.px(26)

    # -- drawing --------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Heading, what happened, and the sign of victory, defeat or a draw."""
        super().paint(surface, look)
        say, body = self.host.words, self.body(look)
        side, room = look.px(76), body.width - look.px(100)
        tone = look.theme.good if self._info.won else look.theme.tint if self._info.drawn else look.theme.bad
        icon = "ui_crown" if self._info.won else "ui_clock" if self._info.drawn else "ui_defeat"
        surface.blit(resources.icon(icon, side, tone), (body.x, body.y))
        y = body.y
        parts = [
            (say(self._info.verdict), "heading", 24.0, look.theme.text),
            (say(self._info.reason), "body", 19.0, look.theme.muted),
        ]
        if self._info.facts:
            parts.append((self._facts(), "body", 17.0, look.theme.tint))
        for words, role, size, ink in parts:
            high = text.measure(look, words, width=room, role=role, size=size)[1]
            text.draw(
                surface, look, words, pygame.Rect(body.x + look.px(100), y, room, high), role=role, size=size, color=ink
            )
            y += high + (look.px(6) if size == 19.0 else 0)

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """One card per seat, and beside a single one or below several the table as it lay at the end."""
        if self._info.picture:
            self._table(surface, look, self._info.picture)
        for seat, rect in zip(self._info.seats, self._cards, strict=True):
            self._card(surface, look, rect.move(0, -self.scroll), seat)

    def _table(self, surface: pygame.Surface, look: Look, picture: pygame.Surface) -> None:
        """The table in a frame, as large as there is room."""
        room = self._room(look).move(0, -self.scroll)
        wide = min(room.width, room.height * picture.get_width() // picture.get_height())
        if wide < look.px(400):
            return
        place = pygame.Rect(room.x, room.y, wide, wide * picture.get_height() // picture.get_width())
        place.centerx = place.centerx if len(self._cards) == 1 else room.centerx
        panel.draw(surface, look, place)
        inner = layout.inset(place, look.px(10))
        if self._small is None or self._small.get_size() != inner.size:
            self._small = pygame.transform.smoothscale(picture, inner.size)
        surface.blit(self._small, inner)

    def _room(self, look: Look) -> pygame.Rect:
        """What the cards leave: at the right of a single one, below several."""
        first, gap = self._cards[0], look.px(28)
        area = self.scroll_area or first
        if len(self._cards) == 1:
            return pygame.Rect(first.right + gap, first.y, area.right - first.right - gap, area.bottom - first.y)
        top = max(card.bottom for card in self._cards) + gap
        return pygame.Rect(area.x, top, area.width, max(0, area.bottom - top))

    def _card(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, seat: SeatResult) -> None:
        panel.draw(surface, look, rect, border=look.theme.good if seat.won else None)
        pad = look.px(24)
        inner = layout.inset(rect, pad)
        side, high = look.px(68), self._head_height(look, rect.width, seat)
        token.draw(surface, look, pygame.Rect(inner.x, inner.y, side, side), token.Token(seat.icon, seat.seat))
        x, room = inner.x + look.px(86), inner.width - look.px(86)
        name = text.measure(look, self.host.words(seat.name), width=room, role="heading", size=24)[1]
        text.draw(
            surface, look, self.host.words(seat.name), pygame.Rect(x, inner.y, room, name), role="heading", size=24
        )
        rest = pygame.Rect(x, inner.y + name, room, high - name)
        text.draw(surface, look, self._outcome(seat), rest, size=17, color=look.theme.muted)
        if seat.needed:
            self._lines(surface, look, pygame.Rect(inner.x, inner.y + high + look.px(14), inner.width, 0), seat)
            self._total(surface, look, rect, seat)

    def _lines(self, surface: pygame.Surface, look: Look, area: pygame.Rect, seat: SeatResult) -> None:
        y = area.y
        for line, high in zip(seat.lines, self._line_heights(look, area.width + 2 * look.px(24), seat), strict=True):
            ink = look.theme.text if line.reached else look.theme.muted
            words = pygame.Rect(area.x, y, area.width - look.px(70), high)
            text.draw(surface, look, self.host.words(line.text), words, size=18, color=ink, valign="middle")
            points = f"{line.points:+d}" if line.reached else "–"
            box = pygame.Rect(area.right - look.px(70), y, look.px(70), high)
            tone = look.theme.bad if line.points < 0 and line.reached else ink
            text.draw(surface, look, points, box, role="strong", size=19, color=tone, align="right", valign="middle")
            y += high

    def _total(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, seat: SeatResult) -> None:
        say, pad, high = self.host.words, look.px(24), self._total_height(look)
        box = pygame.Rect(rect.x + pad, rect.bottom - pad - high, rect.width - 2 * pad, high)
        body = vector.line(0, 1, box.width, 1, vector.pen(look.theme.tint_deep, 1.2, 0.5))
        surface.blit(vector.picture(box.width, 3, body), box)
        box = pygame.Rect(box.x, box.y + look.px(8), box.width, high - look.px(8))
        number = text.measure(look, str(seat.total), role="number", size=34)[0] + look.px(10)
        tone = look.theme.good if seat.won else look.theme.bad
        right = pygame.Rect(box.right - number, box.y, number, box.height)
        text.draw(
            surface,
            look,
            str(seat.total),
            right,
            role="number",
            size=34,
            color=tone,
            align="right",
            valign="middle",
            wrap=False,
        )
        left = pygame.Rect(box.x, box.y, box.width - number - look.px(10), box.height)
        words = f"**{say('end_total')}** {say('end_needed', needed=seat.needed)}"
        text.draw(surface, look, words, left, size=18, color=look.theme.muted, valign="middle")


def _nothing() -> None:
    """A barred button does nothing: its reason is shown instead."""
