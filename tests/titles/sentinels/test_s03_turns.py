"""Section 3: turns, phases and what a hero may do in them."""

from importlib import resources
from pathlib import Path

import pytest

from game.engine.run import Run
from game.model.state import Step
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import Dealt, S
from game.titles.sentinels.verbs import (
    THIS_TURN,
    damage_dealt,
    deal,
    destroy,
    end_turn,
    flip,
    grant,
    hand,
    heal,
    incapacitate,
    last,
    play_from_hand,
    play_top,
    put_into_play,
    until_next,
    use_power,
)
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, hero_draw, hero_play, hero_power, pick, play, play_for, strike, texts
from tests.titles.sentinels.situation import GAZE, IDOL, Lend, nothing, table
from tests.titles.talk import asked, keys, told


@pytest.mark.rule("SEN-060", "SEN-062", "SEN-063")
def test_the_villain_starts_plays_one_card_and_ends() -> None:
    s = table(turn="gloomweaver", tops=["gloom_zombie_servant", "gloom_cursed_acolyte"])
    run = play(s, Step("begin_turn", ("gloomweaver",)))
    assert [event.data["phase"] for event in told(run, "phase_began")] == ["start", "play", "end"]
    assert names(run, "play")[-1] == "gloom_zombie_servant"
    assert over(run)


@pytest.mark.rule("SEN-061", "SEN-063", "SEN-064")
def test_a_villain_turn_does_every_start_and_end_text_in_its_phase(lend: Lend) -> None:
    for one in (GAZE, IDOL):
        for phase in ("start", "end"):
            lend(f"when {phase} villain", one, nothing)
    s = table(turn="gloomweaver", play=[GAZE, IDOL], tops=["gloom_strength_of_the_grave"])
    run = play(s, turn("gloomweaver"))
    happened = [(event.data["phase"], event.data["name"]) for event in told(run, "text_began")]
    assert happened == [("start", "gloomweaver"), ("start", GAZE), ("start", IDOL), ("end", GAZE), ("end", IDOL)]


@pytest.mark.rule("SEN-072", "SEN-073", "SEN-074")
def test_play_power_and_draw_are_each_optional() -> None:
    run = play(table(hands={"ra": ["ra_inferno"]}), hero_play("ra"), hero_power("ra"), hero_draw("ra"))
    for message in ("sen-ask-play", "sen-ask-power", "sen-ask-draw-phase"):
        assert asked(run).message == message
        pick(run, "none")
    assert over(run)


@pytest.mark.rule("SEN-072", "SEN-073", "SEN-074")
def test_one_card_one_power_and_one_draw_are_all() -> None:
    s = table(hands={"ra": [GAZE, TORNADO]}, play=["ra_living_conflagration"], tops=["ra_fire_blast", "ra_inferno"])
    run = play(s, hero_play("ra"), hero_power("ra"), hero_draw("ra"))
    for one in (GAZE, "ra", "gloomweaver", "draw"):
        pick(run, one)
    assert over(run)
    assert names(run, "hand:ra") == [TORNADO, "ra_fire_blast"]


@pytest.mark.rule("SEN-075", "SEN-271")
@pytest.mark.parametrize(("power", "draws"), [("none", 2), ("ra", 1)])
def test_who_neither_plays_nor_uses_a_power_may_draw_two(power: str, draws: int) -> None:
    s = table(tops=["ra_inferno", "ra_fire_blast"])
    run = play(s, hero_power("ra"), hero_draw("ra"))
    pick(run, power)
    if power == "ra":
        pick(run, "gloomweaver")
    for _ in range(draws):
        pick(run, "draw")
    assert over(run)
    assert len(names(run, "hand:ra")) == draws


@pytest.mark.rule("SEN-172")
def test_a_power_is_used_once_a_turn() -> None:
    """SEN-W06: the second use of the same power is refused."""
    s = table(bonus={"power:ra": 2})
    run = play(s, hero_power("ra"))
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert over(run), "there is no other power to use"


@pytest.mark.rule("SEN-195")
def test_a_second_limited_card_cannot_be_chosen() -> None:
    s = table(hands={"ra": ["ra_flame_barrier", "ra_inferno"]}, play=["ra_flame_barrier"])
    run = play(s, hero_play("ra"))
    assert keys(run) == [f"c{card(run, 'ra_inferno')}", "none"]


