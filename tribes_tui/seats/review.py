"""What a review says of a game: every move looked at, the choices and the luck of a seat."""

from collections.abc import Sequence
from itertools import groupby
from math import hypot
from typing import Any, NamedTuple

from rules.bots.judging.luck import Luck
from rules.bots.judging.verdict import BETTER, COSTLY, Verdict

CLEAR = 0.04
"""How much of the chance to win luck changed at the least, where it is told."""
SURELY = 3.0
"""In standard errors of luck: what it must come to before it is told."""


class Reviewed(NamedTuple):
    """What is said of a move: its number from 1, who made it, the action, what luck it brought the seat, and the verdict on it, if it
    was a choice of the seat's with moves that come to different things."""

    number: int
    mover: int
    action: int
    luck: Luck
    verdict: Verdict | None

    @property
    def lucky(self) -> int:
        """1 where chance clearly helped the seat, -1 where it clearly hurt, else 0."""
        change, error = self.luck
        return (change > 0) - (change < 0) if abs(change) >= CLEAR and abs(change) > SURELY * error else 0

    def fields(self) -> list[Any]:
        """As JSON; `move_from` reads it."""
        return [*self[:3], [*self.luck], None if self.verdict is None else [*self.verdict]]


def move_from(fields: Sequence[Any]) -> Reviewed:
    """What `Reviewed.fields` gave. Raises `ValueError` or `TypeError` for anything else."""
    number, mover, action, (change, error), judged = fields
    return Reviewed(number, mover, action, Luck(change, error), None if judged is None else Verdict(*judged))


class Review(NamedTuple):
    """The choices and the luck of `seat` in a game."""

    seat: int
    moves: tuple[Reviewed, ...]

    @property
    def choices(self) -> int:
        """How many choices were judged; once they are `joined`, each is one, however many moves it took."""
        return sum(move.verdict is not None for move in self.moves)

    def marked(self) -> list[Reviewed]:
        """The choices that bear a mark, oldest first."""
        return [move for move in self.moves if move.verdict is not None and move.verdict.mark]

    def worse(self) -> list[Reviewed]:
        """Those of them that were clearly not the best."""
        return [move for move in self.marked() if move.verdict is not None and move.verdict.mark in (BETTER, COSTLY)]

    def fields(self) -> dict[str, Any]:
        """As JSON; `review_from` reads it."""
        return {"seat": self.seat, "moves": [move.fields() for move in self.moves]}


def joined(review: Review, begins: Sequence[int]) -> Review:
    """The same with one verdict for each choice that took several moves, on the one of them that cost most; else on the first.

    `begins` has for each move the number of the one with which its choice began. What a choice costs is what its moves cost
    together, for each is judged against the best that was still open.
    """
    moves = {move.number: move for move in review.moves}
    for _, group in groupby(review.moves, key=lambda move: begins[move.number - 1]):
        judged = [(move.number, move.verdict) for move in group if move.verdict is not None]
        marked = [(number, one) for number, one in judged if one.mark] or judged[:1]
        if judged[1:]:
            at, worst = min(marked, key=lambda one: one[1].gain)
            lost = [one for _, one in marked if one.mark and one.gain < 0]
            moves |= {number: moves[number]._replace(verdict=None) for number, _ in judged}
            moves[at] = moves[at]._replace(verdict=_together(worst, lost) if lost[1:] else worst)
    return review._replace(moves=tuple(moves[number] for number in sorted(moves)))


def _together(worst: Verdict, lost: Sequence[Verdict]) -> Verdict:
    """What several verdicts on one choice say in sum: no more than all that could be expected."""
    expected = max(one.expected for one in lost)
    gain, half = max(-expected, sum(one.gain for one in lost)), hypot(*((one.high - one.low) / 2 for one in lost))
    return worst._replace(gain=gain, low=gain - half, high=gain + half, expected=expected)


def review_from(fields: dict[str, Any]) -> Review | None:
    """What `Review.fields` gave; None for anything else."""
    try:
        return Review(fields["seat"], tuple(move_from(move) for move in fields["moves"]))
    except (KeyError, TypeError, ValueError):
        return None
