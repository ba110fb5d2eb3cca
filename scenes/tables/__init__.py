"""The tables: what every title's table shares, and the layout and colours of each title. A short guide:

**Shared.** `table.TableScene` is the scene: it tells what happened (`feed.Feed`), asks (`asking.Asking`, worded by
`wording`, laid out by `bar`; `caps` number the things that no button stands for), and answers. `hands.Hands` are the
pointer and the keys, `looking.Looking` the closer looks, `popup.Popup` the menu beside a thing, `easel.Easel` draws
(with `canvas.Canvas`, `tray.Tray` for rolls and `floating.Floats` for rising numbers), `foresight.Foresight` follows
what is considered and asks the table for its preview (`foretelling` puts it into words), `pacing.Pacing` tells a chain
of events step by step, `wishing.Wishing` sets standing answers, `twins` tells equal options apart, `secrecy` decides
about curtains, `privacy` puts PINs and notes behind them, `beat.Beat` lets the gold glow pulse, `reference` and
`logpage` lie above the table, and `exits` says where the table leads.

**A title** gives a `feed.Board`: `layout` and `ground` for a window, `picture` (everything on the table as
`things.Thing`s: a key, a rect, a painter with what it shows, and which things of the rules it stands for), `patch`
(bring a shown view up to date with one event), `motions` and `roll` (how events move things), a `feed.Scribe` for the
log, and a few words. Things with the same key travel by themselves from where they were to where they are. What a
thing shows must be equal for equal looks: the canvas mends only what differs. While something moves the window gets
only that and where it moves: nothing is drawn farther than `panel.REACH` from its rect (or `whole`, that rect with
what lies outside the window). `foresee` turns a preview into
things above the table, at the questions `weighed` also before anything is pointed at. A board that can be looked at
nearer has a `lens` and a `view` (`kit.pan.Viewed`), and its things say `within` what they are seen.

**20 Strong**: `twenty_strong.TwentyStrong` with `ship_layout` (the map's zones in a window), `ship_paint`,
`ship_rooms`, `ship_dice`, `ship_panels`, `ship_seats`, `ship_held` (items, objectives), `ship_faces` (cards and their
large views), `ship_offers`
(cards to choose from), `ship_foresee`, `ship_reference`, `ship_beats` (events), `ship_log`, `ship_marks`
(what lasts).

**Sentinels**: `sentinels.Sentinels` with `comic_layout` (the map's areas pulled to the window), `comic_lanes` (which
card lies where, and how small), `comic_paint`, `comic_faces`, `comic_numbers` (damage in texts as it is now),
`comic_hand`, `comic_head`, `comic_next` (what comes in the villain's turn), `comic_offers` (cards to choose from),
`comic_foresee`, `comic_reference`, `comic_beats` (events), `comic_log`, `comic_marks` (what lasts).
"""
