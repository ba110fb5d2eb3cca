"""A scene made of controls: mouse, keyboard and gamepad, focus ring, scrolling and explanations for all menus."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import background, button, focus, panel, record, stepper, tooltip
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.stack import Host, Scene

Painter = Callable[[pygame.Surface, Look, pygame.Rect, State], None]


@dataclass(frozen=True)
class Control:
    """Something that can be chosen. `step` makes left and right change it; `reason` bars it.

    `part` is the width of the value of a row that is stepped, where it is not the usual one.
    """

    key: str
    rect: pygame.Rect
    paint: Painter
    press: Callable[[], None] | None = None
    step: Callable[[int], None] | None = None
    reason: str = ""
    tip: str = ""
    scrolls: bool = False
    radius: float | None = None
    default: bool = False
    part: int | None = None


def from_button(
    shown: Button, rect: pygame.Rect, press: Callable[[], None], *, tip: str = "", scrolls: bool = False
) -> Control:
    """A control that is a button."""

    def paint(surface: pygame.Surface, look: Look, place: pygame.Rect, state: State) -> None:
        button.draw(surface, look, place, shown, state)

    return Control(shown.key, rect, paint, press, reason=shown.reason, tip=tip, scrolls=scrolls, default=shown.primary)


class Screen(Scene):
    """Subclasses fill `build` (the controls) and `paint` (everything that cannot be chosen)."""

    theme = "house"
    veil = 0.6
    """How dark it is below, where the screen does not cover everything."""

    def __init__(self) -> None:
        """An empty screen; controls are built when it enters the stack."""
        super().__init__()
        self.controls: list[Control] = []
        self.focused: str | None = None
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.by_keys = False
        self.scroll = 0
        self.scroll_area: pygame.Rect | None = None
        self.scroll_height = 0
        self._still_for = 0.0
        self._tip_shown: str | None = None

    # -- for subclasses -------------------------------------------------------------------------

    def build(self, look: Look) -> list[Control]:
        """The controls, laid out for the current window."""
        return []

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Everything below the controls."""

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """What scrolls along with the controls; the surface is clipped to the scroll area."""

    def back(self) -> None:
        """One step back."""
        self.host.stack.pop()

    def command(self, name: str) -> bool:
        """A command that no control took; True when used."""
        return False

    # -- life -----------------------------------------------------------------------------------

    def enter(self, host: Host) -> None:
        """Build the controls and put the focus on the default."""
        super().enter(host)
        self.rebuild()

    def refresh(self) -> None:
        """Lay everything out anew."""
        super().refresh()
        if self._host:
            self.rebuild()

    def resume(self, result: object) -> None:
        """Back on top: things may have changed meanwhile."""
        super().resume(result)
        self.rebuild()

    def rebuild(self) -> None:
        """Make the controls anew from the present state."""
        self.scroll_area, self.scroll_height = None, 0
        self.controls = self.build(self.look)
        self.scroll = max(0, min(self.scroll, self._most_scroll()))
        if self.focused not in {control.key for control in self.controls}:
            first = next((c for c in self.controls if c.default), self.controls[0] if self.controls else None)
            self.focused = first.key if first else None
        self.dirty = True

    def _most_scroll(self) -> int:
        return max(0, self.scroll_height - self.scroll_area.height) if self.scroll_area else 0

    def placed(self, control: Control) -> pygame.Rect:
        """Where a control is drawn now."""
        return control.rect.move(0, -self.scroll) if control.scrolls else control.rect

    def _reachable(self, control: Control, spot: tuple[int, int]) -> bool:
        inside = not control.scrolls or self.scroll_area is None or self.scroll_area.collidepoint(spot)
        return inside and self.placed(control).collidepoint(spot)

    def spared(self) -> tuple[tuple[pygame.Rect, ...], ...]:
        """A remark covers no control that always shows."""
        return (tuple(control.rect for control in self.controls if not control.scrolls),)

    def at(self, spot: tuple[int, int]) -> Control | None:
        """The control under a point."""
        return next((c for c in reversed(self.controls) if self._reachable(c, spot)), None)

    def control(self, key: str | None) -> Control | None:
        """The control with a key."""
        return next((c for c in self.controls if c.key == key), None)

    # -- input ----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Mouse, keyboard and gamepad (a stick comes as its D-pad)."""
        if event.type == pygame.MOUSEMOTION:
            return self._point(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._push(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_by(-event.y * self.look.px(70))
        name = self.host.keys.command(event)
        return self._obey(name) if name else False

    def _point(self, spot: tuple[int, int]) -> bool:
        found = self.at(spot)
        key = found.key if found else None
        if key != self.hovered:
            self.hovered, self._still_for, self._tip_shown, self.dirty = key, 0.0, None, True
        return found is not None

    def _push(self, spot: tuple[int, int]) -> bool:
        self._point(spot)
        found = self.at(spot)
        self.pressed = found.key if found else None
        if found:
            self.focused, self.by_keys = found.key, False
        self.dirty = True
        return found is not None

    def _release(self, spot: tuple[int, int]) -> bool:
        found, was, self.pressed = self.at(spot), self.pressed, None
        self.dirty = True
        if found and found.key == was:
            if found.step and not found.press and not found.reason:
                found.step(stepper.side(self.look, self.placed(found), spot, found.part))
            else:
                self._activate(found)
            return True
        return False

    def _activate(self, control: Control) -> None:
        if control.reason:
            self.host.toast(control.reason, bad=True)
        elif control.press:
            control.press()
        elif control.step:
            control.step(1)

    def _obey(self, name: str) -> bool:
        if name == "back":
            self.back()
            return True
        if name in ("next", "previous"):
            return self._travel(1 if name == "next" else -1)
        if name in ("up", "down", "left", "right"):
            return self._arrow(name)
        if name == "accept":
            found = self.control(self.focused)
            if found:
                self.by_keys = True
                self._activate(found)
                self.dirty = True
                return True
        return self.command(name)

    def _travel(self, step: int) -> bool:
        keys = [control.key for control in self.controls]
        current = keys.index(self.focused) if self.focused in keys else None
        index = focus.stepped(len(keys), current, step)
        return self._focus(index)

    def _arrow(self, name: str) -> bool:
        here = self.control(self.focused)
        if here and here.step and name in ("left", "right"):
            self.by_keys = True
            here.step(1 if name == "right" else -1)
            self.dirty = True
            return True
        rects = [control.rect for control in self.controls]
        current = next((i for i, c in enumerate(self.controls) if c.key == self.focused), None)
        return self._focus(focus.nearest(rects, current, name))

    def _focus(self, index: int | None) -> bool:
        if index is None:
            return False
        self.by_keys = True
        self.focused = self.controls[index].key
        self._show(self.controls[index])
        self.dirty = True
        return True

    def _show(self, control: Control) -> None:
        """Scroll so that a control can be seen."""
        if not control.scrolls or self.scroll_area is None:
            return
        area, margin = self.scroll_area, self.look.px(24)
        top, bottom = control.rect.top - area.top - margin, control.rect.bottom - area.bottom + margin
        if self.scroll > top:
            self.scroll = max(0, top)
        elif self.scroll < bottom:
            self.scroll = min(self._most_scroll(), bottom)

    def scroll_by(self, pixels: int) -> bool:
        """Move the scrolled part."""
        before = self.scroll
        self.scroll = max(0, min(self._most_scroll(), self.scroll + pixels))
        self.dirty = self.dirty or self.scroll != before
        return self.scroll != before

    def update(self, dt: float) -> None:
        """Show an explanation after the pointer has rested a while."""
        if self.hovered and self._tip_shown is None:
            self._still_for += dt
            found = self.control(self.hovered)
            if found and (found.tip or found.reason) and self._still_for * 1000 >= self.host.preferences.hover_ms:
                self._tip_shown, self.dirty = found.key, True

    @property
    def busy(self) -> bool:
        """While the pointer rests on something that will explain itself."""
        found = self.control(self.hovered)
        return bool(found and (found.tip or found.reason) and self._tip_shown is None)

    # -- drawing --------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Ground, panels, controls, focus ring and explanation."""
        look = self.look
        if self.opaque:
            background.draw(surface, look)
        else:
            panel.scrim(surface, self.veil)
        self.paint(surface, look)
        self._draw_controls(surface, look, scrolled=False)
        if self.scroll_area:
            self._draw_scrolled(surface, look, self.scroll_area)
        self._draw_tip(surface, look)

    def _draw_scrolled(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        before = surface.get_clip()
        surface.set_clip(area.inflate(look.px(16), 0))
        with record.scrolling(self._most_scroll() > 0):
            self.paint_scrolled(surface, look)
            self._draw_controls(surface, look, scrolled=True)
        surface.set_clip(before)
        if self._most_scroll():
            scroll_bar(surface, look, area, self.scroll, self.scroll_height)

    def _draw_controls(self, surface: pygame.Surface, look: Look, *, scrolled: bool) -> None:
        for control in self.controls:
            if control.scrolls != scrolled:
                continue
            rect = self.placed(control)
            if scrolled and self.scroll_area and not rect.colliderect(self.scroll_area):
                continue
            state = State(control.key == self.hovered, control.key == self.pressed, control.key == self.focused)
            control.paint(surface, look, rect, state)
            if state.focused and self.by_keys:
                focus.draw(surface, look, rect, control.radius)

    def _draw_tip(self, surface: pygame.Surface, look: Look) -> None:
        found = self.control(self._tip_shown)
        if found is None and self.by_keys:
            held = self.control(self.focused)
            found = held if held and held.reason else None
        if found:
            tooltip.draw(surface, look, found.reason or found.tip, self.placed(found))


def scroll_bar(surface: pygame.Surface, look: Look, area: pygame.Rect, scroll: int, height: int) -> None:
    """A thin scroll bar at the right."""
    wide = max(4, look.px(6))
    track = pygame.Rect(area.right + look.px(6), area.y, wide, area.height)
    size = max(look.px(40), track.height * area.height // height)
    free = track.height - size
    top = track.y + free * scroll // max(1, height - area.height)
    pygame.draw.rect(surface, look.theme.panel[0], track, border_radius=wide)
    pygame.draw.rect(surface, look.theme.tint_deep, (track.x, top, wide, size), border_radius=wide)
