"""A game in which nobody gets on comes to an end (A50)."""

from __future__ import annotations

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.mechanics import villages
from rules.rise_of_tribes.position import SHARED, Position


def end_round(s: Position) -> None:
    """Count a round in which nobody got a point; the last of them ends the game."""
    s.quiet += 1
    left = s.standstill - s.quiet
    if s.standstill == 0 or s.quiet < tables.STANDSTILL_TOLD:
        return
    if left:
        s.tell("quiet", rounds=s.quiet, left=left)
    else:
        s.winner = winner(s)
        s.tell("stood_still", rounds=s.quiet, seats=best(s))


def stands_still(s: Position) -> bool:
    """Whether the game is over because nobody got on."""
    return 0 < s.standstill <= s.quiet


def winner(s: Position) -> int:
    """Who wins a game that stands still."""
    seats = best(s)
    return seats[0] if len(seats) == 1 else SHARED


def best(s: Position) -> list[int]:
    """The seats with the most."""
    places = ranking(s)
    return [seat for seat in range(s.players) if places[seat] == 1]


def ranking(s: Position) -> tuple[int, ...]:
    """Places by points, then villages, then goals completed, then members on the map."""
    order = [
        (
            s.vp[seat],
            villages.count(s, seat),
            s.completed[seat].bit_count(),
            tables.MEMBERS - s.supply[seat] - s.board[seat],
        )
        for seat in range(s.players)
    ]
    return tuple(1 + sum(1 for other in order if other > own) for own in order)
