"""A new game: which, who sits where, its options, its seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import rules
from rules.core.option import Option, Value, written
from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.play.seeds import new_seed, read_seed
from tribes_tui.seats.names import why_not_name
from tribes_tui.seats.parse import DEFAULT_LEVEL, named, next_level
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row
from tribes_tui.words.folding import fold

ROOM, FOLDED = 48, 70
"""Columns for what is to be said about an option in its row, and in full below."""


class Plan(NamedTuple):
    """What a new table is laid from."""

    game_id: str
    seats: list[Seat]
    options: dict[str, object]
    seed: int


class SetupScreen(Menu):
    """Dismisses with a `Plan`, or None."""

    def __init__(self, game_id: str | None = None) -> None:
        super().__init__()
        self._ids = list(rules.games)
        self._start_with(game_id or self._ids[0])

    def _start_with(self, game_id: str) -> None:
        self._game_id = game_id
        self._game = rules.games[game_id]
        self._seats = [Seat(HUMAN, "", "you"), *[Seat(BOT, DEFAULT_LEVEL)] * (self._game.players[0] - 1)]
        self._options = {option.name: option.default for option in self._game.options}
        self._seed = ""

    # ---- What is shown ------------------------------------------------------------------------

    def title_text(self) -> str:
        """What this is."""
        return "a new game"

    def rows(self) -> Sequence[Row]:
        """Game, players, seats, options, seed, start."""
        low, high = self._game.players[0], self._game.players[-1]
        wide = max([12, *(len(option.name) for option in self._shown)])
        return [
            Row("game", f"{'Game':<{wide}} {self._game.title}"),
            Row("players", f"{'Players':<{wide}} {len(self._seats)}   ({low} to {high})"),
            *[row for i, seat in enumerate(self._seats) for row in _seat_rows(i, seat, wide)],
            *self._option_rows(wide),
            Row("seed", f"{'Seed':<{wide}} {self._seed}", self._seed),
            Row("", f"{'':<{wide}} (empty: by chance; the same seed deals the same game)", role="dim"),
            Row("start", "Start", role="good"),
            *self._about_here(),
        ]

    def _about_here(self) -> list[Row]:
        """All that is to be said about the option under the cursor, where its row is too short for it."""
        first = 2 + 2 * len(self._seats)
        here = [option for i, option in enumerate(self._shown, first) if i == self.at and len(option.text) > ROOM]
        return [Row("", ""), *[Row("", piece, role="dim") for piece in fold(here[0].text, FOLDED, "")]] if here else []

    @property
    def _shown(self) -> list[Option]:
        """The options that matter beside the others."""
        return [option for option in self._game.options if option.matters(self._options, len(self._seats))]

    def _option_rows(self, wide: int) -> list[Row]:
        """The options in columns."""
        values = [_said(self._options[option.name]) for option in self._shown]
        column = max([4, *(len(value) for value in values)])
        return [
            Row(f"option:{option.name}", f"{option.name.replace('_', ' '):<{wide}} {value:<{column}}  {option.text}")
            for option, value in zip(self._shown, values, strict=True)
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return (
            Command("esc", "back", "back"),
            Command("←→", "change", "change"),
            Command("enter", "change, type", "enter"),
            Command("s", "start", "start"),
        )

    # ---- What is done -------------------------------------------------------------------------

    def act(self, name: str) -> None:
        """Start, change, or go back."""
        if name == "back":
            self.dismiss(None)
        elif name == "enter":
            self._choose()
        else:
            self.chosen(self.row.name if name == "change" else name)

    def chosen(self, name: str) -> None:
        """Start, or the next choice of a row."""
        if name == "start":
            self._start()
        else:
            self.stepped(name, 1)

    def stepped(self, name: str, by: int) -> None:
        """Another game, number of players, kind of seat, or value of an option."""
        self.news = ""
        what, _, which = name.partition(":")
        if what == "game":
            self._start_with(_next(self._ids, self._game_id, by))
        elif what == "players":
            self._change_players(_next(list(self._game.players), len(self._seats), by))
        elif what == "seat":
            self._change_seat(int(which), by)
        elif what == "option":
            option = next(option for option in self._game.options if option.name == which)
            self._options[which] = _next(list(option.choices), self._options[which], by)
        if self.is_mounted:
            self.paint()

    def typed(self, name: str, text: str) -> None:
        """A name, or the seed."""
        self.news = ""
        text = text.strip()
        if name == "seed":
            try:
                self._seed = str(read_seed(text)) if text else ""
            except ValueError as error:
                self.news = f"A seed is {error}."
        elif name.startswith("name:"):
            self._rename(int(name.removeprefix("name:")), text)

    def _rename(self, seat: int, text: str) -> None:
        trouble = why_not_name(text) if text else None
        if trouble:
            self.news = str(trouble)
        else:
            self._seats[seat] = self._seats[seat]._replace(name=text)

    def _change_players(self, count: int) -> None:
        self._seats = [*self._seats, *[Seat(BOT, DEFAULT_LEVEL)] * count][:count]

    def _change_seat(self, at: int, by: int) -> None:
        seat = self._seats[at]
        level = next_level(self._game_id, len(self._seats), seat.level, by)
        name = "" if seat.name == "you" and level else seat.name
        self._seats[at] = Seat(BOT, level, name) if level else Seat(HUMAN, "", name)

    def _start(self) -> None:
        seats = [seat._replace(name="you") if seat.kind == HUMAN and not seat.name else seat for seat in self._seats]
        seats = named(seats)
        names = [seat.name.lower() for seat in seats]
        if len(set(names)) < len(names):
            self.news = "Two seats have the same name: give each its own."
            return
        try:
            self._game.new_state(len(seats), 0, self._options)
        except rules.RulesError as error:  # options that can't go together
            self.news = str(error)
            return
        seed = int(self._seed) if self._seed else new_seed()
        self.dismiss(Plan(self._game_id, seats, dict(self._options), seed))


def _seat_rows(i: int, seat: Seat, wide: int) -> list[Row]:
    kind = "a person" if seat.kind == HUMAN else f"bot, {seat.level}"
    return [
        Row(f"seat:{i}", f"{f'Seat {i + 1}':<{wide}} {kind}"),
        Row(f"name:{i}", f"{'':<{wide}} name: {seat.name}", seat.name),
    ]


def _said(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else written(value)


def _next(choices: list, value: object, by: int):  # type: ignore[no-untyped-def, type-arg]  # of any one type
    return choices[(choices.index(value) + by) % len(choices)]
