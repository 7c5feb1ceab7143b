"""Moves weighed on the very board that they leave: what they bring, what the others lose by it, and what whoever comes next finds.

A hint reckons with the best other move as the board lies before; here the meeples have been dropped and the tiles have their owners.
"""

from __future__ import annotations

from rules.five_tribes.components.actions import DROP, TAKE
from rules.five_tribes.components.stages import MOVE, SOW
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.brought import done, walk, worth
from rules.five_tribes.evaluation.ends import all_ends
from rules.five_tribes.evaluation.hints import hints
from rules.five_tribes.evaluation.moving import takes
from rules.five_tribes.evaluation.preview import MoveEnd
from rules.five_tribes.mechanics.bidding import next_on_track
from rules.five_tribes.position import Position

FOUND_BY_OTHERS, FOUND_BY_ME, FOUND_BY_ANYBODY = -1.0, 0.7, 0.2
"""What each point of the best move that is left counts, by whose turn comes next; nobody knows before the next bids."""
OVER = 30.0
"""What it is worth to end the game as its winner, or costs to end it behind."""
USUAL_GOLD, UNSEEN = 50, 3
"""Points of a seat's hidden gold where it can't be reckoned up, and of a hidden card."""
LIKELY = 6
"""So many tiles are weighed, those that look best as the board lies before."""
ENDS = 2
"""So many ends of each."""
BEHIND = 100.0
"""What was not weighed comes behind what was."""


def looks(s: Position, actions: list[int]) -> list[float]:
    """The hints; before a move tiles as they weigh, in one the way to its best end first."""
    worths = hints(s, actions)
    if s.stage == MOVE:
        known = best_tiles(s)
        less = (BEHIND * (TAKE <= action < DROP) for action in actions)
        return [known.get(action - TAKE, worth - by) for action, worth, by in zip(actions, worths, less, strict=True)]
    if s.stage == SOW:
        best = preview.route(s, best_first(s, preview.ends(s))[0])[0]
        return [worth + BEHIND * (action == best) for action, worth in zip(actions, worths, strict=True)]
    return worths


def weighed(s: Position, end: MoveEnd) -> float:
    """What a move is worth that ends so, in points."""
    at_once = end.worth - end.others / (s.players - 1)
    after = done(walk(s, preview.route(s, end)))[-1]
    if preview.ends_it_all(s, end):
        return at_once + (OVER if _leads(s, after) else -OVER)
    space = next_on_track(s)
    if space < 0:
        seat, weight = (s.actor + 1) % s.players, FOUND_BY_ANYBODY
    else:
        seat = s.track[space]
        weight = FOUND_BY_ME if seat == s.actor else FOUND_BY_OTHERS
    return at_once + weight * all_ends(after, seat).apart(after)[0]


def _leads(s: Position, after: Position) -> bool:
    """Whether whoever moved last has more than anybody else, hidden gold as it was reckoned up, hidden cards as they are on average."""
    told = s.told_gold or (USUAL_GOLD,) * s.players
    unseen = ((told[seat] + 1) * (gold < 0) + UNSEEN * s.secret[seat] for seat, gold in enumerate(s.gold))
    totals = [worth(after, seat) + more for seat, more in enumerate(unseen)]
    return all(totals[s.actor] > total for seat, total in enumerate(totals) if seat != s.actor)


def best_first(s: Position, ends: list[MoveEnd]) -> list[MoveEnd]:
    """Ends, that which weighs most first."""
    return sorted(ends, key=lambda end: -weighed(s, end))


def best_tiles(s: Position) -> dict[int, float]:
    """Of the tiles that look best, what the best move from each weighs."""
    assert s.stage == MOVE
    tiles = [action - TAKE for action in s.legal_actions() if TAKE <= action < DROP]
    looks = dict(zip(tiles, takes(s, tiles), strict=True))
    likely = sorted(tiles, key=lambda tile: -looks[tile])[:LIKELY]
    return {tile: max(weighed(s, end) for end in preview.ends(s, tile, ENDS)) for tile in likely}
