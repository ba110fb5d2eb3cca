"""What the cards of Sentinels look like, and what a closer look at them says, with their numbers as they are now."""

from __future__ import annotations

import re
from dataclasses import replace

from game.engine.tally import Tally
from game.model.state import Card as CardState
from game.titles.sentinels.content import CARDS, DECKS, Facts
from game.titles.sentinels.play import top_hp
from game.titles.sentinels.state import SentinelsState, under
from scenes.kit.card import Card
from scenes.kit.cardstock import Stat
from scenes.kit.resources import Color
from scenes.kit.words import Words
from scenes.kit.zoom import Note
from scenes.tables import comic_marks
from scenes.tables.comic_numbers import current
from scenes.tables.telling import said
from scenes.tables.things import Closer

HUES: dict[str, Color] = {
    "ra": (206, 98, 26), "haka": (74, 112, 42), "absolute_zero": (34, 122, 168), "legacy": (36, 78, 168),
    "fanatic": (176, 132, 30), "wraith": (112, 58, 132), "nightmist": (62, 66, 160), "argent_adept": (38, 128, 112),
    "gloomweaver": (140, 22, 52), "akashbhuta": (122, 70, 30), "apostate": (120, 24, 84), "ennead": (158, 82, 20),
    "tomb_of_anubis": (24, 122, 92), "realm_of_discord": (44, 96, 130),
}  # fmt: skip
"""The colour of each deck."""
MOST_LESS, TENFOLD = 5, 10
BETWEEN = " · "
ABILITIES = (1, 2, 3)


def hue(name: str) -> Color:
    """The colour of a card."""
    return HUES[CARDS[name].deck]


# -- words -----------------------------------------------------------------------------------------


def resolved(words: Words, text: str, h: int) -> str:
    """A card's text with H worked out: "(H minus 1)" becomes a number."""
    text = text.replace(words("sen-h-times", number=TENFOLD), f"**{h * TENFOLD}**")
    for number in range(1, MOST_LESS + 1):
        text = text.replace(words("sen-h-minus", number=number), f"**{max(0, h - number)}**")
        text = text.replace(words("sen-h-plus", number=number), f"**{h + number}**")
    return re.sub(rf"\b{re.escape(words('sen-h-alone'))}\b", f"**{h}**", text)


def title(words: Words, name: str) -> str:
    """What a card is called; both sides of a hero have one name."""
    card = CARDS[name].id
    return words(card if words.has(card) else card.removesuffix("_back"))


def text_of(words: Words, view: SentinelsState, name: str) -> str:
    """What a card says, H worked out; of a hero the power, of a fallen one the abilities, of a villain both lines."""
    facts = CARDS[name]
    if facts.character and facts.kind == "hero":
        front = name.removesuffix("_back")
        if not facts.back:
            return words(f"{front}_power")
        return "\n".join(f"**{number}** {words(f'{front}_incapacitated_{number}')}" for number in ABILITIES)
    lines = [f"{facts.id}_text", *([f"{facts.id}_advanced"] if view.advanced else [])]
    return "\n".join(resolved(words, words(line), view.h) for line in lines if words.has(line))


def keywords(words: Words, facts: Facts) -> str:
    """The keywords of a card in one line."""
    names = [words(f"kw_sen_{one}") for one in facts.keywords]
    names += [words(f"ennead_symbol_{facts.symbol}")] if facts.symbol else []
    if facts.character:
        names.insert(0, words("sen-kind-hero" if facts.kind == "hero" else "sen-kind-villain"))
    return BETWEEN.join(names or [words(f"sen-kind-{facts.kind}")])


# -- cards -----------------------------------------------------------------------------------------


_PRINTED: dict[tuple[str, str, int, bool], Card] = {}


def plain(words: Words, view: SentinelsState, name: str) -> Card:
    """A card as it is printed, with H worked out; each is worded once."""
    key = (words.language, name, view.h, view.advanced)
    if key not in _PRINTED:
        _PRINTED[key] = _printed(words, view, name)
    return _PRINTED[key]


MINUS = "−"


def _printed(words: Words, view: SentinelsState, name: str) -> Card:
    facts = CARDS[name]
    icon = facts.id.removesuffix("_back")
    corner = str(facts.icon) if facts.icon else ""
    hp = str(facts.hp) if facts.hp else ""
    said = text_of(words, view, name)
    return Card(icon, title(words, name), facts.kind, keywords(words, facts), said, hp=hp, corner=corner, hue=hue(name))


