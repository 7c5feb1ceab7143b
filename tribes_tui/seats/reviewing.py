"""Reviewing a game that is over, with the eyes of one seat: every decision judged again, luck told from skill, in processes.

The same record gives the same review, in however many processes: each move has a generator of its own, and simulations are
counted. Processes get what the seat could see before and after each move, never the truth.
"""

import json
import queue
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from hashlib import blake2b
from itertools import takewhile
from typing import Any, NamedTuple

from rules import Rng, State
from rules.bots.judging.luck import Luck, luck
from rules.bots.judging.verdict import Verdict, verdict
from rules.bots.mcts.tree import sensible
from rules.bots.mcts.tuning import tuning_of
from rules.core.rng import seeded
from saves import Recording, Seat, Store
from saves.format.course import Course
from saves.replay import advance, start
from tribes_tui.seats.review import Review, Reviewed, move_from, review_from
from tribes_tui.seats.worker import Worker, boot, end_worker, private_output, sent, start_worker, step_back, view_from
from tribes_tui.words.said import seats as said

PATIENCE = 0.1
"""Seconds after which it is looked whether anybody still waits."""

Turn = Callable[[Callable[[], None], Callable[[], bool]], AbstractContextManager[bool]]
"""Waits for a turn, and has it; the first function is told that it has to wait, the second tells that nobody waits for it any more.
False: so it was, or something newer is wished for."""


class OneAtATime:
    """For the threads of one program."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    @contextmanager
    def turn(self, wait: Callable[[], None], is_left: Callable[[], bool]) -> Iterator[bool]:
        """As `Turn`."""
        if not self._lock.acquire(blocking=False):
            wait()
            while not self._lock.acquire(timeout=PATIENCE):
                if is_left():
                    yield False
                    return
        try:
            yield not is_left()
        finally:
            self._lock.release()


# ---- One move, looked at again ------------------------------------------------------------------


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
    brought = luck(before, step.action, after, rng)
    told = None if judged is None else Verdict(*judged[:2], *map(_rounded, judged[2:]))
    return Reviewed(step.number, step.mover, step.action, Luck(*map(_rounded, brought)), told)


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


# ---- In processes -------------------------------------------------------------------------------


class ReviewError(RuntimeError):
    """A move could not be looked at; the text says why, in one line."""


def looked_at(steps: Sequence[Sequence[Any]], jobs: int, is_over: Callable[[], bool]) -> Iterator[Reviewed]:
    """What is said of each step, as it comes, in `jobs` processes; no more once `is_over`. Raises `ReviewError`, `OSError`.

    The processes end with the iterator, whatever they do at that moment.
    """
    waiting: queue.SimpleQueue[str] = queue.SimpleQueue()
    for step in steps:
        waiting.put(json.dumps(step, separators=(",", ":")) + "\n")
    answers: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    workers: list[Worker] = []
    try:
        for _ in range(min(jobs, len(steps))):
            workers.append(start_worker(boot("reviewing")))
            threading.Thread(target=_keep_busy, args=(workers[-1], waiting, answers), daemon=True).start()
        for _ in steps:
            if (answer := _next(answers, is_over)) is None:
                return
            if "error" in answer:
                raise ReviewError(said.move_not_looked_at(why=answer["error"]))
            yield move_from(answer["move"])
    finally:
        for worker in workers:
            end_worker(worker)


def _next(answers: queue.SimpleQueue[dict[str, Any]], is_over: Callable[[], bool]) -> dict[str, Any] | None:
    while not is_over():
        with suppress(queue.Empty):
            return answers.get(timeout=PATIENCE)
    return None


def _keep_busy(worker: Worker, waiting: queue.SimpleQueue[str], answers: queue.SimpleQueue[dict[str, Any]]) -> None:
    """Give a process one step after the other, until none waits or the process has ended."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        while True:
            worker.stdin.write(waiting.get_nowait().encode())
            worker.stdin.flush()
            answers.put(json.loads(worker.stdout.readline()))
    except queue.Empty:
        return
    except (OSError, ValueError):
        answers.put({"error": said.process_ended()})  # heard by nobody when we ended it


# ---- A whole game -------------------------------------------------------------------------------


