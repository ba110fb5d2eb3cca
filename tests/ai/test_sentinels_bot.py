"""The computer player of Sentinels: every question is judged, answers are legal and explained, nothing is peeped at."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import cast

import pytest

from game.ai import villains
from game.ai.knowledge import known, restored
from game.ai.players import Task, choose
from game.ai.whim import whim
from game.engine.ask import Answer, Decision, check
from game.engine.run import Run
from game.luck import Luck
from game.titles import TITLES
from game.titles.sentinels.content import CARDS, DECKS, VILLAINS
from game.titles.sentinels.state import S, facts
from game.titles.sentinels.tactics import HARMFUL, HELPFUL, SCORES, card_of, loss
from game.titles.sentinels.threats import BLOWS, INDIRECT, THREATS, threat
from game.titles.sentinels.title import SENTINELS
from game.titles.sentinels.trial import imagined
from tests.titles.sentinels.looks import card
from tests.titles.sentinels.moves import hero_play, play
from tests.titles.sentinels.situation import table

WORDS = Path(__file__).parents[2] / "localisation" / "en"
BOT = SENTINELS.bot


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "sentinels", SENTINELS)


def start(villain: str, seed: int, **options: str) -> Run:
    """A new game of three to five heroes."""
    return Run.start(SENTINELS, SENTINELS.setup(3 + seed % 3, {"villain": villain, **options}), Luck(seed))


def moments(villain: str, seed: int, *, whims: int = 6, **options: str) -> Iterator[tuple[Run, Decision]]:
    """Every decision of a game that the reflex plays, one answer in `whims` being a whim."""
    run, luck = start(villain, seed, **options), Luck(seed + 1)
    while not run.over and run.clock < 900:
        asked = run.pending[0]
        yield run, asked
        keys = whim(asked, luck) if whims and luck.below(whims) == 0 else BOT.reflex(run.state, asked)
        run.answer(Answer(asked.id, asked.seat, keys))


def test_every_question_of_the_title_is_judged() -> None:
    texts = [path.read_text("utf-8") for path in WORDS.glob("sentinels*.ftl")]
    asked = {name for text in texts for name in re.findall(r"^(sen-ask-[a-z-]+) =", text, re.MULTILINE)}
    assert asked <= set(SCORES)


def test_every_enemy_card_is_weighed() -> None:
    enemies = {card.id for card in CARDS.values() if card.kind == "villain" and not card.character}
    calm = {"enn_the_shrine_of_the_ennead"}
    assert enemies <= set(THREATS) | set(BLOWS) | calm
    assert set(INDIRECT) <= set(THREATS)


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("hands", ["team", "owner"])
def test_ideas_are_legal_explained_and_the_same_from_the_view(villain: str, hands: str) -> None:
    words = re.findall(r"^(sen-why-[a-z]+) =", (WORDS / "sentinels_bot.ftl").read_text("utf-8"), re.MULTILINE)
    for run, asked in moments(villain, 40, open_hands=hands):
        shown = restored(SENTINELS, known(run, asked.seat).now)
        ideas = BOT.ideas(run.state, asked)
        assert BOT.ideas(shown, asked) == ideas
        assert BOT.reflex(shown, asked) == BOT.reflex(run.state, asked)
        for idea in ideas:
            check(asked, Answer(asked.id, asked.seat, idea.keys))
            assert idea.reason in words, asked.message


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("hands", ["team", "owner"])
def test_worth_is_a_chance_and_looks_at_nothing_hidden(villain: str, hands: str) -> None:
    for run, asked in moments(villain, 44, open_hands=hands):
        shown = restored(SENTINELS, known(run, asked.seat).now)
        assert 0 <= BOT.worth(run.state, asked.seat) <= 1
        assert BOT.worth(shown, asked.seat) == BOT.worth(run.state, asked.seat)


def picked(s: S, asked: Decision, keys: tuple[str, ...]) -> list[int]:
    """The cards that were picked."""
    return [card for key in keys if (option := asked.option(key)) and (card := card_of(option))]


@pytest.mark.parametrize("villain", VILLAINS)
def test_help_is_for_heroes_and_harm_for_enemies(villain: str) -> None:
    for seed in range(50, 53):
        for run, asked in moments(villain, seed, whims=0):
            s = cast(S, run.state)
            kinds = [facts(s, card).kind for card in picked(s, asked, BOT.ideas(s, asked)[0].keys)]
            offered = [facts(s, card_of(option)).kind for option in asked.options if card_of(option)]
            if asked.message in HELPFUL and "hero" in offered:
                assert all(kind == "hero" for kind in kinds), asked
            if asked.message in HARMFUL and "villain" in offered and asked.args.get("amount", 1):
                enemies = [one for one in asked.options if facts(s, card_of(one)).kind != "hero"]
                wasted = all(SCORES[asked.message](s, asked, one) <= 0 for one in enemies)
                assert wasted or "hero" not in kinds, asked


def test_what_is_unknown_is_imagined_whole() -> None:
    for run, asked in moments("apostate", 61, open_hands="owner"):
        twin = imagined(restored(SENTINELS, known(run, asked.seat).now), asked.seat)
        assert all(card.name for card in twin.cards.values())
        assert all(name for deck in twin.decks.values() for bag in deck for name in bag.names)


def test_a_card_that_has_no_use_yet_is_played_rather_than_held() -> None:
    song, hand = "aa_scherzo_of_frost_and_flame", ["aa_xus_bell", "aa_xus_bell", "aa_musaragnis_harp"]
    s = table("apostate", heroes=("argent_adept", "ra", "haka"), play=[song], hands={"argent_adept": hand})
    (asked,) = play(s, hero_play("argent_adept")).pending
    assert BOT.ideas(s, asked)[0].keys != ("none",)


def test_a_blow_at_a_relic_of_apostate_counts_like_one_at_him() -> None:
    s = table("apostate", play=["apo_corrupted_effigy", "apo_relic_spirit"])
    relic, demon, chief = [card(s, one) for one in ("apo_corrupted_effigy", "apo_relic_spirit", "apostate")]
    assert loss(s, relic, 1) > 3 * loss(s, demon, 1)
    assert loss(s, relic, 1) > loss(s, chief, 1)


def test_atum_is_feared_while_sun_cards_are_left() -> None:
    suns = [name for name in DECKS["ennead"].names if CARDS[name].symbol == "red"]
    fear = [threat(s, card(s, "enn_atum")) for count in (0, 3, 7) for s in [ennead(trash=suns[:count])]]
    others = [threat(s, card(s, one)) for s in [ennead()] for one in ("enn_geb", "enn_set")]
    assert fear[0] > fear[1] > fear[2] == 0
    assert fear[0] > sum(others)


def ennead(trash: Iterable[str] = ()) -> S:
    """Three gods against five heroes."""
    heroes = ("ra", "legacy", "haka", "wraith", "fanatic")
    return table("ennead", heroes, play=["enn_atum", "enn_geb", "enn_set"], trash=trash)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_answers(level: str) -> None:
    run = start("ennead", 70)
    for _ in range(12):
        asked = run.pending[0]
        task = Task("sentinels", level, asked.seat, known(run, asked.seat), run.clock, 6)
        run.answer(Answer(asked.id, asked.seat, choose(task).keys))


def test_the_benchmark_adds_up() -> None:
    jobs = [villains.Job(level, "gloomweaver", game, 2, "off") for level in ("easy", "normal") for game in range(2)]
    report = villains.summary([villains.play(job) for job in jobs], ["easy", "normal"], ["gloomweaver"])
    report |= {"games": 2, "iterations": 2, "advanced": False, "seconds": 1.0}
    assert list(report["villains"]) == ["gloomweaver", "all"]
    assert list(report["villains"]["all"]["differences"]) == ["normal - easy"]
    assert "normal - easy" in villains.table(report)
