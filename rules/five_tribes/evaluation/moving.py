"""Judging moves: each tile that can be taken by its best end and what it leaves, each drop by the best end still in reach."""

from __future__ import annotations

from rules.five_tribes.components.actions import DROP, TAKE
from rules.five_tribes.components.grid import LEAVE, REACH, STEP
from rules.five_tribes.evaluation.ends import BIT, Ends, ends
from rules.five_tribes.mechanics.bidding import next_on_track
from rules.five_tribes.position import Position

LEFT_TO_OTHERS = 0.45
"""Points that the best move left to an opponent costs, for each of its points."""
LEFT_TO_ME = 0.35
"""What it is worth when the next activation is one's own."""


def take(s: Position, action: int) -> float:
    """A tile's meeples in hand."""
    return takes(s, [action - TAKE])[0]


def takes(s: Position, starts: list[int]) -> list[float]:
    """For each tile the best move of its meeples, with what it leaves: the best other move from and to other tiles."""
    known = ends(s)
    worth, meeples, size = known.worth, s.meeples, s.size
    best = known.best(s)
    walk = [(BIT[end], end % 5, worth[end]) for end in known.order]
    weight = LEFT_TO_ME if again(s) else -LEFT_TO_OTHERS
    found = []
    for start in starts:
        # Whatever this move ends on but `goal`, the best other move (`left`) is still there; on `goal` it is gone.
        left, goal, then = _left(best, start)
        held = meeples[start * 5 : start * 5 + 5]
        within = leave = LEAVE[start][size[start]]
        most = -5.0
        if goal >= 0 and leave >> goal & 1:
            within ^= 1 << goal
            for colour, count in enumerate(held):
                if count and meeples[goal * 5 + colour]:
                    most = max(most, worth[goal * 5 + colour] + weight * then)
        for bit, colour, points in walk:  # best first: the first one within reach is the best
            if within & bit and held[colour]:
                most = max(most, points + weight * left)
                break
        found.append(most)
    return found


def _left(best: list[tuple[float, int, int]], start: int) -> tuple[float, int, float]:
    """What is left when a tile's meeples are gone: the worth of the best move, its end, the best move to another end."""
    left, goal = 0.0, -1
    for points, tile, end in best:
        if tile != start:
            if goal >= 0:
                return left, goal, points
            left, goal = points, end
    return left, goal, 0.0


def again(s: Position) -> bool:
    """Whether the next activation is the same player's."""
    space = next_on_track(s)
    return space >= 0 and s.track[space] == s.current_player


def drop(s: Position, action: int) -> float:
    """One meeple dropped on the next tile."""
    return drops(s, [action])[0]


def drops(s: Position, actions: list[int]) -> list[float]:
    """For each drop the best end that can still be reached, less what it offers to the next player."""
    known = ends(s)
    rest = s.left - 1
    found = []
    before = tile = -1
    tops = _NO_TOPS
    for action in actions:
        direction, colour = divmod(action - DROP, 5)
        if direction != before:  # actions ascend, so all colours of one direction follow each other
            before = direction
            tile = STEP[(s.arc // 5) * 4 + direction]
            if rest:
                tops = _tops(known, s.hand, REACH[tile * 5 + direction][rest])
        if rest == 0:
            found.append(known.worth[tile * 5 + colour])
        else:
            points, last, others = tops
            best = others if colour == last and s.hand[colour] == 1 else points
            found.append(best - 0.2 * bait(s, tile, colour))
    return found


Tops = tuple[float, int, float]
_NO_TOPS: Tops = (0.0, -1, 0.0)


def _tops(known: Ends, hand: list[int], reach: int) -> Tops:
    """The worth of the best end within `reach`, its colour, and the worth of the best end of another colour in hand."""
    top, last = 0.0, -1
    for end in known.order:
        if reach & BIT[end] and hand[end % 5]:
            if last < 0:
                top, last = known.worth[end], end % 5
                if hand[last] > 1:
                    break
            elif end % 5 != last:
                return top, last, known.worth[end]
    return top, last, 0.0


def bait(s: Position, tile: int, colour: int) -> float:
    """How much more a tile offers to the next player when one more of a colour lies on it."""
    alone = s.size[tile] == s.meeples[tile * 5 + colour]
    bait = 1.0 if s.meeples[tile * 5 + colour] else 0.0
    if s.owner[tile] < 0:
        bait += 3.0 if s.size[tile] == 0 else (0.0 if alone else -1.0)
    return bait
