"""The host in lines, for its keeper's page: sessions and tables, nobody's cards."""

from __future__ import annotations

import time

from tribes_tui.server.host.health import memory
from tribes_tui.server.host.host import Host
from tribes_tui.server.host.hosted import HostedTable


def overview(host: Host) -> list[str]:
    """The host in a few lines."""
    limits, health = host.limits, host.health
    since, lag = time.monotonic() - health.began, health.worst_lag * 1e3
    return [
        f"up {_ago(since)} · {memory() / 1e6:.0f} MB · worst lag {lag:.0f} ms",
        f"{len(host.visits)} of {limits.sessions} sessions · {len(host.tables)} of {limits.tables} tables"
        f" · {host.people.count} of {limits.people} people",
    ]


def sessions(host: Host) -> list[str]:
    """A line for everybody who is connected."""
    return [
        f"{visit.person.name or '(no name yet)':<16} {visit.address:<24} {visit.term:<16} idle {_ago(visit.idle)}"
        for visit in host.visits
    ]


def tables(host: Host) -> list[str]:
    """A line for every table."""
    return [_table(host, hosted) for hosted in host.tables.values()]


def _table(host: Host, hosted: HostedTable) -> str:
    state = "waiting" if hosted.table is None else f"{hosted.table.number} moves"
    opener = host.people.find(hosted.opener)
    name = opener.name if opener is not None else "(forgotten)"
    return f"{hosted.id} {hosted.title:<50} {state:<10} opened by {name:<16} nobody there for {_ago(host.unattended.seconds(hosted))}"


def _ago(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.0f} h"
