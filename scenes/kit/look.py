"""A theme at one window size and text scale: what every drawing function is given."""

from dataclasses import dataclass, field, replace

from scenes.kit.resources import Color
from scenes.kit.theme import STRONG, Theme, theme


@dataclass(frozen=True)
class Look:
    """Sizes are written for 1080 lines and turned into pixels here."""

    theme: Theme
    width: int
    height: int
    text_scale: float = 1.0
    still: bool = False
    shine: float = field(default=1.0, compare=False)
    """How strong the gold glow of what can be chosen is now: it pulses a few times, then rests at 1."""

    @property
    def unit(self) -> float:
        """Pixels per design unit (1.0 at 1920x1080)."""
        return min(self.height / 1080, self.width / 1728)

    @property
    def compact(self) -> bool:
        """True below 900 lines: the compact layout is wanted."""
        return self.height < 900

    @property
    def floor(self) -> int:
        """Smallest text allowed: 14 px up to 720 lines, 16 at 1080, 32 at 2160."""
        if self.height <= 720:
            return 14
        if self.height <= 1080:
            return round(14 + 2 * (self.height - 720) / 360)
        return round(16 * self.height / 1080)

    def px(self, units: float) -> int:
        """Design units as whole pixels, at least one."""
        return max(1, round(units * self.unit))

    def type_px(self, units: float) -> int:
        """Text size in pixels, never below the floor, times the player's text scale."""
        return round(max(self.floor, units * self.unit) * self.text_scale)

    def modest(self, most: float = 1.25) -> "Look":
        """The same with a smaller text scale, where room is scarce and a closer look is at hand."""
        return self if self.text_scale <= most else replace(self, text_scale=most)

    def themed(self, name: str) -> "Look":
        """The same size (and contrast) in another theme."""
        strong = self.theme.name.endswith(STRONG) and not name.endswith(STRONG)
        return replace(self, theme=theme(f"{name}{STRONG}" if strong else name))

    @property
    def contrast(self) -> float:
        """The least contrast of words: more of it in the themes for eyes that need more."""
        return 7.0 if self.theme.name.endswith(STRONG) else 4.5

    @property
    def thin_contrast(self) -> float:
        """The least contrast of colours that carry thin strokes, of which the soft edges take a part."""
        return 10.2 if self.contrast > 4.5 else 5.6

    @property
    def hair_contrast(self) -> float:
        """The least contrast where such strokes are hardly wider than a pixel, or lie under a sheen."""
        return self.thin_contrast * 1.3

    @property
    def text(self) -> Color:
        """Colour of ordinary text."""
        return self.theme.text


def look(name: str, size: tuple[int, int], text_scale: float = 1.0, still: bool = False) -> Look:
    """A look from a theme name and a window size; below 720 lines the largest texts would leave no room."""
    return Look(theme(name), size[0], size[1], min(text_scale, max(1.0, 2 * size[1] / 720)), still)
