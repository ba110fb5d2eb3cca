"""Lantern Table on the command line.

lantern                                  open the window
lantern play TITLE                       open the window at a new game
    [--seats you,normal,hard] [--option name=value] [--rank N] [--seed N]
lantern simulate TITLE --games N         let the computer play, and count the results
    [--seats random,...] [--option name=value] [--rank N] [--seed N]
    [--jobs N] [--iterations N] [--json]
lantern replay FILE                      play a saved game again from its first choice
lantern rules TITLE [RULE]               print the rulebook, or one rule of it
lantern shot SCENE OUT.png               draw one picture of the program
    [--title TITLE] [--seed N] [--after K] [--size 1920x1080] [--lang en]
    [--text-scale 200] [--high-contrast]
lantern selftest                         check that this installation works
lantern bench [--json] [--peer]          measure how fast it is
lantern --version
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import freeze_support
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from game.engine.ask import NOTHING
from game.engine.title import Title
from game.model.state import Setup
from game.storage.record import PERSON, SeatPlan, Sentence, Unusable, program_version
from game.titles import TITLES
from scenes.start import Start

YOU = "you"
LEVELS = ("random", "easy", "normal", "hard")
SMALLEST, LARGEST = (1024, 600), (7680, 4320)
_SHOWN = 40

Values = Mapping[str, list[str]]


class Command(Struct, frozen=True):
    """A command: what runs it, the places it needs and may have, its options with a value and its switches."""

    run: Callable[[list[str], Values], int]
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()


# -- reading the command line --------------------------------------------------------------------


def read(name: str, command: Command, words: Sequence[str]) -> tuple[list[str], Values]:
    """Split the words after a command into its places and the values of its options; raises Unusable."""
    places: list[str] = []
    values: dict[str, list[str]] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            places.append(word)
            continue
        flag, glued, value = word.partition("=")
        if flag in command.switches and not glued:
            values[flag] = []
        elif flag in command.options:
            if not glued and (not rest or rest[0].startswith("--")):
                raise Unusable("cli-no-value", word=flag)
            values.setdefault(flag, []).append(value if glued else rest.pop(0))
        else:
            raise Unusable("cli-unknown-flag", command=name, word=word[:_SHOWN])
    if len(places) < len(command.needs):
        raise Unusable("cli-missing", command=name, what=command.needs[len(places)])
    if len(places) > len(command.needs) + len(command.may):
        raise Unusable("cli-too-many", command=name, word=places[-1][:_SHOWN])
    return places, values


def title_named(word: str) -> Title:
    """Return the title of this name; raises Unusable."""
    if word not in TITLES:
        raise Unusable("cli-title", word=word[:_SHOWN], titles=", ".join(TITLES))
    return TITLES[word]


def number(values: Values, flag: str, default: int, low: int = 0, high: int = 2**53) -> int:
    """Return the value of an option that is a whole number; raises Unusable."""
    if flag not in values:
        return default
    value = values[flag][-1]
    if not value.isdecimal() or not value.isascii() or len(value) > len(str(high)) or not low <= int(value) <= high:
        raise Unusable("cli-number", word=flag, low=str(low), high=str(high), value=value[:_SHOWN])
    return int(value)


def seats_named(values: Values, default: Sequence[str], *, people: bool) -> tuple[str, ...]:
    """Return who sits in each seat; raises Unusable."""
    words = values["--seats"][-1].split(",") if "--seats" in values else list(default)
    choices = (YOU, *LEVELS) if people else LEVELS
    for word in words:
        if word not in choices:
            text = "cli-seat" if people or word != YOU else "cli-bot-seat"
            raise Unusable(text, seats=", ".join(choices), word=word[:_SHOWN])
    return tuple(words)


def setup_named(title: Title, seats: int, values: Values, usual: Mapping[str, str] = NOTHING) -> Setup:
    """Return the set-up with these options, and the `usual` ones where none is named; raises Unusable."""
    options: dict[str, str] = {}
    for word in values.get("--option", ()):
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Unusable("cli-option", word=word[:_SHOWN])
        if options.setdefault(name, value) != value:
            raise Unusable("cli-option-twice", name=name[:_SHOWN])
    for rank in values.get("--rank", ()):
        if options.setdefault("rank", rank) != rank:
            raise Unusable("cli-option-twice", name="rank")
    try:
        return title.setup(seats, {**usual, **options})
    except ValueError as wrong:
        raise Unusable("cli-setup", why=str(wrong)) from wrong


def size_named(values: Values) -> tuple[int, int]:
    """Return the size of a picture; raises Unusable."""
    word = values.get("--size", ["1920x1080"])[-1]
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", word)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST, strict=True)):
        raise Unusable("cli-size", low=_size(SMALLEST), high=_size(LARGEST), value=word[:_SHOWN])
    return size


def _size(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


# -- the commands --------------------------------------------------------------------------------


def run_play(places: list[str], values: Values) -> int:
    """Open the window at a new game."""
    title = title_named(places[0])
    words = seats_named(values, [YOU, *["normal"] * (title.seats[0] - 1)], people=True)
    setup = setup_named(title, len(words), values)
    seats = tuple(SeatPlan(PERSON if word == YOU else word) for word in words)
    seed = number(values, "--seed", 0) if "--seed" in values else None
    return open_window(Start(setup, seats, seed))


def open_window(start: Start | None = None) -> int:
    """Open the window at the main menu or at a game."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from scenes.program.program import Program

    try:
        return Program().run(start)
    except pygame.error as error:
        if pygame.display.get_init():
            raise
        raise Unusable("cli-no-screen", why=str(error), title=next(iter(TITLES))) from error


