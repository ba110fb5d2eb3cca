"""The components: counts and facts equal to the tables written out here, and every text is there."""

import re
from pathlib import Path

import pytest

from game.titles.twenty_strong.content import (
    ACTIONS,
    ALIENS,
    BOARD,
    COLOURS,
    DEALT,
    DIAL_START,
    DICE,
    FACES,
    HEROES,
    ITEMS,
    NOISE_MAX,
    NOISE_MAX_ALARM,
    OBJECTIVES,
    POINTS,
    ROOMS,
    Requirement,
    copies,
)
from game.titles.twenty_strong.flow import alarm_at
from tests.titles.twenty_strong.situation import TITLE, ship

ROOT = Path(__file__).resolve().parents[3]
FTL = (ROOT / "localisation" / "en" / "twenty_strong.ftl").read_text("utf-8")
MESSAGES = dict.fromkeys(re.findall(r"^([a-zA-Z][\w-]*) =", FTL, re.MULTILINE))

HERO_TABLE = """
her_scout 3 2 3 seed
her_captain 3 3 3 authored
her_pilot 3 2 4 authored
her_soldier 4 2 4 authored
her_scientist 2 3 4 authored
her_mechanic 3 2 4 authored
her_medic 3 2 4 authored
her_quartermaster 3 2 4 authored
her_convict 4 2 4 authored
"""
"""Health, Strategy, Recovery, origin."""

ROOM_TABLE = """
rm_cryo - - cold_sleep 3
rm_nest check:PBB,pay:M M burn_clutch 0
rm_gen_a check:BBG,pay:T T bleed_off 0
rm_gen_b check:PBY,pay:T T bleed_off 0
rm_gen_c check:BGGY,pay:T T bleed_off 0
rm_pod_p check:PBG,pay:T - launch 2
rm_pod_s check:PBB,pay:T - launch 3
rm_cockpit check:PBB,exhaust:R T lock_course 2
rm_eng_p check:PBG,pay:T T prime 2
rm_eng_s check:PGG,pay:T T prime 2
rm_armory check:BBG,exhaust:P MM requisition 1
rm_workshop check:BG,exhaust:B TM refit 0
rm_lab check:BGY,pay:T T synthesise 1
rm_med check:GYY,exhaust:G T treat 0
rm_cargo check:BBY,exhaust:B TTM sort 0
rm_sec check:BB,pay:M M camera_sweep 1
rm_comms check:BGY,pay:T - distress_call 2
rm_mess check:GY,exhaust:Y M breather 0
rm_airlock check:BB,exhaust:P M blow_hatch 1
rm_vents check:G,exhaust:Y - crawl 0
"""
"""Requirements, item stack from the top, action, Generators needed."""

ALIEN_TABLE = """
al_hatch 1 GY no 1 -
al_hatch_x 1 GY yes 2 -
al_skulk 3 BG no 2 after_noise
al_skulk_x 3 BG yes 1 after_noise
al_stalk 4 PB no 2 during_two_dice
al_stalk_x 4 PB yes 1 during_two_dice
al_spit 3 BY no 1 after_spit
al_spit_x 3 BY yes 1 after_spit
al_ward 5 PG no 2 special_nest
al_queen 7 RPB no 1 during_no_yellow
"""
"""Health, Damage, additional-enemies icon, copies, effect."""

ITEM_TABLE = """
it_flare military single 0 2 no
it_shotgun military multi 2 2 no
it_carbine military ongoing 0 1 no
it_vest military ongoing 0 2 no
it_frag military single 0 1 yes
it_baton military multi 2 2 no
it_medkit technical single 0 2 no
it_pain technical multi 2 2 no
it_toolkit technical ongoing 0 1 no
it_scanner technical multi 3 2 no
it_damper technical single 0 1 no
it_battery technical multi 2 2 no
it_boots technical ongoing 0 1 no
it_card technical single 0 1 no
it_antidote crafted single 0 1 no
"""
"""Deck, type, uses, copies, whether using it is an action."""

