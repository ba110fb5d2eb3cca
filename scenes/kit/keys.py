"""Commands and the keys, buttons and sticks that give them; every key can be bound anew."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

DEFAULTS: dict[str, str] = {
    "accept": "return",
    "back": "escape",
    "next": "tab",
    "previous": "shift+tab",
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
    "zoom": "space",
    "around": "x",
    "undo": "ctrl+z",
    "rules": "f1",
    "hint": "h",
    "skip": "s",
    "log": "l",
    "run": "n",
    "step": "t",
    "step_back": "shift+t",
    "play": "k",
    "round_back": "page up",
    "round_on": "page down",
    "standing": "a",
    "notes": "p",
    "secrets": "v",
    "reference": "r",
    "order": "o",
    "more": "e",
    "nearer": "+",
    "farther": "-",
    "whole": "0",
    "pan_left": "ctrl+left",
    "pan_right": "ctrl+right",
    "pan_up": "ctrl+up",
    "pan_down": "ctrl+down",
    "save": "ctrl+s",
    "menu": "f10",
    "fullscreen": "f11",
    "mute": "m",
}
_PAD_BUTTONS = {
    0: "accept", 1: "back", 2: "zoom", 3: "undo", 4: "previous", 5: "next", 6: "rules", 7: "menu", 8: "step", 9: "run",
}  # fmt: skip
_PAD_AXES = {
    (2, 1): "farther", (5, 1): "nearer",
    (3, -1): "pan_left", (3, 1): "pan_right", (4, -1): "pan_up", (4, 1): "pan_down",
}  # fmt: skip
"""Triggers and the right stick."""
_PAD_NAMES = {
    "nearer": "RT",
    "farther": "LT",
    "accept": "A",
    "back": "B",
    "zoom": "X",
    "undo": "Y",
    "previous": "LB",
    "next": "RB",
    "rules": "Back",
    "menu": "Start",
    "step": "LS",
    "run": "RS",
}
_NAMES = {
    "return": "Enter", "escape": "Esc", "shift": "Shift", "ctrl": "Ctrl", "alt": "Alt",
    "page up": "PgUp", "page down": "PgDn",
}  # fmt: skip
_MODS = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))


def spelled(event: pygame.event.Event) -> str:
    """The binding text of a key press, such as 'ctrl+z'."""
    name = pygame.key.name(event.key)
    if name == "enter" or event.key == pygame.K_KP_ENTER:
        name = "return"
    if getattr(event, "unicode", "") == "+":
        return "+"
    if len(name) == 3 and name[0] == "[":
        name = name[1]
    held = [word for mask, word in _MODS if getattr(event, "mod", 0) & mask]
    return "+".join([*held, name])


def shown(binding: str) -> str:
    """A binding as a person reads it: 'Ctrl Z'."""
    if binding == "+":
        return binding
    return " ".join(
        _NAMES.get(part, part.upper() if len(part) == 1 or part[1:].isdigit() else part.capitalize())
        for part in binding.split("+")
    )


@dataclass(frozen=True)
class Keys:
    """The bindings in force; `pad` says that a gamepad was used last."""

    bindings: Mapping[str, str] = field(default_factory=lambda: dict(DEFAULTS))
    pad: bool = False

    def command(self, event: pygame.event.Event) -> str | None:
        """The command of a key or gamepad event."""
        if event.type == pygame.KEYDOWN:
            said = spelled(event)
            if said in ("f11", "alt+return"):
                return "fullscreen"
            return next((command for command, key in self.bindings.items() if key == said), None)
        if event.type == pygame.JOYBUTTONDOWN:
            return _PAD_BUTTONS.get(event.button)
        if event.type == pygame.JOYAXISMOTION:
            return _PAD_AXES.get((event.axis, getattr(event, "leaned", 0)))
        if event.type == pygame.JOYHATMOTION:
            return {(0, 1): "up", (0, -1): "down", (-1, 0): "left", (1, 0): "right"}.get(tuple(event.value))
        return None

    def name(self, command: str) -> str:
        """The key of a command as a badge shows it, or the button of the gamepad that is in use."""
        return _PAD_NAMES.get(command, "") if self.pad else shown(self.bindings.get(command, ""))

    def conflicts(self) -> frozenset[str]:
        """Commands whose key another command has too."""
        used = list(self.bindings.values())
        return frozenset(command for command, key in self.bindings.items() if used.count(key) > 1)

    def bound(self, command: str, binding: str) -> "Keys":
        """These keys with one changed."""
        return Keys({**self.bindings, command: binding}, self.pad)
