"""Statistics: games played and won, a panel for each title, people first, then the computer's levels."""

from dataclasses import dataclass

import pygame

from scenes.kit import panel, record, resources, text
from scenes.kit.look import Look
from scenes.kit.screen import Control
from scenes.kit.theme import mix
from scenes.menus import empty
from scenes.menus.page import Reading


@dataclass(frozen=True)
class Tally:
    """Games of one kind of player at one rank; `who` and `rank` are message ids."""

    who: str
    rank: str
    person: bool
    played: int
    won: int
    best: int
    drawn: int = 0


@dataclass(frozen=True)
class TitleTally:
    """All lines of one title."""

    name: str
    icon: str
    theme: str
    lines: tuple[Tally, ...]

    @property
    def by_people(self) -> tuple[int, int, int]:
        """Games that people played and won, and their most points."""
        own = [line for line in self.lines if line.person]
        return sum(line.played for line in own), sum(line.won for line in own), max((x.best for x in own), default=0)

    @property
    def scored(self) -> bool:
        """Whether anybody ever had points; some titles give none."""
        return any(line.best for line in self.lines)


class Statistics(Reading):
    """Nothing to choose; the arrows and page keys scroll."""

    widest = 1240

    def __init__(self, titles: tuple[TitleTally, ...]) -> None:
        """The titles that were played."""
        super().__init__()
        self._titles = titles
        self._places: list[tuple[TitleTally, pygame.Rect]] = []

    def heading(self) -> str:
        """Statistics."""
        return self.host.words("menu_statistics")

    # -- layout ------------------------------------------------------------------------------------

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """One panel after another in the scroll area."""
        self.scroll_area, y = body, body.y
        self._places = []
        for title in self._titles:
            high = self._height(look, title)
            self._places.append((title, pygame.Rect(body.x, y, body.width, high)))
            y += high + look.px(20)
        self.scroll_height = max(0, y - look.px(20) - body.y)
        return []

    def _height(self, look: Look, title: TitleTally) -> int:
        return self._head(look) + len(title.lines) * (self._row(look) + look.px(8)) + look.px(20)

    def _head(self, look: Look) -> int:
        number = text.line_height(look, "number", look.type_px(44 / look.text_scale**0.5))
        label = text.line_height(look, "body", look.type_px(16))
        return max(number + label, look.px(96)) + look.px(44)

    def _row(self, look: Look) -> int:
        return max(look.px(62), text.line_height(look, "strong", look.type_px(18)) * 2 + look.px(10))

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A word when nothing was played yet."""
        super().paint(surface, look)
        if not self._titles:
            empty.draw(self, surface, look, "ui_chart", "stats_empty")

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """The panels that can be seen."""
        for title, rect in self._places:
            place = rect.move(0, -self.scroll)
            if self.scroll_area and place.colliderect(self.scroll_area):
                self._title(surface, look, place, title)

    def _title(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, title: TitleTally) -> None:
        panel.draw(surface, look, rect)
        pad, head = look.px(24), self._head(look)
        side = look.px(72)
        tone = mix(look.themed(title.theme).theme.tint, (255, 255, 255), 0.5)
        image = resources.icon(title.icon, side, tone)
        middle = rect.y + look.px(22) + (head - look.px(44)) // 2
        surface.blit(image, image.get_rect(midleft=(rect.x + pad, middle)))
        numbers = round(rect.width * 0.54)
        x = rect.x + pad + side + look.px(20)
        name = pygame.Rect(x, rect.y + look.px(22), rect.right - pad - numbers - x, head - look.px(44))
        text.draw(surface, look, self.host.words(title.name), name, role="heading", size=26, valign="middle")
        self._numbers(surface, look, pygame.Rect(rect.right - pad - numbers, name.y, numbers, name.height), title)
        y = rect.y + head
        for line in title.lines:
            row = pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, self._row(look))
            self._line(surface, look, row, line, title.scored)
            y += row.height + look.px(8)

    def _numbers(self, surface: pygame.Surface, look: Look, area: pygame.Rect, title: TitleTally) -> None:
        """What the people of this machine have done so far, in large figures."""
        played, won, best = title.by_people
        shown = [("stats_played", str(played)), ("stats_won", str(won))]
        shown += [("stats_best", str(best) if played else "–")] if title.scored else []
        wide = area.width // len(shown)
        high = text.line_height(look, "number", look.type_px(44 / look.text_scale**0.5))
        label = text.line_height(look, "body", look.type_px(16))
        top = area.y + (area.height - high - label) // 2
        for index, (name, value) in enumerate(shown):
            box = pygame.Rect(area.x + index * wide, top, wide, high)
            size = 44 / look.text_scale**0.5
            ink = look.theme.good if name == "stats_won" and won else look.theme.text
            text.draw(surface, look, value, box, role="number", size=size, color=ink, align="center", wrap=False)
            words = pygame.Rect(box.x, box.bottom, wide, label)
            tone = look.theme.muted
            text.draw(surface, look, self.host.words(name), words, size=16, color=tone, align="center", wrap=False)

    def _line(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, line: Tally, scored: bool) -> None:
        """Who, at which rank, the share that was won as a bar, and the numbers."""
        theme, say, pad = look.theme, self.host.words, look.px(18)
        ground = panel.sheet(*rect.size, *theme.button, 0.9, theme.tint_deep, 0.25, 1, look.px(theme.radius * 0.7))
        surface.blit(ground, rect)
        record.note("panel", surface, rect)
        side = round(rect.height * 0.46)
        icon = resources.icon("ui_person" if line.person else "ui_robot", side, theme.tint)
        surface.blit(icon, icon.get_rect(midleft=(rect.x + pad, rect.centery)))
        x = rect.x + pad + side + look.px(16)
        half = rect.height // 2 - look.px(5)
        left = pygame.Rect(x, rect.y + look.px(5), round(rect.width * 0.46) - (x - rect.x), half)
        role = "strong" if line.person else "body"
        if line.rank:
            below = pygame.Rect(x, rect.centery, left.width, half)
            text.draw(surface, look, say(line.rank), below, size=16, color=theme.muted, valign="middle", wrap=False)
        else:
            left.centery = rect.centery
        text.draw(surface, look, say(line.who), left, role=role, size=18, valign="middle", wrap=False)
        area = pygame.Rect(left.right, rect.y, rect.right - pad - left.right, rect.height)
        self._share(surface, look, area, line, say("stats_line_best", best=line.best) if scored else "")

    def _share(self, surface: pygame.Surface, look: Look, area: pygame.Rect, line: Tally, best: str) -> None:
        say, theme = self.host.words, look.theme
        percent = round(100 * line.won / max(1, line.played))
        words = pygame.Rect(area.x, area.y + look.px(5), area.width, area.height // 2 - look.px(5))
        told = say("stats_line", won=line.won, played=line.played, share=percent, drawn=line.drawn)
        wide = text.measure(look, best, size=16)[0] + 2
        left = pygame.Rect(words.x, words.y, words.width - wide - look.px(12), words.height)
        text.draw(surface, look, told, left, role="strong", size=17, valign="middle", wrap=False)
        right = pygame.Rect(words.right - wide, words.y, wide, words.height)
        text.draw(surface, look, best, right, size=16, color=theme.muted, align="right", valign="middle", wrap=False)
        track = pygame.Rect(area.x, area.centery + look.px(10), area.width, max(6, look.px(9)))
        pygame.draw.rect(surface, theme.panel[1], track, border_radius=track.height)
        part = round(track.width * percent / 100)
        if part:
            pygame.draw.rect(surface, theme.good, (*track.topleft, part, track.height), border_radius=track.height)
