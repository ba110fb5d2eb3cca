"""What the computer player of 20 Strong does where the right answer is plain."""

from msgspec import structs

from game.engine.run import Run
from game.model.state import Step
from game.titles.twenty_strong.mind.goals import harm, outlook
from game.titles.twenty_strong.mind.survey import survey
from game.titles.twenty_strong.state import ShipState
from tests.titles.talk import asked
from tests.titles.twenty_strong.looks import state_of
from tests.titles.twenty_strong.moves import pick
from tests.titles.twenty_strong.situation import TITLE, play, ship

POWERED = {"a2": "rm_gen_a", "b2": "rm_gen_b", "c3": "rm_gen_c", "c2": "rm_pod_p"}


def answer(state: ShipState) -> tuple[str, ...]:
    return reflex(play(state, luck=1))


def reflex(run: Run) -> tuple[str, ...]:
    return TITLE.bot.reflex(run.state, asked(run))


def test_it_leaves_when_its_points_suffice() -> None:
    state = ship(rooms=POWERED, up=POWERED, marks=("signal",), objectives={0: ["ob_warning"]})
    assert answer(state) == ("room:launch",)


def test_it_stays_when_they_do_not() -> None:
    state = ship(rooms=POWERED, up=POWERED, objectives={0: ["ob_watch"]})
    assert answer(state) != ("room:launch",)


def test_it_does_not_wait_beside_the_queen() -> None:
    state = ship(("her_medic",), at="c2", enemies={"c2": ["al_queen"]}, ready="YYGB")
    assert answer(state) not in (("end",), ("salvage",))


def test_it_kills_what_is_easily_killed() -> None:
    state = ship(enemies={"c2": ["al_hatch"]}, objectives={0: ["ob_sweep"]})
    assert answer(state) == ("attack",)


def test_it_heals_when_one_more_hit_would_be_the_last() -> None:
    state = ship(items={0: ["it_medkit"]}, health={0: 1})
    run = play(state, luck=1)
    assert reflex(run)[0].startswith("use:")


def test_it_primes_the_engine_that_its_card_asks_for() -> None:
    rooms = {"c2": "rm_eng_p", "a2": "rm_gen_a", "b2": "rm_gen_b"}
    assert answer(ship(rooms=rooms, up=rooms, objectives={0: ["ob_home"]})) == ("room:prime",)


def test_it_sets_out_for_what_it_has_not_seen() -> None:
    run = play(ship(objectives={0: ["ob_watch"]}), "hit", luck=1)
    assert reflex(run) == ("move",)
    pick(run, *reflex(run))
    assert 1 <= len(reflex(run)) <= 2


def test_the_scout_walks_on_exhausted_dice() -> None:
    run = play(ship(("her_scout",), exhausted="PPB", objectives={0: ["ob_watch"]}), luck=1)
    pick(run, *reflex(run))
    groups = {option.key: option.group for option in asked(run).options}
    assert [groups[key] for key in reflex(run)] == ["exhausted"]


def test_it_keeps_the_nearer_objective() -> None:
    state = ship(
        rooms=POWERED,
        up=POWERED,
        marks=("signal",),
        objectives={0: ["ob_watch", "ob_warning"]},
        agenda=(Step("settle_objectives", ((0,),)), Step("act"), Step("resolve")),
    )
    run = play(state, luck=1)
    pick(run, *reflex(run))
    kept = [card.name for card in state_of(run).cards.values() if card.zone == "objectives:0"]
    assert kept == ["ob_warning"]


def test_a_defeated_hero_keeps_the_card_with_more_points() -> None:
    state = ship(
        rooms=POWERED,
        up=POWERED,
        marks=("course", "engine_p", "engine_s"),
        objectives={0: ["ob_warning", "ob_home"]},
        agenda=(Step("settle_objectives", ((0,),)), Step("resolve")),
    )
    state.heroes = [structs.replace(state.heroes[0], status="defeated", health=0, space="")]
    run = play(state, luck=1)
    pick(run, *reflex(run))
    kept = [card.name for card in state_of(run).cards.values() if card.zone == "objectives:0"]
    assert kept == ["ob_home"]


def test_the_last_health_is_the_dearest() -> None:
    assert harm("PB", 1) > harm("PB", 2) > harm("PB", 4) > 0


def test_alike_positions_are_worked_out_once() -> None:
    state = ship()
    assert outlook(state, survey(state, 0)) is outlook(state, survey(state, 0))
