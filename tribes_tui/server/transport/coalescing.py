"""News that come one after another are shown together: a crowd must not spend the host's time on showing itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial


class Coalescing:
    """Calls `show` soon after there was news, once for all that came until then.

    `lull` gives the seconds that must lie between two calls; `at` runs a function at an instant of the loop's clock.
    """

    def __init__(
        self,
        show: Callable[[], None],
        lull: Callable[[], float],
        at: Callable[[float, Callable[[], None]], object],
        clock: Callable[[], float],
    ) -> None:
        self._show, self._lull, self._at, self._clock = show, lull, at, clock
        self._due: float | None = None
        self._shown = float("-inf")

    def news(self) -> None:
        """There is something new."""
        due = max(self._clock(), self._shown + self._lull())
        if self._due is None or due < self._due:
            self._due = due
            self._at(due, partial(self._come, due))

    def _come(self, due: float) -> None:
        if due == self._due:  # else it was shown earlier than this was to
            self._due, self._shown = None, self._clock()
            self._show()
