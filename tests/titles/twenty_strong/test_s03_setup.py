"""Ledger section 3: set-up."""

from collections import Counter

import pytest

from game.engine.ask import Decision
from game.engine.chance import Draw
from game.engine.run import Run
from game.model.state import canonical, cards_in
from game.model.view import SPECTATOR, view
from game.titles.twenty_strong.content import ALIENS, BOARD, HEROES, ITEMS, OBJECTIVES, ROOMS, copies
from game.titles.twenty_strong.state import CRAFTED, DEFEATED, ESCAPED, clockwise, objective_zone, set_hero
from tests.titles.talk import asked, keys
from tests.titles.twenty_strong.games import choose_heroes, played_at_random, round_of, start, witness_of
from tests.titles.twenty_strong.looks import state_of
from tests.titles.twenty_strong.moves import pick
from tests.titles.twenty_strong.situation import TITLE, play, ship
from tests.titles.twenty_strong.test_s02_winning import result_of

TRIO = ["her_scout", "her_medic", "her_pilot"]


def started(seats: int = 1, luck: int = 1, first: int = 0, **options: str) -> Run:
    """Return a game at the first action of its first round."""
    run = start(seats, *([[str(first)]] if seats > 1 else []), luck=luck, **options)
    choose_heroes(run, *TRIO[:seats])
    return run


@pytest.mark.rule("20S-015")
def test_all_unit_dice_start_in_the_pool() -> None:
    for run in (start(2), started(2)):
        assert len(state_of(run).dice) == 17
        assert {die.place for die in state_of(run).dice} == {"ready"}


@pytest.mark.rule("20S-016")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_chance_picks_the_first_player(first: int) -> None:
    run = started(3, first=first)
    assert witness_of(run).draws("first_player")[0].pool == ("0", "1", "2")
    assert state_of(run).first == first
    assert asked(run).message == "ask-action"
    assert asked(run).seat == first


@pytest.mark.rule("20S-017")
def test_dial_and_noise_are_two_numbers() -> None:
    assert state_of(started()).dials["time"].value == 10
    run = play(ship(["her_soldier"], up=["c2"], noise=3), "crit", "miss")
    pick(run, "move")
    pick(run, "d0")
    pick(run, "accept")
    pick(run, "stop")
    assert (state_of(run).noise, state_of(run).dials["time"].value) == (4, 10)
    pick(run, "end")
    assert (state_of(run).noise, state_of(run).dials["time"].value) == (4, 9)


@pytest.mark.rule("20S-018")
def test_noise_starts_at_0_on_the_standard_side() -> None:
    state = state_of(started())
    assert (state.dials["noise"].value, state.dials["noise"].high, state.alarm) == (0, 5, False)


@pytest.mark.rule("20S-019")
@pytest.mark.parametrize(("rank", "points"), [(1, 7), (2, 8), (3, 9), (4, 9)])
def test_one_rank_chosen_before_the_heroes_holds_for_everyone(rank: int, points: int) -> None:
    run = start(3, rank=str(rank))
    assert asked(run).message == "ask-hero"
    assert state_of(run).rank == rank
    assert [choice.values for choice in TITLE.choices if choice.name == "rank"] == [("1", "2", "3", "4")]
    for seat in range(3):
        standing = judged(seat, rank, points)
        assert standing == (True, False)


def judged(seat: int, rank: int, points: int) -> tuple[bool, bool]:
    """Tell whether a seat wins a game of three with these points, and with one point less."""
    exact = {7: ("engine_p", "engine_s"), 8: ("engine_p", "course"), 9: ("engine_p", "engine_s", "course")}
    wins = []
    for marks in (exact[points], exact[points - 1] if points > 7 else ("engine_p",)):
        state = ship(
            TRIO, rooms={"b1": "rm_gen_a", "c1": "rm_gen_b"}, up=["b1", "c1"], dial=1, dial_done=False, alarm=True,
            options={"rank": str(rank)}, objectives={seat: ["ob_home"]}, marks=marks, agenda=round_of(0),
        )  # fmt: skip
        for one in range(3):
            set_hero(state, one, status=ESCAPED, space="")
        state.left = (0, 1, 2)
        wins.append(result_of(play(state)).standings[seat].won)
    return wins[0], wins[1]


