"""Walking through a recorded game: any position at once, forward and back, without replaying from the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from saves.replay import advance, start

if TYPE_CHECKING:
    from rules import Event, State
    from saves.format.course import Course
    from saves.replay import Games

EVERY = 32
"""A copy of the state is kept after so many moves."""


class Walk:
    """A way through the branch that counts. States are replayed, and checked, as far as they are asked for."""

    def __init__(self, course: Course, games: Games | None = None) -> None:
        """Begin before the first move. Raises `OtherRules` or `Parted` when the game cannot be begun as it was."""
        self._course = course
        self._kept = [start(course, games)]

    def __len__(self) -> int:
        """How many moves there are; positions are numbered from 0 (before the first) to this."""
        return len(self._course.moves)

    def state(self, number: int) -> State:
        """The state after `number` moves, the caller's own. Raises `Parted`, or `IndexError`."""
        if not 0 <= number <= len(self):
            raise IndexError(f"there are {len(self)} moves, not {number}")
        kept = min(number // EVERY, len(self._kept) - 1)
        state = self._kept[kept].clone()
        for move in self._course.moves[kept * EVERY : number]:
            advance(self._course, state, move)
            self._keep(state, move.number)
        return state

    def events(self, number: int) -> list[Event]:
        """What happened at move `number` (from 1), everything known to all; filter it with `seen_by`."""
        state = self.state(number - 1)
        state.events = []
        advance(self._course, state, self._course.moves[number - 1])
        return state.events

    def rounds(self) -> Iterator[tuple[int, int]]:
        """For each round of the game: its number, and after how many moves it begins."""
        seen: int | None = None
        state = self.state(0)
        for number in range(len(self) + 1):
            if number:
                advance(self._course, state, self._course.moves[number - 1])
            if state.round != seen:
                seen = state.round
                yield seen, number

    def changed_after(self, number: int) -> None:
        """The course is another one after its first `number` moves: what was kept of the rest counts no more."""
        del self._kept[number // EVERY + 1 :]

    def _keep(self, state: State, number: int) -> None:
        if number == len(self._kept) * EVERY:
            self._kept.append(state.clone())
