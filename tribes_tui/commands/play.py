"""`tribes play`: a new game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from saves import Store
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.commands.signals import records_left
from tribes_tui.errors import Mendable
from tribes_tui.play.seat import Seat
from tribes_tui.play.seeds import new_seed
from tribes_tui.play.table import Table


def run(chosen: argparse.Namespace) -> int:
    """Sit down to a new game, on the screen or in lines."""
    from tribes_tui.commands.setup import check_setup, chosen_options, seats_to_play

    seats = seats_to_play(chosen.game, chosen.seats)
    options = chosen_options(chosen.set)
    check_setup(chosen.game, seats, options)
    if chosen.daily and chosen.seed is not None:
        raise Mendable("the game of the day has its own seed: leave out --seed or --daily")
    if not chosen.plain:
        check_terminal()
    seed, title = new_seed() if chosen.seed is None else chosen.seed, ""
    if chosen.daily:
        from datetime import date

        from tribes_tui.profile import daily

        seed, title = daily.seed_of(chosen.game, date.today()), daily.title_of(date.today())
    store = Store()
    table = Table.new(chosen.game, with_even_settled(chosen.game, seats, store), options, seed, store, title)
    return play(table, chosen)


def with_even_settled(game_id: str, seats: Sequence[Seat], store: Store) -> list[Seat]:
    """The same seats, `even` as strong as the games that are kept make it."""
    from tribes_tui.profile.even import follows, settled
    from tribes_tui.profile.statistics import outcomes

    return settled(game_id, seats, outcomes(store.list())) if follows(seats) else list(seats)


def play(table: Table, chosen: argparse.Namespace) -> int:
    """Play at a table, on the screen or in lines, as the arguments say."""
    try:
        if chosen.json_lines:
            return _in_json(table)
        if chosen.plain:
            return _in_lines(table, chosen.ascii, chosen.brief or sys.stdout.isatty())
        return show(table, chosen.ascii)
    finally:
        table.close()


def _in_json(table: Table) -> int:
    from tribes_tui.plain.json_game import JsonGame
    from tribes_tui.seats.thinker import Thinker

    with records_left(), Thinker(on_trouble=_aside) as thinker:
        return JsonGame(table, thinker, sys.stdin, sys.stdout, _aside).run()


def _aside(text: str) -> None:
    """Tell people what is no part of the game, where no program reads it."""
    sys.stderr.write(f"{text}\n")


def _in_lines(table: Table, ascii_only: bool, is_brief: bool) -> int:
    from tribes_tui.plain.console import Console
    from tribes_tui.plain.game import PlainGame
    from tribes_tui.seats.thinker import Thinker

    console = Console(ascii_only=ascii_only)
    with records_left(), Thinker(on_trouble=console.say) as thinker:
        return PlainGame(table, thinker, console, is_brief).run()
