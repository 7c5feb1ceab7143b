"""The clocks of one table: whose runs, what is written down, and who decides when time is over.

A clock runs for whom everybody sees asked. What is decided in secret stops no clock and starts none, or it would be no secret; but
it may last `SECRETLY` seconds only.
"""

from __future__ import annotations

from collections.abc import Callable

from tribes_tui.play.clock import Clock, Clocks
from tribes_tui.play.table import Table

SECRETLY = 10.0


class Timekeeper:
    """Follows a table from when it is laid. `now` gives seconds, `gone` those since its record was last written.

    `is_person` tells of a seat whether a person decides there; `decide` makes a bot decide for a seat, `pass_secretly` ends a secret
    decision.
    """

    def __init__(
        self,
        table: Table,
        clock: Clock,
        now: Callable[[], float],
        gone: float,
        is_person: Callable[[int], bool],
        decide: Callable[[int], None],
        pass_secretly: Callable[[], None],
    ) -> None:
        self.clocks = Clocks(clock, len(table.seats), now)
        self._table, self._now = table, now
        self._is_person, self._decide, self._pass_secretly = is_person, decide, pass_secretly
        self._known = table.number_for(None)
        self._secret_since: float | None = None
        self._over_at: tuple[int, int] | None = None
        self.look()
        self.clocks.restore(table.times, gone)
        table.follow(self.look)

    def look(self) -> None:
        """Something has changed at the table."""
        table = self._table
        known = table.number_for(None)
        for entry in table.history(None, self._known) if known > self._known else ():
            if entry.seat is not None and entry.seat == self.clocks.running:
                table.keep_time(entry.seat, self.clocks.decided(entry.seat))
        self._known = known
        asked = None if table.is_over else table.view(None).current_player
        self.clocks.run(asked if asked is not None and self._is_person(asked) else None)
        if not table.is_concealed:
            self._secret_since = None
        elif self._secret_since is None:
            self._secret_since = self._now()

    def tick(self) -> None:
        """To be called about once a second."""
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
        return {seat: self.clocks.left(seat) for seat in range(len(self._table.seats)) if self._is_person(seat)}
