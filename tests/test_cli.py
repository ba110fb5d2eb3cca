"""The command line: what it prints, and one sentence for everything that is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from game.storage import replays, saves
from scenes import cli
from tests.storage.games import record

ROOT = Path(__file__).resolve().parent.parent
Out = pytest.CaptureFixture[str]


def run(capsys: Out, *words: str) -> tuple[int, str, str]:
    status = cli.main(words)
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("dance", "no command 'dance'"),
        ("simulate", "needs TITLE"),
        ("simulate chess", "no title 'chess'"),
        ("simulate twenty_strong --games", "'--games' needs a value"),
        ("simulate twenty_strong --games --json", "'--games' needs a value"),
        ("simulate twenty_strong --games many", "'--games' needs a whole number"),
        ("simulate twenty_strong --games 0", "'--games' needs a whole number"),
        ("simulate twenty_strong --games -3", "'--games' needs a whole number"),
        ("simulate twenty_strong --games ²", "'--games' needs a whole number"),
        (f"simulate twenty_strong --seed {'9' * 5000}", "between 0 and 9007199254740992"),
        ("shot menu out.txt", "ends in .png"),
        ("simulate twenty_strong --jobs 1000", "'--jobs' needs a whole number"),
        ("simulate twenty_strong --speed 3", "no option '--speed'"),
        ("simulate twenty_strong --json=yes", "no option '--json=yes'"),
        ("simulate twenty_strong extra", "what to do with 'extra'"),
        ("simulate twenty_strong --seats you", "Only computer players"),
        ("simulate twenty_strong --seats random,,random", "A seat is one of"),
        ("simulate twenty_strong --seats clever", "A seat is one of random, easy, normal, hard, not 'clever'"),
        ("simulate twenty_strong --seats random,random,random,random", "1 to 3 seats, not 4"),
        ("simulate twenty_strong --option rank", "written name=value"),
        ("simulate twenty_strong --option =3", "written name=value"),
        ("simulate twenty_strong --option speed=3", "has no option 'speed'"),
        ("simulate twenty_strong --option rank=9", "one of 1, 2, 3, 4, not '9'"),
        ("simulate twenty_strong --rank 9", "one of 1, 2, 3, 4, not '9'"),
        ("simulate twenty_strong --rank 2 --option rank=3", "Option 'rank' is given two values"),
        ("simulate sentinels --option hero1=ra --option hero1=haka", "Option 'hero1' is given two values"),
        ("simulate sentinels --option hero1=ra --option hero2=ra", "'hero1' and 'hero2' are both 'ra'"),
        ("simulate sentinels --option hero4=ra", "'hero4' is for a seat that is not there: the game has 3 heroes"),
        ("simulate sentinels --option hero1=robin", "'hero1' is one of random, ra, haka"),
        ("play sentinels --option hero1=ra --option hero3=ra", "'hero1' and 'hero3' are both 'ra'"),
        ("play sentinels --option hero5=ra", "'hero5' is for a seat that is not there"),
        ("play sentinels --option mulligan=twice", "'mulligan' is one of none, once, not 'twice'"),
        ("play twenty_strong --seats me", "A seat is one of you, random"),
        ("play", "needs TITLE"),
        ("rules chess", "no title 'chess'"),
        ("rules twenty_strong 20S-9999", "no rule '20S-9999'"),
        ("replay /no/such/file", "cannot be read"),
        ("replay .", "no file of this kind"),
        ("replay README.md", "no file of this kind"),
        ("shot menu", "needs OUT.png"),
        ("shot menu out.png --size 9x9", "A size is written"),
        ("shot menu out.png --size big", "A size is written"),
        ("shot menu out.png --size 99999x99999", "A size is written"),
        ("shot menu out.png --title chess", "no title 'chess'"),
        ("shot menu out.png --text-scale 300", "Texts are one of 100, 125, 150, 200 per cent large"),
        ("shot menu out.png --lang xx", "no language 'xx'"),
        ("shot table /no/such/folder/out.png", "/no/such/folder/out.png cannot be written"),
        ("bench --fast", "no option '--fast'"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(capsys: Out, words: str, said: str) -> None:
    status, out, err = run(capsys, *words.split(" "))
    assert status == 2
    assert out == ""
    assert said in err
    assert err.startswith("lantern: ")
    assert err.count("\n") == 1
    assert len(err) < 300


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"], ["simulate", "--help"]])
def test_help_lists_every_command(capsys: Out, words: list[str]) -> None:
    status, out, _ = run(capsys, *words)
    assert status == 0
    assert all(f"lantern {name}" in out for name in cli.COMMANDS)


def test_every_option_is_in_the_help(capsys: Out) -> None:
    _, out, _ = run(capsys, "--help")
    for command in cli.COMMANDS.values():
        assert all(flag in out for flag in (*command.options, *command.switches))


def test_the_version_is_told(capsys: Out) -> None:
    assert run(capsys, "--version")[1].startswith("Lantern Table ")


def test_a_simulation_is_told_to_people_and_to_programs(capsys: Out) -> None:
    words = ("simulate", "twenty_strong", "--games", "4", "--seats", "random,random", "--seed=5", "--rank", "2")
    status, out, err = run(capsys, *words)
    assert (status, err) == (0, "")
    assert "4 games of twenty_strong" in out
    assert "seat 2 (random): won" in out
    assert "mean score" in out
    _, out, _ = run(capsys, *words, "--json")
    done = json.decode(out)
    assert done["title"] == "twenty_strong"
    assert done["options"]["rank"] == "2"
    assert {"games", "decisions", "seconds", "decisions_per_second", "forks_per_second"} <= done.keys()
    assert {"won", "lost", "score", "rounds", "reasons"} <= done["results"].keys()


@pytest.mark.rule("SEN-290")
@pytest.mark.parametrize(("words", "limit"), [((), "200"), (("--option", "round_limit=25"), "25")])
def test_simulations_of_sentinels_have_a_limit_of_rounds(capsys: Out, words: tuple[str, ...], limit: str) -> None:
    _, out, _ = run(capsys, "simulate", "sentinels", "--json", *words)
    assert json.decode(out)["options"]["round_limit"] == limit


def test_a_title_without_points_is_told_without_a_score(capsys: Out) -> None:
    words = ("simulate", "sentinels", "--games", "1", "--seed", "5")
    status, out, _ = run(capsys, *words)
    assert status == 0
    assert "seat 3 (random): won" in out
    assert "score" not in out
    assert json.decode(run(capsys, *words, "--json")[1])["results"]["score"] == []


def test_a_save_and_a_replay_can_be_replayed(capsys: Out) -> None:
    game = record(15)
    for path in (saves.path_of(saves.save(game, "a")), replays.write(game)):
        status, out, _ = run(capsys, "replay", str(path))
        assert status == 0
        assert "hero_chosen" in out


def test_a_rulebook_and_a_rule_are_printed(capsys: Out) -> None:
    assert run(capsys, "rules", "twenty_strong")[1].startswith("# 20 Strong")
    assert "\nYou win if" in run(capsys, "rules", "twenty_strong", "20S-007")[1]
    chapter, rule = run(capsys, "rules", "sentinels", "SEN-120")[1].splitlines()
    assert (chapter, rule[:6]) == ("7. HP and damage: The steps of one instance", "Step 1")


def test_the_real_program_fails_without_a_traceback() -> None:
    for words in (["simulate", "twenty_strong", "--rank", "x"], ["replay", "/dev/null"]):
        done = subprocess.run(
            [sys.executable, "-m", "scenes.cli", *words], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m scenes.cli rules twenty_strong | head -1"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_without_a_screen_it_says_what_else_works() -> None:
    env = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    done = subprocess.run(
        [sys.executable, "-m", "scenes.cli"], cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert "No screen was found" in done.stderr
    assert "Traceback" not in done.stderr
