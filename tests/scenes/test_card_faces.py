"""The faces of the cards of Sentinels: a picture, explained keywords, and numbers that the card really deals."""

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from game.engine.run import Run
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.cards.ennead import ANSWERS
from game.titles.sentinels.content import CARDS, DECKS, TYPES, Facts
from game.titles.sentinels.effects import carry_out
from game.titles.sentinels.state import S, holder, targets
from game.titles.sentinels.verbs import deal, destroy, flip, put_into_play
from scenes.kit import sight, text
from scenes.kit.look import look
from scenes.kit.resources import icon_names
from scenes.kit.words import Words
from scenes.tables import comic_faces as faces
from scenes.tables import comic_next
from tests.titles.sentinels.looks import card, over, state_of
from tests.titles.sentinels.moves import act, play
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, told

# -- the side face up ------------------------------------------------------------------------------


@pytest.mark.rule("SEN-251")
@pytest.mark.parametrize("front", [one.name for one in CARDS.values() if one.character and not one.back])
def test_a_character_shows_the_text_of_the_side_face_up_alone(front: str) -> None:
    words, view = Words(), table()
    shown = {side: faces.text_of(words, view, side) for side in (front, f"{front}_back")}
    assert all(shown.values())
    assert shown[front] != shown[f"{front}_back"]
    for side, text_ in shown.items():
        hidden = shown[front if side != front else f"{front}_back"]
        assert not [line for line in text_.splitlines() if line in hidden.splitlines()]


# -- pictures and keywords -------------------------------------------------------------------------


@pytest.mark.parametrize("deck", list(DECKS))
def test_each_card_has_a_picture_of_its_own_within_its_deck(deck: str) -> None:
    ids = dict.fromkeys(one.id.removesuffix("_back") for one in CARDS.values() if one.deck == deck)
    pictures = Counter(icon_names()[one] for one in ids)
    assert not [picture for picture, count in pictures.items() if count > 1]


@pytest.mark.parametrize("name", list(CARDS))
def test_each_keyword_of_a_card_is_explained_with_its_rule(name: str) -> None:
    words, facts = Words(), CARDS[name]
    notes = faces.explained(words, facts)
    assert len(notes) == len(facts.keywords) + bool(facts.icon) + bool(facts.symbol)
    assert all(re.match(r"\*\*.+\*\* .{12,}", note.text) and note.rule.startswith("SEN-") for note in notes)


# -- what a text says ------------------------------------------------------------------------------

Dealt = set[tuple[int, str]]
KINDS = "|".join(TYPES)


class Said:
    """The numbers of a text: the damage it names, the types of which it deals an open amount, and HP regained."""

    def __init__(self, said: str) -> None:
        plain = said.replace("**", "")
        self.dealt: Dealt = {(int(n), one) for n, one in re.findall(rf"(\d+) (?:irreducible )?({KINDS})\b", plain)}
        self.open = set(re.findall(rf"(?:\b[XN]|much|target) ({KINDS}) damage", plain))
        self.open |= set(re.findall(rf"({KINDS}) damage (?:equal to|for each|to herself and)", plain))
        self.healed = {int(n) for n in re.findall(r"regains? (\d+) HP(?! for)", plain)}
        self.counts = "HP for" in plain
        types = re.findall(KINDS, plain)
        self.choice = {(int(n), one) for n in re.findall(r"(\d+) damage of that type", plain) for one in types}


def test_the_numbers_of_a_text_are_found() -> None:
    said = Said("deals **3** irreducible fire and 2 cold damage, X toxic damage, regains 4 HP, regains 1 HP for each")
    assert (said.dealt, said.open, said.healed) == ({(3, "fire"), (2, "cold")}, {"toxic"}, {4})
    assert Said("melee or fire: 3 damage of that type").choice == {(3, "melee"), (3, "fire")}


# -- what a card does ------------------------------------------------------------------------------

TEAM = ("haka", "legacy", "wraith", "absolute_zero", "fanatic")
TURNS = ("villain", "environment", "own", "beside", "every")
MOMENTS = (
    "when text", "when power", "when perform", "when accompany",
    *[f"when {phase} {turn}" for phase in ("start", "end") for turn in TURNS],
)  # fmt: skip
"""The moments at which a card does something by itself, not as a reaction."""