@pytest.mark.rule("20S-020")
def test_heroes_are_chosen_clockwise_from_the_first_player() -> None:
    run = start(3, ["1"])
    taken: list[str] = []
    for seat in (1, 2, 0):
        assert (asked(run).message, asked(run).seat) == ("ask-hero", seat)
        assert sorted(keys(run)) == sorted(set(HEROES) - set(taken))
        taken.append(keys(run)[0])
        choose_heroes(run, taken[-1])
    assert [state_of(run).heroes[seat].card for seat in (1, 2, 0)] == taken


@pytest.mark.rule("20S-021")
def test_every_player_picks_a_stat_die_that_shows_health() -> None:
    run = start(3, ["0"])
    pick(run, "her_soldier")
    assert (asked(run).message, asked(run).seat, keys(run)) == (
        "ask-stat-die", 0, ["stat_die:1", "stat_die:2", "stat_die:3"],
    )  # fmt: skip
    pick(run, "stat_die:3")
    pick(run, "her_scientist")
    assert (asked(run).seat, keys(run)) == (1, ["stat_die:1", "stat_die:2"])
    pick(run, "stat_die:1")
    pick(run, "her_scout")
    assert [(hero.stat_die, hero.health) for hero in state_of(run).heroes] == [(3, 4), (1, 2), (2, 3)]


@pytest.mark.rule("20S-023")
def test_unused_hero_cards_leave_the_game() -> None:
    text = canonical(state_of(started(2))).decode()
    assert [name for name in HEROES if f'"{name}"' in text] == ["her_scout", "her_medic"]


@pytest.mark.rule("20S-024")
@pytest.mark.parametrize(("seats", "pool"), [(1, 8), (2, 13), (3, 16)])
def test_two_valid_objectives_each_and_the_rest_unseen(seats: int, pool: int) -> None:
    run = started(seats)
    state = state_of(run)
    draws = witness_of(run).draws("objective")
    assert len(draws[0].pool) == pool
    assert {OBJECTIVES[name].players for name in draws[0].pool} <= {str(seats), *[f"{n + 1}+" for n in range(seats)]}
    for seat in range(seats):
        dealt = cards_in(state, objective_zone(seat))
        assert [card.up for card in dealt] == [False, False]
    for seat in (*range(seats), SPECTATOR):
        rest = [name for bag in view(state, seat).decks["objective"] for name in bag.names]
        assert rest == [""] * (pool - 2 * seats)


@pytest.mark.rule("20S-025")
@pytest.mark.parametrize("rank", ["1", "2", "3"])
def test_objectives_are_open_to_their_player_and_to_nobody_else(rank: str) -> None:
    for run in played_at_random(3, int(rank), {"rank": rank}):
        state = state_of(run)
        if run.over:
            break
        for seat in range(3):
            for card in cards_in(state, objective_zone(seat)):
                assert view(state, seat).cards[card.id].name == card.name
                for other in ((seat + 1) % 3, (seat + 2) % 3, SPECTATOR):
                    assert view(state, other).cards[card.id].name == ""


@pytest.mark.rule("20S-026")
def test_twenty_rooms_lie_shuffled_in_a_grid_of_five_by_four() -> None:
    run = started()
    state = state_of(run)
    (draw,) = witness_of(run).draws("rooms")
    assert (sorted(draw.pool), draw.count, draw.seen) == (sorted(ROOMS), 20, 0)
    assert sorted(state.rooms) == [f"{column}{row}" for column in "abcde" for row in range(1, 5)]
    assert sorted(state.cards[card].name for card in state.rooms.values()) == sorted(ROOMS)
    assert sum(not state.cards[card].up for card in state.rooms.values()) == 19
    assert sorted(len(near) for near in BOARD.links.values()) == [2] * 4 + [3] * 10 + [4] * 6


@pytest.mark.rule("20S-027")
def test_the_only_start_room_lies_anywhere_and_is_known_at_once() -> None:
    assert [room.id for room in ROOMS.values() if room.start] == ["rm_cryo"]
    places = []
    for luck in range(12):
        state = view(state_of(started(luck=luck)), SPECTATOR)
        places += [space for space, card in state.rooms.items() if state.cards[card].name == "rm_cryo"]
    assert len(places) == 12
    assert len(set(places)) > 4


@pytest.mark.rule("20S-028")
def test_heroes_start_in_the_cryo_chamber_with_starting_health() -> None:
    state = state_of(started(3))
    (start_space,) = [space for space, card in state.rooms.items() if state.cards[card].name == "rm_cryo"]
    assert [(hero.space, hero.health) for hero in state.heroes] == [(start_space, 3)] * 3
    run = start(1)
    choose_heroes(run, "her_scientist")
    assert state_of(run).hero.health == 2


