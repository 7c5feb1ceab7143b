"""What has happened that a person was not shown yet, for the pages about it (`GameBoard.moments`): each once for each."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules import Event
    from tribes_tui.play.seat import ShownTable
    from tribes_tui.table.chronicle import Chronicle


class Unshown:
    """Who has been shown what: up to which of the moves they know of."""

    def __init__(self, table: ShownTable) -> None:
        """What happened before now is not shown."""
        self._table = table
        self._shown = {seat: table.number_for(seat) for seat in range(len(table.seats))}

    def events(self, seat: int, chronicle: Chronicle) -> list[Event]:
        """What `seat` has not been shown yet, from their chronicle; it counts as shown now."""
        before = min(self._shown[seat], self._table.number_for(seat))
        self._shown[seat] = self._table.number_for(seat)
        new = [*takewhile(lambda entry: entry.number > before, reversed(chronicle.entries))]
        return [event for entry in reversed(new) for event in entry.events]