@pytest.mark.rule("SEN-218", "SEN-220")
@pytest.mark.parametrize("lying", [["tomb_nomti"], []])
def test_an_empty_deck_is_made_of_its_trash_or_nothing_happens(lying: list[str]) -> None:
    s = table(turn="tomb_of_anubis", trash=lying)
    s.decks["tomb_of_anubis"] = ()
    run = play(s, play_for("tomb_of_anubis"))
    assert ("tomb_nomti" in names(run, "play")) == bool(lying)


@pytest.mark.parametrize(("since", "sum_"), [("", 1), ("ra", 1 + 2 + 4)])
def test_damage_is_remembered_since_the_last_turn(since: str, sum_: int) -> None:
    s = table(turn="ra", turns=10)
    s.dealt = [Dealt(turn, 1, 2, amount, "fire") for turn, amount in ((10, 1), (9, 2), (6, 4), (5, 8))]
    assert damage_dealt(s, since=since) == sum_
    assert state_of(play(s)).turn == "ra"


# -- every turn ------------------------------------------------------------------------------------


def turn(owner: str) -> Step:
    """Return the step that begins a turn."""
    return Step("begin_turn", (owner,))


def phases(run: Run) -> list[str]:
    """Return the phases that began."""
    return [event.data["phase"] for event in told(run, "phase_began")]


def spoken(run: Run) -> list[str]:
    """Return the ids of the cards whose start and end texts happened, in order."""
    return [CARDS[event.data["name"]].id for event in told(run, "text_began")]


TORNADO, TRAP = "ra_blazing_tornado", "tomb_spike_trap"


def pass_on(run: Run) -> None:
    """Refuse everything until the test is over."""
    while not over(run):
        pick(run, "none" if "none" in keys(run) else keys(run)[-1])


@pytest.mark.rule("SEN-090", "SEN-091", "SEN-092", "SEN-093")
@pytest.mark.parametrize("heroes", [("ra", "legacy", "haka"), ("haka", "ra", "legacy", "nightmist")])
def test_villain_heroes_by_seat_environment_and_again(heroes: tuple[str, ...]) -> None:
    s = table(heroes=heroes, round=0)
    run = play(s, Step("start_round"), luck=3)
    order = ["gloomweaver", *heroes, "tomb_of_anubis"]
    while len(told(run, "turn_began")) < 2 * len(order):
        pick(run, keys(run)[-1])
    assert [event.data["owner"] for event in told(run, "turn_began")][: 2 * len(order)] == order * 2
    assert [event.data["round"] for event in told(run, "round_began")][:2] == [1, 2]


@pytest.mark.rule("SEN-061", "SEN-001")
def test_the_villain_speaks_first_at_its_start(lend: Lend) -> None:
    lend("when start villain", GAZE, nothing)
    lend("when start villain", IDOL, nothing)
    run = play(table(turn="gloomweaver", play=[IDOL, GAZE]), texts("start"))
    assert spoken(run) == ["gloomweaver", IDOL, GAZE]


@pytest.mark.rule("SEN-064")
@pytest.mark.parametrize("phase", ["start", "end"])
@pytest.mark.parametrize("owner", ["gloomweaver", "ra", "tomb_of_anubis"])
def test_texts_for_any_turn_stand_on_cards_of_any_deck(lend: Lend, phase: str, owner: str) -> None:
    whose = {"gloomweaver": "villain", "ra": "every", "tomb_of_anubis": "environment"}[owner]
    zealot = "gloom_profane_zealot"
    for one in (GAZE, IDOL, zealot):
        lend(f"when {phase} {whose}", one, nothing)
    run = play(table(turn=owner, play=[zealot, IDOL, GAZE]), texts(phase))
    assert [one for one in spoken(run) if one != "gloomweaver"] == [zealot, IDOL, GAZE]


@pytest.mark.rule("SEN-065")
def test_a_newcomer_speaks_in_the_same_phase_after_the_older_ones_and_once(lend: Lend) -> None:
    async def bring(s: S, one: int) -> None:
        await put_into_play(s, hand(s, "ra")[0] if hand(s, "ra") else None)

    lend("when start villain", IDOL, bring)
    lend("when start villain", GAZE, nothing)
    lend("when start villain", TORNADO, nothing)
    s = table(turn="gloomweaver", play=[IDOL, TORNADO], hands={"ra": [GAZE]})
    assert spoken(play(s, texts("start"))) == ["gloomweaver", IDOL, TORNADO, GAZE]


