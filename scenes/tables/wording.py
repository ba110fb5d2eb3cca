"""Words a question and its options: sentences, pictures, keys, and the reasons of what is barred."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.ask import Decision, Option
from game.engine.title import Barred, Odds
from scenes.kit.button import Button
from scenes.kit.words import Words
from scenes.tables import twins
from scenes.tables.asking import Asking
from scenes.tables.bar import SIZE
from scenes.tables.feed import Board
from scenes.tables.telling import answered, said
from scenes.tables.things import Picture
from scenes.tables.twins import Traits

CONFIRM = "confirm"
UNDO, HINT = "undo", "hint"
STRONGEST = "strongest"
RUN = "run"
COVER = "cover"
SHOW = "show"
THINGS = ("card", "space", "seat", "hero", "die", "stat_die")


@dataclass(frozen=True)
class Voice:
    """What is needed to put a question into words."""

    words: Words
    board: Board
    view: Any

    def label(self, option: Option, question: str = "") -> str:
        """An option as a button says it; a question may have its own words for an option (an attribute of its key)."""
        own = answered(self.words, question, option.key)
        found = own or said(self.words, option.label, option.args, **self.board.about_args(self.view, option))
        return found[:1].upper() + found[1:]

    def ask(self, decision: Decision) -> str:
        """The question, with the name of the seat it is put to."""
        question = said(self.words, decision.message, decision.args)
        return self.words("ask-who", seat=f"@seat:{decision.seat}", question=question)

    def why(self, asking: Asking, picture: Picture, key: str = "") -> tuple[str, ...]:
        """Where to answer if no button does, the phase, and the card and the rule behind a question.

        `key` leads from thing to thing where not all of them have a number.

        First all of it, then ever less for where there is little room: the phase stands at the top of the table too.
        """
        words, decision, rule = self.words, asking.decision, self.rule(asking.decision)
        click = words("ask-click-or-key" if key else "ask-click", key=key) if asking.points_to_table(picture) else ""
        rest = (self.source(decision), words("ask-why-rule", rule=rule) if rule else "")
        forms = ((click, self.board.phase(words, self.view), *rest), (click, *rest), rest, rest[1:])
        return tuple(words("ask-why-between").join(part for part in form if part) for form in forms)

    def rule(self, decision: Decision) -> str:
        """The rule behind a question: its own, else that of its words."""
        return decision.rule or self.words.rule(decision.message)

    def source(self, decision: Decision) -> str:
        """The card from which a question comes, or ""."""
        return self.board.asker(self.words, decision.source) if decision.source else ""

    def more(self, decision: Decision) -> str:
        """How many must be picked."""
        low, high = decision.low, decision.high
        return self.words("pick-just" if low == high else "pick-more", low=low, high=high)

    def traits(self, decision: Decision) -> dict[str, Traits]:
        """What can be said of each option beside its name."""
        return {option.key: self.board.traits(self.words, self.view, decision, option) for option in decision.options}

    def barred(self, bar: Barred) -> str:
        """Why something cannot be chosen, with its rule."""
        return said(self.words, bar.reason, bar.args)

    def odds(self, odds: tuple[Odds, ...]) -> str:
        """Chances in one line."""
        parts = [said(self.words, one.text, one.args, chance=one.per_cent) for one in odds if one.per_cent]
        return self.words("odds-between").join(parts)


def buttons(
    voice: Voice,
    asking: Asking,
    picture: Picture,
    barred: tuple[Barred, ...],
    notes: dict[str, str],
    hinted: tuple[str, ...],
) -> tuple[Button, ...]:
    """The buttons of a question, the ordinary choice in gold, each that can be chosen with its number key."""
    decision = asking.decision
    options = sorted(asking.buttons(picture), key=lambda option: voice.board.order(option.key))
    labelled = [(option, voice.label(option, decision.message)) for option in decision.options]
    apart = twins.notes(voice.words, labelled, voice.traits(decision), picture)
    said = {option.key: twins.joined(apart.get(option.key, ""), notes.get(option.key, "")) for option in options}
    shown = [_option(voice, decision, option, said[option.key]) for option in options]
    if asking.several:
        shown.insert(0, _confirm(voice, asking))
        if asking.deliberate and asking.decision.high:
            strongest = voice.words("pick-strongest", count=asking.decision.high)
            shown.insert(1, Button(STRONGEST, strongest, "ui_dice", size=SIZE))
    shown += [_barred(voice, bar) for bar in barred if bar.about[0] in ("action", "dice", "pay")]
    if decision.message == "ask-action":
        shown.sort(key=lambda one: voice.board.order(one.key))
    gold = _gold(asking, options, picture, hinted)
    return tuple(_keyed(one, index, gold) for index, one in enumerate(shown))


def _option(voice: Voice, decision: Decision, option: Option, note: str) -> Button:
    label, icon = voice.label(option, decision.message), voice.board.option_icon(voice.view, option)
    return Button(option.key, label, icon, note=note, size=SIZE)


def _confirm(voice: Voice, asking: Asking) -> Button:
    count = len(asking.picks)
    low, high = asking.decision.low, asking.decision.high
    reason = "" if asking.complete else voice.more(asking.decision)
    named = f"confirm-{asking.decision.message}"
    numbers = {"count": count or low, "high": high, "rolled": count + asking.decision.args.get("lying", 0)}
    words = voice.words(named if voice.words.has(named) else "confirm-picks", **numbers)
    return Button(
        CONFIRM, words, "ui_yes", note=voice.words("pick-count", count=count, high=high), reason=reason, size=SIZE
    )


def _barred(voice: Voice, bar: Barred) -> Button:
    what = str(bar.about[1])
    label = (
        voice.words(f"opt-{what}") if bar.about[0] == "action" else voice.words(f"way-{bar.about[0]}-short", what=what)
    )
    stand_in = Option(what if bar.about[0] == "action" else bar.about[0], bar.about)
    icon = voice.board.option_icon(voice.view, stand_in)
    return Button(f"{what}:barred", label, icon, reason=voice.barred(bar), size=SIZE)


def _gold(asking: Asking, options: list[Option], picture: Picture, hinted: tuple[str, ...]) -> str:
    """The key of the button in gold; none where all that can be done lies on the table."""
    on_table = asking.lies_on_table(picture)
    if asking.several:
        return CONFIRM if asking.picks or not (asking.deliberate or on_table) else ""
    if len(hinted) == 1:
        return hinted[0]
    if asking.decision.default:
        return asking.decision.default
    if on_table or all(option.about[0] in THINGS for option in options):
        return ""
    return next((option.key for option in options if not option.confirm), "")


def _keyed(shown: Button, index: int, gold: str) -> Button:
    badge = str(index + 1) if index < 9 and shown.enabled else ""
    return Button(
        shown.key,
        shown.text,
        shown.icon,
        badge,
        shown.note,
        shown.key == gold and shown.enabled,
        shown.reason,
        shown.size,
    )
