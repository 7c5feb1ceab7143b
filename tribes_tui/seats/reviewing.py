"""Reviewing a game that is over, with the eyes of one seat: every decision judged again, luck told from skill, in processes.

The same record gives the same review, in however many processes: each move has a generator of its own, and simulations are
counted. Processes get what the seat could see before and after each move, never the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import TYPE_CHECKING

from saves.entries import Seat
from saves.replay import replay
from tribes_tui.seats.move_review import ReviewedStep, look_at, steps
from tribes_tui.seats.review import Review, Reviewed, part_of_win, review_from
from tribes_tui.seats.reviewer import looked_at

if TYPE_CHECKING:
    from saves import Recording, Store
    from saves.course import Course

VERSION = 8
"""Of how reviews are made: one that was kept by another is made again."""
JOBS = 2
Looks = Callable[[Sequence[ReviewedStep]], Iterator[Reviewed]]
"""Says of each step what there is to say, in any order."""


class Reviewing:
    """A review being made: `done` moves of `total`."""

    def __init__(
        self,
        course: Course,
        seat: int,
        jobs: int = JOBS,
        simulations: int | None = None,
        looks: Looks | None = None,
        before: Sequence[Reviewed] = (),
    ) -> None:
        """In `jobs` processes; 0: in this one. `looks` looks at the steps elsewhere; `before`: the moves that were looked at
        already, by as many simulations. Raises `OtherRules`, or `Parted`.

        The game must be over.
        """
        assert course.result is not None
        self._steps = [*steps(course, seat, simulations)]
        self._seat, self._jobs, self._looks = seat, jobs, looks
        self._result = part_of_win(course.result.get("ranking") or replay(course).ranking(), seat)
        self._before = [*before]
        self.total, self.done = len(self._steps), len(self._before)

    def run(
        self,
        told: Callable[[int], None] = lambda done: None,
        is_cancelled: Callable[[], bool] = lambda: False,
        found: Callable[[Reviewed], None] = lambda move: None,
    ) -> Review | None:
        """The review; None as soon as it `is_cancelled`. `told` hears after each move how many are done, `found` what is said of
        it. Raises `ReviewError`, or `OSError` where no process can be started."""
        moves = [*self._before]
        for move in self._looked_at(is_cancelled):
            moves.append(move)
            self.done = len(moves)
            found(move)
            told(self.done)
        if self.done < self.total:
            return None
        turns = groupby(self._steps, key=lambda step: step.mover)
        choices = sum(any(step.simulations for step in turn) for _, turn in turns)
        return Review(self._seat, tuple(sorted(moves)), choices, self._result)

    def _looked_at(self, is_cancelled: Callable[[], bool]) -> Iterator[Reviewed]:
        """What is said of the moves that are left, as it comes; no more when cancelled."""
        known = {move.number for move in self._before}
        left = [step for step in self._steps if step.number not in known]
        if self._looks is not None:
            yield from self._looks(left)
            return
        if self._jobs > 0:
            yield from looked_at(left, self._jobs, is_cancelled)
            return
        for step in left:
            if is_cancelled():
                return
            yield look_at(step)


# ---- Reviews that are kept --------------------------------------------------------------------


def kept(store: Store, recording: Recording, seat: int) -> Review | None:
    """The review that was kept beside a record, if it is of this very game and made as reviews are made today."""
    fields = store.beside(recording.name, _kind(seat)) if _lies_in(store, recording) else {}
    return review_from(fields) if fields.pop("of", None) == fingerprint(recording) else None


def keep(store: Store, recording: Recording, review: Review) -> None:
    """Keep it beside the record, if that lies in the store and the disk allows."""
    if _lies_in(store, recording):
        store.keep_beside(recording.name, _kind(review.seat), {"of": fingerprint(recording), **review.fields()})


def _kind(seat: int) -> str:
    return f"review-{seat}"


def _lies_in(store: Store, recording: Recording) -> bool:
    """A file from elsewhere may be called like a record that is another game."""
    return recording.path is not None and recording.path.parent == store.folder


def fingerprint(course: Course) -> str:
    """Stands for all that a review depends on: the game as it was played, and how reviews are made."""
    header = course.header
    told = [VERSION, header.game, header.version, header.players, header.options, header.seed]
    digest = blake2b(repr(told).encode(), digest_size=16)
    for move in course.moves:
        digest.update(f"{move.seat} {move.text}\n".encode())
    if any(isinstance(entry, Seat) for entry in course.entries):
        digest.update(repr([sorted(course.chosen_by_people(seat)) for seat in range(header.players)]).encode())
    return digest.hexdigest()
