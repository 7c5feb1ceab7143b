"""`tribes continue`: the newest unfinished game, or another one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import reduce

from saves import Record, SaveError, Store
from tribes_tui.commands.names import chosen_name
from tribes_tui.commands.play import play
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.errors import Mendable, printable
from tribes_tui.play.seat import PROGRAM, seat_from
from tribes_tui.play.table import Table
from tribes_tui.words.said import commands as said


def run(chosen: argparse.Namespace) -> int:
    """Open the record and play on."""
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
    from tribes_tui.plain.watching import Onlooker

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
        raise Mendable(said.resume_others_play())
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
