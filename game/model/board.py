"""Boards: named spaces, their links and the distances between them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct


class Board(Struct, frozen=True):
    """Spaces and, for each, its neighbours in a fixed order."""

    links: Mapping[str, tuple[str, ...]]

    @property
    def spaces(self) -> tuple[str, ...]:
        """Return every space in the order of the board."""
        return tuple(self.links)

    def distances(self, start: str, within: Collection[str]) -> dict[str, int]:
        """Return the steps from `start` to every space that can be reached over spaces of `within`."""
        found = {start: 0}
        queue = [start]
        for space in queue:
            far = found[space] + 1
            for near in self.links[space]:
                if near in within and near not in found:
                    found[near] = far
                    queue.append(near)
        return found


def grid(columns: int, rows: int) -> Board:
    """Return a board of squares linked orthogonally; spaces are named a1 (top left) onwards."""
    names = [[f"{chr(97 + column)}{row + 1}" for column in range(columns)] for row in range(rows)]
    links: dict[str, tuple[str, ...]] = {}
    for row in range(rows):
        for column in range(columns):
            near = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
            links[names[row][column]] = tuple(names[y][x] for y, x in near if 0 <= y < rows and 0 <= x < columns)
    return Board(links)


def grid_steps(one: str, other: str) -> int:
    """Return the orthogonal steps between two squares of a grid, whatever lies between."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))
