"""`tribes continue`: the newest unfinished game, or another one."""

from __future__ import annotations

import argparse
from typing import NoReturn

from saves import Damaged, Record, Store
from tribes_tui.commands.errors import Mendable
from tribes_tui.commands.play import play
from tribes_tui.commands.screen import check_terminal
from tribes_tui.play.table import Table


def run(chosen: argparse.Namespace) -> int:
    """Open the record and play on."""
    store = Store()
    name = chosen_name(store, chosen.name)
    if not chosen.plain:
        check_terminal()
    return play(_table(_record(store, name, chosen.repair)), chosen)


def chosen_name(store: Store, given: str | None) -> str:
    """The full name of the record meant by a name, by the beginning of one, or by nothing. Raises `Mendable`."""
    if given is None:
        newest = store.newest_unfinished()
        return newest.name if newest else _nothing_to_go_on_with(store)
    names = [summary.name for summary in store.list()]
    matching = [name for name in names if name.startswith(given)]
    if given in names or len(matching) != 1:
        return given
    return matching[0]


def _nothing_to_go_on_with(store: Store) -> NoReturn:
    broken = next((summary for summary in store.list() if summary.problem and not summary.finished), None)
    if broken is None:
        raise Mendable("there is no unfinished game: begin one with tribes play GAME")
    raise Mendable(f"the only unfinished game can't be opened: {broken.problem}")


def _record(store: Store, name: str, repair: bool) -> Record:
    """The record, opened for playing on. Raises `SaveError`."""
    try:
        return store.repair(name) if repair else store.open(name)
    except Damaged as error:
        if error.good is None or repair:
            raise
        raise Mendable(f"{error}; to go on from there: tribes continue {name} --repair") from error


def _table(record: Record) -> Table:
    try:
        if record.finished:
            raise Mendable(f"that game is over: walk through it with tribes replay {record.name}")
        return Table.resume(record)
    except BaseException:
        record.close()
        raise
