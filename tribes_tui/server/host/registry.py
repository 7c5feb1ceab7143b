"""What is kept beside the records: which tables there are, and whose seats are whose."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

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

COMEBACK = "The host was stopped in the middle of the game and is back: every move that was played is here."


class Registry:
    """Reads and writes the tables; a table's game comes from its record, as of its last move."""

    def __init__(self, documents: Documents, records: Records) -> None:
        self._documents = documents
        self._records = records

    def keep(self, tables: Iterable[HostedTable]) -> None:
        """Write all tables down. Raises `OSError`."""
        self._documents.keep({hosted.id: kept(hosted) for hosted in tables})

    def follow(self, taken: Taken) -> None:
        """Call `taken` with the id of a table that another host has changed, and what is kept of it (None: it is gone)."""
        self._documents.follow(taken)

    def restore(self, limits: Limits, bots: Bots, log: Callable[[str], None]) -> list[HostedTable]:
        """The tables as they were when the host stopped, however it stopped.

        A table whose record can't be opened is there too, with its `trouble`. Raises `Mendable`.
        """
        tables: list[HostedTable] = []
        for plain in self._documents.load().values():
            hosted = made(plain, limits, bots)
            tables.append(hosted)
            name = plain["record"] or self._records.named(TITLE + hosted.id)
            if name:
                self.lay(hosted, name, log)
        return tables

    def lay(self, hosted: HostedTable, name: str, log: Callable[[str], None]) -> Table | None:
        """The game goes on at a table; when that can't be, its `trouble` says why, and so does the log."""
        try:
            table = self._records.resume(name)
            hosted.lay(table)
            hosted.announce_deal()
            if table.interruption:  # without its number of moves, which counts those that only one seat knows of
                hosted.announce(COMEBACK)
        except SaveError as error:
            hosted.trouble = str(error)
            log(f"table {hosted.id} can't be restored: {error}")
            return None
        hosted.trouble = ""
        return table


def made(plain: dict[str, Any], limits: Limits, bots: Bots) -> HostedTable:
    """A table as it is kept, without its game."""
    plan = Plan(**{**plain["plan"], "clock": Clock.of(plain["plan"].get("clock"))})
    hosted = HostedTable(plain["id"], plan, plain["opener"], limits, bots)
    hosted.chairs = [Chair.of(chair) for chair in plain["chairs"]]
    hosted.deal = Deal(*plain["deal"])
    hosted.rematch = plain["rematch"]
    hosted.invited = dict(plain.get("invited", {}))
    return hosted


def kept(hosted: HostedTable) -> dict[str, Any]:
    """What is kept of a table; the game itself is in its record."""
    return {
        "id": hosted.id,
        "plan": _kept_plan(hosted.plan),
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
