"""Set up a game: seats, difficulty, options in a fold, the shuffle; Start is one click away."""

import random
from collections.abc import Callable
from dataclasses import replace

import pygame

from scenes.kit import button, glyphs, layout, record, resources, stepper, text
from scenes.kit import token as tokens
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.panel import sheet
from scenes.kit.screen import Control, Painter, from_button
from scenes.kit.theme import SEAT_SHAPES, mix
from scenes.menus import tile
from scenes.menus.data import GameChoice, OptionInfo, SeatChoice, SetupInfo, TitleInfo
from scenes.menus.entry import Entry
from scenes.menus.page import Foot, Page


class NewGame(Page):
    """`start` gets the finished choice."""

    def __init__(self, setup: SetupInfo, start: Callable[[GameChoice], None]) -> None:
        """Begin with the last used set-up, or one person and the defaults."""
        super().__init__()
        self._setup = setup
        self._start = start
        self.choice = self._default()
        self.open = False

    def _default(self) -> GameChoice:
        setup = self._setup
        options = {option.id: option.default for option in setup.options}
        low = setup.title.players[0]
        seats = (SeatChoice(), *(SeatChoice(self._level()) for _ in range(low - 1)))
        return GameChoice(setup.title.id, seats, options)

    def _level(self) -> str:
        """The level of a new computer player: the one in the middle."""
        return self._setup.levels[len(self._setup.levels) // 2]

    def heading(self) -> str:
        """The title's name."""
        return self.host.words(self._setup.title.name)

    def foot(self) -> Foot:
        """Back, last used, surprise, Start."""
        say = self.host.words
        none = "" if self._setup.last else say("new_last_none")
        return [
            (Button("back", say("ui_back"), "ui_back"), self.back),
            (Button("last", say("new_last"), "ui_clock", reason=none), self._use_last),
            (Button("random", say("new_random"), "ui_random"), self._surprise),
            (Button("start", say("new_start"), "ui_play", primary=True), lambda: self._start(self.choice)),
        ]

    # -- layout ---------------------------------------------------------------------------------

    def _halves(self, look: Look, body: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        left, right = layout.columns(body, [0.44, 0.56], look.px(22))
        return left, right

    def _label_high(self, look: Look) -> int:
        return text.line_height(look, "label", look.type_px(16)) + look.px(24)

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """Seats at the left; difficulty, options and shuffle at the right; all in one scroll."""
        self.scroll_area = body
        left, right = self._halves(look, body)
        self._seat_panel, seats = self._seats(look, left)
        self._rank_panel, ranks = self._ranks(look, right)
        top = self._rank_panel.bottom + look.px(18) if ranks else right.y
        self._more_panel, more = self._more(look, pygame.Rect(right.x, top, right.width, 0))
        free = body.bottom - self._seat_panel.bottom - look.px(18)
        self._art = pygame.Rect(left.x, self._seat_panel.bottom + look.px(18), left.width, free)
        self.scroll_height = max(self._seat_panel.bottom, self._more_panel.bottom) - body.y
        return seats + ranks + more

    def _seats(self, look: Look, area: pygame.Rect) -> tuple[pygame.Rect, list[Control]]:
        say, pad, gap = self.host.words, look.px(18), look.px(10)
        y, inner = area.y + self._label_high(look), area.width - 2 * pad
        out: list[Control] = []
        low, high_count = self._setup.title.players
        for index in range(len(self.choice.seats)):
            high = max(look.px(74), text.line_height(look, "strong", look.type_px(18)) * 2 + look.px(18))
            removable = index == len(self.choice.seats) - 1 and index >= low
            side = button.height(look)
            rect = pygame.Rect(area.x + pad, y, inner - (side + gap) * (1 + removable), high)
            part = round((rect.width - self._piece_side(look, high) - look.px(14)) * 0.62)
            paint, step = self._seat_painter(index, part), self._seat_step(index)
            out.append(Control(f"seat:{index}", rect, paint, step=step, scrolls=True, part=part))
            place = pygame.Rect(rect.right + gap, y + (high - side) // 2, side, side)
            if self.choice.seats[index].who == "person":
                act, tip = self._type_name(index), say("new_name")
                out.append(Control(f"name:{index}", place, small("ui_rename"), act, tip=tip, scrolls=True))
            if removable:
                act, tip, place = self._remove, say("new_seat_remove"), place.move(side + gap, 0)
                out.append(Control("remove", place, small("ui_remove"), act, tip=tip, scrolls=True))
            y += high + gap
        if len(self.choice.seats) < high_count:
            shown = Button("add", say("new_seat_add"), "ui_add", size=18)
            rect = pygame.Rect(area.x + pad, y, inner, button.height(look, 18))
            out.append(from_button(shown, rect, self._add, scrolls=True))
            y += rect.height + gap
        note = text.measure(look, self.note(), width=inner, size=16)[1]
        self._note_rect = pygame.Rect(area.x + pad, y + look.px(4), inner, note)
        return pygame.Rect(area.x, area.y, area.width, self._note_rect.bottom + pad - area.y), out

    def _rank_option(self) -> OptionInfo | None:
        return next((option for option in self._setup.options if option.id == self._setup.rank), None)

    def _ranks(self, look: Look, area: pygame.Rect) -> tuple[pygame.Rect, list[Control]]:
        option = self._rank_option()
        if option is None:
            return pygame.Rect(area.x, area.y, area.width, 0), []
        pad, gap = look.px(18), look.px(10)
        inner = pygame.Rect(area.x + pad, area.y + self._label_high(look), area.width - 2 * pad, 0)
        across = 2 if inner.width > look.px(420) * look.text_scale else 1
        wide = (inner.width - gap * (across - 1)) // across
        heights = [self._rank_height(look, wide, value, name) for value, name in option.values]
        y, out = inner.y, []
        for first in range(0, len(heights), across):
            high = max(heights[first : first + across])
            for column, (value, _name) in enumerate(option.values[first : first + across]):
                rect = pygame.Rect(inner.x + column * (wide + gap), y, wide, high)
                painter, act = self._rank_painter(option, value), self._chooser(option.id, value)
                out.append(Control(f"rank:{value}", rect, painter, act, scrolls=True))
            y += high + gap
        return pygame.Rect(area.x, area.y, area.width, y - gap + pad - area.y), out

    def _rank_help(self, value: str) -> str:
        """One line about a rank, when the title has one (message rank_<value>_text)."""
        message = f"{self._setup.rank}_{value}_text"
        return self.host.words(message) if self.host.words.has(message) else ""

    def _rank_height(self, look: Look, width: int, value: str, name: str) -> int:
        room = width - 2 * look.px(16)
        total = text.measure(look, self.host.words(name), width=room, role="strong", size=19)[1]
        explain = self._rank_help(value)
        total += text.measure(look, explain, width=room, size=16)[1] if explain else 0
        return total + look.px(26)

    def _more(self, look: Look, area: pygame.Rect) -> tuple[pygame.Rect, list[Control]]:
        say, pad, gap = self.host.words, look.px(18), look.px(10)
        inner = pygame.Rect(area.x + pad, area.y + pad, area.width - 2 * pad, 0)
        high = stepper.height(look, inner.width, say("new_seed"), say("new_seed_help"))
        seed = Control(
            "seed",
            pygame.Rect(inner.x, inner.y, inner.width, high),
            self._seed_painter(),
            self._type_seed,
            scrolls=True,
        )
        y = seed.rect.bottom + gap
        others = self._folded()
        if not others:
            return pygame.Rect(area.x, area.y, area.width, y - gap + pad - area.y), [seed]
        changed = sum(self.choice.options.get(o.id, o.default) != o.default for o in others)
        icon = "ui_less" if self.open else "ui_more"
        note = say("new_options_changed", count=changed)
        fold = Button("fold", say("new_options"), icon, note=note, size=18)
        need = button.width(look, fold)
        tall = button.height(look, 18) if need <= inner.width else button.height(look, 18) * 3 // 2
        rect = pygame.Rect(inner.x, y, inner.width, tall)
        tip = "" if self.open else say("new_options_help")
        out = [seed, from_button(fold, rect, self._fold, scrolls=True, tip=tip)]
        y = rect.bottom + gap
        for option in others if self.open else []:
            high = stepper.height(look, inner.width, say(option.name), say(option.help))
            place = pygame.Rect(inner.x, y, inner.width, high)
            out.append(
                Control(
                    f"opt:{option.id}",
                    place,
                    self._option_painter(option),
                    step=self._option_step(option),
                    scrolls=True,
                )
            )
            y += high + gap
        return pygame.Rect(area.x, area.y, area.width, y - gap + pad - area.y), out

    def _folded(self) -> list[OptionInfo]:
        """The options in the fold: all but the one shown large."""
        return [option for option in self._setup.options if option.id != self._setup.rank]

    # -- choices --------------------------------------------------------------------------------

    def _set(self, choice: GameChoice) -> None:
        self.choice = choice
        self.rebuild()

    def _use_last(self) -> None:
        if self._setup.last:
            last = self._setup.last.options
            kept = {
                option.id: last[option.id] if last.get(option.id) in dict(option.values) else option.default
                for option in self._setup.options
            }
            self._set(replace(self._setup.last, options=kept))

    def _surprise(self) -> None:
        """A random rank and shuffle; seats and rulings stay."""
        option = self._rank_option()
        options = dict(self.choice.options)
        if option:
            options[option.id] = random.choice(option.values)[0]
        self._set(replace(self.choice, options=options, seed=str(random.randrange(1, 1_000_000))))

    def _fold(self) -> None:
        self.open = not self.open
        self.rebuild()

    def _add(self) -> None:
        self._set(replace(self.choice, seats=(*self.choice.seats, self._newcomer())))

    def _newcomer(self) -> SeatChoice:
        """Who sits in a seat that is added."""
        return SeatChoice(self._level())

    def _remove(self) -> None:
        self._set(replace(self.choice, seats=self.choice.seats[:-1]))

    def _kinds(self) -> tuple[str, ...]:
        return ("person", *self._setup.levels)

    def _seat_step(self, index: int) -> Callable[[int], None]:
        def step(by: int) -> None:
            kinds, seats = self._kinds(), list(self.choice.seats)
            seats[index] = replace(seats[index], who=kinds[(kinds.index(seats[index].who) + by) % len(kinds)])
            self._set(replace(self.choice, seats=tuple(seats)))

        return step

    def _chooser(self, option: str, value: str) -> Callable[[], None]:
        return lambda: self._set(replace(self.choice, options={**self.choice.options, option: value}))

    def _option_step(self, option: OptionInfo) -> Callable[[int], None]:
        def step(by: int) -> None:
            values = [value for value, _ in option.values]
            now = values.index(self.choice.options.get(option.id, option.default))
            self._chooser(option.id, values[(now + by) % len(values)])()

        return step

    def _type_seed(self) -> None:
        ask = self.host.words("new_seed_ask")
        typing = Entry(ask, self.choice.seed, self._put_seed, longest=15, keep=glyphs.digits, optional=True)
        self.host.stack.push(typing)

    def _put_seed(self, seed: str) -> None:
        self._set(replace(self.choice, seed=str(int(seed)) if seed else ""))

    def _type_name(self, index: int) -> Callable[[], None]:
        def act() -> None:
            ask = self.host.words("new_name_ask", number=index + 1)
            name = self.choice.seats[index].name
            typing = Entry(ask, name, lambda typed: self._put_name(index, typed), longest=20, optional=True)
            self.host.stack.push(typing)

        return act

    def _put_name(self, index: int, name: str) -> None:
        seats = list(self.choice.seats)
        seats[index] = replace(seats[index], name=name)
        self._set(replace(self.choice, seats=tuple(seats)))

    # -- drawing --------------------------------------------------------------------------------

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """The three panels and their labels."""
        say = self.host.words
        self.sheet(surface, look, self._seat_panel.move(0, -self.scroll), say("new_seats"))
        self.paint_panels(surface, look)
        self.sheet(surface, look, self._more_panel.move(0, -self.scroll))
        if self._art.height > look.px(160):
            tile.art(surface, look, self._art.move(0, -self.scroll), self.shown_title())
        note = self._note_rect.move(0, -self.scroll)
        text.draw(surface, look, self.note(), note, size=16, color=look.theme.muted)

    def paint_panels(self, surface: pygame.Surface, look: Look) -> None:
        """The panel of the option that is shown large."""
        if self._rank_option():
            self.sheet(surface, look, self._rank_panel.move(0, -self.scroll), self.host.words("new_rank"))

    def shown_title(self) -> TitleInfo:
        """The title as its picture shows it."""
        return self._setup.title

    def note(self) -> str:
        """A remark below the seats."""
        return self.host.words("new_heroes_later")

    def _seat_name(self, index: int) -> str:
        people = [i for i, seat in enumerate(self.choice.seats) if seat.who == "person"]
        if people == [index]:
            return self.host.words("new_seat_person_first")
        return self.host.words(f"new_seat_{self.choice.seats[index].who}")

    def _piece_side(self, look: Look, high: int) -> int:
        """The size of the shape of a seat in a row of some height."""
        return min(look.px(46), high - look.px(16))

    def _seat_painter(self, index: int, part: int) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            side = self._piece_side(look, rect.height)
            number = self.host.words("new_seat_number", number=index + 1)
            name = (self.choice.seats[index].name if self.choice.seats[index].who == "person" else "") or number
            shift = side + look.px(14)
            plate(surface, look, rect, state)
            inner = pygame.Rect(rect.x + shift, rect.y, rect.width - shift, rect.height)
            stepper.draw(surface, look, inner, name, self._seat_name(index), state=state, bare=True, part=part)
            place = pygame.Rect(rect.x + look.px(14), rect.centery - side // 2, side, side)
            _shape(surface, look, place, index, "ui_person" if self.choice.seats[index].who == "person" else "ui_robot")
            record.note("control", surface, rect, label=f"seat:{index}")

        return paint

    def _rank_painter(
        self, option: OptionInfo, value: str
    ) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
        name = dict(option.values)[value]

        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            chosen = self.choice.options.get(option.id, option.default) == value
            plate(surface, look, rect, state, chosen=chosen)
            pad = look.px(16)
            room = rect.width - 2 * pad
            high = text.measure(look, self.host.words(name), width=room, role="strong", size=19)[1]
            head = pygame.Rect(rect.x + pad, rect.y + look.px(12), room, high)
            tone = look.theme.accent if chosen else look.theme.text
            text.draw(surface, look, self.host.words(name), head, role="strong", size=19, color=tone)
            rest = pygame.Rect(head.x, head.bottom, room, rect.bottom - head.bottom - look.px(8))
            text.draw(surface, look, self._rank_help(value), rest, size=16, color=look.theme.muted)
            record.note("control", surface, rect, label=f"rank:{value}")

        return paint

    def _option_painter(self, option: OptionInfo) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            say = self.host.words
            value = self.choice.options.get(option.id, option.default)
            tone = None if value == option.default else look.theme.accent
            shown = say(dict(option.values)[value])
            stepper.draw(surface, look, rect, say(option.name), shown, explain=say(option.help), state=state, tone=tone)

        return paint

    def _seed_painter(self) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            say = self.host.words
            value = self.choice.seed or say("new_seed_random")
            words = say("new_seed_help")
            stepper.draw(surface, look, rect, say("new_seed"), value, explain=words, state=state, arrows=False)

        return paint


def plate(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State, *, chosen: bool = False) -> None:
    """The ground of a row or a choice."""
    theme = look.theme
    lift = (0.1 if state.hovered else 0.0) + (0.12 if chosen else 0.0)
    fill = (mix(theme.button[0], theme.tint, lift), mix(theme.button[1], theme.tint, lift))
    border = theme.accent if chosen else theme.tint_deep
    line = 2.0 if chosen else 1.0
    image = sheet(
        rect.width, rect.height, *fill, 0.9, border, 0.9 if chosen else 0.3, line, look.px(theme.radius * 0.7)
    )
    surface.blit(image, rect)


def _shape(surface: pygame.Surface, look: Look, place: pygame.Rect, seat: int, icon: str) -> None:
    """The seat's own shape and colour with a person or a robot in it."""
    piece = tokens.Token(icon, seat % len(SEAT_SHAPES))
    surface.blit(tokens.face(look, place.width, piece), place)


def small(icon: str) -> Painter:
    """A small button with nothing but a picture."""

    def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
        plate(surface, look, rect, state)
        side = rect.width // 2
        image = resources.icon(icon, side, look.theme.tint)
        surface.blit(image, (rect.centerx - side // 2, rect.centery - side // 2))
        record.note("control", surface, rect, label=icon)

    return paint
