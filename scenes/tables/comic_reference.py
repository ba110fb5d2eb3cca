"""The turn-order sheet, the steps of damage and the keywords of Sentinels; its hands, trashes and areas to browse."""

from __future__ import annotations

from game.titles.sentinels.content import TYPES
from game.titles.sentinels.state import SentinelsState
from scenes.kit.words import Words
from scenes.tables import comic_faces as faces
from scenes.tables import comic_lanes as lanes
from scenes.tables.reference import Row, Section
from scenes.tables.things import Closer

TURN = (
    ("villain_1", "sen_start"), ("villain_2", "sen_play"), ("villain_3", "sen_end"), ("hero_1", "sen_start"),
    ("hero_2", "sen_play"), ("hero_3", "sen_power"), ("hero_4", "ui_deck"), ("hero_5", "sen_end"),
    ("environment_1", "sen_start"), ("environment_2", "sen_play"), ("environment_3", "sen_end"),
)  # fmt: skip
STEPS = 13
KEYWORDS = (
    "target", "hero_target", "villain_target", "non_hero", "character", "active", "incapacitated", "highest", "lowest",
    "order_of_play", "source", "increase", "reduce", "irreducible", "redirect", "prevent", "immune", "nemesis",
    "put_into_play", "enters", "discard", "reveal", "destroy", "indestructible", "next_to", "under", "power",
    "one_shot", "ongoing", "equipment", "limited", "spell_icon", "instrument", "perform", "accompany",
)  # fmt: skip


def sections(words: Words) -> tuple[Section, ...]:
    """The turn order, the steps of damage with its types, and the keywords."""
    turn = tuple(_turn(words, name, icon) for name, icon in TURN)
    steps = tuple(_row(words, f"ref_sen_damage_{number}", "face_hit") for number in range(1, STEPS + 1))
    types = tuple(Row(f"dmg_{one}", words(f"sen-type-{one}"), words("kw_sen_damage_type_text")) for one in TYPES)
    terms = tuple(_row(words, f"kw_sen_{name}", "ui_info") for name in KEYWORDS)
    return (
        Section("turn", words("ref_sen"), turn),
        Section("damage", words("ref_sen_damage"), (*steps, *types)),
        Section("keywords", words("sen-ref-keywords"), terms),
    )


def _turn(words: Words, name: str, icon: str) -> Row:
    owner = words(f"ref_sen_{name.partition('_')[0]}")
    row = _row(words, f"ref_sen_{name}", icon)
    return Row(icon, words("sen-ref-phase", turn=owner, phase=row.name), row.text, row.rule)


def _row(words: Words, message: str, icon: str) -> Row:
    return Row(icon, words(message), words(f"{message}_text"), words.rule(message))


def pile(words: Words, view: SentinelsState, which: str) -> tuple[Closer, ...]:
    """The cards of a hand or a trash, or everything in an area; what is not known shows its back."""
    what, _, deck = which.partition("-")
    if what == "area":
        return tuple(faces.closer(words, view, card) for card in lanes.cards_of(view, deck))
    known = [view.cards[card] for card in view.zones.get(f"{what}:{deck}", ())]
    known = known[::-1] if what == "trash" else known
    return tuple(faces.of_name(words, view, card.name) if card.name else Closer(faces.back(deck)) for card in known)
