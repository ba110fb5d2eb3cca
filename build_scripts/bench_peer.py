"""The peer of the bench: catanatron, driven line by line from standard input in an environment of its own."""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int) -> Game:
    """Start a game of four random players."""
    random.seed(seed)
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def play(seconds: float, seed: int) -> dict[str, float]:
    """Play random games for some seconds; count decisions, and those with two or more options."""
    decisions = free = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = new_game(seed + games)
        games += 1
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += 1
            free += len(game.state.playable_actions) > 1
            game.play_tick()
    return {"decisions": decisions, "free": free, "games": games, "seconds": time.process_time() - start}


def copy(seconds: float, seed: int) -> dict[str, float]:
    """Copy games at random decision points for some seconds."""
    points = []
    for number in range(20):
        game = new_game(seed + number)
        for _ in range(40 + 17 * number):
            if game.winning_color() is None:
                game.play_tick()
        points.append(game)
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for game in points:
            game.copy()
        copies += len(points)
    return {"copies": copies, "seconds": time.process_time() - start}


def main() -> None:
    """Answer one request a line: a verb, seconds and a seed."""
    for line in sys.stdin:
        verb, seconds, seed = line.split()
        answer = {"play": play, "copy": copy}[verb](float(seconds), int(seed))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
