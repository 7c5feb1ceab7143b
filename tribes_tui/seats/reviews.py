"""The reviews of one program: where they are kept, and that one is made at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tribes_tui.seats.reviewing import JOBS, Reviewing, keep, kept

if TYPE_CHECKING:
    from saves import Recording, Store
    from tribes_tui.seats.review import Review

PATIENCE = 0.1
"""Seconds after which it is looked whether anybody still waits."""


class Reviews:
    """May be used from any thread."""

    def __init__(self, store: Store, jobs: int = JOBS) -> None:
        """`jobs`: how many processes make one."""
        self._store, self._jobs = store, jobs
        self._turn = threading.Lock()

    def kept(self, recording: Recording, seat: int) -> Review | None:
        """The review that was made before."""
        return kept(self._store, recording, seat)

    def make(
        self, recording: Recording, seat: int, told: Callable[[int, int], None], is_left: Callable[[], bool]
    ) -> Review | None:
        """A new review, kept; None once `is_left`, which ends it at once. `told` hears how many moves are done, of how many: none,
        as long as another review is being made. Raises as `Reviewing` does, and `OSError`.
        """
        with self._my_turn(lambda: told(0, 0), is_left) as is_mine:
            found = self.kept(recording, seat) if is_mine else None
            if not is_mine or found is not None:
                return found
            reviewing = Reviewing(recording, seat, self._jobs)
            review = reviewing.run(lambda done: told(done, reviewing.total), is_left)
            if review is not None:
                keep(self._store, recording, review)
            return review

    @contextmanager
    def _my_turn(self, wait: Callable[[], None], is_left: Callable[[], bool]) -> Iterator[bool]:
        """Wait until no other review is being made; False: nobody waits for this one any more."""
        if not self._turn.acquire(blocking=False):
            wait()
            while not self._turn.acquire(timeout=PATIENCE):
                if is_left():
                    yield False
                    return
        try:
            yield not is_left()
        finally:
            self._turn.release()
