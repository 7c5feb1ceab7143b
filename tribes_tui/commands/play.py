"""`tribes play`: a new game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from rules import games
from saves import SaveError, Store
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.commands.signals import records_left
from tribes_tui.errors import Mendable
from tribes_tui.play.deals import new_seed
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table, let_go
from tribes_tui.words.common import YOU
from tribes_tui.words.said import commands as said

if TYPE_CHECKING:
    from tribes_tui.plain.console import Console


def run(chosen: argparse.Namespace) -> int:
    """Sit down to a new game, on the screen or in lines."""
    from tribes_tui.commands.setup import check_setup, chosen_options, seats_of_deal, seats_to_play

    if chosen.deal is not None:
        seats, options = seats_of_deal(chosen), chosen.deal.options
        chosen.game, chosen.seed = chosen.deal.game, chosen.deal.seed
    else:
        seats, options = seats_to_play(chosen.game, chosen.seats), chosen_options(chosen.set)
    check_setup(chosen.game, seats, options)
    if chosen.daily and chosen.seed is not None:
        raise Mendable(said.daily_has_its_seed())
    if not chosen.plain:
        check_terminal()
    store = Store()
    seed, title = new_seed() if chosen.seed is None else chosen.seed, ""
    if chosen.daily:
        from tribes_tui.profile import daily

        today = date.today()
        if chosen.seats is None and not chosen.set and (begun := _begun(store, chosen.game, today)) is not None:
            return play(begun, chosen)
        seed, title = daily.seed_of(chosen.game, today), daily.title_of(today)
    seats, tells_hints = with_even_settled(chosen.game, seats, store), not chosen.json_lines  # there a program may play
    table = Table.new(chosen.game, seats, options, seed, store, title, tells_hints=tells_hints)
    return play(table, chosen)


def _begun(store: Store, game_id: str, today: date) -> Table | None:
    """Today's game where it was left: the one that counts is the first. None while it was not begun; `Mendable` when it is over."""
    from tribes_tui.profile import daily
    from tribes_tui.words.said import daily as said_daily

    found = daily.history(one for one in store.list() if one.is_begun).get((today, game_id))
    if found is None:
        return None
    if found.finished:
        raise Mendable(
            said_daily.is_over(game=games[game_id].title, name=found.name, seed=daily.seed_of(game_id, today))
        )
    return Table.resume(store.open(found.name))


def with_even_settled(game_id: str, seats: Sequence[Seat], store: Store) -> list[Seat]:
    """The same seats, `even` as strong as the games that are kept make it."""
    from tribes_tui.profile.even import follows, settled
    from tribes_tui.profile.statistics import outcomes

    return settled(game_id, seats, outcomes(store.list())) if follows(seats) else list(seats)


def play(table: Table, chosen: argparse.Namespace) -> int:
    """Play at a table, on the screen or in lines, as the arguments say."""
    from tribes_tui.profile.counting import sit_down

    try:
        if chosen.json_lines:
            return _in_json(table)
        sit_down(table, Store())
        if chosen.plain:
            return _in_lines(table, chosen.ascii, chosen.brief or sys.stdout.isatty())
        return show(table, chosen.ascii)
    finally:
        let_go(table, Store())


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
    from tribes_tui.profile.settings import load
    from tribes_tui.seats.thinker import Thinker

    console = Console(ascii_only=ascii_only)
    with records_left(), Thinker(on_trouble=console.say) as thinker:
        code = PlainGame(table, thinker, console, is_brief, load().memory).run()
        _tell_rating(table, console)
        if is_brief and table.is_over:
            _tell_par(table, console)
    return code


def _tell_rating(table: Table, console: Console) -> None:
    """What a game that is over has done to the rating of the person who played alone, or why it hasn't."""
    from tribes_tui.profile.rating_told import after_game
    from tribes_tui.words.speech import lines_of

    if table.is_over and table.name and not table.is_elsewhere:
        with suppress(SaveError):
            console.say_all(lines_of(after_game(table.name, Store().list(), date.today())))


def _tell_par(table: Table, console: Console) -> None:
    """What bots made of the same deal, to somebody who listens and has played alone; it is kept for the list of days."""
    from tribes_tui.seats.par import QUICKLY, Pars
    from tribes_tui.words import par
    from tribes_tui.words.about import unit_of

    people = [seat for seat, one in enumerate(table.seats) if one.is_human]
    if len(people) != 1 or not table.name or table.is_elsewhere:
        return
    store, found = Store(), {}
    try:
        recording = store.read(table.name)
        for level in QUICKLY:
            found = Pars(store).made(recording, people[0], level, lambda end: None)
    except (SaveError, OSError):
        return
    if found and recording.result is not None:
        score, place = (recording.result[what][people[0]] for what in ("scores", "ranking"))
        console.say(par.same_deal(YOU, score, place == 1, found, unit_of(table.game.id)))
