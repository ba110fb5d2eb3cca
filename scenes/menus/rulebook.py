"""A rulebook on the screen: chapters at the left, numbered rules at the right, a search, a jump to any rule."""

from collections.abc import Callable

import pygame

from scenes.kit import button, field, markdown, panel, resources, text
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.markdown import Block
from scenes.kit.screen import Control, from_button
from scenes.menus.page import Foot, Page, inside

TARGET, APART = 32, 4
"""The least height of a target and the least gap to the next, in pixels."""


class Rulebook(Page):
    """`source` is markdown; `rule` is opened and marked at first."""

    widest = 1640

    def __init__(self, title: str, source: str, rule: str = "", theme: str = "house") -> None:
        """`title` is a message id."""
        super().__init__()
        self.theme = theme
        self._title = title
        self._blocks = markdown.parse(source)
        self.rule = rule
        self.term = ""
        self._field: field.Field | None = None
        self._searching = False
        self._places: list[tuple[Block, pygame.Rect]] = []
        self._jump = bool(rule)
        self._heads = [block for block in self._blocks if block.kind == "h2"]
        self._first, self._more = 0, False

    def heading(self) -> str:
        """The title's name, or the word rulebook."""
        return self.host.words(self._title)

    def foot(self) -> Foot:
        """Back and search."""
        say = self.host.words
        out: Foot = [(Button("back", say("ui_back"), "ui_back"), self.back)]
        if self.term:
            out.append((Button("clear", say("rules_clear"), "ui_remove"), self._clear))
        out.append((Button("search", say("rules_search"), "ui_search", badge="Ctrl F"), self._open_search))
        return out

    # -- layout ---------------------------------------------------------------------------------

    def _halves(self, look: Look, body: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Contents and text; below 125 % of large text the contents keep a third."""
        wide = min(look.px(420), round(body.width * 0.31))
        left = pygame.Rect(body.x, body.y, wide, body.height)
        x = left.right + look.px(20)
        return left, pygame.Rect(x, body.y, body.right - x, body.height)

    def shown(self) -> list[Block]:
        """The blocks that match the search, those first that explain its word; or all."""
        if not self.term:
            return list(self._blocks)
        term = self.term.casefold()
        ranks = self._explaining(term)
        found = [b for b in self._blocks if b.rule in ranks or term in f"{text.plain(b.text)} {b.rule}".casefold()]
        found.sort(key=lambda block: ranks.get(block.rule, 2))
        return [markdown.lit(block, self.term) for block in found]

    def _explaining(self, term: str) -> dict[str, int]:
        """The rules behind the words that are searched (0) or begin so (1)."""
        ranks: dict[str, int] = {}
        for name, rule in self.host.words.terms.items():
            if name.casefold().startswith(term):
                ranks[rule] = min(ranks.get(rule, 1), int(name.casefold() != term))
        return ranks

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """Chapters as controls; the text lies in the scroll area."""
        left, right = self._halves(look, body)
        area = inside(look, right, False)
        if self.term or self._searching:
            area.y += self._bar_height(look)
            area.height -= self._bar_height(look)
        self.scroll_area = area
        self._place(look, area)
        if self._searching and self._field is None:
            self._field = field.Field(
                look, self._field_rect(look), self.term, hint=self.host.words("rules_search_hint")
            )
        return self._chapters(look, left)

    def _place(self, look: Look, area: pygame.Rect) -> None:
        self._places, y = [], area.y
        width = area.width - look.px(12)
        for block in self.shown():
            high = markdown.height(look, block, width)
            self._places.append((block, pygame.Rect(area.x + look.px(6), y, width, high)))
            y += high
        self.scroll_height = y - area.y + look.px(30)
        if self._jump:
            self._jump = False
            place = next((rect for block, rect in self._places if block.rule == self.rule), None)
            if place:
                self.scroll = max(0, min(place.y - area.y - look.px(60), self.scroll_height - area.height))

    def _bar_height(self, look: Look) -> int:
        return field.height(look) + look.px(12)

    def _field_rect(self, look: Look) -> pygame.Rect:
        right = inside(look, self._halves(look, self.body(look))[1], False)
        return pygame.Rect(right.x, right.y, right.width // 2, field.height(look))

    def _chapters(self, look: Look, left: pygame.Rect) -> list[Control]:
        """As many chapters as fit, from the first one shown; below them buttons for more."""
        area, gap = inside(look, left, True), max(APART, look.px(4))
        rows = [self._row_high(look, head, area.width) for head in self._heads]
        high = max(TARGET, look.type_px(17) + look.px(10))
        strip = pygame.Rect(area.x, area.bottom - high, area.width, high)
        crowded = sum(rows) + gap * len(rows) > area.height
        bottom = strip.y - gap if crowded else area.bottom
        out, y = list[Control](), area.y
        for index, head in list(enumerate(self._heads))[self._first :]:
            if y + rows[index] > bottom:
                break
            rect = pygame.Rect(area.x, y, area.width, rows[index])
            out.append(Control(f"chapter:{index}", rect, _painter(head), self._goer(head), radius=6))
            y += rows[index] + gap
        self._more = self._first + len(out) < len(self._heads)
        return out + (self._turns(strip, gap) if crowded else [])

    def _turns(self, strip: pygame.Rect, gap: int) -> list[Control]:
        """Buttons that bring earlier or later chapters."""
        wide, out = (strip.width - gap) // 2, list[Control]()
        if self._first:
            place = pygame.Rect(strip.x, strip.y, wide, strip.height)
            out.append(Control("contents:up", place, _sign("ui_up"), lambda: self._leaf(-1), radius=6))
        if self._more:
            place = pygame.Rect(strip.right - wide, strip.y, wide, strip.height)
            out.append(Control("contents:down", place, _sign("ui_less"), lambda: self._leaf(1), radius=6))
        return out

    def _leaf(self, by: int) -> None:
        self._shift(by)

    def _row_high(self, look: Look, head: Block, width: int) -> int:
        words = text.measure(look, head.text, width=width - look.px(20), size=17)[1]
        return max(TARGET, words + look.px(12))

    def _shift(self, by: int) -> bool:
        """Scroll the contents by whole chapters."""
        first = self._first + by
        if first < 0 or (by > 0 and not self._more):
            return False
        self._first = first
        self.rebuild()
        return True

    def _arrow(self, name: str) -> bool:
        """At either end of the contents an arrow brings the next chapters."""
        shown = [control.key for control in self.controls if control.key.startswith("chapter:")]
        ends = {"down": shown[-1:], "up": shown[:1]}.get(name, [])
        if self.focused in ends and self.focused and self._shift(1 if name == "down" else -1):
            self.focused = f"chapter:{int(self.focused[8:]) + (1 if name == 'down' else -1)}"
            self.by_keys = True
            return True
        return super()._arrow(name)

    def _goer(self, head: Block) -> Callable[[], None]:
        def act() -> None:
            self.term = ""
            self.rebuild()
            place = next((rect for block, rect in self._places if block is head), None)
            if place and self.scroll_area:
                self.scroll = max(0, min(place.y - self.scroll_area.y, self._most_scroll()))
            self.dirty = True

        return act

    def open_rule(self, rule: str) -> None:
        """Show and mark a rule."""
        self.rule, self.term, self._jump = rule, "", True
        self.rebuild()

    # -- search ---------------------------------------------------------------------------------

    def _open_search(self) -> None:
        self._searching, self._field = True, None
        pygame.key.start_text_input()
        self.rebuild()

    def _clear(self) -> None:
        self.term, self._searching, self._field = "", False, None
        self.rebuild()

    def search(self, term: str) -> None:
        """Show only what contains a word."""
        self.term, self.scroll = term.strip(), 0
        self.rebuild()

    def refresh(self) -> None:
        """The line for typing is made anew at another size."""
        self._field = None
        super().refresh()

    def back(self) -> None:
        """First out of the search, then out of the book."""
        if self._searching or self.term:
            self._clear()
        else:
            super().back()

    def handle(self, event: pygame.event.Event) -> bool:
        """Ctrl F opens the search; typing goes into it; the page keys scroll."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self._open_search()
            return True
        if event.type == pygame.MOUSEWHEEL and self._halves(self.look, self.body(self.look))[0].collidepoint(
            self.host.pointer
        ):
            return self._shift(-1 if event.y > 0 else 1)
        if self._field and event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN:
            self._searching, self._field = False, None
            self.rebuild()
            return True
        if self._field and self._field.handle(event):
            if self._field.text.strip() != self.term:
                self.search(self._field.text)
            self.dirty = True
            return True
        if event.type == pygame.KEYDOWN and self.scroll_area:
            page = round(self.scroll_area.height * 0.85)
            by = {pygame.K_PAGEDOWN: page, pygame.K_PAGEUP: -page, pygame.K_HOME: -(10**7), pygame.K_END: 10**7}
            if event.key in by:
                return self.scroll_by(by[event.key])
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Let the caret blink."""
        super().update(dt)
        if self._field and self._field.update(dt):
            self.dirty = True

    # -- drawing --------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The two panels, and the line of the search."""
        super().paint(surface, look)
        left, right = self._halves(look, self.body(look))
        self.sheet(surface, look, left, self.host.words("rules_contents"))
        self.sheet(surface, look, right)
        if not (self.term or self._searching):
            return
        line = self._field_rect(look)
        if self._field:
            self._field.draw(surface)
        count = self.host.words("rules_found", count=len(self.shown()), term=self.term) if self.term else ""
        rest = pygame.Rect(line.right + look.px(16), line.y, line.width - look.px(16), line.height)
        rest = rest if self._field else line
        text.draw(surface, look, count, rest, size=17, color=look.theme.muted, valign="middle")

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """The blocks that can be seen."""
        area = self.scroll_area
        for block, rect in self._places:
            place = rect.move(0, -self.scroll)
            if area and place.bottom > area.top and place.top < area.bottom:
                markdown.draw(surface, look, block, place, marked=bool(block.rule) and block.rule == self.rule)


def _painter(head: Block) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
    """A line of the contents."""

    def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
        if state.hovered:
            fill = look.theme.button[0]
            surface.blit(panel.sheet(rect.width, rect.height, fill, fill, 1.0, fill, 0.0, 1, look.px(6)), rect)
        tone = look.theme.text if state.hovered else look.theme.muted
        box = rect.inflate(-look.px(20), -look.px(10))
        text.draw(surface, look, head.text, box, size=17, color=tone, valign="middle")

    return paint


def _sign(icon: str) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
    """A button that is a small picture."""

    def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
        fill = look.theme.button[0 if state.hovered else 1]
        surface.blit(panel.sheet(rect.width, rect.height, fill, fill, 1.0, fill, 0.0, 1, look.px(6)), rect)
        side = rect.height - look.px(6)
        picture = resources.icon(icon, side, look.theme.tint)
        surface.blit(picture, (rect.centerx - side // 2, rect.centery - side // 2))

    return paint


class Shelf(Page):
    """The rulebooks there are, when there is more than one."""

    def __init__(self, books: tuple[tuple[str, str], ...], choose: Callable[[str], None]) -> None:
        """Pairs of id and name (a message id)."""
        super().__init__()
        self._books, self._choose = books, choose

    def heading(self) -> str:
        """Rulebooks."""
        return self.host.words("menu_rulebooks")

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """One button per book."""
        out, y = [], body.y + look.px(10)
        for key, name in self._books:
            shown = Button(key, self.host.words(name), "ui_rules", size=22)
            high = button.height(look, 22) + look.px(12)
            out.append(
                from_button(shown, pygame.Rect(body.x, y, min(body.width, look.px(900)), high), self._chooser(key))
            )
            y += high + look.px(14)
        return out

    def _chooser(self, key: str) -> Callable[[], None]:
        return lambda: self._choose(key)
