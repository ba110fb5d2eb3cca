"""The worked examples of the rulebook, one test each."""

import pytest
from msgspec import structs

from game.model.state import Step
from game.titles.twenty_strong.cards.items import heal
from game.titles.twenty_strong.cards.objectives import lines, points
from game.titles.twenty_strong.content import FACES, OBJECTIVES, POINTS
from game.titles.twenty_strong.fights import damage_on
from game.titles.twenty_strong.flow import alarm_at
from game.titles.twenty_strong.leaving import discard_item
from game.titles.twenty_strong.limits import dice_limit, max_health, recover_limit, strategy
from game.titles.twenty_strong.state import DEFEATED, ESCAPED
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import round_of
from tests.titles.twenty_strong.looks import card_named, dice_at, enemies_in, hero, names_in, noise, state_of
from tests.titles.twenty_strong.moves import apply_hit, attack, attackers, end, move, pick, pick_dice, rolls, start_move
from tests.titles.twenty_strong.situation import ALARM, ONE_EACH, lay_on, play, ship

TRIO = ["her_soldier", "her_pilot", "her_captain"]


@pytest.mark.rule("20S-033", "20S-036", "20S-037", "20S-038", "20S-042", "20S-047")
def test_w01_the_scout() -> None:
    state = ship(["her_scout"], items={0: ["it_boots", "it_toolkit"]}, stacks={"c2": ["it_scanner"]}, ready="")
    assert (state.heroes[0].health, max_health(state, 0).total, strategy(state, 0).total) == (3, 3, 2)
    assert (dice_limit(state, 0, "move").total, dice_limit(state, 0, "attack").total) == (3, 3)
    assert recover_limit(state, 0).total == 3
    run = play(state)
    pick(run, "salvage")
    assert asked(run).message == "ask-make-room"
    ready = play(ship(["her_scout"], ready="YYY", agenda=round_of(0)))
    assert (asked(ready).low, asked(ready).high) == (0, 3)
    run = play(ship(["her_scout"]), "miss", "miss")
    start_move(run, "Y")
    pick(run, "repeat")
    run.pick()
    assert "repeat" not in [option.key for decision in run.pending for option in decision.options]


@pytest.mark.rule("20S-052", "20S-053")
def test_w02_faces() -> None:
    counts = {colour: [faces.count(face) for face in ("crit", "hit", "miss")] for colour, faces in FACES.items()}
    assert counts == {"Y": [1, 1, 4], "G": [1, 2, 3], "B": [1, 3, 2], "P": [1, 4, 1], "R": [1, 5, 0]}
    assert [crit + hit for crit, hit, _ in counts.values()] == [2, 3, 4, 5, 6]


@pytest.mark.rule("20S-054", "20S-055")
def test_w03_a_hit_and_a_crit() -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}), "hit crit")
    queen = card_named(state_of(run), "al_queen")
    attack(run, "PB")
    apply_hit(run, "P", queen)
    apply_hit(run, "B", queen)
    assert damage_on(state_of(run), queen) == 3
    run = play(ship(), "hit crit")
    start_move(run, "PB")
    pick(run, "accept")
    assert asked(run).args["steps"] == 2


@pytest.mark.rule("20S-043", "20S-044", "20S-045")
def test_w04_a_lost_vest() -> None:
    state = ship(["her_scout"], items={0: ["it_vest"]})
    assert (state.heroes[0].health, max_health(state, 0).total) == (3, 4)
    heal(state, 0, 1, "test")
    assert (state.heroes[0].health, max_health(state, 0).total) == (4, 4)
    discard_item(state, card_named(state, "it_vest"))
    assert (state.heroes[0].health, max_health(state, 0).total) == (4, 3)
    heal(state, 0, 1, "test")
    assert state.heroes[0].health == 4


@pytest.mark.rule("20S-073", "20S-074")
@pytest.mark.parametrize(("level", "after", "there"), [(5, 0, ["al_queen"]), (4, 4, [])])
def test_w05_noise_at_the_flip(level: int, after: int, there: list[str]) -> None:
    run = play(ship(agenda=ALARM, dial=2, noise=level, objectives={0: ONE_EACH[0]}), *[[name] for name in there])
    assert (noise(run), state_of(run).dials["noise"].high) == (after, 4)
    assert enemies_in(run, "c2") == there


@pytest.mark.rule("20S-067", "20S-070")
def test_w06_the_dial() -> None:
    run = play(ship(agenda=round_of(0)))
    assert state_of(run).dials["time"].value == 10
    end(run)
    assert state_of(run).dials["time"].value == 9
    assert alarm_at(ship()) == 2
    assert alarm_at(ship(TRIO, options={"rank": "4"})) == 7
    for dial, alarm in ((9, False), (8, True)):
        state = ship(TRIO, dial=dial, dial_done=False, agenda=round_of(0), objectives=ONE_EACH, options={"rank": "4"})
        assert state_of(play(state)).alarm is alarm


