"""Set up a game in which each seat has a role: who plays which hero, against whom, and where."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pygame

from scenes.kit import button, layout, record, resources, stepper, text
from scenes.kit import token as tokens
from scenes.kit.button import State
from scenes.kit.look import Look
from scenes.kit.screen import Control, Painter, from_button
from scenes.kit.theme import SEAT_SHAPES
from scenes.menus.data import GameChoice, OptionInfo, SeatChoice, SetupInfo, TitleInfo
from scenes.menus.new_game import NewGame, plate, small

RANDOM = "random"
WIDE = 0.66
"""The share of a seat's role that its name takes."""


def set_up(setup: SetupInfo, start: Callable[[GameChoice], None]) -> NewGame:
    """The page on which a title is set up."""
    return Casting(setup, start) if setup.role else NewGame(setup, start)


class Casting(NewGame):
    """Seats with their roles at the left, what is chosen by pictures at the right."""

    widest = 1640

    def _default(self) -> GameChoice:
        """One person runs all roles until others sit down."""
        choice = super()._default()
        return replace(choice, seats=tuple(SeatChoice() for _ in choice.seats))

    def _set(self, choice: GameChoice) -> None:
        """Only seats that are there have a role of their own, and no two the same."""
        options, taken = dict(choice.options), [RANDOM]
        for option in [one for one in self._setup.options if self._is_role(one)]:
            value, seat = options.get(option.id, option.default), int(option.id.removeprefix(self._setup.role))
            options[option.id] = value if seat <= len(choice.seats) and value not in taken else RANDOM
            taken.append(value)
        super()._set(replace(choice, options=options))

    def _newcomer(self) -> SeatChoice:
        """One person who runs all roles runs the new one too."""
        return SeatChoice() if all(seat.who == "person" for seat in self.choice.seats) else super()._newcomer()

    def _halves(self, look: Look, body: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        left, right = layout.columns(body, [0.54, 0.46], look.px(22))
        return left, right

    def _options(self) -> dict[str, OptionInfo]:
        return {option.id: option for option in self._setup.options}

    def _value(self, option: OptionInfo) -> str:
        return self.choice.options.get(option.id, option.default)

    def _folded(self) -> list[OptionInfo]:
        """The options that stay in the fold: no roles, nothing that is shown by pictures."""
        own = (self._setup.rank, *self._setup.pictured)
        return [one for one in self._setup.options if one.id not in own and not self._is_role(one)]

    def _is_role(self, option: OptionInfo) -> bool:
        return option.id.removeprefix(self._setup.role).isdigit()

    # -- seats ------------------------------------------------------------------------------------

    def _seats(self, look: Look, area: pygame.Rect) -> tuple[pygame.Rect, list[Control]]:
        pad, gap = look.px(18), look.px(10)
        y, high = area.y + self._label_high(look), self._seat_high(look)
        out: list[Control] = []
        for index in range(len(self.choice.seats)):
            out += self._seat_row(look, index, pygame.Rect(area.x + pad, y, area.width - 2 * pad, high))
            y += high + gap
        if len(self.choice.seats) < self._setup.title.players[1]:
            shown = button.Button("add", self.host.words("new_seat_add"), "ui_add", size=18)
            rect = pygame.Rect(area.x + pad, y, area.width - 2 * pad, button.height(look, 18))
            out.append(from_button(shown, rect, self._add, scrolls=True))
            y += rect.height + gap
        note = text.measure(look, self.note(), width=area.width - 2 * pad, size=16)[1]
        self._note_rect = pygame.Rect(area.x + pad, y + look.px(4), area.width - 2 * pad, note)
        return pygame.Rect(area.x, area.y, area.width, self._note_rect.bottom + pad - area.y), out

    def note(self) -> str:
        """One person may have several seats."""
        return self.host.words("new_one_runs_many")

    def _seat_high(self, look: Look) -> int:
        return max(look.px(70), text.line_height(look, "strong", look.type_px(18)) * 2 + look.px(16))

    def _seat_row(self, look: Look, index: int, row: pygame.Rect) -> list[Control]:
        """A seat: its role, who plays it, and small buttons."""
        gap, side = look.px(8), button.height(look)
        shown = [("name", "ui_rename", self._type_name(index), self.host.words("new_name"))]
        if index == len(self.choice.seats) - 1 and index >= self._setup.title.players[0]:
            shown.append(("remove", "ui_remove", self._remove, self.host.words("new_seat_remove")))
        tools = 2 if len(self.choice.seats) > self._setup.title.players[0] else 1
        role, who = layout.columns(
            pygame.Rect(row.x, row.y, row.width - tools * (side + gap), row.height), [0.58, 0.42], gap
        )
        option = self._options()[f"{self._setup.role}{index + 1}"]
        part = self._role_part(look, index, role.width - self._face_room(look, role))
        wide = who.width - look.px(24) - _figure(look)
        painter, step = self._role_painter(index, option, part), self._role_step(option)
        sitting, other = self._who_painter(index, wide), self._seat_step(index)
        out = [
            Control(option.id, role, painter, step=step, scrolls=True, part=part),
            Control(f"seat:{index}", who, sitting, step=other, scrolls=True, part=wide),
        ]
        for number, (key, icon, act, tip) in enumerate(shown):
            place = pygame.Rect(who.right + gap + number * (side + gap), row.centery - side // 2, side, side)
            if key == "remove" or self.choice.seats[index].who == "person":
                out.append(Control(f"{key}:{index}", place, small(icon), act, tip=tip, scrolls=True))
        return out

    def _role_step(self, option: OptionInfo) -> Callable[[int], None]:
        """The next role that nobody else has."""

        def step(by: int) -> None:
            values, now = [value for value, _ in option.values], self._value(option)
            taken = {self._value(one) for one in self._roles() if one.id != option.id} - {RANDOM}
            at = values.index(now)
            for away in range(1, len(values) + 1):
                value = values[(at + by * away) % len(values)]
                if value not in taken:
                    self._chooser(option.id, value)()
                    return

        return step

    def _roles(self) -> list[OptionInfo]:
        known = self._options()
        return [known[f"{self._setup.role}{index + 1}"] for index in range(len(self.choice.seats))]

    def _face_room(self, look: Look, rect: pygame.Rect) -> int:
        """What the face of a role takes of its row, from the left edge on."""
        return look.px(10) + rect.height - look.px(16)

    def _called(self, index: int) -> tuple[str, ...]:
        """What a seat is called, from the longest to the shortest."""
        return self.host.words("new_seat_number", number=index + 1), str(index + 1), ""

    def _role_part(self, look: Look, index: int, wide: int) -> int:
        """The width of a role's name: its share, or more where the seat has no more than its number."""
        part, free = round(wide * WIDE), wide - look.px(54)
        called = text.fitting(look, self._called(index), free - part, role="strong", size=19)
        if called != str(index + 1):
            return part
        numbers = [str(one + 1) for one in range(self._setup.title.players[1])]
        return max(part, free - max(text.measure(look, one, role="strong", size=19)[0] for one in numbers) - 2)

    def _role_painter(self, index: int, option: OptionInfo, part: int) -> Painter:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            value = self._value(option)
            plate(surface, look, rect, state)
            side = rect.height - look.px(16)
            place = pygame.Rect(rect.x + look.px(10), rect.y + look.px(8), side, side)
            piece = tokens.Token("ui_random" if value == RANDOM else value, index % len(SEAT_SHAPES))
            surface.blit(tokens.face(look, side, piece), place)
            taken = self._face_room(look, rect)
            inner = pygame.Rect(rect.x + taken, rect.y, rect.width - taken, rect.height)
            name = text.fitting(look, self._called(index), inner.width - part - look.px(54), role="strong", size=19)
            shown = self.host.words(dict(option.values)[value])
            stepper.draw(surface, look, inner, name, shown, state=state, bare=True, part=part)
            record.note("control", surface, rect, label=option.id)

        return paint

    def _who_painter(self, index: int, part: int) -> Painter:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            seat = self.choice.seats[index]
            plate(surface, look, rect, state)
            side = _figure(look)
            image = resources.icon("ui_person" if seat.who == "person" else "ui_robot", side, look.theme.tint)
            surface.blit(image, (rect.x + look.px(10), rect.centery - side // 2))
            stepper.draw(surface, look, rect, "", self._who(index), state=state, bare=True, part=part)
            record.note("control", surface, rect, label=f"seat:{index}")

        return paint

    def _who(self, index: int) -> str:
        seat = self.choice.seats[index]
        return seat.name if seat.who == "person" and seat.name else self._seat_name(index)

    # -- pictures ---------------------------------------------------------------------------------

    def _ranks(self, look: Look, area: pygame.Rect) -> tuple[pygame.Rect, list[Control]]:
        """The options with pictures, one below the other in one panel."""
        pad, known = look.px(18), self._options()
        y, out = area.y, []
        self._heads: list[tuple[str, pygame.Rect]] = []
        for name in self._setup.pictured:
            if not self._drawn(known[name]):
                row, y = self._plain(look, pygame.Rect(area.x + pad, y + pad, area.width - 2 * pad, 0), known[name])
                out.append(row)
                continue
            head = pygame.Rect(area.x, y, area.width, self._label_high(look))
            self._heads.append((self.host.words(known[name].name), head))
            inner = pygame.Rect(area.x + pad, head.bottom, area.width - 2 * pad, 0)
            tiles, y = self._tiles(look, inner, known[name])
            out += tiles
        return pygame.Rect(area.x, area.y, area.width, y + pad - area.y), out

    def _drawn(self, option: OptionInfo) -> bool:
        """Whether the values of an option have pictures."""
        return all(value == RANDOM or value in resources.icon_names() for value, _ in option.values)

    def _plain(self, look: Look, row: pygame.Rect, option: OptionInfo) -> tuple[Control, int]:
        """An option whose values have no pictures, as a row."""
        say = self.host.words
        row.height = stepper.height(look, row.width, say(option.name), say(option.help))
        painter, step = self._option_painter(option), self._option_step(option)
        return Control(f"opt:{option.id}", row, painter, step=step, scrolls=True), row.bottom

    def _tiles(self, look: Look, inner: pygame.Rect, option: OptionInfo) -> tuple[list[Control], int]:
        """One tile per value in one row, or in two where they would be too narrow."""
        gap, least = look.px(10), look.type_px(16) * 7
        across = len(option.values)
        while across > 2 and (inner.width - gap * (across - 1)) // across < least:
            across = -(-across // 2)
        wide = (inner.width - gap * (across - 1)) // across
        names = [self.host.words(name) for _, name in option.values]
        words = max(text.measure(look, one, width=wide - look.px(12), role="strong", size=17)[1] for one in names)
        high, out = _emblem(look) + words + look.px(24), []
        for index, (value, _) in enumerate(option.values):
            row, column = divmod(index, across)
            rect = pygame.Rect(inner.x + column * (wide + gap), inner.y + row * (high + gap), wide, high)
            act = self._chooser(option.id, value)
            out.append(Control(f"{option.id}:{value}", rect, self._tile_painter(option, value), act, scrolls=True))
        return out, inner.y + -(-len(option.values) // across) * (high + gap)

    def _tile_painter(self, option: OptionInfo, value: str) -> Painter:
        name = dict(option.values)[value]

        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            chosen = self._value(option) == value
            plate(surface, look, rect, state, chosen=chosen)
            side, tone = _emblem(look), look.theme.accent if chosen else look.theme.tint
            image = resources.icon("ui_random" if value == RANDOM else value, side, tone)
            surface.blit(image, (rect.centerx - side // 2, rect.y + look.px(8)))
            top = rect.y + side + look.px(12)
            room = pygame.Rect(rect.x + look.px(6), top, rect.width - look.px(12), rect.bottom - top - look.px(4))
            ink = look.theme.accent if chosen else look.theme.text
            text.draw(
                surface, look, self.host.words(name), room, role="strong", size=17, color=ink, align="center",
                valign="middle",
            )  # fmt: skip
            record.note("control", surface, rect, label=f"{option.id}:{value}")

        return paint

    def shown_title(self) -> TitleInfo:
        """The title with the picture of the villain that is chosen."""
        option = self._options()[self._setup.pictured[0]]
        value = self._value(option)
        return self._setup.title if value == RANDOM else replace(self._setup.title, icon=value)

    def _surprise(self) -> None:
        """A random team against anybody, anywhere."""
        options, known = dict(self.choice.options), self._options()
        for name in [one for one in self._setup.pictured if self._drawn(known[one])]:
            options[name] = random.choice([value for value, _ in known[name].values if value != RANDOM])
        team = random.sample([value for value, _ in self._roles()[0].values if value != RANDOM], len(self.choice.seats))
        options |= {option.id: hero for option, hero in zip(self._roles(), team, strict=True)}
        self._set(replace(self.choice, options=options, seed=str(random.randrange(1, 1_000_000))))

    # -- drawing ----------------------------------------------------------------------------------

    def paint_panels(self, surface: pygame.Surface, look: Look) -> None:
        """The panel of the pictures with its labels."""
        self.sheet(surface, look, self._rank_panel.move(0, -self.scroll))
        high = text.line_height(look, "label", look.type_px(16))
        for words, head in self._heads:
            row = pygame.Rect(head.x + look.px(20), head.y + look.px(15) - self.scroll, head.width - look.px(40), high)
            text.label(surface, look, words, row)


def _figure(look: Look) -> int:
    """The side of the picture of who plays, which grows a little with the text."""
    return look.px(30 * min(1.4, look.text_scale))


def _emblem(look: Look) -> int:
    """The side of the picture on a tile, which grows with the text."""
    return look.px(50 * look.text_scale)
