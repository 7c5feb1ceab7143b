"""Reviewing a game that is over, with the eyes of one seat: every decision judged again, luck told from skill, in processes.

The same record gives the same review, in however many processes: each move has a generator of its own, and simulations are
counted. Processes get what the seat could see before and after each move, never the truth.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

from rules import Rng, State
from rules.bots.luck import Outlook, outlook
from rules.bots.tree import sensible
from rules.bots.tuning import tuning_of
from rules.bots.verdict import Verdict, verdict
from rules.core.rng import seeded
from saves import Store
from saves.course import Course
from saves.replay import advance, start
from tribes_tui.seats.judgement import sent, view_from
from tribes_tui.seats.review import Review, Reviewed, part_of_win, review_from

VERSION = 1
"""Of how reviews are made: one that was kept by another is made again."""
JOBS = 2
NICENESS = 10
PATIENCE = 0.1
"""Seconds after which it is looked whether the review was cancelled."""
SIMULATIONS = {
    "tribe": 600,
    "indy": 1600,
    "tribal_duel": 700,
    "tribal_rixe": 300,
    "rise_of_tribes": 800,
    "five_tribes": 600,
}
"""For a decision: less than a second of two processors, also where nothing is compiled."""


class Step(NamedTuple):
    """A move to be looked at: its number from 1, its mover, the action, the seat's views before and after it as they are
    `sent`, how many simulations to judge it by (0: it is not the seat's, or there was no choice), and the generator's seed.
    """

    number: int
    mover: int
    action: int
    before: dict[str, Any]
    after: dict[str, Any]
    simulations: int
    seed: int


def steps(course: Course, seat: int, simulations: int | None = None) -> Iterator[Step]:
    """The moves of a recorded game, as `seat` could see them. Raises `OtherRules`, or `Parted`."""
    state = start(course)
    budget = SIMULATIONS[course.header.game] if simulations is None else simulations
    before = state.view(seat)
    for move in course.moves:
        action = state.read(move.text)
        count = budget if move.seat == seat and _is_choice(before) else 0
        advance(course, state, move)
        after = state.view(seat)
        seed = seeded("review", course.header.game, course.header.seed, seat, move.number)
        yield Step(move.number, move.seat, action, sent(before), sent(after), count, seed)
        before = after


def _is_choice(view: State) -> bool:
    """Whether more than one move looks sensible."""
    legal = view.legal_actions()
    if len(legal) < 2:
        return False
    hints = dict(zip(legal, view.hints(legal), strict=True))
    return len(sensible(legal, hints, tuning_of(view.game.id))) > 1


def look_at(step: Step) -> Reviewed:
    """Judge a move: what it was worth, if it was a choice of the seat's, and what chance had to do with it."""
    rng = Rng(step.seed)
    before, after = view_from(step.before), view_from(step.after)
    judged = verdict(before, step.action, step.simulations, rng) if step.simulations else None
    stood = outlook(before, step.action, after, rng)
    told = None if judged is None else Verdict(*judged[:2], *map(_rounded, judged[2:]))
    return Reviewed(step.number, step.mover, step.action, Outlook(*map(_rounded, stood)), told)


def _rounded(number: float) -> float:
    """As it is kept: a review that is opened again says the same to the last digit."""
    return round(number, 5)


class Reviewing:
    """A review being made: `done` moves of `total`. `run` makes it; from another thread, `cancel` ends that at once."""

    def __init__(self, course: Course, seat: int, jobs: int = JOBS, simulations: int | None = None) -> None:
        """Raises `OtherRules`, or `Parted`. The game must be over."""
        assert course.result is not None
        self._steps = [*steps(course, seat, simulations)]
        self._seat, self._jobs = seat, jobs
        self._result = part_of_win(course.result["ranking"], seat)
        self._is_cancelled = False
        self.total, self.done = len(self._steps), 0

    def cancel(self) -> None:
        """Look at no further move."""
        self._is_cancelled = True

    def run(self, told: Callable[[int], None] = lambda done: None) -> Review | None:
        """The review; None when it was cancelled. `told` hears after each move how many are done."""
        moves: list[Reviewed] = []
        for move in self._looked_at():
            if self._is_cancelled:
                return None
            moves.append(move)
            self.done = len(moves)
            told(self.done)
        choices = sum(step.simulations > 0 for step in self._steps)
        return Review(self._seat, tuple(moves), choices, self._result)

    def _looked_at(self) -> Iterator[Reviewed]:
        """All moves in order, as they are judged."""
        if self._jobs == 1:
            yield from map(look_at, self._steps)
            return
        context = multiprocessing.get_context("spawn")
        with context.Pool(self._jobs, _begin) as pool:  # left, also by an error, it is ended at once
            coming = pool.imap(look_at, self._steps)
            for _ in self._steps:
                yield self._next(coming)

    def _next(self, coming: Any) -> Reviewed:
        """The next move that is judged; when cancelled, not the move that is in the works."""
        while not self._is_cancelled:
            try:
                move: Reviewed = coming.next(timeout=PATIENCE)
            except multiprocessing.TimeoutError:
                continue
            return move
        return Reviewed(0, 0, 0, Outlook(0.0), None)


def _begin() -> None:
    """In a process that judges: ctrl+c is for the parent, which ends its children; and the screen goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


# ---- Reviews that are kept --------------------------------------------------------------------


def kept(store: Store, course: Course, seat: int) -> Review | None:
    """The review that was kept beside a record, if it is of this very game and made as reviews are made today."""
    fields = store.beside(course.name, f"review-{seat}")
    return review_from(fields) if fields.pop("of", None) == fingerprint(course) else None


def keep(store: Store, course: Course, review: Review) -> None:
    """Keep it beside the record, if that lies in the store and the disk allows."""
    store.keep_beside(course.name, f"review-{review.seat}", {"of": fingerprint(course), **review.fields()})


def fingerprint(course: Course) -> str:
    """Stands for all that a review depends on: the game as it was played, and how reviews are made."""
    header = course.header
    told = [VERSION, header.game, header.version, header.players, header.options, header.seed]
    digest = blake2b(repr(told).encode(), digest_size=16)
    for move in course.moves:
        digest.update(f"{move.seat} {move.text}\n".encode())
    return digest.hexdigest()
