"""The small file beside the records: which tables there are, and whose seats are whose."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from saves import SaveError, Store
from tribes_tui.play.table import Table
from tribes_tui.server.host.bots import Bots
from tribes_tui.server.host.chair import Chair
from tribes_tui.server.host.hosted import TITLE, HostedTable
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.plan import Plan
from tribes_tui.server.host.seal import Deal
from tribes_tui.server.shared.durable import read_json, write_json

COMEBACK = "The host was stopped in the middle of the game and is back: every move that was played is here."


class Registry:
    """Reads and writes the file; a table's game comes from its record, as of its last move."""

    def __init__(self, path: Path, store: Store) -> None:
        self._path = path
        self._store = store

    def keep(self, tables: Iterable[HostedTable]) -> None:
        """Write all tables down. Raises `OSError`."""
        write_json(self._path, [table.plain() for table in tables])

    def restore(self, limits: Limits, bots: Bots, log: Callable[[str], None]) -> list[HostedTable]:
        """The tables as they were when the host stopped, however it stopped.

        A table whose record can't be opened is there too, with its `trouble`. Raises `Mendable`.
        """
        tables = [_table(plain, limits, bots) for plain in read_json(self._path) or []]
        by_title = {summary.title: summary.name for summary in self._store.list()} if tables else {}
        for hosted, plain in zip(tables, read_json(self._path) or [], strict=True):
            name = plain["record"] or by_title.get(TITLE + hosted.id)
            if name:
                self._lay(hosted, name, log)
        return tables

    def _lay(self, hosted: HostedTable, name: str, log: Callable[[str], None]) -> None:
        try:
            table = Table.resume(self._store.open(name))
            hosted.lay(table)
            hosted.announce_deal()
            if table.comeback:  # without its number of moves, which counts those that only one seat knows of
                hosted.announce(COMEBACK)
        except SaveError as error:
            hosted.trouble = str(error)
            log(f"table {hosted.id} can't be restored: {error}")


def _table(plain: dict[str, Any], limits: Limits, bots: Bots) -> HostedTable:
    hosted = HostedTable(plain["id"], Plan(**plain["plan"]), plain["opener"], limits, bots)
    hosted.chairs = [Chair.of(chair) for chair in plain["chairs"]]
    hosted.deal = Deal(*plain["deal"])
    hosted.rematch = plain["rematch"]
    return hosted
