"""Decisions, chance, verbs, tallies, timing and boards by themselves."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.ask import Answer, Decision, Option, check
from game.engine.chance import Draw, Roll, check_outcome
from game.engine.errors import IllegalAnswer
from game.engine.tally import tally
from game.engine.timing import Timing
from game.engine.verbs import deck_size, move_card, put, put_under, relay, shuffle_in, turn_dial, turn_up
from game.luck import Luck, Script
from game.model.board import grid, grid_steps
from game.model.state import EVERYONE, Bag, Card, Dial, Event, Setup, State, bit, canonical
from game.model.view import SPECTATOR, view


def state() -> State:
    """Return an empty state with one deck."""
    fresh = State(Setup("toy", 2))
    fresh.decks["deck"] = (Bag(("a", "b")),)
    return fresh


def test_caps_and_lone_options_are_kept() -> None:
    options = (Option("x", group="g"), Option("y", group="g"), Option("z"), Option("back", alone=True))
    decision = Decision(0, 0, "m", options, low=1, high=3, caps=(("g", 1),))
    for wrong in (("x", "y"), ("back", "z")):
        with pytest.raises(IllegalAnswer):
            check(decision, Answer(0, 0, wrong))
    check(decision, Answer(0, 0, ("x", "z")))
    check(decision, Answer(0, 0, ("back",)))


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=9), st.integers(0, 2**32), st.data())
def test_luck_draws_what_the_pool_holds(pool: list[str], seed: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(1, len(pool)))
    outcome = Luck(seed).outcome(Draw("deck", tuple(pool), count))
    check_outcome(Draw("deck", tuple(pool), count), outcome)
    assert not Counter(outcome) - Counter(pool)


def test_luck_is_the_same_on_every_machine_and_fair() -> None:
    luck = Luck(7)
    assert [luck.below(6) for _ in range(12)] == [2, 1, 3, 5, 0, 0, 4, 0, 2, 4, 0, 4]
    counts = Counter(luck.below(6) for _ in range(6000))
    assert min(counts.values()) > 880


def test_impossible_outcomes_are_refused() -> None:
    with pytest.raises(IllegalAnswer):
        check_outcome(Roll(("coin",), (("heads", "tails"),)), ("edge",))
    with pytest.raises(IllegalAnswer):
        check_outcome(Draw("deck", ("a", "b"), 2), ("a", "a"))
    with pytest.raises(LookupError):
        Script([]).outcome(Draw("deck", ("a",), 1))


def test_a_view_blanks_what_a_seat_does_not_know() -> None:
    full = state()
    put(full, "secret", "deck", "hand:0", seen=bit(0))
    put_under(full, "deck", "c", bit(1))
    for seat, name, under in ((0, "secret", ""), (1, "", "c"), (SPECTATOR, "", "")):
        seen = view(full, seat)
        assert seen.cards[1].name == name
        assert [bag.names for bag in seen.decks["deck"]] == [("", ""), (under,)]
        assert seen.agenda == []
    turn_up(full, 1)
    assert view(full, 1).cards[1].name == "secret"


def test_moving_a_hidden_card_tells_its_name_to_those_who_know_it_only() -> None:
    full = state()
    card = put(full, "secret", "deck", "hand:0", seen=bit(0))
    move_card(full, card.id, "hand:1")
    (event,) = full.told
    assert event.told_to(0).data["name"] == "secret"
    assert event.told_to(1).data["name"] == ""


@pytest.mark.parametrize(("seen", "news"), [(EVERYONE, False), (bit(0), True), (0, True)])
def test_a_card_that_everyone_knew_is_no_news_face_up(seen: int, news: bool) -> None:
    full = state()
    for zone in ("hand:0", "table"):
        put(full, "secret", "deck", zone, seen=seen)
    move_card(full, 1, "table", up=True)
    turn_up(full, 2)
    assert [event.reveals for event in full.told] == [news, news]


def test_secrets_are_told_to_their_seats_only() -> None:
    event = Event("drew", {"card": 1, "name": "a"}, ("name",), bit(1))
    assert event.told_to(1) is event
    assert event.told_to(0) == Event("drew", {"card": 1, "name": ""}, (), EVERYONE)


def test_relaid_cards_get_fresh_handles() -> None:
    full = state()
    first, second = put(full, "a", "deck", "stack"), put(full, "b", "deck", "stack")
    relay(full, "stack", (second.id, first.id), bit(0))
    assert [full.cards[card].name for card in full.zones["stack"]] == ["b", "a"]
    assert first.id not in full.cards
    assert second.id not in full.cards


def test_shuffling_in_makes_one_bag_of_a_deck() -> None:
    full = state()
    put_under(full, "deck", "z", bit(0))
    shuffle_in(full, "deck", "c")
    assert full.decks["deck"] == (Bag(("a", "b", "c", "z")),)
    assert deck_size(full, "deck") == 4


def test_dials_keep_within_their_limits() -> None:
    full = state()
    full.dials["d"] = Dial(3, 0, 5)
    turn_dial(full, "d", 9)
    assert full.dials["d"].value == 5
    turn_dial(full, "d", -1)
    assert full.dials["d"].value == 0


def test_a_copy_shares_records_and_no_container() -> None:
    full = state()
    put(full, "a", "deck", "hand:0")
    twin = full.copy()
    assert canonical(twin) == canonical(full)
    twin.cards[1] = Card(1, "b", "deck", "hand:0")
    twin.zones["hand:0"] = ()
    assert full.cards[1].name == "a"
    assert full.zones["hand:0"] == (1,)


def test_tallies_explain_and_clamp() -> None:
    total = tally("base", 5, 1, 6).plus("vest", 1, item="@it_vest").plus("rage", 3)
    assert total.total == 6
    assert [(part.text, part.amount) for part in total.parts] == [("base", 5), ("vest", 1), ("rage", 3)]


def test_abilities_are_found_by_moment_and_name() -> None:
    timing = Timing()

    @timing.when("hit", "goblin", "troll")
    def grunt() -> str:
        return "grunt"

    assert timing.of("when hit", "troll") is grunt
    assert timing.of("when hit", "elf") is None
    assert timing.of("modifies hit", "troll") is None
    assert sorted(timing.speaking("when hit")) == ["goblin", "troll"]


def test_grids_know_their_neighbours_and_distances() -> None:
    board = grid(5, 4)
    assert len(board.spaces) == 20
    assert board.links["a1"] == ("b1", "a2")
    assert board.distances("a1", board.spaces)["e4"] == 7 == grid_steps("a1", "e4")
    assert "c1" not in board.distances("a1", {"a1": 0, "b1": 0, "d1": 0})
