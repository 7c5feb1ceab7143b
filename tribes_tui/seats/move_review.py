"""Looking at one move of a finished game again, with the eyes of a seat: what it was worth, and what chance had to do with it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from rules import Rng, State
from rules.bots.luck import Outlook, outlook
from rules.bots.tree import sensible
from rules.bots.tuning import tuning_of
from rules.bots.verdict import Verdict, verdict
from rules.core.rng import seeded
from saves.replay import advance, start
from tribes_tui.seats.bot_answer import sent, view_from
from tribes_tui.seats.review import Reviewed
from tribes_tui.seats.worker import private_output, step_back

if TYPE_CHECKING:
    from saves.course import Course

SIMULATIONS = {
    "tribe": 600,
    "indy": 1600,
    "tribal_duel": 700,
    "tribal_rixe": 300,
    "rise_of_tribes": 800,
    "five_tribes": 600,
}
"""For a decision: less than a second of two processors, also where nothing is compiled."""


NICENESS = 15
"""Bots go first: somebody waits for them at a table."""


class ReviewedStep(NamedTuple):
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


def steps(course: Course, seat: int, simulations: int | None = None) -> Iterator[ReviewedStep]:
    """The moves of a recorded game, as `seat` could see them; where a bot took a person's seat, the person's are judged. Raises `OtherRules`, or `Parted`."""
    state = start(course)
    budget = SIMULATIONS[course.header.game] if simulations is None else simulations
    before, people = state.view(seat), course.chosen_by_people(seat)
    for move in course.moves:
        action = state.read(move.text)
        is_own = move.number in people if people else move.seat == seat
        count = budget if is_own and is_choice(before) else 0
        advance(course, state, move)
        after = state.view(seat)
        seed = seeded("review", course.header.game, course.header.seed, seat, move.number)
        yield ReviewedStep(move.number, move.seat, action, sent(before), sent(after), count, seed)
        before = after


def is_choice(view: State) -> bool:
    """Whether more than one move looks sensible."""
    legal = view.legal_actions()
    if len(legal) < 2:
        return False
    hints = dict(zip(legal, view.hints(legal), strict=True))
    return len(sensible(legal, hints, tuning_of(view.game.id))) > 1


def look_at(step: ReviewedStep) -> Reviewed:
    """Judge a move: what it was worth, if it was a choice of the seat's, and what chance had to do with it."""
    rng = Rng(step.seed)
    before, after = view_from(step.before), view_from(step.after)
    judged = verdict(before, step.action, step.simulations, rng) if step.simulations else None
    stood = outlook(before, step.action, after, rng)
    told = None if judged is None else Verdict(*judged[:2], *map(_rounded, judged[2:]))
    kept = Outlook(_rounded(stood.chance), _rounded(stood.luck), _rounded(stood.error), tuple(map(_rounded, stood.all)))
    return Reviewed(step.number, step.mover, step.action, kept, told)


def _rounded(number: float) -> float:
    """As it is kept: a review that is opened again says the same to the last digit."""
    return round(number, 5)


def main() -> None:
    """Look at moves until the input ends: a step in, what is said of it out, one JSON value a line."""
    out = private_output()
    step_back(NICENESS)
    for line in sys.stdin:
        try:
            answer: dict[str, Any] = {"move": look_at(ReviewedStep(*json.loads(line))).fields()}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(answer, separators=(",", ":")) + "\n")
        out.flush()