def run_simulate(places: list[str], values: Values) -> int:
    """Let computer players play many games and print what became of them."""
    from game import headless

    title = title_named(places[0])
    levels = seats_named(values, ["random"] * title.seats[0], people=False)
    setup = setup_named(title, len(levels), values, title.simulated)
    games = number(values, "--games", 1, 1, 10_000_000)
    jobs = number(values, "--jobs", 1, 1, 64)
    order = headless.Order(setup, levels, number(values, "--seed", 0), number(values, "--iterations", 0))
    done = headless.simulate(order, games, jobs)
    if "--json" in values:
        print(json.encode(done).decode())
    else:
        _print_simulation(done)
    for fault in done.results.faults[:10]:
        seed, _, what = fault.partition(": ")
        text = "cli-stalled" if what == "stalled" else "cli-faulty"
        _complain(Sentence(text, {"seed": seed, "count": str(headless.STALLED), "fault": what}))
    return 1 if done.results.faults else 0


def _print_simulation(done: Any) -> None:
    say, results = _words(), done.results
    speed = {"decisions": done.decisions_per_second, "forks": done.forks_per_second}
    print(say("cli-simulated", games=done.games, title=done.title, seconds=done.seconds, **speed))
    for seat, level in enumerate(done.seats):
        won, lost = results.won[seat], results.lost[seat]
        share = round(100 * won / max(1, won + lost), 1)
        score = say("cli-simulated-score", score=results.score[seat]) if results.score else ""
        print(say("cli-simulated-seat", seat=seat + 1, level=level, won=won, lost=lost, share=share) + score)
    print(say("cli-simulated-rounds", rounds=results.rounds))
    for reason, count in results.reasons.items():
        print(say("cli-simulated-reason", count=count, reason=f"@{reason}"))


def run_replay(places: list[str], values: Values) -> int:
    """Play a recorded game again and print what happens."""
    from game import headless
    from game.storage import replays

    for line in headless.told_again(replays.read(Path(places[0]))):
        print(line)
    return 0


def run_rules(places: list[str], values: Values) -> int:
    """Print a rulebook or one rule."""
    from game import headless

    title = title_named(places[0])
    if len(places) == 1:
        print(headless.rulebook(title.id), end="")
        return 0
    text = headless.rule(title.id, places[1])
    if not text:
        raise Unusable("cli-no-rule", title=title.id, rule=places[1][:_SHOWN])
    print(text)
    return 0


