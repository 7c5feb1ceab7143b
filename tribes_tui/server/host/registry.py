"""What is kept beside the records: which tables there are, and whose seats are whose."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import rules
from saves import SaveError
from tribes_tui.play.clock import Clock
from tribes_tui.play.table import Table
from tribes_tui.server.host.bots import Bots
from tribes_tui.server.host.chair import Chair
from tribes_tui.server.host.hosted import TITLE, HostedTable
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.plan import Plan
from tribes_tui.server.host.seal import Deal
from tribes_tui.server.shared.shared import Documents, Records, Taken
from tribes_tui.server.words.said import table as said


class Registry:
    """Reads and writes the tables; a table's game comes from its record, as of its last move."""

    def __init__(self, documents: Documents, records: Records) -> None:
        self._documents = documents
        self._records = records
        self._foreign: dict[str, Any] = {}
        """Tables of games that this program doesn't know, as a newer one keeps them, by their ids: they wait for it."""

    def keep(self, tables: Iterable[HostedTable]) -> None:
        """Write all tables down. Raises `OSError`."""
        self._documents.keep({**self._foreign, **{hosted.id: kept(hosted) for hosted in tables}})

    def follow(self, taken: Taken) -> None:
        """Call `taken` with the id of a table that another host has changed, and what is kept of it (None: it is gone)."""

        def known(id: str, plain: Any) -> None:
            if self._is_known(id, plain):
                taken(id, plain)

        self._documents.follow(known)

    def restore(self, limits: Limits, bots: Bots, log: Callable[[str], None]) -> list[HostedTable]:
        """The tables as they were when the host stopped, however it stopped.

        A table whose record can't be opened is there too, with its `trouble`. Raises `Mendable`.
        """
        tables: list[HostedTable] = []
        for id, plain in self._documents.load().items():
            if not self._is_known(id, plain):
                log(f"table {id} can't be restored: {plain['plan']['game_id']!r} is no game here")
                continue
            hosted = made(plain, limits, bots)
            tables.append(hosted)
            name = plain["record"] or self._records.named(TITLE + hosted.id)
            if name:
                self.lay(hosted, name, log)
        return tables

    def _is_known(self, id: str, plain: Any) -> bool:
        """Whether this program knows the game of a table, or the table is gone; else it is kept as it is."""
        self._foreign.pop(id, None)
        if plain is None or plain["plan"]["game_id"] in rules.games:
            return True
        self._foreign[id] = plain
        return False

    def lay(self, hosted: HostedTable, name: str, log: Callable[[str], None]) -> Table | None:
        """The game goes on at a table; when that can't be, its `trouble` says why, and so does the log."""
        try:
            table = self._records.resume(name)
            hosted.lay(table)
            hosted.announce_deal()
            if table.interruption:  # without its number of moves, which counts those that only one seat knows of
                hosted.announce(said.host_is_back)
        except SaveError as error:
            hosted.trouble = str(error)
            log(f"table {hosted.id} can't be restored: {error}")
            return None
        hosted.trouble = ""
        return table


def made(plain: dict[str, Any], limits: Limits, bots: Bots) -> HostedTable:
    """A table as it is kept, without its game."""
    planned = plain["plan"]
    known = {name: planned[name] for name in Plan._fields if name in planned}
    plan = Plan(**{**known, "clock": Clock.of(planned.get("clock"))})
    hosted = HostedTable(plain["id"], plan, plain["opener"], limits, bots)
    hosted.chairs = [Chair.of(chair) for chair in plain["chairs"]]
    hosted.deal = Deal(*plain["deal"])
    hosted.rematch = plain["rematch"]
    hosted.invited = dict(plain.get("invited", {}))
    hosted.more = {name: value for name, value in plain.items() if name not in {*kept(hosted), "invited"}}
    hosted.more_of_plan = {name: value for name, value in planned.items() if name not in Plan._fields}
    return hosted


def kept(hosted: HostedTable) -> dict[str, Any]:
    """What is kept of a table; the game itself is in its record."""
    return {
        **hosted.more,
        "id": hosted.id,
        "plan": {**hosted.more_of_plan, **_kept_plan(hosted.plan)},
        "opener": hosted.opener,
        "chairs": [chair.plain() for chair in hosted.chairs],
        "deal": list(hosted.deal),
        "rematch": hosted.rematch,
        "record": None if hosted.table is None else hosted.table.name,
        **({"invited": hosted.invited} if hosted.invited else {}),
    }


def _kept_plan(plan: Plan) -> dict[str, Any]:
    """Without clocks a plan reads as before there were any."""
    fields = {**plan._asdict(), "seats": list(plan.seats), "options": dict(plan.options)}
    clock = fields.pop("clock")
    return fields if clock is None else {**fields, "clock": clock.plain()}
