"""Games played by ear without a terminal: one listener at seat 0, the others draw their moves."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

from rules import State
from tribes_tui.plain.commands import GameInLines
from tribes_tui.plain.console import Console
from tribes_tui.plain.conversation import Conversation
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table

NAMES = ("you", "Ada", "Bo", "Cleo", "Dan", "Eve")


class Listener(GameInLines):
    """What `Conversation` needs of a game in lines, and what it has said."""

    def __init__(self, game_id: str, players: int, seed: int, options: dict[str, Any] | None = None) -> None:
        seats = [Seat("human", "", "you"), *[Seat("bot", "easy", name) for name in NAMES[1:players]]]
        self.sink = io.StringIO()
        super().__init__(Table.new(game_id, seats, options, seed), None, Console(io.StringIO(), self.sink))
        self.conversation = Conversation(self)
        self.random = random.Random(seed)
        self.told = 0

    def taken(self) -> list[str]:
        """What was said since it was asked last, line by line."""
        said = self.sink.getvalue().splitlines()
        self.sink.seek(0)
        self.sink.truncate()
        return said

    def asked(self, line: str) -> list[str]:
        """What is answered to a line that plays nothing."""
        assert self.conversation.answer(0, line) is None
        return self.taken()

    def decisions(self, most: int) -> Iterator[list[str]]:
        """The block that is said at each decision of the listener, so many at the most; then one is made for them."""
        while not self.table.is_over and most:
            seat = self.table.turn
            assert seat is not None
            if seat == 0:
                events = [event for entry in self.table.history(0, self.told) for event in entry.events]
                self.told = self.table.number_for(0)
                self.conversation.begin(0, events, False)
                yield self.taken()
                most -= 1
            view = self.table.view(seat)
            self.table.propose(seat, self._choice(view), self.table.number)

    def _choice(self, view: State) -> int:
        legal = view.legal_actions()
        if len(legal) == 1 or self.random.random() < 0.3:
            return self.random.choice(legal)
        hints = view.hints(legal)
        return legal[hints.index(max(hints))]
