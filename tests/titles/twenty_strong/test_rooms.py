"""The twenty room cards: how each is activated, what lies beneath it, and what its action does."""

from collections.abc import Iterable
from typing import Any

import pytest

from game.engine.ask import Decision
from game.engine.run import Run
from game.engine.verbs import change
from game.model.state import bit
from game.titles.twenty_strong.content import ROOMS
from game.titles.twenty_strong.explain import odds
from game.titles.twenty_strong.state import EXHAUSTED, READY, ShipState
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import (
    card_named,
    dice_at,
    enemies_in,
    hero,
    is_active,
    names_in,
    noise,
    room_name,
    state_of,
)
from tests.titles.twenty_strong.moves import pick, rolls, start_move
from tests.titles.twenty_strong.situation import PAIR, lay_on, play, ship

TRIO = ["her_soldier", "her_captain", "her_medic"]
POWER = {"c4": "rm_gen_a", "d4": "rm_gen_b", "e4": "rm_gen_c"}

CARDS = {
    "rm_nest": ("PBB", "pay M", "M", "burn_clutch", 0),
    "rm_gen_a": ("BBG", "pay T", "T", "bleed_off", 0),
    "rm_gen_b": ("PBY", "pay T", "T", "bleed_off", 0),
    "rm_gen_c": ("BGGY", "pay T", "T", "bleed_off", 0),
    "rm_pod_p": ("PBG", "pay T", "", "launch", 2),
    "rm_pod_s": ("PBB", "pay T", "", "launch", 3),
    "rm_cockpit": ("PBB", "exhaust R", "T", "lock_course", 2),
    "rm_eng_p": ("PBG", "pay T", "T", "prime", 2),
    "rm_eng_s": ("PGG", "pay T", "T", "prime", 2),
    "rm_armory": ("BBG", "exhaust PR", "MM", "requisition", 1),
    "rm_workshop": ("BG", "exhaust BPR", "TM", "refit", 0),
    "rm_lab": ("BGY", "pay T", "T", "synthesise", 1),
    "rm_med": ("GYY", "exhaust GBPR", "T", "treat", 0),
    "rm_cargo": ("BBY", "exhaust BPR", "TTM", "sort", 0),
    "rm_sec": ("BB", "pay M", "M", "camera_sweep", 1),
    "rm_comms": ("BGY", "pay T", "", "distress_call", 2),
    "rm_mess": ("GY", "exhaust YGBPR", "M", "breather", 0),
    "rm_airlock": ("BB", "exhaust PR", "M", "blow_hatch", 1),
    "rm_vents": ("G", "exhaust YGBPR", "", "crawl", 0),
}
"""By room: the noise check, the other requirement, the stack, the action and the Generators it needs."""

LETTERS = {"technical": "T", "military": "M"}


def inside(
    room: str, *chance: str | Iterable[str], power: int = 3, heroes: list[str] | None = None, **more: Any
) -> Run:
    """Heroes in an active room, with so many active Generators elsewhere."""
    lit = list(POWER)[:power] if room not in POWER.values() else []
    rooms = {"c2": room, **(POWER if room not in POWER.values() else {})} | more.pop("rooms", {})
    return play(ship(heroes or ["her_soldier"], rooms=rooms, up=["c2", *lit, *more.pop("up", [])], **more), *chance)


def act(room: str, *chance: str | Iterable[str], **more: Any) -> Run:
    """Take the action of a room."""
    run = inside(room, *chance, **more)
    pick(run, f"room:{ROOMS[room].action}")
    return run


def offered(run: Run) -> bool:
    """Tell whether the room's action is on offer."""
    return any(key.startswith("room:") for key in keys(run))


def settled(run: Run) -> None:
    """A player who leaves settles on an objective."""
    assert asked(run).message == "ask-put-away"
    pick(run, "card:")


# -- activation ------------------------------------------------------------------------------------


def test_the_cards_are_these_and_the_cryo_chamber() -> None:
    assert sorted([*CARDS, "rm_cryo"]) == sorted(ROOMS)
    assert "".join(stack for _, _, stack, _, _ in CARDS.values()).count("T") == 11
    assert "".join(stack for _, _, stack, _, _ in CARDS.values()).count("M") == 8