@pytest.mark.rule("SEN-023")
def test_a_turn_that_ends_in_its_start_goes_on_with_the_end_phase(lend: Lend) -> None:
    async def enough(s: S, one: int) -> None:
        end_turn(s, "ra")

    lend("when start own", GAZE, enough)
    for moment in ("when start own", "when end own"):
        lend(moment, TORNADO, nothing)
    run = play(table(play=[GAZE, TORNADO], hands={"ra": ["ra_inferno"]}), turn("ra"))
    assert over(run), "nothing is asked"
    assert phases(run) == ["start", "end"]
    assert spoken(run) == [GAZE, TORNADO], "the younger start text is passed over, the end text is not"
    assert told(run, "text_began")[1].data["phase"] == "end"


@pytest.mark.rule("SEN-269")
def test_a_card_that_left_does_not_speak(lend: Lend) -> None:
    async def break_it(s: S, one: int) -> None:
        await destroy(s, card(s, GAZE))

    lend("when start villain", IDOL, break_it)
    lend("when start villain", GAZE, nothing)
    assert spoken(play(table(turn="gloomweaver", play=[IDOL, GAZE]), texts("start"))) == ["gloomweaver", IDOL]


@pytest.mark.rule("SEN-269")
def test_a_flipped_card_does_not_speak_again_in_that_phase(lend: Lend) -> None:
    async def turn_over(s: S, one: int) -> None:
        await flip(s, card(s, "gloomweaver"))

    lend("when end villain", IDOL, turn_over)
    run = play(table(turn="gloomweaver", play=[IDOL]), texts("end"))
    assert spoken(run) == [IDOL], "the back has an end text, but was turned up in the End phase"
    run = play(table(turn="gloomweaver", play=[IDOL], options={"advanced": "on"}), texts("end"))
    assert spoken(run) == [IDOL], "nor does its advanced line"
    run = play(table(turn="gloomweaver", play=[IDOL], flipped=["gloomweaver"]), texts("end"))
    assert spoken(run) == ["gloomweaver_back", IDOL], "turned up before, it speaks"


@pytest.mark.rule("SEN-270")
def test_each_phase_comes_once_in_printed_order() -> None:
    s = table(hands={"ra": ["ra_inferno"]}, tops=["ra_fire_blast"])
    run = play(s, turn("ra"), luck=1)
    pass_on(run)
    assert phases(run) == ["start", "play", "power", "draw", "end"]


@pytest.mark.rule("SEN-094", "SEN-280")
def test_what_lasts_until_your_next_turn_ends_before_start_texts(lend: Lend) -> None:
    async def strike_haka(s: S, one: int) -> None:
        await deal(s, card(s, "gloomweaver"), card(s, "haka"), 3, "melee")

    lend("when start every", IDOL, strike_haka)
    s = table(play=[IDOL, GAZE])
    last(s, card(s, GAZE), "taken", amount=-1, cards=[card(s, "haka")], until=until_next(s, card(s, GAZE)))
    run = play(s, turn("gloomweaver"), luck=1)
    assert hp(run, "haka") == 32, "it still lasts in other turns"
    s = table(play=[IDOL, GAZE])
    last(s, card(s, GAZE), "taken", amount=-1, cards=[card(s, "haka")], until=until_next(s, card(s, GAZE)))
    run = play(s, turn("ra"), luck=1)
    assert hp(run, "haka") == 31


@pytest.mark.rule("SEN-094", "SEN-093", "SEN-280")
def test_what_lasts_this_turn_ends_after_the_end_texts(lend: Lend) -> None:
    async def strike_haka(s: S, one: int) -> None:
        await deal(s, card(s, "gloomweaver"), card(s, "haka"), 3, "melee")

    lend("when end every", IDOL, strike_haka)
    s = table(turn="tomb_of_anubis", play=[IDOL])
    last(s, card(s, "ra"), "taken", amount=-1, cards=[card(s, "haka")], until=THIS_TURN)
    run = play(s, texts("end"), Step("finish_turn"), strike("gloomweaver", "haka", 3))
    assert hp(run, "haka") == 34 - 2 - 3
    assert not state_of(run).lasting


@pytest.mark.rule("SEN-094", "SEN-280")
def test_in_a_whole_turn_this_turn_lasts_through_the_end_texts_and_the_rest_goes_on(lend: Lend) -> None:
    async def strike_haka(s: S, one: int) -> None:
        await deal(s, card(s, "gloomweaver"), card(s, "haka"), 5, "melee")

    lend("when end every", IDOL, strike_haka)
    s = table(turn="tomb_of_anubis", play=[IDOL], tops=[TRAP])
    for until in (THIS_TURN, "start:ra"):
        last(s, card(s, "ra"), "taken", amount=-1, cards=[card(s, "haka")], until=until)
    run = play(s, turn("tomb_of_anubis"))
    assert hp(run, "haka") == 34 - 3
    assert [effect.until for effect in state_of(run).lasting] == ["start:ra"]