def run_shot(places: list[str], values: Values) -> int:
    """Draw one picture of a scene."""
    scene, out = places[0], Path(places[1])
    if out.suffix.lower() != ".png":
        raise Unusable("cli-not-png", file=str(out))
    title = title_named(values.get("--title", [next(iter(TITLES))])[-1]).id
    seed, after, size = number(values, "--seed", 0), number(values, "--after", 0, high=100_000), size_named(values)
    language, scale = values.get("--lang", ["en"])[-1], values.get("--text-scale", ["100"])[-1]
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from scenes import shots
    from scenes.kit.preferences import TEXT_SCALES, Preferences
    from scenes.kit.words import PSEUDO, Words, languages

    if language not in (*languages(), PSEUDO):
        raise Unusable("cli-language", word=language[:_SHOWN], languages=", ".join((*languages(), PSEUDO)))
    if scale not in map(str, TEXT_SCALES):
        raise Unusable("cli-text-scale", scales=", ".join(map(str, TEXT_SCALES)), value=scale[:_SHOWN])
    strong = "--high-contrast" in values
    chosen = Preferences(size=size, language=language, text_scale=int(scale), high_contrast=strong)
    try:
        shots.shoot(scene, shots.Order(title, seed, after, Words(language)), chosen, out)
    except (OSError, pygame.error) as error:
        raise Unusable("cli-no-picture", file=str(out), why=str(error)) from error
    return 0


def run_selftest(places: list[str], values: Values) -> int:
    """Check that this installation works, a line for each check."""
    from game import headless

    faults = 0
    for check in headless.selftest():
        print(f"{'fault' if check.fault else 'ok':6}{check.what}{'  ' if check.fault else ''}{check.fault}", flush=True)
        faults += bool(check.fault)
    return 1 if faults else 0


def run_bench(places: list[str], values: Values) -> int:
    """Run the benchmark of the checkout."""
    script = Path(__file__).resolve().parent.parent / "build_scripts" / "bench.py"
    if not script.exists():
        raise Unusable("cli-no-checkout")
    return subprocess.run([sys.executable, str(script), *values], check=False).returncode


_GAME = ("--seats", "--option", "--rank", "--seed")
COMMANDS = {
    "play": Command(run_play, ("TITLE",), options=_GAME),
    "simulate": Command(
        run_simulate, ("TITLE",), options=(*_GAME, "--games", "--jobs", "--iterations"), switches=("--json",)
    ),
    "replay": Command(run_replay, ("FILE",)),
    "rules": Command(run_rules, ("TITLE",), ("RULE",)),
    "shot": Command(
        run_shot,
        ("SCENE", "OUT.png"),
        options=("--title", "--seed", "--after", "--size", "--lang", "--text-scale"),
        switches=("--high-contrast",),
    ),
    "selftest": Command(run_selftest),
    "bench": Command(run_bench, switches=("--json", "--peer")),
}


# -- the entry -----------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; bad input is told in one sentence and ends with 2."""
    freeze_support()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(words)
    except Unusable as wrong:
        _complain(wrong.sentence)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(words: list[str]) -> int:
    if {"-h", "--help", "help"} & {*words[:1], *[word for word in words if word in ("-h", "--help")]}:
        print(__doc__, end="")
        return 0
    if words[:1] == ["--version"]:
        print(f"Lantern Table {program_version()}")
        return 0
    if not words:
        return open_window()
    command = COMMANDS.get(words[0])
    if command is None:
        raise Unusable("cli-unknown-command", word=words[0][:_SHOWN])
    places, values = read(words[0], command, words[1:])
    status = command.run(places, values)
    sys.stdout.flush()
    return status


def _words() -> Callable[..., str]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from scenes.kit.words import Words

    return Words()


def _complain(sentence: Sentence) -> None:
    """Print one sentence where errors go."""
    text = _words()(sentence.text, **sentence.args)
    print(f"lantern: {text}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