@pytest.mark.rule("20S-173")
@pytest.mark.parametrize("room", CARDS)
def test_a_room_is_activated_by_its_own_requirements(room: str) -> None:
    check, other, _, _, _ = CARDS[room]
    run = play(ship(rooms={"c2": room}, items={0: ["it_boots", "it_carbine"]}))
    boots, carbine = (card_named(state_of(run), name) for name in ("it_boots", "it_carbine"))
    start_move(run, "")
    way, _, what = other.partition(" ")
    ways = (
        [f"exhaust:{colour}" for colour in what] if way == "exhaust" else [f"pay:{boots if what == 'T' else carbine}"]
    )
    assert keys(run) == [f"check:{check}", *ways, "leave"]


@pytest.mark.rule("20S-176")
@pytest.mark.parametrize("room", CARDS)
def test_a_check_rolls_the_dice_of_the_card_and_lays_its_stack(room: str) -> None:
    check, _, stack, _, _ = CARDS[room]
    run = play(ship(rooms={"c2": room}), " ".join(["miss"] * len(check)), luck=4)
    start_move(run, "")
    pick(run, "check:")
    assert rolls(run, "noise_check") == [check]
    state = state_of(run)
    beneath = [state.cards[card] for card in state.zones.get("stack:c2", ())]
    assert "".join(LETTERS[card.family] for card in beneath) == stack
    assert is_active(run, "c2")
    assert state.opened == ("a1", "c2")


@pytest.mark.parametrize("room", CARDS)
def test_the_other_requirement_pays_an_item_or_exhausts_a_die_without_a_roll(room: str) -> None:
    way, _, what = CARDS[room][1].partition(" ")
    run = play(ship(rooms={"c2": room}, items={0: ["it_boots", "it_carbine"]}), luck=4)
    start_move(run, "")
    pick(run, f"{way}:{what[-1]}" if way == "exhaust" else f"{way}:")
    assert is_active(run, "c2")
    assert not told(run, "rolled")
    assert dice_at(state_of(run), EXHAUSTED) == (what[-1] if way == "exhaust" else "")
    left = {"pay T": ["it_carbine"], "pay M": ["it_boots"]}.get(CARDS[room][1], ["it_boots", "it_carbine"])
    assert names_in(run, "inventory:0") == left


@pytest.mark.rule("20S-183")
@pytest.mark.parametrize("room", CARDS)
def test_an_action_needs_exactly_the_generators_of_its_card(room: str) -> None:
    needed = CARDS[room][4]
    assert (ROOMS[room].generators, ROOMS[room].action) == (needed, CARDS[room][3])
    for power in range(4):
        state = ship(
            rooms={"c2": room, **(POWER if not ROOMS[room].generator else {})},
            up=["c2", *(list(POWER)[:power] if not ROOMS[room].generator else [])],
            items={0: ["it_pain"]}, health={0: 1}, stacks={"c2": ["it_boots"]}, exhausted="Y",
        )  # fmt: skip
        change(state, card_named(state, "it_pain"), marks=1)
        run = play(state)
        assert offered(run) is (power >= needed), power


# -- Cryo Chamber and Nest -------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "marks", "ok"), [(3, ("course",), True), (2, ("course",), False), (3, (), False)])
def test_cold_sleep_needs_three_generators_and_the_course(power: int, marks: tuple[str, ...], ok: bool) -> None:
    assert offered(inside("rm_cryo", power=power, marks=marks)) is ok


def test_cold_sleep_needs_a_clear_room() -> None:
    assert not offered(inside("rm_cryo", marks=("course",), enemies={"c2": ["al_hatch"]}))


def test_cold_sleep_is_an_escape_but_not_by_pod_and_the_room_stays() -> None:
    run = act("rm_cryo", heroes=PAIR, marks=("course",))
    settled(run)
    assert (hero(run).status, hero(run).by_pod) == ("escaped", False)
    assert (hero(run, 1).status, hero(run, 1).space) == ("aboard", "c2")
    assert room_name(run, "c2") == "rm_cryo"


def test_burn_the_clutch_needs_a_clear_room() -> None:
    assert not offered(inside("rm_nest", enemies={"c2": ["al_hatch"]}))


