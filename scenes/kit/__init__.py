"""What every table and menu shares. A short guide:

**Look.** `host.look("ship")` gives a `Look`: theme tokens at the present window size and text scale. Sizes are
written for 1080 lines: `look.px(18)` are pixels, `look.type_px(17)` a text size that respects the floor.
`look.compact` is true below 900 lines. Everything is drawn with `(surface, look, rect, ...)`.

**Drawing**, all cached, all smooth, no state:
`background.draw(surface, look)` · `panel.draw(surface, look, rect, active=...)`, `panel.selectable`, `panel.glow`,
`panel.outline`, `panel.scrim` · `text.draw(surface, look, "**Scout** moves", rect, role="body", size=17)`,
`text.measure`, `text.label` (spaced capitals), `prose.draw` (pieces down a column) ·
`button.draw(surface, look, rect, Button(...), State(...))`,
`button.width`, `button.height` (`Button(glass=True)` is an item of the main menu) ·
`dial.draw(surface, look, rect, Dial(0, 10, red=4), value)` ·
`gauge.draw(surface, look, rect, level, high, pending)` · `dice.draw(surface, look, rect, Die(...), angle=, lift=)` ·
`card.draw(surface, look, rect, Card(...), CardState(...))` · `token.draw(surface, look, rect, Token(...))`,
`token.badge` · `tooltip.draw(surface, look, words, near)` · `zoom.draw(surface, look, card, notes, near, scroll)` ·
`prompt.draw(surface, look, rect, Prompt(...), states)` and `prompt.plan` for hit tests, `prompt.height` ·
`toast.draw` (use `host.toast("...")`) · `focus.draw(surface, look, rect)`.
Cards come in the style of the theme (ship tile, dark and gothic paper, comic); `card.draw(..., line=True)` shrinks one
to a line; `Card(hp="5", points=(24, 30), corner="3", stats=..., marks=..., hue=...)` are its numbers.
`hand.spread(look, area, hand.Fan(8, risen=3))` places a fan, `hand.draw`, `hand.at` · `lane.plan(look, area, items)`
places cards in play, `lane.draw`, `lane.at`, `lane.ground` (the panel behind) ·
`pile.draw(surface, look, rect, Pile(top, 17, "Deck"))` ·
`browse.Browse(theme, heading, shown, choose)` is the overlay of a pile · `tally.draw(surface, look, rect,
Tally(...))`, `tally.height`, `tally.spelt(parts)` · `roll.draw(surface, look, rect, Roll(...))` (dice, sum, odds)
· `change.draw(surface, look, center, Change(-3, 5))` (what a choice would change)
· `ring.draw(surface, look, rect, Ring(24, 30))`, `ring.disc` · `hub.draw(surface, look, rect, Hub(0, 10, hue), value,
name)` (a dial with its number in the middle) · `track.draw`, `track.curved` · `timeline.draw(surface, look,
rect, Timeline(...), state)` (where a replay stands) · `Die(..., sides=10)`.
Boards: `board.load("gallery_ring")`, `board.fitted`, `space.tier` (a ground), `space.tile`, `space.arrow`,
`hexes.draw`, `hexes.corridor`; `pan.View` zooms.
`pan.Lens` holds how near a person looks. `scenes/gallery/boards.py` has one of each kind.
Text markup: `**bold**`, `__gold__`, `++good++`, `~~bad~~`, `:st_noise:` (icon by component id).

**Icons** are named by component id in assets/icons.toml: `resources.icon("rm_cryo", 48, color)`.

**Layout**: `layout.rows(rect, [60, 1.0], gap)`, `columns`, `grid`, `inset`, `flow`, `centered`.

**Scenes**: subclass `scenes.stack.Scene` (enter, leave, resume, handle, update, draw; set `self.dirty`), or
`screen.Screen` for anything made of controls (`build` returns `Control`s, `paint` draws the rest; focus, hover,
scrolling, keys and gamepad come with it). `self.host` gives stack, words, keys, preferences, toast.
`scenes.app.App(headless=True).frame(dt, events)` drives one frame; `scenes.app.shot(scene, size)` draws a picture.

**Motion**: `Director.play(serial(move("tok:1", a, b), together(tumble("die:0", p), turn("dial", 8, 7))))`; each frame
`director.update(dt)` (True: draw), then `director.pose("tok:1")` or `director.value("dial", resting)`; `skip()` ends.
For 60 frames/s keep a copy of the resting picture (`surface.copy()`), blit it and draw only what moves above it.

**Words**: `host.words("message-id", name=value)`; "@id" arguments are messages themselves, "@seat:1" comes from names.

**Checks**: inside `record.recording() as marks` each text and control drawn leaves a `Mark` (rect, box, clip, cut).
"""