@pytest.mark.rule("20S-029")
def test_three_decks_are_shuffled_each_by_itself() -> None:
    state = state_of(started())
    for deck, names in {
        "alien": copies(ALIENS), "military": copies(ITEMS, "military"), "technical": copies(ITEMS, "technical"),
    }.items():  # fmt: skip
        (bag,) = state.decks[deck]
        assert Counter(bag.names) == Counter(names)
        assert set(view(state, 0).decks[deck][0].names) == {""}
    assert [len(state.decks[deck][0].names) for deck in ("alien", "military", "technical")] == [14, 10, 12]


@pytest.mark.rule("20S-030")
def test_the_crafted_deck_is_the_antidote_face_up() -> None:
    state = state_of(started())
    assert [(card.name, card.up) for card in cards_in(state, CRAFTED)] == [("it_antidote", True)]
    assert [name for name, item in ITEMS.items() if item.deck == "crafted"] == ["it_antidote"]


@pytest.mark.rule("20S-031", "20S-238")
def test_first_flight_is_played_without_objectives() -> None:
    assert [card for card in state_of(started(2)).cards.values() if card.family == "objective"]
    state = state_of(started(2, first_flight="on"))
    assert not [card for card in state.cards.values() if card.family == "objective"]
    assert not state.decks["objective"]


@pytest.mark.rule("20S-238")
@pytest.mark.parametrize(("first_flight", "alarm", "message"), [("on", 3, "ask-action"), ("off", 6, "ask-put-away")])
def test_first_flight_has_the_self_destruct_of_rank_1_and_discards_nothing(
    first_flight: str, alarm: int, message: str
) -> None:
    for dial, rings in ((alarm + 1, False), (alarm, True)):
        state = ship(
            ["her_scout", "her_medic"], options={"rank": "4", "first_flight": first_flight}, dial=dial + 1,
            dial_done=False, objectives={} if first_flight == "on" else None, agenda=round_of(0),
        )  # fmt: skip
        run = play(state)
        assert state_of(run).alarm == rings
        assert run.pending[0].message == (message if rings else "ask-action")


@pytest.mark.rule("20S-031", "20S-238")
def test_first_flight_is_won_by_those_who_escaped() -> None:
    state = ship(
        TRIO, options={"first_flight": "on", "rank": "4"}, dial=1, dial_done=False, alarm=True, objectives={},
        agenda=round_of(1), first=1,
    )  # fmt: skip
    set_hero(state, 0, status=ESCAPED, space="")
    set_hero(state, 2, status=DEFEATED, space="", health=0)
    assert result_of(play(state)).winners == (0,)


@pytest.mark.rule("20S-239")
def test_setting_up_goes_in_order() -> None:
    run = start(2, ["1"], rank="3")
    state = state_of(run)
    order: list[str] = []
    while asked(run).message != "ask-action":
        assert (len(state.dice), state.first, state.rank) == (17, 1, 3)
        assert (state.dials["time"].value, state.noise) == (10, 0)
        assert not state.cards, "no objective, room or item is there while heroes are chosen"
        assert not state.decks
        order.append(asked(run).message)
        pick(run, keys(run)[0])
    assert order == ["ask-hero", "ask-stat-die", "ask-hero", "ask-stat-die"]
    requests = [one.what for one in witness_of(run).requests if isinstance(one, Draw)]
    assert requests == ["first_player", *["objective"] * 4, "rooms"]


@pytest.mark.rule("20S-240")
def test_clockwise_is_ascending_and_wraps() -> None:
    state = ship(TRIO)
    assert [clockwise(state, seat) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    run = start(3, ["2"])
    seats = [_chooser(run) for _ in range(3)]
    assert seats == [2, 0, 1]


def _chooser(run: Run) -> int:
    decision: Decision = asked(run)
    choose_heroes(run, keys(run)[0])
    return decision.seat


@pytest.mark.rule("20S-240")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_on_the_left_is_the_next_seat_in_play_or_not(seat: int, left: int) -> None:
    for defeated in {0, 1, 2} - {seat}:
        other = 3 - seat - defeated
        state = ship(
            TRIO, dial=1, dial_done=False, alarm=True, objectives={seat: ["ob_debt"]}, agenda=round_of(seat), first=seat
        )
        set_hero(state, other, status=ESCAPED, space="")
        set_hero(state, defeated, status=DEFEATED, space="", health=0)
        (line,) = [one for one in result_of(play(state)).standings[seat].lines if one.text == "term_left_defeated"]
        assert line.holds == (defeated == left)