@pytest.mark.parametrize("faces", ["hit hit miss", "crit miss hit", "crit crit crit"])
def test_burn_the_clutch_banishes_the_nest_with_its_stack_and_moves_the_heroes(faces: str) -> None:
    run = act("rm_nest", faces, heroes=PAIR, stacks={"c2": ["it_boots"]})
    assert rolls(run, "burn_clutch") == ["BBP"]
    assert state_of(run).marks == ("nest_burned",)
    assert "c2" not in state_of(run).rooms
    assert names_in(run, "banished") == ["rm_nest"]
    assert names_in(run, "discard:technical") == ["it_boots"]
    for seat, space in ((0, "c1"), (1, "c3")):
        assert asked(run).seat == seat
        pick(run, space)
        assert hero(run, seat).space == space
    assert noise(run) == faces.count("crit")


def test_burn_the_clutch_does_nothing_with_one_hit() -> None:
    run = act("rm_nest", "crit miss miss")
    assert state_of(run).marks == ()
    assert is_active(run, "c2")
    assert state_of(run).actions == 3


# -- Generators ------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["rm_gen_a", "rm_gen_b", "rm_gen_c"])
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_bleed_off_lowers_noise_by_two_and_deactivates_the_generator(room: str, before: int, after: int) -> None:
    run = act(room, noise=before)
    assert noise(run) == after
    assert not is_active(run, "c2")
    assert asked(run).message == "ask-action"


# -- Escape Pods -----------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["rm_pod_p", "rm_pod_s"])
def test_a_launch_needs_a_clear_room(room: str) -> None:
    assert not offered(inside(room, enemies={"c2": ["al_hatch"]}))
    assert offered(inside(room))


@pytest.mark.parametrize("room", ["rm_pod_p", "rm_pod_s"])
def test_a_launch_takes_one_or_two_and_leaves_the_others_behind(room: str) -> None:
    run = act(room, heroes=TRIO)
    pick(run, "seat:1")
    pick(run, "accept")
    assert [hero(run, seat).status for seat in (0, 1, 2)] == ["escaped", "escaped", "aboard"]
    assert (hero(run, 0).by_pod, hero(run, 1).by_pod) == (True, True)
    settled(run)
    settled(run)
    assert (asked(run).seat, asked(run).message) == (2, "ask-carried")
    pick(run, "d2")
    assert hero(run, 2).space == "d2"
    assert names_in(run, "banished") == [room]


# -- bridge and engines ----------------------------------------------------------------------------


def test_lock_course_marks_the_course_once() -> None:
    run = act("rm_cockpit")
    assert state_of(run).marks == ("course",)
    assert not offered(run)
    assert not told(run, "rolled")


@pytest.mark.parametrize(
    ("room", "dice", "mark"),
    [("rm_eng_p", "GB", "engine_p"), ("rm_eng_s", "GB", "engine_s"), ("rm_comms", "GB", "signal")],
)
def test_engines_and_signal_need_one_hit_of_a_green_and_a_blue_die(room: str, dice: str, mark: str) -> None:
    for faces, done in (("hit miss", True), ("miss crit", True), ("crit hit", True), ("miss miss", False)):
        run = act(room, faces)
        assert rolls(run, ROOMS[room].action) == [dice]
        assert state_of(run).marks == ((mark,) if done else ())
        assert noise(run) == faces.count("crit")
        assert offered(run), "it may be done once more"


@pytest.mark.parametrize(("room", "mark"), [("rm_eng_p", "engine_p"), ("rm_eng_s", "engine_s"), ("rm_comms", "signal")])
def test_a_mark_is_set_only_once(room: str, mark: str) -> None:
    run = act(room, "hit hit", marks=(mark,))
    assert state_of(run).marks == (mark,)
    assert state_of(run).actions == 3
    assert not told(run, "mark_set")


@pytest.mark.rule("20S-193", "20S-197")
@pytest.mark.parametrize("room", ["rm_nest", "rm_eng_p", "rm_comms", "rm_med", "rm_vents"])
def test_dice_of_a_room_action_are_exhausted_ones_first_and_end_exhausted(room: str) -> None:
    colours = {"rm_nest": "BBP", "rm_med": "G", "rm_vents": "G"}.get(room, "GB")
    run = act(room, " ".join(["miss"] * len(colours)), exhausted=colours, health={0: 1})
    assert dice_at(state_of(run), EXHAUSTED) == colours
    run = act(room, " ".join(["miss"] * len(colours)), health={0: 1})
    assert dice_at(state_of(run), EXHAUSTED) == colours


