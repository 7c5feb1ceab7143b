"""What a review says of a game: every move looked at, the choices and the luck of a seat, the moments that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import hypot
from typing import Any, NamedTuple

from rules.bots.luck import Outlook
from rules.bots.verdict import BETTER, COSTLY, Verdict

CHOICE, LUCK, RIVAL = "choice", "luck", "rival"
"""What a moment was: a choice of the seat's, chance, or a move of another's."""
MOMENTS = 3
APART = 4
"""Moves between two moments at the least."""
LEAST_MOMENT = 0.04
"""How much of the chance to win a moment changed at the least."""
SURELY = 3.0
"""In standard errors of luck: what luck must come to before it is told, and what is left for a move of another's when luck is
taken away."""


class Reviewed(NamedTuple):
    """What is said of a move: its number from 1, who made it, the action, how the seat stood before it, what luck it brought,
    and the verdict on it, if it was a choice of the seat's with moves that come to different things."""

    number: int
    mover: int
    action: int
    outlook: Outlook
    verdict: Verdict | None

    def fields(self) -> list[Any]:
        """As JSON; `move_from` reads it."""
        return [*self[:3], [*self.outlook], None if self.verdict is None else [*self.verdict]]


def move_from(fields: Sequence[Any]) -> Reviewed:
    """What `Reviewed.fields` gave. Raises `ValueError` or `TypeError` for anything else."""
    number, mover, action, (chance, luck, error, all_seats), judged = fields
    stood = Outlook(chance, luck, error, tuple(all_seats))
    return Reviewed(number, mover, action, stood, None if judged is None else Verdict(*judged))


class ReviewMoment(NamedTuple):
    """A move that changed much: `kind` says by what, `change` how much more (or less) the seat could expect."""

    number: int
    kind: str
    change: float


class Total(NamedTuple):
    """A sum of changes of the chance to win, and its standard error."""

    change: float
    error: float


class Review(NamedTuple):
    """A game reviewed with the eyes of `seat`. `choices` counts its turns with more than one sensible move, `result` is its
    part of the win, from 0 to 1."""

    seat: int
    moves: tuple[Reviewed, ...]
    choices: int
    result: float

    def chances(self) -> tuple[float, ...]:
        """The seat's chance to win at each position, from the one before the first move to that after the last."""
        return (*(move.outlook.chance for move in self.moves), self.result)

    def stands(self) -> list[tuple[float, ...]]:
        """Seat by seat the chance to win before each move, in the eyes of the seat that is reviewed."""
        return [*zip(*(move.outlook.all for move in self.moves), strict=True)]

    def marked(self) -> list[Reviewed]:
        """The choices that bear a mark, oldest first."""
        return [move for move in self.moves if move.verdict is not None and move.verdict.mark]

    def turns(self) -> list[Verdict]:
        """Of each turn with marks the verdict that cost most: a decision may take several moves, and is counted once."""
        found = []
        for _, turn in groupby(self.moves, key=lambda move: move.mover):
            marks = [move.verdict for move in turn if move.verdict is not None and move.verdict.mark]
            if marks:
                found.append(min(marks, key=lambda one: one.gain))
        return found

    def cost(self) -> Total:
        """What the choices cost that were clearly not the best."""
        worse = [move.verdict for move in self.marked() if move.verdict and move.verdict.mark in (BETTER, COSTLY)]
        return Total(sum(one.gain for one in worse), hypot(*(one.error for one in worse)))

    def luck(self) -> Total:
        """What chance alone added."""
        return Total(sum(m.outlook.luck for m in self.moves), hypot(*(m.outlook.error for m in self.moves)))

    def moments(self) -> list[ReviewMoment]:
        """The moves that changed most, oldest first."""
        found: list[ReviewMoment] = []
        for moment in sorted(self._changes(), key=lambda moment: (-abs(moment.change), moment.number)):
            if len(found) < MOMENTS and all(abs(moment.number - one.number) >= APART for one in found):
                found.append(moment)
        return sorted(found)

    def _changes(self) -> list[ReviewMoment]:
        chances = self.chances()
        changes = []
        for before, after, move in zip(chances, chances[1:], self.moves, strict=False):
            luck, error = move.outlook.luck, move.outlook.error
            if move.verdict is not None and move.verdict.mark in (BETTER, COSTLY):
                changes.append(ReviewMoment(move.number, CHOICE, move.verdict.gain))
            if abs(luck) > SURELY * error:
                changes.append(ReviewMoment(move.number, LUCK, luck))
            by_rival = after - before - luck
            if move.mover != self.seat and move.number < len(self.moves) and abs(by_rival) > SURELY * error:
                changes.append(ReviewMoment(move.number, RIVAL, by_rival))
        return [moment for moment in changes if abs(moment.change) >= LEAST_MOMENT]

    def fields(self) -> dict[str, Any]:
        """As JSON; `review_from` reads it."""
        return {
            "seat": self.seat,
            "moves": [move.fields() for move in self.moves],
            "choices": self.choices,
            "result": self.result,
        }


def joined(review: Review, begins: Sequence[int]) -> Review:
    """The same with one verdict for each choice that took several moves, on the one of them that cost most.

    `begins` has for each move the number of the one with which its choice began. What a choice costs is what its moves cost
    together, for each is judged against the best that was still open.
    """
    moves = {move.number: move for move in review.moves}
    for _, group in groupby(review.moves, key=lambda move: begins[move.number - 1]):
        marked = [(move.number, move.verdict) for move in group if move.verdict is not None and move.verdict.mark]
        if marked[1:]:
            at, worst = min(marked, key=lambda one: one[1].gain)
            lost = [one for _, one in marked if one.gain < 0]
            moves |= {number: moves[number]._replace(verdict=None) for number, _ in marked}
            moves[at] = moves[at]._replace(verdict=_together(worst, lost) if lost else worst)
    return review._replace(moves=tuple(moves[number] for number in sorted(moves)))


def _together(worst: Verdict, lost: Sequence[Verdict]) -> Verdict:
    """What several verdicts on one choice say in sum."""
    gain, half = sum(one.gain for one in lost), hypot(*((one.high - one.low) / 2 for one in lost))
    return worst._replace(gain=gain, low=gain - half, high=gain + half)


def review_from(fields: dict[str, Any]) -> Review | None:
    """What `Review.fields` gave; None for anything else."""
    try:
        moves = tuple(move_from(move) for move in fields["moves"])
        return Review(fields["seat"], moves, fields["choices"], fields["result"])
    except (KeyError, TypeError, ValueError):
        return None


def part_of_win(ranking: Sequence[int], seat: int) -> float:
    """A seat's part of the first place."""
    return (ranking[seat] == 1) / ranking.count(1)