GEAR = ["haka_mere", "haka_taiaha", "haka_dominion", "legacy_the_legacy_ring", "legacy_take_down"]
"""What the heroes have in play: the last one shuts the villain's deck, so that no other card speaks."""

LYING = {"apostate": ["apo_condemnation"], "ennead": ["enn_the_shrine_of_the_ennead", "enn_atum"]}
LACK = 12
"""So many HP everybody lacks, so that what is regained shows in full."""

BLOW = 7
"""A blow that sets off those who answer blows; no card names such a number."""


async def struck(s: S, facts: Facts) -> None:
    """The villain strikes the hero of the deck."""
    target = facts.deck if facts.kind == "hero" else "haka"
    await deal(s, s.characters[s.villain], s.characters[target], BLOW, "melee")


async def smitten(s: S, facts: Facts) -> None:
    """The villain strikes a hero before the card is played."""
    await struck(s, facts)
    await speak(s, facts, "when text", facts.name)


async def lost(s: S, facts: Facts) -> None:
    """The card is destroyed."""
    await destroy(s, card(s, facts.id))


async def bereaved(s: S, facts: Facts) -> None:
    """A hero's card and a target fall."""
    await destroy(s, card(s, "haka_mere"))
    await destroy(s, card(s, "gloom_zombie_servant" if facts.kind == "villain" else "tomb_anubis"))


async def joined(s: S, facts: Facts) -> None:
    """The card that this one waits for enters play."""
    await put_into_play(s, card(s, AWAITED[facts.id]))


async def turned(s: S, facts: Facts) -> None:
    """The character, nearly dead, turns to its other side and back."""
    s.hp[s.characters[s.villain]] = 1
    await flip(s, s.characters[s.villain])
    await flip(s, s.characters[s.villain])


async def called(s: S, facts: Facts) -> None:
    """A god hears every symbol."""
    for (god, _), answer in list(ANSWERS.items()):
        if god == facts.id:
            await answer(s, card(s, god))


AWAITED = {"gloom_pouch_of_bones": "gloom_zombie_servant", "akash_allies_of_the_earth": "tomb_shamise"}
Stir = Callable[[S, Facts], Awaitable[None]]
STIRRED: dict[str, Stir] = {
    "wraith_combat_stance": struck, "ra_flame_barrier": struck, "az_isothermic_transducer": struck,
    "apo_gauntlet_of_perdition": struck, "fanatic_smite_the_transgressor": smitten, "tomb_anubis": bereaved,
    "gloom_profane_zealot": bereaved, "gloom_pouch_of_bones": joined, "akash_allies_of_the_earth": joined,
    "gloomweaver_back": turned,
    **{one.id: lost for one in CARDS.values() if one.has("primeval_limb")},
    **{god: called for god, _ in ANSWERS},
}  # fmt: skip
"""What sets off cards of which a number belongs to a reaction."""


def situation(facts: Facts, *, h: int, entering: bool, advanced: str) -> S:
    """Return a situation with a card in play, or in its trash and about to enter; everybody is hurt."""
    deck, front = facts.deck, facts.id.removesuffix("_back")
    villain = deck if facts.kind == "villain" else "gloomweaver"
    team = ([deck] if facts.kind == "hero" else []) + [one for one in TEAM if one != deck]
    if "legacy" not in team[:h]:
        team[h - 1] = "legacy"
    if "haka" not in team[:h]:
        team[h - 2] = "haka"
    lying = [*LYING.get(villain, []), *GEAR, *([] if entering or (facts.character and not facts.aside) else [front])]
    lying += ["gloom_zombie_servant"] if facts.id == "gloom_profane_zealot" else []
    hand = [one for one in DECKS[deck].names if CARDS[one].id not in (facts.id, *GEAR)]
    host = "haka" if facts.kind != "hero" or facts.id == "fanatic_embolden" else villain
    s = table(
        villain, team[:h], deck if facts.kind == "environment" else "tomb_of_anubis", turn=deck,
        play=list(dict.fromkeys(lying)),
        trash=[*([facts.id] if entering else []), *([AWAITED[facts.id]] if facts.id in AWAITED else [])],
        hands={deck: hand[:3]} if facts.kind == "hero" else {},
        options={"advanced": advanced}, held={front: "haka"} if facts.kind == "environment" else {},
        next_to={front: host} if TIMING.of("interrupts next_to", facts.name) and not entering else {},
        flipped=[front] if facts.back else [],
    )  # fmt: skip
    for one in targets(s):
        s.hp[one] = max(1, CARDS[s.cards[one].name].hp - LACK)
    return s


