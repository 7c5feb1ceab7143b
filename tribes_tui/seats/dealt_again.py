"""One game that is over, and what bots make of its deal: what the screen of its end asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tribes_tui.seats.pars import QUICKLY, Pars

if TYPE_CHECKING:
    from saves import Recording
    from tribes_tui.seats.par import Par


class DealtAgain:
    """The same deal from one seat. `read` gives the record when it is needed; may be used from any thread."""

    def __init__(self, pars: Pars, read: Callable[[], Recording], seat: int) -> None:
        self._pars, self._read, self._seat = pars, read, seat
        self._end: Callable[[], None] | None = None
        self._is_left = False

    def quickly(self) -> dict[str, Par]:
        """What the quick levels make of it, and what else is known. Raises `SaveError`, `OSError`."""
        found: dict[str, Par] = {}
        for level in QUICKLY:
            found = self.by(level)
        return found

    def by(self, level: str) -> dict[str, Par]:
        """The same with one more level."""
        return self._pars.made(self._read(), self._seat, level, self._started, lambda: self._is_left)

    def leave(self) -> None:
        """Nobody wants to know any more: what is at work ends at once."""
        self._is_left = True
        if self._end is not None:
            self._end()

    def _started(self, end: Callable[[], None]) -> None:
        self._end = end
        if self._is_left:
            end()
