"""What the ends of moves are worth to who decides, with what they promise for later.

The table of all (tile, colour) ends is made once for a state and kept with it until it changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.five_tribes import gains
from rules.five_tribes.components import BLUE, FAKIR, GREEN, KINDS, RED, WHITE, YELLOW
from rules.five_tribes.grid import LEAVE, TILES, tiles_in
from rules.five_tribes.outlook import ELDER_PROMISE, FAKIR_WORTH, GOOD_PROMISE

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S


def end_worth(
    s: S, player: int, tile: int, colour: int, count: int, control: bool, markets: gains.Markets | None = None
) -> float:
    """The points of a move's end, with what they promise."""
    worth = float(gains.gain(s, player, tile, colour, count, control, markets).total)
    if colour == WHITE:
        worth += count * ELDER_PROMISE
    elif colour == YELLOW:
        worth += count * 0.5
    elif colour == GREEN:
        fakirs = s.row[:count].count(FAKIR)
        worth += fakirs * FAKIR_WORTH + (min(count, len(s.row)) - fakirs) * GOOD_PROMISE
    elif colour == BLUE:
        worth += s.goods[player * KINDS + FAKIR] * max(0.0, s.blues[tile] - FAKIR_WORTH)
    elif colour == RED:
        worth += 1.0
    return worth


def table(s: S) -> list[float]:
    """`table[tile * 5 + colour]`: the worth, for who decides, of a last drop of `colour` on `tile`.

    0 where the tile has no meeple of the colour now. Kept with the state until it changes.
    """
    if s._worth is None:
        assert s.current_player is not None
        player = s.current_player
        camels = s.camels[player] > 0
        made = [0.0] * (TILES * 5)
        markets: gains.Markets = {}
        for colour in range(5):
            for tile in tiles_in(s.has[colour]):
                count = s.meeples[tile * 5 + colour]
                control = camels and s.owner[tile] < 0 and s.size[tile] == count
                made[tile * 5 + colour] = end_worth(s, player, tile, colour, count + 1, control, markets)
        s._worth = made
    return s._worth


def best_ends(s: S) -> list[tuple[float, int, int]]:
    """The best move to each end tile, best first: (worth, tile to take, end tile). Kept like the table."""
    if s._ends is None:
        worth = table(s)
        best: dict[int, tuple[float, int, int]] = {}
        for start in range(TILES):
            for points, end in ends_from(s, worth, start):
                if end not in best or points > best[end][0]:
                    best[end] = (points, start, end)
        s._ends = sorted(best.values(), reverse=True)
    return s._ends


def ends_from(s: S, worth: list[float], start: int) -> list[tuple[float, int]]:
    """The (worth, end tile) that the meeples of a tile can reach."""
    count = s.size[start]
    if count == 0:
        return []
    leave = LEAVE[start][count]
    return [
        (worth[end * 5 + colour], end)
        for colour in range(5)
        if s.meeples[start * 5 + colour]
        for end in tiles_in(leave & s.has[colour])
    ]
