"""`tribes play`: a new game; `tribes continue`: the newest unfinished one, or another."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from functools import reduce
from typing import TYPE_CHECKING

from rules import games
from saves import Record, SaveError, Store
from tribes_tui.commands.screen import check_terminal, records_left, show
from tribes_tui.errors import Mendable, printable
from tribes_tui.play.deals import new_seed
from tribes_tui.play.table import PROGRAM, Seat, Table, let_go, seat_from
from tribes_tui.seats.thinker import Thinker
from tribes_tui.words.common import YOU
from tribes_tui.words.said import commands as said

if TYPE_CHECKING:
    from tribes_tui.plain.console import Console


def run_play(chosen: argparse.Namespace) -> int:
    """Sit down to a new game, on the screen or in lines."""
    from tribes_tui.commands.values import check_setup, chosen_options, seats_of_deal, seats_to_play

    if chosen.deal is not None:
        seats, options = seats_of_deal(chosen), chosen.deal.options
        chosen.game, chosen.seed = chosen.deal.game, chosen.deal.seed
    else:
        seats, options = seats_to_play(chosen), chosen_options(chosen.set)
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
        is_usual = chosen.seats is None and chosen.players is None and not chosen.set
        if is_usual and (begun := _begun(store, chosen.game, today)) is not None:
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
    if not any(seat.follows for seat in seats):
        return list(seats)
    from tribes_tui.profile.rating import settled
    from tribes_tui.profile.statistics import outcomes

    return settled(game_id, seats, outcomes(store.list()))


def play(table: Table, chosen: argparse.Namespace) -> int:
    """Play at a table, on the screen or in lines, as the arguments say."""
    from tribes_tui.profile.counting import sit_down

    try:
        if chosen.json_lines:
            from tribes_tui.plain.json_game import JsonGame

            with records_left(), Thinker(on_trouble=_aside) as thinker:
                return JsonGame(table, thinker, sys.stdin, sys.stdout, _aside).run()
        sit_down(table, Store())
        if chosen.plain:
            return _in_lines(table, chosen.ascii, chosen.brief or sys.stdout.isatty())
        return show(table, chosen.ascii)
    finally:
        let_go(table, Store())


def _aside(text: str) -> None:
    """Tell people what is no part of the game, where no program reads it."""
    sys.stderr.write(f"{text}\n")


def _in_lines(table: Table, ascii_only: bool, is_brief: bool) -> int:
    from tribes_tui.plain.console import Console
    from tribes_tui.plain.game import PlainGame
    from tribes_tui.profile.settings import load

    console = Console(ascii_only=ascii_only)
    with records_left(), Thinker(on_trouble=console.say) as thinker:
        settings = load()
        code = PlainGame(table, thinker, console, is_brief, settings.memory, settings.talk).run()
        if table.is_over and table.name and not table.is_elsewhere:
            _tell_end(table, console)
            if is_brief:
                _tell_par(table, console)
    return code


def _tell_end(table: Table, console: Console) -> None:
    """What a game that is over has done to the rating of the person who played alone, or why it hasn't; what it gave, if it was one of a stage."""
    from tribes_tui.journey import told as journey
    from tribes_tui.profile import rating_words as rating
    from tribes_tui.words.spoken import lines_of

    with suppress(SaveError):
        console.say_all(lines_of(rating.after_game(table.name, Store().list(), date.today())))
    gave = journey.after_game(table.name, Store())
    console.say_all(lines_of(gave.sentences) if gave is not None else ())


def _tell_par(table: Table, console: Console) -> None:
    """What bots made of the same deal, to somebody who listens and has played alone; it is kept for the list of days."""
    from tribes_tui.seats.par import QUICKLY, Pars
    from tribes_tui.words import ending as par
    from tribes_tui.words.about import unit_of

    people = [seat for seat, one in enumerate(table.seats) if one.is_human]
    if len(people) != 1:
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


# ---- Going on ------------------------------------------------------------------------------------------


def run_resume(chosen: argparse.Namespace) -> int:
    """Open the record and play on."""
    from tribes_tui.commands.saves import chosen_name

    store = Store()
    name = chosen_name(store, chosen.name, to_play=True)
    if not chosen.plain:
        check_terminal()
    if chosen.watch:
        return _watch(store, name, chosen)
    if chosen.at is not None:
        table = _resumed(_branched(store, name, chosen.at))
    else:
        table = _table(store, store.copy(name) if chosen.copy else name, chosen.repair)
    _give_programs(table, chosen.program)
    return play(table, chosen)


def _give_programs(table: Table, commands: Sequence[str]) -> None:
    """Seat programs anew where there were some: those given, in order; on a terminal the person is asked for the others."""
    given = [*commands]
    can_ask = sys.stdin.isatty() and sys.stdout.isatty()
    for number, seat in enumerate(table.seats):
        if seat.kind != PROGRAM:
            continue
        command = given.pop(0) if given else ""
        if not command and can_ask:
            sys.stdout.write(said.resume_program(name=printable(seat.name)) + "\n")
            sys.stdout.flush()
            command = sys.stdin.readline().strip()
        if command:
            table.give_command(number, command)
        else:
            sys.stderr.write(said.resume_easy_bot(name=seat.name) + "\n")
    if given:
        raise Mendable(said.resume_no_program(program=f"{given[0]!r}"))


def _watch(store: Store, name: str, chosen: argparse.Namespace) -> int:
    if not chosen.plain:
        return show(None, chosen.ascii, watched=name)
    from tribes_tui.plain.console import Console
    from tribes_tui.plain.conversation import Onlooker

    console, is_brief = Console(ascii_only=chosen.ascii), chosen.brief or sys.stdout.isatty()
    return Onlooker(store.follow(name), console, lambda: store.is_played(name), is_brief).run()


def _branched(store: Store, name: str, at: int) -> Record:
    """A new game from the middle of a recorded one. Raises `SaveError`, `Mendable`."""
    recording = store.read(name)
    moves = len(recording.moves)
    if at > moves or (recording.finished and at == moves):
        raise Mendable(said.resume_nothing_after(moves=moves, move=at))
    people = sum(seat_from(plain).is_human for plain in recording.seats)
    if not recording.finished and people > 1:
        from tribes_tui.words.said import replay as said_replay

        raise Mendable(said_replay.others_play())
    return store.branch(recording, at)


def _table(store: Store, name: str, repair: bool) -> Table:
    """The table of a record; with `repair` of its good part. Raises `SaveError`, and `Mendable` with the ways on."""
    from tribes_tui.play.records import REPAIR, offers, opened

    try:
        return _resumed(store.open(name))
    except SaveError as error:
        ways = offers(error)
        if repair and ways and ways[0].name == REPAIR:
            return _resumed(opened(store, name, error, REPAIR))
        if not ways or repair:
            raise
        told = (said.resume_way(way=way.text, name=name, option=way.name) for way in ways)
        raise Mendable(
            said.resume_ways(why=str(error), ways=reduce(lambda one, other: said.resume_or(one=one, other=other), told))
        ) from error


def _resumed(record: Record) -> Table:
    try:
        if record.finished:
            raise Mendable(said.resume_over(name=record.name))
        return Table.resume(record)
    except BaseException:
        record.close()
        raise