async def speak(s: S, facts: Facts, moment: str, line: str) -> None:
    """Let a card do what it does at a moment."""
    number, ability = card(s, facts.id.removesuffix("_back")), TIMING.of(moment, line)
    assert ability is not None
    if moment == "when text":
        await put_into_play(s, number)
    elif moment == "when power":
        await carry_out(s, number, ability, holder(s, number), user=holder(s, number))
    else:
        await carry_out(s, number, ability)


def answered(run: Run, *, willing: bool) -> Run:
    """Answer whatever is asked: offers as willing, the first choice or the last, and nobody plays or uses a power."""
    while not over(run):
        decision = asked(run)
        keys = [option.key for option in decision.options]
        if decision.message in ("sen-ask-play", "sen-ask-power", "sen-ask-next") or "neither" in keys:
            run.pick(keys[-1] if "neither" in keys else "none")
        elif "yes" in keys:
            run.pick("yes" if willing else "no")
        else:
            left = [key for key in keys if key != "none"]
            run.pick(*(left if willing else left[::-1])[: max(1, decision.high)])
    return run


def runs(facts: Facts, h: int, advanced: str) -> list[Run]:
    """Return what comes of a card at each moment at which it acts, willing and not."""
    front = facts.id.removesuffix("_back")
    if facts.kind == "hero" and facts.back:
        moments = [(f"when incapacitated {number}", front) for number in faces.ABILITIES]
    else:
        lines = [facts.name, f"{facts.name}_advanced"] if advanced == "on" else [facts.name]
        moments = [(moment, line) for line in lines for moment in TIMING.moments(line) if moment in MOMENTS]
    doings: list[tuple[bool, Callable[[S], Awaitable[Any]]]] = [
        (moment == "when text", lambda s, moment=moment, line=line: speak(s, facts, moment, line))  # type: ignore[misc]
        for moment, line in moments
    ]
    if stir := STIRRED.get(facts.id):
        doings.append((stir is smitten, lambda s: stir(s, facts)))
    return [
        answered(play(situation(facts, h=h, entering=entering, advanced=advanced), act(do), luck=1), willing=willing)
        for entering, do in doings
        for willing in (True, False)
    ]


def dealt(run: Run) -> Dealt:
    """Return the printed damage that was dealt, as amount and type."""
    found = {(event.data["parts"][0].amount, event.data["type"]) for event in told(run, "damage")}
    return found - {(BLOW, "melee")}


def healed(run: Run) -> set[int]:
    """Return how many HP those regained who did not reach their maximum by it."""
    names = {number: one.name for number, one in state_of(run).cards.items()}
    events = [event.data for event in told(run, "regained")]
    return {one["amount"] for one in events if one["hp"] < CARDS[names[one["card"]]].hp}


SPEAKING = [one for one in CARDS.values() if not one.instructions and one.icon < 2]
"""Every card once; of NightMist's the copies differ in their icon alone."""


@pytest.mark.parametrize("h", [3, 4, 5])
@pytest.mark.parametrize("facts", SPEAKING, ids=lambda facts: facts.name)
def test_a_card_deals_and_restores_what_its_face_says(facts: Facts, h: int) -> None:
    for advanced in ("off", "on") if facts.character and facts.kind == "villain" else ("off",):
        view: Any = SimpleNamespace(advanced=advanced == "on", h=h)
        said = Said(faces.text_of(Words(), view, facts.name))
        results = runs(facts, h, advanced)
        got = set[tuple[int, str]]().union(*map(dealt, results))
        assert {one for one in got if one[1] not in said.open} <= said.dealt | said.choice
        assert said.dealt <= got
        assert not said.choice or len(got) > 1
        if not said.counts:
            assert set[int]().union(*map(healed, results)) == said.healed


# -- numbers as they are now -----------------------------------------------------------------------

