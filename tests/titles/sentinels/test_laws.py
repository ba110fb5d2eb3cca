"""Laws of Sentinels: odd but legal games, and what has to hold after every answer."""

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from game.engine.ask import CHANCE, Answer, Decision
from game.engine.run import Run
from game.luck import Luck
from game.model.state import EVERYONE, Event, bit
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.content import CARDS, ENVIRONMENTS, VILLAINS
from game.titles.sentinels.play import is_indestructible, top_hp
from game.titles.sentinels.state import REMOVED, RESOLVING, S
from game.titles.sentinels.title import SENTINELS, components
from tests.laws.random_play import fitting, legal_answer
from tests.titles.sentinels.looks import state_of

LONGEST = 20_000
"""A game with more answers than this does not end by itself."""

SHORT = 30
"""So many answers of people has the longest step of these games: forks play it again."""

# -- odd players -----------------------------------------------------------------------------------


def any_answer(decision: Decision, luck: Luck) -> Answer:
    """Anything legal."""
    return legal_answer(decision, luck)


def refuse(decision: Decision, luck: Luck) -> Answer:
    """The last option, which declines where one can; as few as possible."""
    keys = [option.key for option in reversed(decision.options)]
    return Answer(decision.id, decision.seat, tuple(keys[: decision.low]))


def first(decision: Decision, luck: Luck) -> Answer:
    """The first option, always the same; as few as possible, but one."""
    return Answer(decision.id, decision.seat, tuple(one.key for one in decision.options[: max(decision.low, 1)]))


def most(decision: Decision, luck: Luck) -> Answer:
    """As many as possible, in a random order; a card, a power or a draw rather than none."""
    options = [option.key for option in decision.options if not option.alone]
    if len(options) < max(decision.low, 1):
        return legal_answer(decision, luck)
    keys = [options.pop(luck.below(len(options))) for _ in range(min(decision.high, len(options)))]
    return Answer(decision.id, decision.seat, tuple(keys))


PLAYERS: tuple[Callable[[Decision, Luck], Answer], ...] = (any_answer, refuse, most, first)


# -- what has to hold ------------------------------------------------------------------------------


