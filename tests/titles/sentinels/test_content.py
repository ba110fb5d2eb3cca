"""The components: as many cards as in the box, an ability and words for each."""

import re
from collections import Counter
from pathlib import Path

import pytest

from game.titles.sentinels import cards
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.content import CARDS, COPIES, DECKS, ENVIRONMENTS, HEROES, TYPES, VILLAINS
from tests.titles.sentinels import box

assert cards.DECKS, "importing the cards declares what they do"

WORDS = Path(__file__).resolve().parents[3] / "localisation" / "en"
WRITTEN = [deck for deck in DECKS if any(TIMING.moments(name) for name in DECKS[deck].names)]
"""The decks of which at least one card does something: there all must."""


@pytest.mark.rule("SEN-182", "SEN-183")
def test_decks_have_their_sizes() -> None:
    """SEN-W14."""
    sizes = {"hero": 40, "villain": 25, "environment": 15}
    assert {deck: len(DECKS[deck].names) for deck in DECKS} == {
        **dict.fromkeys(HEROES, sizes["hero"]),
        **dict.fromkeys(VILLAINS, sizes["villain"]),
        **dict.fromkeys(ENVIRONMENTS, sizes["environment"]),
    }
    assert not [name for deck in DECKS.values() for name in deck.names if CARDS[name].character]


@pytest.mark.parametrize("deck", list(DECKS))
def test_each_card_has_the_copies_and_the_hp_of_the_box(deck: str) -> None:
    rows = [line.split() for line in box.CARDS[deck].split(",")]
    wanted = {name: tuple(map(int, numbers.split("/"))) for name, numbers in rows}
    copies = Counter(CARDS[name].id for name in DECKS[deck].names)
    points = {CARDS[name].id: CARDS[name].hp for name in DECKS[deck].names}
    assert {one.split("_", 1)[1]: (copies[one], *filter(None, [points[one]])) for one in copies} == wanted


@pytest.mark.parametrize("deck", list(DECKS))
def test_each_deck_has_as_many_cards_of_each_keyword_as_the_box(deck: str) -> None:
    assert Counter(word for name in DECKS[deck].names for word in CARDS[name].keywords) == box.KEYWORDS[deck]


def test_characters_have_the_hp_of_the_box() -> None:
    sides = [card for card in CARDS.values() if card.character]
    assert {card.id: card.hp for card in sides if card.hp} == box.POINTS
    assert not [card.id for card in sides if card.kind == "hero" and card.back and card.hp]


@pytest.mark.rule("SEN-250")
def test_nemeses_are_those_of_the_box() -> None:
    icons = {card.id: card.nemesis for card in CARDS.values() if card.kind == "villain" and not card.back}
    found = {hero: tuple(one for one, icon in icons.items() if icon == CARDS[hero].nemesis) for hero in HEROES}
    assert {hero: foes for hero, foes in found.items() if foes} == box.NEMESES
    backs = [card for card in CARDS.values() if card.back and card.hp]
    assert all(card.nemesis == CARDS[card.id.removesuffix("_back")].nemesis for card in backs)


def test_the_ennead_has_the_symbols_of_the_box() -> None:
    found = {card.id.removeprefix("enn_"): card.symbol for card in CARDS.values() if card.symbol}
    assert found == {one: symbol for symbol, cards in box.SYMBOLS.items() for one in cards}


@pytest.mark.rule("SEN-010", "SEN-011", "SEN-012")
def test_each_copy_of_a_card_of_nightmist_has_another_icon() -> None:
    deck = [CARDS[name] for name in DECKS["nightmist"].names]
    assert Counter(card.icon for card in deck) == {1: 10, 2: 10, 3: 10, 4: 10}
    assert len({(card.id, card.icon) for card in deck}) == 40
    icons = dict(line.split() for line in box.ICONS.split(","))
    assert {card.id[3:]: "".join(map(str, card.icons)) for card in deck} == icons


@pytest.mark.parametrize("deck", WRITTEN)
def test_every_card_of_a_written_deck_does_something(deck: str) -> None:
    silent = [name for name in DECKS[deck].names if not TIMING.moments(name)]
    assert not silent


@pytest.mark.parametrize("deck", [*HEROES, *VILLAINS, *ENVIRONMENTS])
def test_every_card_has_a_name_and_those_written_a_text(deck: str) -> None:
    text = (WORDS / f"sentinels_{deck}.ftl").read_text("utf-8")
    messages = [line.split(" = ")[0] for line in text.splitlines() if " = " in line]
    ids = dict.fromkeys(CARDS[name].id for name in DECKS[deck].names)
    assert not [card for card in (deck, *ids) if card not in messages]
    assert all(name in messages for card in ids for name in COPIES[card])
    if deck in WRITTEN:
        assert not [card for card in ids if f"{card}_text" not in messages]


def messages() -> list[str]:
    """Return the ids of all messages in English."""
    return [
        line.split(" =")[0] for path in WORDS.glob("*.ftl") for line in path.read_text("utf-8").splitlines()
        if re.match(r"[a-z][\w-]* =", line)
    ]  # fmt: skip


def code() -> str:
    """Return the rules of the title as text."""
    folder = Path(__file__).resolve().parents[3] / "game" / "titles" / "sentinels"
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


def test_every_question_option_and_end_has_words() -> None:
    there = messages()
    named = dict.fromkeys(re.findall(r'"(sen-[a-z0-9_-]+[a-z0-9])"', code()))
    assert not [one for one in named if one not in there]
    assert not [f"sen-type-{kind}" for kind in TYPES if f"sen-type-{kind}" not in there]


def test_every_event_has_a_line_in_the_log() -> None:
    told = dict.fromkeys(re.findall(r'tell(?:_secret)?\(\s*s, "([a-z_]+)"', code()))
    assert not [kind for kind in told if f"log-{kind}" not in messages()]


@pytest.mark.parametrize("card", [card.name for card in CARDS.values() if card.character])
def test_both_sides_of_a_character_have_words(card: str) -> None:
    facts, there = CARDS[card], messages()
    assert card in there
    if facts.kind == "hero" and not facts.back:
        assert f"{card}_power" in there
        assert all(f"{card}_incapacitated_{number}" in there for number in (1, 2, 3))


def test_no_sentence_follows_the_formulas_of_the_printed_cards() -> None:
    formulas = ("may use a power now", "may play a card now", "may draw a card now", "deals 1 target")
    for deck in HEROES:
        words = (WORDS / f"sentinels_{deck}.ftl").read_text("utf-8")
        assert not [formula for formula in formulas if formula in words], deck