@pytest.mark.rule("20S-170")
@pytest.mark.parametrize(("rank", "fewest"), [("1", 7), ("2", 8), ("3", 9), ("4", 9)])
def test_w07_points_needed(rank: str, fewest: int) -> None:
    won = {}
    for marks, total in ((("engine_p",), 6), (("engine_p", "engine_s"), 7), (("engine_p", "course"), 8)):
        state = ship(objectives={0: ["ob_home"]}, marks=marks, agenda=(Step("end_round"),), options={"rank": rank})
        state.heroes[0] = structs.replace(state.heroes[0], status=ESCAPED, space="")
        state.left, state.opened = (0,), state.opened * 12
        run = play(state)
        assert run.state.result is not None
        assert run.state.result.standings[0].points == total
        won[total] = run.state.result.standings[0].won
    assert won == {total: total >= fewest for total in (6, 7, 8)}
    assert POINTS[int(rank)] == fewest


@pytest.mark.rule("20S-098", "20S-158", "20S-159")
def test_w08_the_roll_for_noise() -> None:
    for face, level in (("miss", 3), ("hit", 4), ("crit", 5)):
        run = play(ship(exhausted="P", noise=3))
        end(run, face)
        assert noise(run) == level
    run = play(ship(exhausted="P", noise=5), "hit", ["al_queen"])
    pick(run, "end")
    assert noise(run) == 0
    assert enemies_in(run, "c2") == ["al_queen"]
    assert not attackers(run)
    assert not told(run, "enemy_moved")


@pytest.mark.rule("20S-149")
def test_w09_an_enemy_attack() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}), "hit crit", "miss")
    pick(run, "end")
    assert (hero(run).health, noise(run)) == (2, 1)


@pytest.mark.rule("20S-166")
def test_w10_two_players_or_more() -> None:
    assert OBJECTIVES["ob_nobody"].players == "2+"
    assert [OBJECTIVES["ob_nobody"].fits(players) for players in (1, 2, 3)] == [False, True, True]


@pytest.mark.rule("20S-075")
def test_w11_the_nest_stack_at_self_destruct() -> None:
    run = play(ship(agenda=ALARM, dial=2, nest=["al_hatch", "al_skulk"], objectives={0: ONE_EACH[0]}))
    assert sorted(enemies_in(run, "a1")) == ["al_hatch", "al_skulk"]
    assert all(state_of(run).cards[card].up for card in state_of(run).zones["enemies:a1"])
    assert names_in(run, "nest_stack") == []


@pytest.mark.rule("20S-098", "20S-099")
def test_w12_two_crits_at_full_noise() -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}, noise=5), "crit crit", ["al_ward"], ["al_hatch"])
    queen = card_named(state_of(run), "al_queen")
    attack(run, "PB")
    apply_hit(run, "P", queen)
    assert (noise(run), state_of(run).due) == (0, 1)
    apply_hit(run, "B", queen)
    assert (noise(run), state_of(run).due) == (0, 1)
    assert enemies_in(run, "c2") == ["al_queen"]
    pick(run, "done")
    assert enemies_in(run, "c2") == ["al_queen", "al_ward"]


@pytest.mark.rule("20S-228", "20S-250")
def test_w13_a_loud_move_and_a_loud_opportunity_attack() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}, up=["c1"], noise=5), "crit", "crit", ["al_queen"])
    start_move(run, "P")
    pick(run, "accept")
    assert (noise(run), state_of(run).due) == (0, 1)
    pick(run, "c1")
    assert noise(run) == 1
    assert enemies_in(run, "c1") == ["al_queen"]


@pytest.mark.rule("20S-124")
@pytest.mark.parametrize("blue_too", [False, True])
def test_w14_dice_of_an_opportunity_attack(blue_too: bool) -> None:
    state = ship(["her_captain"], enemies={"c2": ["al_queen"]}, exhausted="" if blue_too else "BBBB", banished="R")
    if blue_too:
        for _ in range(4):
            lay_on(state, card_named(state, "al_queen"), {"B": "hit"})
    run = play(state, "hit hit hit", *([] if blue_too else ["hit"]))
    start_move(run, "PPP")
    pick(run, "accept")
    pick(run, "c1")
    assert rolls(run, "opportunity") == ([] if blue_too else ["B"])
    assert hero(run).health == (3 if blue_too else 2)


@pytest.mark.rule("20S-193", "20S-284")
def test_w15_two_skulkers_roll_the_same_dice() -> None:
    run = play(ship(enemies={"c2": ["al_skulk", "al_skulk"]}, exhausted="GB"), "miss miss", "miss miss", "miss")
    ready = dice_at(state_of(run), "ready")
    pick(run, "end")
    first, second = [event for event in told(run, "rolled") if event.data["why"] == "enemy_attack"]
    assert first.data["dice"] == second.data["dice"]
    assert dice_at(state_of(run), "ready") == ready


