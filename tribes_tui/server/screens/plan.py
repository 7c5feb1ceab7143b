"""Opening a table: the game, seats, bots, options, who may come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import rules
from rules.core.option import written
from tribes_tui.seats.parse import next_level
from tribes_tui.server.plan import Plan
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row


class Switch(NamedTuple):
    """A choice between two things: its label, what False and True are called."""

    label: str
    no: str
    yes: str


SWITCHES = {
    "by_invitation": Switch("Who may come", "everybody here", "by invitation"),
    "live": Switch("Pace", "turns when you like: nobody is replaced", "live: a bot sits in for who is gone"),
}


class PlanScreen(Menu):
    """Dismisses with a `Plan`, or None."""

    def __init__(self) -> None:
        super().__init__()
        self._ids = list(rules.games)
        self._start_with(self._ids[0])
        self._switches = {"by_invitation": False, "live": True}

    def _start_with(self, game_id: str) -> None:
        self._game = rules.games[game_id]
        fewest = self._game.players[0]
        self._seats = ["", "", *["medium"] * (fewest - 2)][: max(2, fewest)]
        self._options: dict[str, Any] = {option.name: option.default for option in self._game.options}

    def title_text(self) -> str:
        """What this is."""
        return "open a table"

    def rows(self) -> Sequence[Row]:
        """Game, players, seats, options, switches, start."""
        low, high = self._game.players[0], self._game.players[-1]
        seats = [
            Row(f"seat:{i}" if i else "", f"{f'Seat {i + 1}':<14} {_kind(i, level)}")
            for i, level in enumerate(self._seats)
        ]
        options = [
            Row(
                f"option:{option.name}", f"{option.name:<14} {written(self._options[option.name])}   {option.text}"[:92]
            )
            for option in self._game.options
        ]
        switches = [
            Row(f"switch:{name}", f"{switch.label:<14} {switch.yes if self._switches[name] else switch.no}")
            for name, switch in SWITCHES.items()
        ]
        return [
            Row("game", f"{'Game':<14} {self._game.title}"),
            Row("players", f"{'Players':<14} {len(self._seats)}   ({low} to {high})"),
            *seats,
            *options,
            *switches,
            Row("", ""),
            Row("open", "Open the table", role="good"),
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return (
            Command("esc", "back", "back"),
            Command("←→", "change", "change"),
            Command("s", "open the table", "open"),
        )

    def act(self, name: str) -> None:
        """Open, change, or go back."""
        if name == "back":
            self.dismiss(None)
        else:
            self.chosen(self.row.name if name == "change" else name)

    def chosen(self, name: str) -> None:
        """Open, or the next choice of a row."""
        if name == "open":
            plan = Plan(self._game.id, tuple(self._seats), dict(self._options), **self._switches)
            self.dismiss(plan)
        else:
            self.stepped(name, 1)

    def stepped(self, name: str, by: int) -> None:
        """Another game, number of players, kind of seat, value of an option, or the other way."""
        what, _, which = name.partition(":")
        if what == "game":
            self._start_with(self._ids[(self._ids.index(self._game.id) + by) % len(self._ids)])
        elif what == "players":
            counts = list(self._game.players)
            count = counts[(counts.index(len(self._seats)) + by) % len(counts)]
            self._seats = [*self._seats, *["medium"] * count][:count]
        elif what == "seat":
            at = int(which)
            self._seats[at] = next_level(self._game.id, len(self._seats), self._seats[at], by)
        elif what == "option":
            choices = list(next(option for option in self._game.options if option.name == which).choices)
            self._options[which] = choices[(choices.index(self._options[which]) + by) % len(choices)]
        elif what == "switch":
            self._switches[which] = not self._switches[which]
        if self.is_mounted:
            self.paint()


def _kind(seat: int, level: str) -> str:
    if seat == 0:
        return "you"
    return f"bot, {level}" if level else "whoever comes"
