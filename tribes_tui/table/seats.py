"""Who sits where in a game that is going on: a bot may take a seat, and a person take it back."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.seats.parse import next_level
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row


class SeatsScreen(Menu):
    """Dismisses with the new seats, or None."""

    def __init__(self, game_id: str, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._game_id = game_id
        self._seats = list(seats)

    def title_text(self) -> str:
        """What this is."""
        return "who sits where"

    def rows(self) -> Sequence[Row]:
        """A row a seat, and one to go on."""
        rows = [Row(f"seat:{i}", f"{seat.name:<16} {_kind(seat)}") for i, seat in enumerate(self._seats)]
        return [*rows, Row("", ""), Row("done", "Go on like this", role="good")]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return Command("esc", "back", "back"), Command("←→ enter", "change", "change"), Command("s", "go on", "done")

    def act(self, name: str) -> None:
        """Go on, change, or go back."""
        if name == "back":
            self.dismiss(None)
        else:
            self.chosen(self.row.name if name == "change" else name)

    def stepped(self, name: str, by: int) -> None:
        """A person, or a bot of some level."""
        if not name.startswith("seat:"):
            return
        at = int(name.removeprefix("seat:"))
        seat = self._seats[at]
        level = next_level(self._game_id, len(self._seats), seat.level if seat.kind == BOT else "", by)
        self._seats[at] = Seat(BOT, level, seat.name) if level else Seat(HUMAN, "", seat.name)

    def chosen(self, name: str) -> None:
        """Go on with these seats, or the next kind of a seat."""
        if name == "done":
            self.dismiss(self._seats)
        else:
            self.stepped(name, 1)


def _kind(seat: Seat) -> str:
    return "a person at this keyboard" if seat.kind == HUMAN else f"bot, {seat.level}"