VERSION = 12
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
        self._moves = [*before]
        self.total, self.done = len(self._steps), len(self._moves)

    def run(
        self,
        told: Callable[[int], None] = lambda done: None,
        is_cancelled: Callable[[], bool] = lambda: False,
        found: Callable[[Reviewed], None] = lambda move: None,
    ) -> Review | None:
        """The review; None as soon as it `is_cancelled`. `told` hears after each move how many are done, `found` what is said of
        it. Raises `ReviewError`, or `OSError` where no process can be started."""
        for move in self._looked_at(is_cancelled):
            self._moves.append(move)
            self.done = len(self._moves)
            found(move)
            told(self.done)
        return self.so_far if self.done == self.total else None

    @property
    def so_far(self) -> Review:
        """What is known of all moves; of those that were not looked at nothing is said."""
        known = {move.number: move for move in self._moves}
        blank = (Reviewed(step.number, step.mover, step.action, Luck(), None) for step in self._steps)
        return Review(self._seat, tuple(known.get(one.number, one) for one in blank))

    def _looked_at(self, is_cancelled: Callable[[], bool]) -> Iterator[Reviewed]:
        """What is said of the moves that are left, as it comes; no more when cancelled."""
        known = {move.number for move in self._moves}
        left = [step for step in self._steps if step.number not in known]
        if self._looks is not None:
            yield from self._looks(left)
        elif self._jobs > 0:
            yield from looked_at(left, self._jobs, is_cancelled)
        else:
            yield from map(look_at, takewhile(lambda step: not is_cancelled(), left))


# ---- Reviews that are kept --------------------------------------------------------------------


def beside(store: Store, recording: Recording, kind: str) -> dict[str, Any]:
    """What was kept beside a record, if it is of this very game and made as it is made today; nothing else. A file from elsewhere may be
    called like a record that is another game."""
    lies_there = recording.path is not None and recording.path.parent == store.folder
    fields = store.beside(recording.name, kind) if lies_there else {}
    return fields if fields.pop("of", None) == fingerprint(recording) else {}


def keep_beside(store: Store, recording: Recording, kind: str, fields: Mapping[str, Any]) -> None:
    """Keep it beside the record, if that lies in the store and the disk allows."""
    if recording.path is not None and recording.path.parent == store.folder:
        store.keep_beside(recording.name, kind, {"of": fingerprint(recording), **fields})


def kept(store: Store, recording: Recording, seat: int) -> Review | None:
    """The review that was kept beside a record."""
    return review_from(beside(store, recording, f"review-{seat}"))


def keep(store: Store, recording: Recording, review: Review) -> None:
    """Keep it there."""
    keep_beside(store, recording, f"review-{review.seat}", review.fields())


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


# ---- The reviews of one program -----------------------------------------------------------------


class Reviews:
    """May be used from any thread."""

    def __init__(self, store: Store, jobs: int = JOBS, turn: Turn | None = None) -> None:
        """`jobs`: how many processes make one; `turn`: whose turn it is to make one, where others have a say."""
        self._store, self._jobs = store, jobs
        self._turn = turn or OneAtATime().turn

    def kept(self, recording: Recording, seat: int) -> Review | None:
        """The review that was made before."""
        return kept(self._store, recording, seat)

    def make(
        self,
        recording: Recording,
        seat: int,
        told: Callable[[int, int], None],
        is_left: Callable[[], bool],
        so_far: Callable[[Review], None] = lambda review: None,
    ) -> Review | None:
        """A new review, kept; None once `is_left`, which ends it at once. `told` hears how many moves are done, of how many: none,
        as long as another review is being made; `so_far` what is known whenever a choice stands out. Raises as `Reviewing` does, and `OSError`.
        """
        with self._turn(lambda: told(0, 0), is_left) as is_mine:
            found = self.kept(recording, seat) if is_mine else None
            if not is_mine or found is not None:
                return found
            reviewing = Reviewing(recording, seat, self._jobs)

            def heard(move: Reviewed) -> None:
                if move.verdict is not None and move.verdict.mark:
                    so_far(reviewing.so_far)

            review = reviewing.run(lambda done: told(done, reviewing.total), is_left, heard)
            if review is not None:
                keep(self._store, recording, review)
            return review
