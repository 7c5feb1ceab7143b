"""Sowing written a second time, slowly and plainly, to check the engine's tables and small steps against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

Tile = tuple[int, int]
Board = dict[Tile, Counter[str]]
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
TILES = [(row, column) for row in range(5) for column in range(6)]


def name(tile: Tile) -> str:
    """`(0, 0)` is `a1`."""
    return "abcdef"[tile[1]] + str(tile[0] + 1)


def neighbours(tile: Tile) -> list[tuple[str, Tile]]:
    """The tiles beside one, with the direction to each."""
    there = [(way, (tile[0] + down, tile[1] + right)) for way, (down, right) in STEPS.items()]
    return [(way, t) for way, t in there if t in TILES]


def walks(start: Tile, steps: int) -> Iterator[list[Tile]]:
    """All walks of so many steps that never turn straight back, the start left out."""

    def go(path: list[Tile]) -> Iterator[list[Tile]]:
        if len(path) == steps + 1:
            yield path[1:]
            return
        for _, there in neighbours(path[-1]):
            if len(path) < 2 or there != path[-2]:
                yield from go([*path, there])

    return go([start])


def distance(a: Tile, b: Tile) -> int:
    """Steps between two tiles."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def moves(board: Board, start: Tile) -> Iterator[tuple[tuple[str, str], ...]]:
    """All complete moves from a tile: a (direction, colour) for each drop. Everything is tried, nothing foreseen."""
    after = {tile: Counter(meeples) for tile, meeples in board.items()}
    hand = after.pop(start)
    after[start] = Counter()
    yield from _sow(after, hand, start, None, ())


def _sow(
    board: Board, hand: Counter[str], here: Tile, before: Tile | None, done: tuple[tuple[str, str], ...]
) -> Iterator[tuple[tuple[str, str], ...]]:
    for way, there in neighbours(here):
        if there == before:
            continue
        for colour in [c for c in hand if hand[c]]:
            step = (*done, (way, colour))
            if hand.total() == 1:
                if board[there][colour]:
                    yield step
                continue
            hand[colour] -= 1
            board[there][colour] += 1
            yield from _sow(board, hand, there, here, step)
            board[there][colour] -= 1
            hand[colour] += 1