@pytest.mark.parametrize(
    ("room", "banished"),
    [("rm_nest", "BBB"), ("rm_eng_p", "GGGG"), ("rm_comms", "BBBB"), ("rm_med", "GGGG"), ("rm_vents", "GGGG")],
)
def test_a_room_action_whose_dice_are_missing_is_not_offered(room: str, banished: str) -> None:
    assert not offered(inside(room, banished=banished, health={0: 1}))


# -- Armory, Workshop, Laboratory ------------------------------------------------------------------


def requisition(**more: Any) -> Run:
    """Pay the boots and look at two military cards."""
    run = act("rm_armory", ["it_flare"], ["it_vest"], items={0: ["it_boots"]}, **more)
    assert state_of(run).actions == 4
    pick(run, "card:")
    return run


def test_requisition_pays_an_item_for_one_of_the_top_two_military_cards() -> None:
    run = requisition(heroes=PAIR)
    assert names_in(run, "discard:technical") == ["it_boots"]
    assert [option.args["item"] for option in asked(run).options] == ["@it_flare", "@it_vest"]
    assert [event.told_to(1).data["name"] for event in told(run, "item_seen")] == ["", ""]
    pick(run, f"card:{card_named(state_of(run), 'it_vest')}")
    assert names_in(run, "inventory:0") == ["it_vest"]
    bottom = state_of(run).decks["military"][-1]
    assert (bottom.names, bottom.seen) == (("it_flare",), bit(0))
    assert state_of(run).actions == 3


def test_requisition_needs_an_item_to_pay() -> None:
    assert not offered(inside("rm_armory"))


def test_requisition_with_nothing_left_to_look_at_gains_nothing() -> None:
    run = inside("rm_armory", items={0: ["it_boots", "it_vest"]})
    state_of(run).decks["military"] = ()
    pick(run, "room:requisition")
    pick(run, f"card:{card_named(state_of(run), 'it_boots')}")
    assert asked(run).message == "ask-action"
    assert names_in(run, "inventory:0") == ["it_vest"]


def test_refit_gives_one_use_back_up_to_the_printed_number() -> None:
    state = ship(rooms={"c2": "rm_workshop"}, up=["c2"], items={0: ["it_scanner", "it_pain", "it_boots"]})
    scanner = card_named(state, "it_scanner")
    change(state, scanner, marks=2)
    run = play(state)
    pick(run, "room:refit")
    assert keys(run) == [f"card:{scanner}", "back"]
    pick(run, "card:")
    assert state_of(run).cards[scanner].marks == 3
    assert not offered(run)


def test_refit_needs_a_worn_item() -> None:
    assert not offered(inside("rm_workshop", items={0: ["it_scanner", "it_boots"]}))


def test_synthesise_turns_a_technical_item_into_the_antidote() -> None:
    run = act("rm_lab", items={0: ["it_boots", "it_vest"]})
    assert keys(run) == [f"card:{card_named(state_of(run), 'it_boots')}", "back"]
    pick(run, "card:")
    assert names_in(run, "discard:technical") == ["it_boots"]
    assert names_in(run, "inventory:0") == ["it_vest", "it_antidote"]
    assert hero(run).antidote


def test_synthesise_needs_a_technical_item_and_the_antidote_in_its_place() -> None:
    assert not offered(inside("rm_lab", items={0: ["it_vest"]}))
    assert not offered(inside("rm_lab", heroes=PAIR, items={0: ["it_boots"], 1: ["it_antidote"]}))


# -- Medbay, Cargo Hold, Security Hub, Mess Hall ---------------------------------------------------


@pytest.mark.parametrize(("face", "health"), [("miss", 1), ("hit", 2), ("crit", 2)])
def test_treat_heals_one_on_a_hit_of_a_green_die(face: str, health: int) -> None:
    run = act("rm_med", face, health={0: 1})
    assert rolls(run, "treat") == ["G"]
    assert hero(run).health == health
    assert noise(run) == (face == "crit")


def test_sort_looks_at_the_stack_and_puts_it_back_in_any_order() -> None:
    run = act("rm_cargo", heroes=PAIR, stacks={"c2": ["it_boots", "it_vest", "it_damper"]})
    assert [event.told_to(0).data["name"] for event in told(run, "item_seen")] == ["it_boots", "it_vest", "it_damper"]
    assert [event.told_to(1).data["name"] for event in told(run, "item_seen")] == ["", "", ""]
    for name in ("it_damper", "it_boots"):
        pick(run, f"card:{card_named(state_of(run), name)}")
    assert names_in(run, "stack:c2") == ["it_damper", "it_boots", "it_vest"]
    assert not any(state_of(run).cards[card].up for card in state_of(run).zones["stack:c2"])


