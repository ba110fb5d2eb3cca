"""A toy title with one of everything: rolls, draws, a secret, choices at once, a fault."""

from game.engine.ask import Decision, Option, ask, ask_all, ask_some
from game.engine.chance import roll
from game.engine.errors import GameOver
from game.engine.run import Run
from game.engine.steps import Steps, follow
from game.engine.title import Bot, Choice, Title
from game.engine.verbs import draw, put, tell, tell_secret, turn_dial
from game.luck import Luck, Script
from game.model.state import Bag, Dial, Result, Setup, Standing, State, bit

STEPS = Steps()
COIN: dict[str, tuple[str, ...]] = {"coin": ("heads", "tails")}


def options(*names: str) -> list[Option]:
    """Return one option per name."""
    return [Option(name) for name in names]


def begin(setup: Setup) -> State:
    """Return the first state: a deck of three, a dial, an endless agenda."""
    state = State(setup)
    state.decks["deck"] = (Bag(("a", "b", "c")),)
    state.dials["score"] = Dial(0, 0, 9)
    state.agenda = [turn()]
    return state


@STEPS.step
async def turn(s: State) -> None:
    """One turn: choose what to do."""
    key = await ask(s, 0, "what", options("one", "two", "flip", "draw", "both", "some", "fault", "end"))
    follow(s, deed(key), turn())


@STEPS.step
async def deed(s: State, key: str) -> None:
    """Do what was chosen."""
    if key == "one":
        turn_dial(s, "score", s.dials["score"].value + 1)
    elif key == "two":
        if await ask(s, 0, "sure", options("yes", "no")) == "yes":
            turn_dial(s, "score", s.dials["score"].value + int(await ask(s, 0, "how_much", options("2", "3"))))
    elif key == "flip":
        faces = await roll(["coin"], COIN)
        turn_dial(s, "score", s.dials["score"].value + faces.count("heads"))
    elif key == "some":
        picked = await ask_some(s, 0, "some", options("x", "y", "z"), 1, 2)
        tell(s, "picked", keys=picked)
    else:
        await rare(s, key)


async def rare(s: State, key: str) -> None:
    """Do one of the rarer deeds."""
    if key == "draw":
        name = await draw(s, "deck", seen=bit(0))
        if name:
            card = put(s, name, "deck", "hand:0", seen=bit(0))
            tell_secret(s, "drew", ("name",), bit(0), card=card.id, name=name)
    elif key == "both":
        decisions = [Decision(s.clock, seat, "bid", tuple(options("low", "high"))) for seat in range(2)]
        bids = await ask_all(s, decisions)
        tell(s, "bids", bids=[bids[0][0], bids[1][0]])
    elif key == "fault":
        turn_dial(s, "score", 9)
        raise ZeroDivisionError
    else:
        s.result = Result("done", (Standing(0, True, s.dials["score"].value),))
        raise GameOver


TOY = Title(
    id="toy",
    seats=(1, 2),
    choices=(Choice("mood", ("calm", "wild"), "calm"),),
    state=State,
    begin=begin,
    steps=STEPS.bodies,
    components=lambda s: {},
    barred=lambda s, decision: (),
    odds=lambda s, decision, picks: (),
    rounds=lambda s: (1, 1),
    bot=Bot(
        families=lambda setup: {"deck": ("a", "b", "c")},
        ideas=lambda s, decision: (),
        reflex=lambda s, decision: (decision.options[0].key,),
        worth=lambda s, seat: 0.5,
    ),
)


def toy(*chance: str) -> Run:
    """Start a toy game with scripted chance, then a generator."""
    return Run.start(TOY, TOY.setup(2), Script([(outcome,) for outcome in chance], Luck(1)))


def score(run: Run) -> int:
    """Return the score of a toy game."""
    return run.state.dials["score"].value
