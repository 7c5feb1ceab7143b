"""The reviews of one program: where they are kept, and that one is made at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tribes_tui.seats.reviewing import JOBS, Reviewing, keep, kept
from tribes_tui.seats.turns import OneAtATime, Turn

if TYPE_CHECKING:
    from saves import Recording, Store
    from tribes_tui.seats.review import Review


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
        self, recording: Recording, seat: int, told: Callable[[int, int], None], is_left: Callable[[], bool]
    ) -> Review | None:
        """A new review, kept; None once `is_left`, which ends it at once. `told` hears how many moves are done, of how many: none,
        as long as another review is being made. Raises as `Reviewing` does, and `OSError`.
        """
        with self._turn(lambda: told(0, 0), is_left) as is_mine:
            found = self.kept(recording, seat) if is_mine else None
            if not is_mine or found is not None:
                return found
            reviewing = Reviewing(recording, seat, self._jobs)
            review = reviewing.run(lambda done: told(done, reviewing.total), is_left)
            if review is not None:
                keep(self._store, recording, review)
            return review
