"""The 5 x 6 grid as tables: steps without turning straight back, reach, distances, blocks of nine.

A tile is `row * 6 + column`: b3, in the third row and the second column, is 2 * 6 + 1 = 13. An arc is
`tile * 5 + direction`: standing on the tile after a step in that direction (13 * 5 + 1: on b3, come from a3 by a step
to the east); direction 4 means that the walk begins there. Sets of tiles are 30-bit masks, `1 << 13` is b3 alone.
"""

from __future__ import annotations

from itertools import accumulate
from operator import or_
from typing import Final

ROWS: Final = 5
COLUMNS: Final = 6
TILES: Final = 30
START: Final = 4
"""The direction of an arc whose walk begins on its tile."""

DIRECTIONS: Final = ("north", "east", "south", "west")
MOST: Final = 90
"""No hand of meeples can be larger."""
SETTLED: Final = 16
"""From so many steps on, reach depends on the parity alone."""

TILE_TEXT: Final = tuple("abcdef"[t % COLUMNS] + str(t // COLUMNS + 1) for t in range(TILES))
"""The name of each tile: column letter and row number, `a1` in the top left corner."""


def _neighbour(tile: int, direction: int) -> int:
    row, column = divmod(tile, COLUMNS)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


STEP: Final = [_neighbour(tile, direction) for tile in range(TILES) for direction in range(4)]
"""`STEP[tile * 4 + direction]`: the neighbouring tile, or -1 off the board."""


def _onward(arc: int) -> list[tuple[int, int, int, int]]:
    tile, came = divmod(arc, 5)
    steps = []
    for direction in range(4):
        there = STEP[tile * 4 + direction]
        if there >= 0 and (came == START or direction != (came + 2) % 4):
            steps.append((there * 5 + direction, there, 1 << there, direction * 5))
    return steps


ONWARD: Final = [_onward(arc) for arc in range(TILES * 5)]
"""For each arc the steps that may follow: (arc, tile, the tile's bit, direction * 5)."""


def _reach() -> list[list[int]]:
    masks = [[1 << (arc // 5)] for arc in range(TILES * 5)]
    for steps in range(1, SETTLED):
        for arc, row in enumerate(masks):
            mask = 0
            for after, _, _, _ in ONWARD[arc]:
                mask |= masks[after][steps - 1]
            row.append(mask)
    for row in masks:
        while len(row) <= MOST:
            row.append(row[-2])
    return masks


REACH: Final = _reach()
"""`REACH[arc][n]`: where a walk of exactly n more steps may end."""

LEAVE: Final = [[mask & ~(1 << tile) for mask in REACH[tile * 5 + START]] for tile in range(TILES)]
"""`LEAVE[tile][n]`: where n meeples taken from the tile may end, the tile itself (just emptied) left out."""

DISTANCE: Final = [
    abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS) for a in range(TILES) for b in range(TILES)
]
"""`DISTANCE[a * 30 + b]`: steps from a to b."""

FARTHEST: Final = ROWS + COLUMNS - 2
BALL: Final[list[list[int]]] = [[*accumulate(REACH[tile * 5 + START][: FARTHEST + 1], or_)] for tile in range(TILES)]
"""`BALL[tile][r]`: the tiles at most r steps away."""

BLOCK: Final = [
    [b for b in range(TILES) if abs(a // COLUMNS - b // COLUMNS) <= 1 and abs(a % COLUMNS - b % COLUMNS) <= 1]
    for a in range(TILES)
]
"""The 3 x 3 block around each tile, the tile itself included, smaller at the edges."""

AROUND: Final = [[b for b in BLOCK[a] if b != a] for a in range(TILES)]
"""The up to eight neighbours, diagonals included."""


def tiles_in(mask: int) -> list[int]:
    """The tiles of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
