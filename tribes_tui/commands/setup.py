"""From arguments to a game: seats, options, seed."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Mapping, Sequence

from rules import games
from tribes_tui.errors import Mendable
from tribes_tui.play.seat import BOT, PROGRAM, Seat
from tribes_tui.seats.parse import default_seats, named, parse_seats
from tribes_tui.words.said import commands as said


def chosen_options(texts: Sequence[str]) -> dict[str, str]:
    """The options of `--set a=x --set b=y` (or `--set a=x,b=y`), still as typed. Raises `Mendable`."""
    options: dict[str, str] = {}
    for text in [part for given in texts for part in given.split(",")]:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Mendable(said.set_takes(typed=f"{text[:40]!r}"))
        options[name.strip().lower().replace("-", "_")] = value.strip()
    return options


def seats_to_play(game_id: str, text: str | None) -> list[Seat]:
    """Who plays: as written, or you and the fewest sensible bots. Raises `BadSeats`, `UnknownGame`."""
    return default_seats(games[game_id].players[0]) if text is None else parse_seats(text)


def seats_of_deal(chosen: Namespace) -> list[Seat]:
    """Who plays the deal that was named: as written, or you and bots. Raises `BadSeats`, and `Mendable` where something else was asked
    for that the name already says."""
    deal = chosen.deal
    if chosen.seed is not None or chosen.set or chosen.daily:
        raise Mendable(said.deal_says_all())
    seats = default_seats(deal.players) if chosen.seats is None else parse_seats(chosen.seats)
    if len(seats) != deal.players:
        raise Mendable(said.deal_players(players=deal.players))
    return seats


def seats_to_simulate(game_id: str, text: str | None) -> list[Seat]:
    """Which bots play: as written, or the fewest random ones. Raises as `seats_to_play`, and `Mendable`."""
    game = games[game_id]
    seats = named([Seat(BOT, "random")] * game.players[0]) if text is None else parse_seats(text)
    if any(seat.is_human for seat in seats):
        raise Mendable(said.simulate_bots_only())
    if any(seat.kind == PROGRAM for seat in seats):
        raise Mendable(said.programs_at_tables())
    return seats


def check_setup(game_id: str, seats: Sequence[Seat], options: Mapping[str, object]) -> None:
    """Raise `BadOption` when the game is not for so many, or has no such options."""
    games[game_id].new_state(len(seats), 0, options)


def first_seed(seed: int | None) -> int:
    """Of many games of bots the first's seed: the one given, or one by chance that is short enough for a column."""
    return int.from_bytes(os.urandom(4)) if seed is None else seed
