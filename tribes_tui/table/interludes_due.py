"""Which pages are due for what has happened: each once for each person (`GameBoard.interlude`, `GameBoard.moments`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rules import Event
from tribes_tui.play.table import Table
from tribes_tui.sheet.line import Line
from tribes_tui.table.chronicle import Chronicle
from tribes_tui.table.contract import GameBoard


class Interludes:
    """Who has been shown what: up to which of the moves he knows of."""

    def __init__(self, table: Table, board: GameBoard) -> None:
        """What happened before now is not shown."""
        self._table = table
        self._board = board
        self._shown = {seat: table.number_for(seat) for seat in range(len(table.seats))}

    def due(self, seat: int, chronicle: Chronicle) -> list[Event]:
        """What `seat` has not been shown yet, from their chronicle; it counts as shown now."""
        before = min(self._shown[seat], self._table.number_for(seat))
        self._shown[seat] = self._table.number_for(seat)
        new = [*takewhile(lambda entry: entry.number > before, reversed(chronicle.entries))]
        return [event for entry in reversed(new) for event in entry.events]

    def lines(self, events: Sequence[Event], chronicle: Chronicle) -> list[Line]:
        """The page for all of them; empty if none has one."""
        lines: list[Line] = []
        for event in events:
            page = self._board.interlude(event, chronicle.names)
            lines += [*([Line("")] if lines and page else []), *page]
        return lines
