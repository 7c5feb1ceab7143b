"""A game as JSON lines: decisions on standard output, answers on standard input; `tribes_tui.seats.program` has the objects."""

from collections.abc import Callable, Mapping
from typing import Any, TextIO

from rules import RulesError
from tribes_tui.play.table import Table, TableError, names_for
from tribes_tui.seats.program import BadAnswer, answered, decision, end, error, line_of
from tribes_tui.seats.thinker import Thinker, bots_decide


class JsonGame:
    """One table, and a program at the two ends of a pipe that decides for every person."""

    def __init__(
        self, table: Table, thinker: Thinker, source: TextIO, sink: TextIO, say: Callable[[str], None]
    ) -> None:
        """`say` tells people what isn't of the game: a bot that failed, a disk that takes nothing."""
        self._table = table
        self._thinker = thinker
        self._source = source
        self._sink = sink
        self._say = say
        self._said_full = ""

    def run(self) -> int:
        """Play until the game is over or there is no more input; the exit code."""
        while not self._table.is_over:
            list(bots_decide(self._table, self._thinker, self._say))
            seat = self._table.turn
            if seat is not None and not self._decided(seat):
                break
        table = self._table
        if table.scores is not None and table.ranking is not None:
            self._tell(end(table.game.id, names_for(table.seats, None), table.scores, table.ranking, table.end or ""))
        unsaved = table.save()
        if unsaved is not None:
            self._say(unsaved)
        return 0 if unsaved is None else 2

    def _decided(self, seat: int) -> bool:
        """Ask until an action is played; False at the end of input."""
        view, number = self._table.view(seat), self._table.number_for(seat)
        while True:
            self._tell(decision(view, names_for(self._table.seats, seat), number))
            line = self._source.readline()
            if not line:
                return False
            try:
                self._table.propose(seat, answered(view, line), number)
            except (BadAnswer, RulesError, TableError) as wrong:
                self._tell(error(str(wrong)))
            else:
                self._say_unsaved()
                return True

    def _say_unsaved(self) -> None:
        """At each move why the last ones are not on the disk, and when that will soon be so."""
        told = self._table.unsaved or self._table.nearly_full
        if told and (self._table.unsaved or told != self._said_full):
            self._say(told)
        self._said_full = self._table.nearly_full

    def _tell(self, told: Mapping[str, Any]) -> None:
        self._sink.write(line_of(told) + "\n")
        self._sink.flush()