@pytest.mark.rule("SEN-280", "SEN-052")
def test_an_effect_ends_on_time_though_its_maker_has_fallen() -> None:
    s = table(play=[GAZE])
    last(s, card(s, "ra"), "taken", amount=-1, cards=[card(s, "haka")], until="start:ra")
    run = play(s, act(lambda s: incapacitate(s, "ra")), strike("gloomweaver", "haka", 3), turn("ra"))
    assert hp(run, "haka") == 32, "it lasts"
    pass_on(run)
    assert not state_of(run).lasting


# -- the hero turn ---------------------------------------------------------------------------------


@pytest.mark.rule("SEN-070", "SEN-071", "SEN-078")
def test_a_hero_turn_has_five_phases_with_own_start_and_end_texts(lend: Lend) -> None:
    lend("when start own", GAZE, nothing)
    lend("when end own", TORNADO, nothing)
    lend("when start own", "legacy_next_evolution", nothing)
    s = table(play=[GAZE, TORNADO, "legacy_next_evolution"], hands={"ra": ["ra_inferno"]})
    run = play(s, turn("ra"), luck=1)
    assert asked(run).message == "sen-ask-play", "the start text is compulsory"
    assert spoken(run) == [GAZE], "not the text for Legacy's turn"
    pass_on(run)
    assert spoken(run) == [GAZE, TORNADO]
    assert phases(run) == ["start", "play", "power", "draw", "end"]


@pytest.mark.rule("SEN-072", "SEN-073", "SEN-074", "SEN-079")
@pytest.mark.parametrize("taken", ["play", "power", "draw"])
def test_refusing_one_offer_takes_nothing_from_the_others(taken: str) -> None:
    s = table(hands={"ra": ["ra_living_conflagration"]}, tops=["ra_fire_blast"])
    run = play(s, hero_play("ra"), hero_power("ra"), hero_draw("ra"))
    done = {"play": "ra_living_conflagration", "power": "ra", "draw": "draw"}
    messages = {"play": "sen-ask-play", "power": "sen-ask-power", "draw": "sen-ask-draw-phase"}
    for phase, message in messages.items():
        while asked(run).message == "sen-ask-damage":
            pick(run, "gloomweaver")
        assert asked(run).message == message
        pick(run, done[phase] if phase == taken else "none")


@pytest.mark.rule("SEN-075", "SEN-076")
def test_plays_and_powers_outside_their_phases_cost_no_second_card() -> None:
    s = table(hands={"ra": ["ra_living_conflagration"]}, tops=["ra_fire_blast", "ra_inferno"])
    run = play(
        s, act(lambda s: play_from_hand(s, "ra")), act(lambda s: use_power(s, "ra")), hero_play("ra"),
        hero_power("ra"), hero_draw("ra"),
    )  # fmt: skip
    for one in ("ra_living_conflagration", "gloomweaver", "ra", "gloomweaver", "none", "draw", "draw"):
        pick(run, one)
    assert over(run)
    assert names(run, "hand:ra") == ["ra_fire_blast", "ra_inferno"]


@pytest.mark.rule("SEN-075")
def test_a_card_played_in_its_phase_costs_the_second_card() -> None:
    s = table(hands={"ra": ["ra_living_conflagration"]}, tops=["ra_fire_blast", "ra_inferno"])
    run = play(s, hero_play("ra"), hero_draw("ra"))
    for one in ("ra_living_conflagration", "gloomweaver", "draw"):
        pick(run, one)
    assert over(run)


@pytest.mark.rule("SEN-077")
def test_who_is_forbidden_to_play_and_use_powers_may_draw_two(lend: Lend) -> None:
    for what in ("play", "power"):
        lend(f"modifies forbid {what}", IDOL, lambda s, one, who: who == "ra")
    s = table(play=[IDOL], hands={"ra": ["ra_inferno"]}, tops=["ra_fire_blast", "ra_flame_spike"])
    run = play(s, hero_play("ra"), hero_power("ra"), hero_draw("ra"))
    pick(run, "draw")
    pick(run, "draw")
    assert over(run)