@pytest.mark.parametrize("count", [1, 2])
def test_camera_sweep_looks_at_up_to_two_inactive_rooms_anywhere(count: int) -> None:
    run = act("rm_sec", heroes=PAIR)
    assert (asked(run).low, asked(run).high) == (1, 2)
    assert {"c2", "a1", *POWER}.isdisjoint(keys(run))
    spaces = ["a4", "e1"][:count]
    pick(run, *spaces)
    state = state_of(run)
    assert [space for space, card in state.rooms.items() if state.cards[card].seen == bit(0)] == sorted(
        spaces, key=list(state.rooms).index
    )
    assert [event.told_to(1).data["name"] for event in told(run, "looked")] == [""] * count
    assert state.actions == 3


def test_breather_recovers_a_yellow_or_green_die_once_per_round() -> None:
    run = act("rm_mess", "miss", exhausted="YGGBR")
    assert [state_of(run).dice[int(key[1:])].kind for key in keys(run)[:-1]] == ["Y", "G"]
    pick(run, keys(run)[1])
    assert dice_at(state_of(run), EXHAUSTED) == "YGBR"
    assert not offered(run)


def test_breather_needs_an_exhausted_yellow_or_green_die() -> None:
    assert not offered(inside("rm_mess", exhausted="BPR"))


# -- Airlock and Vent Junction ---------------------------------------------------------------------


def test_blow_hatch_discards_weak_enemies_of_an_adjacent_room_without_heroes() -> None:
    enemies = {"c1": ["al_hatch", "al_skulk", "al_ward"], "d2": ["al_spit"]}
    state = ship(PAIR, at=["c2", "c3"], rooms={"c2": "rm_airlock", **POWER}, up=["c2", "c4"], enemies=enemies)
    lay_on(state, card_named(state, "al_skulk"), {"P": "hit"})
    run = play(state)
    pick(run, "room:blow_hatch")
    assert keys(run) == ["c1", "d2", "b2", "back"]
    pick(run, "c1")
    assert enemies_in(run, "c1") == ["al_ward"]
    assert enemies_in(run, "d2") == ["al_spit"]
    assert "al_hatch" in state_of(run).decks["alien"][0].names
    assert dice_at(state_of(run), EXHAUSTED) == "P"
    assert hero(run).kills == 0
    assert noise(run) == 1


@pytest.mark.parametrize(("face", "loud"), [("miss", 1), ("hit", 0), ("crit", 1)])
def test_crawl_moves_up_to_three_steps_without_attacks_or_a_look(face: str, loud: int) -> None:
    run = act("rm_vents", face, enemies={"c2": ["al_ward"], "c1": ["al_hatch"]})
    spaces = keys(run)
    assert {"c1", "a1", "b4", "e3"} <= {*spaces}
    assert {"c2", "e4", "a4"}.isdisjoint(spaces)
    pick(run, "c1")
    assert (hero(run).space, hero(run).health) == ("c1", 4)
    assert asked(run).message == "ask-action"
    assert not told(run, "looked")
    assert noise(run) == loud
    assert dice_at(state_of(run), READY).count("G") == 3


def test_crawl_counts_steps_over_rooms_in_play() -> None:
    state: ShipState = ship(rooms={"c2": "rm_vents"}, up=["c2"])
    for space in ("c1", "b2", "d2"):
        del state.rooms[space]
    run = play(state, "hit")
    pick(run, "room:crawl")
    assert sorted(keys(run)) == ["a3", "b3", "b4", "c3", "c4", "d3", "d4", "e3"]


@pytest.mark.parametrize(
    ("room", "chance"),
    [("rm_nest", ("odds-success", 81)), ("rm_eng_p", ("odds-success", 83)), ("rm_comms", ("odds-success", 83)),
     ("rm_med", ("odds-success", 50)), ("rm_vents", ("odds-quiet", 33)), ("rm_cargo", None)],
)  # fmt: skip
def test_a_room_action_that_may_fail_tells_its_chance(room: str, chance: tuple[str, int] | None) -> None:
    decision = Decision(1, 0, "ask-action", ())
    told_odds = odds(ship(), decision, (f"room:{ROOMS[room].action}",))
    assert [(one.text, one.per_cent) for one in told_odds] == ([chance] if chance else [])
