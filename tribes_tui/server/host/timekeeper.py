"""The clocks of one table as its host heeds them: who decides when time is over, and when a secret decision has lasted long enough."""

from __future__ import annotations

from collections.abc import Callable

from tribes_tui.play.clock import Clocks
from tribes_tui.play.table import Table

SECRETLY = 10.0
"""Seconds that a decision may take which nobody else may notice: it stops no clock and starts none."""


class Timekeeper:
    """Follows a table from when it is laid, and the clocks that run for it. `now` gives seconds.

    `decide` makes a bot decide for a seat, `pass_secretly` ends a secret decision.
    """

    def __init__(
        self,
        table: Table,
        clocks: Clocks,
        now: Callable[[], float],
        decide: Callable[[int], None],
        pass_secretly: Callable[[], None],
    ) -> None:
        self.clocks = clocks
        self._table, self._now = table, now
        self._decide, self._pass_secretly = decide, pass_secretly
        self._secret_since: float | None = None
        self._over_at: tuple[int, int] | None = None
        self.look()
        table.follow(self.look)

    def look(self) -> None:
        """Something has changed at the table."""
        if not self._table.is_concealed:
            self._secret_since = None
        elif self._secret_since is None:
            self._secret_since = self._now()

    def tick(self) -> None:
        """To be called about once a second, by the one host that decides for people who don't."""
        if self._secret_since is not None and self._now() - self._secret_since >= SECRETLY:
            self._secret_since = self._now()
            self._pass_secretly()
        seat = self.clocks.running
        if seat is not None and self.clocks.is_over and self._over_at != (seat, self._table.number):
            self._over_at = seat, self._table.number
            self._table.keep_timeout(seat)
            self._decide(seat)

    def try_again(self) -> None:
        """The bot had no answer: ask once more with the next tick."""
        self._over_at = None

    def left(self) -> dict[int, float]:
        """Seconds that the people at the table have left, by seat."""
        return {number: self.clocks.left(number) for number, seat in enumerate(self._table.seats) if seat.is_human}