@pytest.mark.rule("SEN-271")
def test_the_two_draws_are_single_one_may_stop_and_granted_ones_come_on_top(lend: Lend) -> None:
    async def note(s: S, one: int, hero: str, drawn: int) -> None:
        await heal(s, card(s, "legacy"), 1)

    lend("when drawn", GAZE, note)
    tops = ["ra_fire_blast", "ra_inferno", "ra_flame_spike"]
    run = play(table(play=[GAZE], tops=tops, hp={"legacy": 5}), hero_draw("ra"))
    pick(run, "draw")
    assert hp(run, "legacy") == 6, "each draw sets off its own reaction"
    pick(run, "none")
    assert over(run)
    run = play(table(tops=tops, bonus={"draw:ra": 1}), hero_draw("ra"))
    for _ in range(3):
        pick(run, "draw")
    assert over(run)
    assert len(names(run, "hand:ra")) == 3


@pytest.mark.rule("SEN-080")
def test_a_granted_use_is_counted_and_not_tied_to_a_moment() -> None:
    """With one use granted after the first was used, one is left."""
    s = table(play=[TORNADO])
    run = play(s, hero_power("ra"))
    pick(run, "ra")
    grant(state_of(run), "ra", "power")
    pick(run, "gloomweaver")
    assert named_options(run) == [TORNADO, "none"]
    pick(run, TORNADO)
    pick(run, "gloomweaver")
    assert over(run), "two uses, no more"


@pytest.mark.rule("SEN-080")
def test_additional_plays_are_counted_too() -> None:
    s = table(hands={"ra": [GAZE, TORNADO, "ra_solar_flare"]}, bonus={"play:ra": 1})
    run = play(s, hero_play("ra"))
    pick(run, GAZE)
    pick(run, TORNADO)
    assert over(run)


@pytest.mark.rule("SEN-095", "SEN-154")
def test_a_fallen_hero_has_start_one_ability_and_end(lend: Lend) -> None:
    lend("when start every", IDOL, nothing)
    lend("when end every", IDOL, nothing)
    s = table(play=[IDOL], flipped=["ra"])
    run = play(s, turn("ra"), luck=1)
    assert (asked(run).message, keys(run)) == ("sen-ask-ability", ["a1", "a2", "a3", "none"])
    pick(run, "a3")
    assert over(run), "one ability and no more"
    assert phases(run) == ["start", "fallen", "end"]
    assert spoken(run) == [IDOL, IDOL]


# -- villain and environment turns -----------------------------------------------------------------


@pytest.mark.rule("SEN-085", "SEN-086", "SEN-087", "SEN-088")
def test_the_environment_starts_plays_one_card_and_ends(lend: Lend) -> None:
    lend("when start environment", GAZE, nothing)
    lend("when end environment", GAZE, nothing)
    s = table(turn="tomb_of_anubis", play=[GAZE], tops=[IDOL, TRAP], hands={"ra": ["ra_inferno"]})
    run = play(s, turn("tomb_of_anubis"))
    assert over(run), "no hero is asked for anything"
    assert phases(run) == ["start", "play", "end"]
    assert spoken(run) == [GAZE, GAZE]
    assert [event.data["name"] for event in told(run, "played")] == [IDOL]


@pytest.mark.rule("SEN-062", "SEN-087")
@pytest.mark.parametrize(("deck", "top"), [("gloomweaver", "gloom_cursed_acolyte"), ("tomb_of_anubis", IDOL)])
def test_a_card_may_add_another_play(lend: Lend, deck: str, top: str) -> None:
    async def one_more(s: S, one: int) -> None:
        await play_top(s, deck)

    lend("when text", top, one_more)
    second = {"gloomweaver": "gloom_zombie_servant", "tomb_of_anubis": TRAP}[deck]
    run = play(table(turn=deck, tops=[top, second]), play_for(deck))
    assert [event.data["name"] for event in told(run, "played")] == [top, second]


# -- the sheet -------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-245")
def test_the_sheet_shows_the_phases_that_the_program_plays() -> None:
    rulebook = Path(str(resources.files("game") / "titles" / "sentinels" / "rulebook.md")).read_text("utf-8")
    rows = [row.strip("| ").split(" | ") for row in rulebook.splitlines() if row.startswith("| ") and "Start" in row]
    sheet = {row[0]: [cell.split(":")[0].lower() for cell in row[1:] if cell != "-"] for row in rows}
    for who, owner, flipped in (
        ("villain", "gloomweaver", []), ("each hero", "ra", []), ("incapacitated hero", "ra", ["ra"]),
        ("environment", "tomb_of_anubis", []),
    ):  # fmt: skip
        s = table(tops=["gloom_zombie_servant", IDOL], hands={"ra": ["ra_inferno"]}, flipped=flipped)
        run = play(s, turn(owner), luck=1)
        pass_on(run)
        played = ["one ability, or none" if phase == "fallen" else phase for phase in phases(run)]
        assert played == sheet[who]
