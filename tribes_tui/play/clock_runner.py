"""Whose clock runs at a table: that of the seat which everybody sees asked, if a person decides there.

What is decided in secret stops no clock and starts none, or it would be no secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tribes_tui.play.clock import Clock, Clocks

if TYPE_CHECKING:
    from tribes_tui.play.table import Table


class ClockRunner:
    """Runs `clocks` for a table, as often as it looks; `decided` is told who took a decision, that all know of, in their own time."""

    def __init__(self, table: Table, clocks: Clocks, decided: Callable[[int], None]) -> None:
        self._table, self._clocks, self._decided = table, clocks, decided
        self._known = table.number_for(None)
        self.look()

    def look(self) -> None:
        """Something has changed at the table."""
        table, clocks = self._table, self._clocks
        known = table.number_for(None)
        for entry in table.history(None, self._known) if known > self._known else ():
            if entry.seat is not None and entry.seat == clocks.running:
                self._decided(entry.seat)
        self._known = known
        asked = None if table.is_over else table.view(None).current_player
        clocks.run(asked if asked is not None and table.seats[asked].is_human else None)


def write_times(table: Table, clocks: Clocks) -> None:
    """Run the clocks for a table from now on, and have it write down what they show after each decision."""
    runner = ClockRunner(table, clocks, lambda seat: table.keep_time(seat, clocks.decided(seat)))
    table.follow(runner.look)


def recorded_clocks(table: Table, clock: Clock, now: Callable[[], float], gone: float) -> Clocks:
    """Clocks that go on from what the table's record says, of which the last was written `gone` seconds ago."""
    clocks = Clocks(clock, len(table.seats), now)
    write_times(table, clocks)
    clocks.restore(table.times, gone)
    return clocks