OBJECTIVE_TABLE = """
ob_warning 1+ -2 escape 2; signal 3; generators>=3 3; items>=4 2; survived 1
ob_burn 1+ -2 escape 2; nest_burned 3; kills>=3 3; items>=3 2; generators>=2 1
ob_home 1+ -2 escape 2; engine_any 2; engines_both 1; course 2; generators>=2 2; rooms>=12 2
ob_salvage 1+ -2 escape 2; items>=4 3; rooms>=12 3; generators>=3 2; signal 1
ob_specimen 1+ -2 escape 2; antidote 3; kills>=3 2; rooms>=13 2; generators>=3 2
ob_sweep 1+ -2 escape 2; kills>=2 2; kills>=4 3; items>=3 2; generators>=2 2
ob_power 1+ -2 escape 2; generators>=3 3; engines_both 3; rooms>=12 2; survived 1
ob_watch 1+ -2 escape 2; rooms>=14 3; course 2; generators>=3 2; signal 2
ob_nobody 2+ -2 escape 2; other_escaped 3; all_escaped 1; gave_item 1; generators>=3 2; rooms>=12 2
ob_quarant 2+ -2 escape 2; no_other_pod 2; nest_burned 3; generators>=3 2; kills>=2 2
ob_silent 2+ -3 escape 2; no_signal 3; items>=4 3; generators>=3 2; survived 1
ob_debt 2+ -2 escape 2; left_defeated 3; kills>=2 2; items>=3 2; rooms>=12 2
ob_helm 2+ -2 escape 2; no_course 3; engines_both 3; generators>=2 1; rooms>=13 2
ob_two 3 -3 escape 2; two_escaped 4; generators>=3 2; items>=3 2; survived 1
ob_first 3 -2 first_out 4; escape 2; items>=3 2; generators>=2 1; signal 2
ob_guard 3 -2 other_before 3; escape 2; kills>=2 2; generators>=3 2; rooms>=12 2
"""
"""Players, points of a defeat, lines."""


def rows(table: str) -> list[str]:
    """The rows of a table."""
    return table.strip().splitlines()


def has_texts(*ids: str) -> bool:
    """Tell whether each of these messages is in the English texts."""
    return all(one in MESSAGES for one in ids)


# -- dice, dials and ranks -------------------------------------------------------------------------


def test_there_are_17_unit_dice_of_five_colours() -> None:
    assert DICE == {"Y": 5, "G": 4, "B": 4, "P": 3, "R": 1}
    assert sum(DICE.values()) == 17
    assert COLOURS == "YGBPR"
    assert has_texts(*(f"colour_{colour}" for colour in COLOURS))


def test_each_die_has_six_faces() -> None:
    faces = {colour: [FACES[colour].count(face) for face in ("crit", "hit", "miss")] for colour in COLOURS}
    assert faces == {"Y": [1, 1, 4], "G": [1, 2, 3], "B": [1, 3, 2], "P": [1, 4, 1], "R": [1, 5, 0]}


def test_mean_hits_and_damage_of_the_dice() -> None:
    for number, colour in enumerate(COLOURS, 2):
        hits = sum(face != "miss" for face in FACES[colour])
        damage = sum({"crit": 2, "hit": 1, "miss": 0}[face] for face in FACES[colour])
        assert (hits, damage) == (number, number + 1)


def test_dial_noise_card_and_actions() -> None:
    assert (DIAL_START, NOISE_MAX, NOISE_MAX_ALARM, ACTIONS, DEALT) == (10, 5, 4, 4, 2)


def test_difficulty_ranks() -> None:
    assert POINTS == {1: 7, 2: 8, 3: 9, 4: 9}
    assert has_texts(*(f"rank_{rank}" for rank in POINTS), *(f"rank_{rank}_text" for rank in POINTS))


@pytest.mark.parametrize(("seats", "dials"), [(1, [2, 3, 4, 5]), (2, [3, 4, 5, 6]), (3, [4, 5, 6, 7])])
def test_self_destruct_dials(seats: int, dials: list[int]) -> None:
    heroes = list(HEROES)[:seats]
    assert [alarm_at(ship(heroes, options={"rank": rank})) for rank in "1234"] == dials


def test_the_title_is_for_one_to_three_seats() -> None:
    assert TITLE.seats == (1, 2, 3)
    assert has_texts("title_twenty_strong", "title_twenty_strong_tagline")


def test_the_ship_is_a_grid_of_five_by_four() -> None:
    assert len(BOARD.spaces) == len(ROOMS) == 20
    assert sorted({space[0] for space in BOARD.spaces}) == list("abcde")
    assert sorted({space[1] for space in BOARD.spaces}) == list("1234")


# -- cards -----------------------------------------------------------------------------------------


def test_nine_heroes() -> None:
    found = [f"{one.id} {one.health} {one.strategy} {one.recovery} {one.origin}" for one in HEROES.values()]
    assert found == rows(HERO_TABLE)
    assert len(found) == 9


@pytest.mark.parametrize("hero", HEROES)
def test_each_hero_has_its_texts(hero: str) -> None:
    assert has_texts(hero, f"{hero}_ability", f"{hero}_text")


