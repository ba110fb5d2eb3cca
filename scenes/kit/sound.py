"""Short sounds of our own; a machine without an audio device simply stays quiet."""

import array
import math
from functools import cache

import pygame

_RATE = 22050
# name: (start Hz, end Hz, seconds, noise share, loudness)
_RECIPES: dict[str, tuple[float, float, float, float, float]] = {
    "click": (900, 700, 0.05, 0.1, 0.25),
    "card": (320, 180, 0.11, 0.8, 0.25),
    "die": (240, 150, 0.07, 0.6, 0.4),
    "good": (520, 780, 0.22, 0.0, 0.3),
    "bad": (260, 140, 0.3, 0.15, 0.35),
    "turn": (420, 420, 0.14, 0.0, 0.25),
    "alarm": (330, 300, 0.45, 0.1, 0.3),
}


class Sound:
    """Plays sounds by name at the loudness the settings ask for."""

    def __init__(self, level: float = 0.8) -> None:
        """Open the audio device if there is one."""
        self.level = level
        self.ready = _opened()

    def play(self, name: str) -> None:
        """Play a sound; an unknown name is an error even when quiet."""
        recipe = _RECIPES[name]
        if self.ready and self.level > 0:
            made = _made(recipe)
            made.set_volume(self.level)
            made.play()


def _opened() -> bool:
    if pygame.mixer.get_init():
        return True
    try:
        pygame.mixer.init(_RATE, -16, 1, 512)
    except pygame.error:
        return False
    return True


@cache
def _made(recipe: tuple[float, float, float, float, float]) -> pygame.mixer.Sound:
    """Synthesize a short tone that slides and dies away."""
    start, end, seconds, noise, loud = recipe
    count, phase, seed = int(_RATE * seconds), 0.0, 1
    samples = array.array("h")
    for index in range(count):
        share = index / count
        phase += (start + (end - start) * share) / _RATE
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        hiss = seed / 0x3FFFFFFF - 1
        tone = math.sin(2 * math.pi * phase) * (1 - noise) + hiss * noise
        samples.append(int(32767 * loud * tone * (1 - share) ** 2))
    channels = (pygame.mixer.get_init() or (_RATE, -16, 1))[2]
    data = samples if channels == 1 else array.array("h", [v for v in samples for _ in range(channels)])
    return pygame.mixer.Sound(buffer=data.tobytes())