class Watch:
    """A game that is watched: what was known before an answer, and what has to hold after it."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.order: list[str] = []
        self.fallen: list[str] = []
        self.sunk: list[int] = []
        self.removed: dict[int, str] = {}
        self.box: dict[str, int] = {}
        self.h = state_of(run).h
        self.used: list[int] = []
        self.longest = 0

    def look(self) -> None:
        """Assert everything."""
        s = state_of(self.run)
        for event in self.run.take_events():
            self.hear(s, event)
        for law in (lie_once, have_hp, speak, stand_alone, hide_hands):
            law(s)
        self.keep(s)
        if not self.run.over:
            rest(between(self.run))
            asked = [answer for answer in self.run.since_boundary() if answer.seat != CHANCE]
            self.longest = max(self.longest, len(asked))

    def hear(self, s: S, event: Event) -> None:
        """Assert what holds of one event, in the order in which they happened."""
        data = event.data
        if event.kind == "turn_began":
            self.turn(s, data["owner"])
        elif event.kind == "damage":
            assert data["amount"] > 0
            assert data["target"] not in self.sunk, "damage to what is no target"
            assert not self.of_fallen(s, data["target"])
        elif event.kind == "incapacitated":
            assert data["hero"] not in self.fallen
            self.fallen.append(data["hero"])
        elif event.kind == "flipped":
            sunk = [one for one in self.sunk if one != data["card"]]
            self.sunk = sunk if CARDS[data["name"]].hp else [*sunk, data["card"]]
        elif event.kind == "power_used":
            assert data["hero"] not in self.fallen
            assert data["card"] not in self.used, "a power is used twice in a turn (SEN-172)"
            self.used.append(data["card"])
        elif event.kind == "drawn":
            assert data["hero"] not in self.fallen
        elif event.kind in ("played", "revealed"):
            assert data["deck"] not in self.fallen
        elif event.kind == "destroyed":
            assert not CARDS[data["name"]].instructions
            assert CARDS[data["name"]].id != "enn_the_shrine_of_the_ennead", "the indestructible"

    def of_fallen(self, s: S, card: int) -> bool:
        """Tell whether this is the character card of a hero who has fallen before."""
        return card in [s.characters[hero] for hero in self.fallen]

    def turn(self, s: S, owner: str) -> None:
        """Assert the order of turns: villain, heroes by seat, environment, and again."""
        order = (s.villain, *s.heroes, s.environment)
        assert owner == order[len(self.order) % len(order)]
        self.order.append(owner)
        self.used = []

    def keep(self, s: S) -> None:
        """Assert what never changes: H, the box, and that what left the game stays away."""
        assert s.h == self.h == len(s.heroes or "x" * self.h)
        for card, name in self.removed.items():
            assert (s.cards[card].zone, s.cards[card].name) == (REMOVED, name)
        self.removed = {card: s.cards[card].name for card in s.zones.get(REMOVED, ())}
        if s.round and not self.box:
            self.box = components(s)
        assert not s.round or components(s) == self.box
        assert [hero for hero in s.heroes if s.cards[s.characters[hero]].turned] == [
            hero for hero in s.heroes if hero in self.fallen
        ]
        for hero in self.fallen:
            assert not s.decks[hero]
            assert not [one for one in s.cards.values() if one.family == hero and one.zone not in away(hero)]


def away(hero: str) -> tuple[str, str]:
    """Return where the cards of a fallen hero are: out of the game, the character card in its place."""
    return REMOVED, f"area:{hero}"


def lie_once(s: S) -> None:
    """Every card lies in one place, the one that it names; what is in play lies in an area."""
    lying = Counter(card for cards in s.zones.values() for card in cards)
    assert dict(lying) == dict.fromkeys(s.cards, 1)
    assert all(s.cards[card].zone == zone for zone, cards in s.zones.items() for card in cards)
    fallen = [s.characters[hero] for hero in s.heroes if s.cards[s.characters[hero]].turned]
    areas = [card.id for card in s.cards.values() if card.zone.startswith("area:") and card.id not in fallen]
    assert sorted(areas) == sorted(s.play)
    assert len(dict.fromkeys(s.play.values())) == len(s.play), "every card has its own place in the order of play"
    assert list(s.play.values()) == sorted(s.play.values())


def have_hp(s: S) -> None:
    """Targets are in play and have HP up to their maximum; every card in play with a maximum is one."""
    for card, hp in s.hp.items():
        assert card in s.play
        assert hp <= top_hp(s, card)
    assert [card for card in s.play if top_hp(s, card) > 0] == [card for card in s.play if card in s.hp]


def speak(s: S) -> None:
    """The cards that speak at a moment are those in play that have something to say then, oldest first."""
    voices: dict[str, list[tuple[int, str]]] = {}
    for card in s.play:
        name = s.cards[card].name
        for line in (name, f"{name}_advanced") if s.advanced else (name,):
            for moment in TIMING.moments(line):
                voices.setdefault(moment, []).append((card, line))
    assert {moment: tuple(lines) for moment, lines in voices.items()} == s.voices


def stand_alone(s: S) -> None:
    """No limited card is in play twice (SEN-195); no power is marked as used twice (SEN-172)."""
    limited = Counter(CARDS[s.cards[card].name].id for card in s.play if CARDS[s.cards[card].name].has("limited"))
    assert not [name for name, count in limited.items() if count > 1]
    assert len(dict.fromkeys(s.used)) == len(s.used)


def hide_hands(s: S) -> None:
    """A hand is seen by the team or by its owner alone, whatever has happened to the card before (SEN-230)."""
    team = s.setup.options["open_hands"] == "team"
    for seat, hero in enumerate(s.heroes):
        for card in s.zones.get(f"hand:{hero}", ()):
            assert not s.cards[card].up
            assert s.cards[card].seen == (EVERYONE if team else bit(seat))


def between(run: Run) -> S:
    """Return the newest state between two steps."""
    state = run.boundary.state
    assert isinstance(state, S)
    return state


def rest(s: S) -> None:
    """Between two steps nothing is half done: nobody acts, and who is at 0 HP has fallen."""
    assert not s.doomed
    assert not s.acting
    waiting = [one.args[0] for one in s.agenda if one.name == "finish_one_shot"]
    assert sorted(waiting) == sorted(s.zones.get(RESOLVING, ()))
    assert not [zone for zone in s.zones if zone.startswith("revealed:")]
    assert all(card in s.play and host in s.play for card, host in s.next_to.items())
    assert all(int(zone[6:]) in s.play for zone in s.zones if zone.startswith("under:"))
    assert all(hp > 0 or is_indestructible(s, card) for card, hp in s.hp.items())


# -- the games -------------------------------------------------------------------------------------


def watched(seats: int, options: Mapping[str, str], seed: int) -> Watch:
    """Play a game to its end, looking after every answer."""
    player, luck = PLAYERS[seed % len(PLAYERS)], Luck(seed)
    run = Run.start(SENTINELS, fitting("sentinels", seats, options), Luck(seed * 2 + 1))
    watch = Watch(run)
    for _ in range(LONGEST):
        watch.look()
        if run.over:
            return watch
        decision = run.pending[0]
        chosen = player if luck.below(16) else any_answer
        run.answer(chosen(decision, luck))
    raise AssertionError("the game does not end")


def odd_options(seed: int) -> dict[str, str]:
    """Return some of the options, by chance."""
    luck = Luck(seed)
    rare = [choice for choice in SENTINELS.choices if choice.name not in ("villain", "environment", "advanced")]
    return {choice.name: choice.values[luck.below(len(choice.values))] for choice in rare if luck.below(2)}


def games(villain: str, environment: str, seats: int, seeds: range) -> int:
    """Play games of one set-up, normal and advanced in turn, by odd players; return the answers of the longest step."""
    longest = 0
    for seed in seeds:
        advanced = ("off", "on")[seed % 2]
        options = odd_options(seed) | {"villain": villain, "environment": environment, "advanced": advanced}
        watch = watched(seats, options, seed)
        result = watch.run.state.result
        assert result is not None
        assert result.winners in ((), tuple(range(seats)))
        longest = max(longest, watch.longest)
    return longest


SETUPS = [(villain, place, seats) for villain in VILLAINS for place in ENVIRONMENTS for seats in SENTINELS.seats]


@pytest.mark.parametrize(("villain", "environment", "seats"), SETUPS)
def test_odd_games_keep_the_laws(villain: str, environment: str, seats: int) -> None:
    at = SETUPS.index((villain, environment, seats))
    assert games(villain, environment, seats, range(at * 3, at * 3 + 2)) <= SHORT


@pytest.mark.soak
@pytest.mark.parametrize(("villain", "environment", "seats"), SETUPS)
def test_many_odd_games_keep_the_laws(villain: str, environment: str, seats: int) -> None:
    games(villain, environment, seats, range(1000, 1100))