def way_in(one: Requirement) -> str:
    """A requirement as the table writes it."""
    return next(f"{way}:{value}" for way in ("check", "pay", "exhaust") if (value := getattr(one, way)))


def test_twenty_rooms() -> None:
    found = [
        f"{one.id} {','.join(map(way_in, one.requirements)) or '-'} {one.stack or '-'} {one.action} {one.generators}"
        for one in ROOMS.values()
    ]
    assert found == rows(ROOM_TABLE)
    assert len(found) == 20


def test_special_rooms() -> None:
    assert [one.id for one in ROOMS.values() if one.start] == ["rm_cryo"]
    assert [one.id for one in ROOMS.values() if one.nest] == ["rm_nest"]
    assert [one.id for one in ROOMS.values() if one.generator] == ["rm_gen_a", "rm_gen_b", "rm_gen_c"]
    assert [(one.id, one.seats) for one in ROOMS.values() if one.pod] == [("rm_pod_p", 2), ("rm_pod_s", 2)]
    assert [(one.id, one.engine) for one in ROOMS.values() if one.engine] == [("rm_eng_p", "p"), ("rm_eng_s", "s")]


def test_stacks_need_fewer_cards_than_the_decks_hold() -> None:
    stacks = "".join(room.stack for room in ROOMS.values())
    assert (stacks.count("T"), stacks.count("M")) == (11, 8)


@pytest.mark.parametrize("room", ROOMS)
def test_each_room_has_its_texts(room: str) -> None:
    action = ROOMS[room].action
    assert has_texts(room, f"{room}_text", f"act_{action}", f"act_{action}_text")


def test_fourteen_aliens() -> None:
    found = [
        f"{one.id} {one.health} {one.damage} {'yes' if one.brood else 'no'} {one.copies} {','.join(one.effects) or '-'}"
        for one in ALIENS.values()
    ]
    assert found == rows(ALIEN_TABLE)
    assert len(copies(ALIENS)) == 14
    assert sum(one.copies for one in ALIENS.values() if one.brood) == 5
    assert [one.id for one in ALIENS.values() if one.boss] == ["al_queen"]
    assert len({one.name: 0 for one in ALIENS.values()}) == 6


@pytest.mark.parametrize("alien", ALIENS)
def test_each_alien_has_its_texts(alien: str) -> None:
    assert has_texts(alien, f"{alien}_text")


def test_ten_military_twelve_technical_and_one_crafted_item() -> None:
    found = [
        f"{one.id} {one.deck} {one.type} {one.uses} {one.copies} {'yes' if one.action else 'no'}"
        for one in ITEMS.values()
    ]
    assert found == rows(ITEM_TABLE)
    assert [len(copies(ITEMS, deck)) for deck in ("military", "technical", "crafted")] == [10, 12, 1]


@pytest.mark.parametrize("item", ITEMS)
def test_each_item_has_its_texts(item: str) -> None:
    assert has_texts(item, f"{item}_text", f"deck_{ITEMS[item].deck}")


def test_sixteen_objectives() -> None:
    found = [
        f"{one.id} {one.players} {one.defeated} "
        + "; ".join(f"{line.term}{f'>={line.n}' if line.n else ''} {line.points}" for line in one.line)
        for one in OBJECTIVES.values()
    ]
    assert found == rows(OBJECTIVE_TABLE)
    assert len(found) == 16


def test_positive_lines_of_each_objective_sum_to_eleven() -> None:
    assert [sum(line.points for line in one.line) for one in OBJECTIVES.values()] == [11] * 16


@pytest.mark.parametrize(("players", "pool"), [(1, 8), (2, 13), (3, 16)])
def test_objectives_for_each_player_count(players: int, pool: int) -> None:
    assert len([one for one in OBJECTIVES.values() if one.fits(players)]) == pool


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_each_objective_has_its_texts(objective: str) -> None:
    terms = [f"term_{line.term}" for line in OBJECTIVES[objective].line]
    assert has_texts(objective, f"{objective}_text", "term_defeated", *terms)


def test_each_set_up_option_has_its_texts() -> None:
    for choice in TITLE.choices:
        values = [f"opt_{choice.name}_{value}" for value in choice.values]
        assert has_texts(f"opt_{choice.name}", f"opt_{choice.name}_text", *values)


def test_a_game_holds_every_component_once() -> None:
    counts = TITLE.components(ship(["her_soldier", "her_scout", "her_pilot"]))
    cards = {**ROOMS, **ALIENS, **ITEMS, **OBJECTIVES}
    wanted = {name: getattr(card, "copies", 1) for name, card in cards.items()}
    assert counts == wanted | {f"die_{colour}": count for colour, count in DICE.items()}