@pytest.mark.rule("20S-092", "20S-127", "20S-129")
def test_w16_three_dice_in_two_passes() -> None:
    run = play(ship(["her_scout"], enemies={"c2": ["al_skulk", "al_queen"]}), "miss hit hit", "hit", "hit hit hit")
    skulker = card_named(state_of(run), "al_skulk")
    attack(run, "PPB")
    assert asked(run).message == "ask-apply"
    apply_hit(run, "P", skulker)
    apply_hit(run, "P", skulker)
    pick(run, "repeat")
    apply_hit(run, "B", skulker)
    assert state_of(run).cards[skulker].turned
    assert asked(run).message == "ask-action"
    assert dice_at(state_of(run), f"on:{skulker}") == "BPP"
    pick(run, "attack")
    assert asked(run).high == 3
    pick_dice(run, "GGG")
    assert rolls(run, "attack") == ["BPP", "B", "GGG"]


@pytest.mark.rule("20S-137", "20S-138", "20S-139")
def test_w17_a_salvage_with_two_crits() -> None:
    run = play(ship(stacks={"c2": ["it_vest"]}, ready="GGGGBB", noise=2), "hit miss miss miss crit crit")
    pick(run, "salvage")
    pick(run, "accept")
    assert noise(run) == 4
    assert asked(run).high == 2
    pick_dice(run, "RP")
    assert names_in(run, "inventory:0") == ["it_vest"]
    assert dice_at(state_of(run), "ready") == "GGGGBBPR"


@pytest.mark.rule("20S-163", "20S-164")
def test_w18_the_role_of_the_first_player_passes_on() -> None:
    state = ship(
        TRIO, at=["c2", "e4", "e4"], health={0: 1}, enemies={"c2": ["al_hatch"]}, dial=6, cycle=5, dial_done=False,
        agenda=round_of(0), objectives=ONE_EACH,
    )  # fmt: skip
    state.had = ()
    for space in ("c1", "b2", "d2", "c3"):
        del state.rooms[space]
    run = play(state)
    assert state_of(run).dials["time"].value == 5
    end(run, "hit miss", "miss")
    rounds = []
    for _ in range(3):
        run.pick()
        rounds.append((state_of(run).current, state_of(run).first, state_of(run).dials["time"].value))
        end(run, "miss")
    assert rounds == [(1, 1, 5), (2, 1, 5), (1, 1, 4)]


@pytest.mark.rule("20S-049", "20S-267")
def test_w19_an_enemy_with_two_heroes() -> None:
    run = play(ship(TRIO, at=["c2", "c2", "a4"], enemies={"c2": ["al_hatch"]}))
    for attacked in (True, True, False):
        run.take_events()
        end(run, *(["hit miss"] if attacked else []), "miss")
        assert bool(attackers(run)) is attacked
        assert not told(run, "enemy_moved")
        run.pick()
    assert [one.health for one in state_of(run).heroes] == [3, 2, 3]


@pytest.mark.rule("20S-274", "20S-275")
def test_w20_a_pod_with_two_seats() -> None:
    rooms = {"c2": "rm_pod_p", "a2": "rm_gen_a", "b2": "rm_gen_b"}
    run = play(ship(TRIO, rooms=rooms, up=["c2", "a2", "b2"], objectives=ONE_EACH))
    pick(run, "room:launch")
    pick(run, "seat:2")
    assert asked(run).seat == 2
    pick(run, "decline")
    pick(run, "seat:1")
    assert asked(run).seat == 1
    pick(run, "accept")
    assert asked(run).seat == 2
    pick(run, "c1")
    assert [one.status for one in state_of(run).heroes][:2] == [ESCAPED, ESCAPED]
    assert state_of(run).left == (0, 1)
    assert hero(run, 2).space == "c1"
    assert "c2" not in state_of(run).rooms


@pytest.mark.rule("20S-272", "20S-277")
def test_w21_points_of_a_dead_hero() -> None:
    rooms = {"a2": "rm_gen_a", "b2": "rm_gen_b", "a3": "rm_gen_c"}
    state = ship(rooms=rooms, up=list(rooms), objectives={0: ["ob_sweep"]})
    state.heroes[0] = structs.replace(state.heroes[0], status=DEFEATED, space="", kills=5, items=0)
    judged = lines(state, 0, "ob_sweep")
    assert [line.points if line.holds else 0 for line in judged] == [0, 2, 3, 0, 2, -2]
    assert points(judged) == 5


@pytest.mark.rule("20S-205", "20S-236")
def test_w22_a_full_inventory() -> None:
    run = play(ship(items={0: ["it_boots", "it_toolkit"]}, stacks={"c2": ["it_scanner"]}, ready=""))
    scanner = card_named(state_of(run), "it_scanner")
    pick(run, "salvage")
    pick(run, "leave")
    assert names_in(run, "stack:c2") == ["it_scanner"]
    assert not state_of(run).cards[scanner].up
    pick(run, "salvage")
    pick(run, "drop:")
    assert names_in(run, "inventory:0") == ["it_toolkit", "it_scanner"]


@pytest.mark.rule("20S-195", "20S-280")
def test_w23_a_check_without_its_dice() -> None:
    state = ship(rooms={"c2": "rm_nest"}, enemies={"c1": ["al_queen"]}, items={0: ["it_vest"]})
    for _ in range(3):
        lay_on(state, card_named(state, "al_queen"), {"P": "hit"})
    run = play(state)
    move(run, "")
    assert [key.split(":")[0] for key in keys(run)] == ["pay", "leave"]