NOW = [
    ("ra_fire_blast", ["ra_the_staff_of_ra", "ra_solar_flare"], "++8++ fire"),
    ("haka_mere", ["ra_imbued_fire"], "++3++ fire"),
    ("haka_mere", ["legacy_inspiring_presence"], "++3++ melee"),
    ("haka_mere", ["ra_the_staff_of_ra", "haka_ta_moko"], "deals 2 melee"),
    ("ra_living_conflagration", ["realm_shifting_horizon"], "++3++ fire damage to one target."),
    ("ra_living_conflagration", ["realm_shifting_horizon"], "Ra deals ++2++ fire"),
    ("gloom_zombie_servant", ["gloom_strength_of_the_grave", "gloom_zombie_servant"], "++3++ melee"),
    ("gloom_crimson_pin", ["gloom_strength_of_the_grave", "gloom_zombie_servant"], "**1** toxic"),
    ("realm_explosive_bubbles", ["realm_shifting_horizon"], "++3++ energy"),
    ("ra", ["ra_solar_flare"], "++4++ fire"),
    ("fanatic_divine_sacrifice", ["realm_shifting_horizon"], "++2++ irreducible radiant"),
]
"""A card, what lies in play with it, and what its text then says."""


@pytest.mark.parametrize(("one", "lying", "wanted"), NOW)
def test_a_face_shows_its_numbers_with_what_changes_them(one: str, lying: list[str], wanted: str) -> None:
    facts = CARDS[one]
    team = ("ra", "legacy", "fanatic" if facts.deck == "fanatic" else "haka")
    here = lying if facts.has("one_shot") or facts.character else [one, *lying]
    beside = {one: "ra"} if TIMING.of("interrupts next_to", one) else {}
    hands = {facts.deck: [one]} if facts.has("one_shot") else {}
    s = table(environment="realm_of_discord", heroes=team, play=here, next_to=beside, hands=hands)
    shown = faces.closer(Words(), s, s.cards[card(s, one)])
    assert wanted in shown.card.text
    assert ("++" in wanted) == bool([note for note in shown.notes if note.text.startswith("Now")])


def test_the_tally_of_a_changed_number_names_what_changes_it() -> None:
    s = table(play=["ra_the_staff_of_ra", "ra_solar_flare"], hands={"ra": ["ra_fire_blast"]})
    notes = faces.closer(Words(), s, s.cards[card(s, "ra_fire_blast")]).notes
    (note,) = [one for one in notes if one.text.startswith("Now")]
    assert note.text.endswith("**5** printed + **1** The Staff of Ra + **2** Solar Flare")
    assert (note.icon, note.rule) == ("dmg_fire", "SEN-125")


def test_who_deals_no_damage_shows_nought_and_what_is_not_settled_stays_as_printed() -> None:
    s = table(heroes=("nightmist", "ra", "haka"), play=["nm_mistbound", "gloom_zombie_servant"])
    s.next_to[card(s, "nm_mistbound")] = card(s, "gloom_zombie_servant")
    bound = faces.closer(Words(), s, s.cards[card(s, "gloom_zombie_servant")])
    assert "~~0~~ melee" in bound.card.text
    assert [note.text for note in bound.notes if note.text.startswith("Now **0** melee") and "no damage" in note.text]
    lying = ["enn_the_shrine_of_the_ennead", "enn_geb"]
    s = table("ennead", ("ra", "legacy", "haka"), "realm_of_discord", play=[*lying, "realm_shifting_horizon"])
    assert "++3++ melee" in faces.in_play(Words(), s, s.cards[card(s, "enn_geb")]).text
    s = table("ennead", ("ra", "legacy", "haka"), trash=["enn_blast_of_flame"])
    assert "**2** fire" in faces.known(Words(), s, s.cards[card(s, "enn_blast_of_flame")]).text


@pytest.mark.parametrize("name", ["comic", "ship", "dark", "gothic"])
def test_changed_numbers_stand_out_on_the_paper_of_a_card(name: str) -> None:
    shown = look(name, (1280, 720))
    for markup in ("++3++", "~~3~~"):
        (run,) = text.layout(shown, markup, None, "card", 16, shown.theme.card_ink).lines[0]
        assert sight.contrast(run.span.color, shown.theme.card_paper) >= 7


def test_what_the_villain_will_do_next_has_its_numbers_as_they_are_now() -> None:
    lying = ["gloom_zombie_servant", "gloom_zombie_servant", "gloom_strength_of_the_grave", "gloom_cursed_acolyte"]
    *_, end = comic_next.coming(Words(), table(play=lying))
    told = {line.icon: line.sentence for line in end.lines}
    assert "++3++ melee" in told["gloom_zombie_servant"]
    assert "**1** fire and **1** infernal" in told["gloom_cursed_acolyte"]