def in_play(words: Words, view: SentinelsState, card: CardState) -> Card:
    """A card in play: its HP and numbers as they are now, a ring of HP for a character."""
    facts, now = CARDS[card.name], view.hp.get(card.id)
    shown = replace(known(words, view, card), marks=marks(view, card), lasting=comic_marks.marks(view, card.id))
    if facts.character and now is not None and (facts.kind == "hero" or card.id == view.characters.get(card.family)):
        points = (float(max(0, now)), top_hp(view, card.id))
        return replace(shown, hp="", points=points)
    return replace(shown, hp="" if now is None else str(now).replace("-", MINUS))


def known(words: Words, view: SentinelsState, card: CardState) -> Card:
    """A card whose face is seen, with its numbers as they are now."""
    shown = plain(words, view, card.name)
    text, changed = current(words, view, card, shown.text)
    return replace(shown, text=text) if changed else shown


def back(deck: str) -> Card:
    """The back of a deck."""
    return Card(deck, kind=DECKS[deck].kind, face_down=True, hue=HUES[deck])


def marks(view: SentinelsState, card: CardState) -> tuple[Stat, ...]:
    """Tokens on a card: how many cards lie under it, and whether its nemesis is in play."""
    below = len(under(view, card.id))
    found = (Stat("sen_hand", str(below)),) if below else ()
    return (*found, Stat("sen_nemesis")) if enemies(view, CARDS[card.name]) else found


def enemies(view: SentinelsState, facts: Facts) -> list[str]:
    """The cards in play that share the nemesis icon of a card on the other side."""
    if not facts.nemesis:
        return []
    known = [CARDS[view.cards[card].name] for card in view.play if view.cards[card].name]
    return list(dict.fromkeys(one.id for one in known if one.nemesis == facts.nemesis and one.kind != facts.kind))


# -- closer looks ------------------------------------------------------------------------------------


def closer(words: Words, view: SentinelsState, card: CardState) -> Closer:
    """A card on the table, large: its text, its numbers, and each of its words explained."""
    facts, notes = CARDS[card.name], []
    if card.id in view.hp:
        top = top_hp(view, card.id)
        notes.append(Note(words("sen-hp-now", now=view.hp[card.id], top=top), "st_health", words.rule("kw_sen_hp")))
    if card.id in view.play:
        number = sorted(view.play, key=lambda one: view.play[one]).index(card.id) + 1
        notes.append(Note(words("sen-order-now", number=number), "sen_order", words.rule("kw_sen_order_of_play")))
    host = view.cards.get(view.next_to.get(card.id, -1))
    if host and host.name:
        notes.append(Note(words("sen-next-to-now", card=f"@{CARDS[host.name].id}"), "", words.rule("kw_sen_next_to")))
    notes += comic_marks.notes(words, view, card.id)
    notes += _nemeses(words, view, facts) + _changed(words, view, card)
    return Closer(known(words, view, card), (*notes, *explained(words, facts)))


def _changed(words: Words, view: SentinelsState, card: CardState) -> list[Note]:
    """What the damage in a card's text is made of where it is no longer what is printed."""
    found = []
    for hit in current(words, view, card, plain(words, view, card.name).text)[1]:
        spelt, kind = tally_words(words, hit.tally), f"@sen-type-{hit.type}"
        told = words("sen-deals-now", amount=max(0, hit.amount), type=kind, sum=spelt)
        found.append(Note(told, f"dmg_{hit.type}", words.rule("sen-deals-now")))
    return found


def _nemeses(words: Words, view: SentinelsState, facts: Facts) -> list[Note]:
    """Who on the table shares the nemesis icon."""
    names = enemies(view, facts)
    told = words("sen-nemesis-of", who=words("list-comma").join(words(one) for one in names))
    return [Note(told, "sen_nemesis", words.rule("kw_sen_nemesis"))] if names else []


def of_name(words: Words, view: SentinelsState, name: str) -> Closer:
    """A card that lies nowhere on the table, large."""
    return Closer(plain(words, view, name), explained(words, CARDS[name]))


def explained(words: Words, facts: Facts) -> tuple[Note, ...]:
    """The words of a card explained, each in one line with its rule."""
    names = [f"kw_sen_{one}" for one in facts.keywords]
    names += ["kw_sen_spell_icon"] if facts.icon else []
    names += ["kw_sen_symbol"] if facts.symbol else []
    return tuple(Note(f"**{words(one)}** {words(f'{one}_text')}", rule=words.rule(one)) for one in names)


def tally_words(words: Words, tally: Tally) -> str:
    """A sum in one line: each part with where it comes from."""
    parts: list[str] = []
    for part in tally.parts:
        sign = "" if not parts else "− " if part.amount < 0 else "+ "
        parts.append(f"{sign}**{abs(part.amount)}** {said(words, part.text, part.args)}")
    return " ".join(parts)
