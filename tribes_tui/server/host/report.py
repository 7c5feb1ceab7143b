"""The host in lines, for its keeper's page: sessions and tables, nobody's cards."""

from __future__ import annotations

import time

from tribes_tui.server.host.health import memory
from tribes_tui.server.host.host import Host
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.words.said import keeper as said


def overview(host: Host) -> list[str]:
    """The host in a few lines."""
    limits, health = host.limits, host.health
    up, lag = time.monotonic() - health.began, health.worst_lag * 1e3
    return [
        said.health(up=_ago(up), megabytes=f"{memory() / 1e6:.0f}", lag=f"{lag:.0f}"),
        said.counts(
            sessions=len(host.visits),
            most_sessions=limits.sessions,
            tables=len(host.tables),
            most_tables=limits.tables,
            people=host.people.count,
            most_people=limits.people,
        ),
    ]


def sessions(host: Host) -> list[str]:
    """A line for everybody who is connected."""
    return [
        said.session(
            name=f"{visit.person.name or said.no_name():<16}",
            address=f"{visit.address:<24}",
            terminal=f"{visit.term:<16}",
            idle=_ago(visit.idle),
        )
        for visit in host.visits
    ]


def tables(host: Host) -> list[str]:
    """A line for every table."""
    return [_table(host, hosted) for hosted in host.tables.values()]


def _table(host: Host, hosted: HostedTable) -> str:
    opener = host.people.find(hosted.opener)
    return said.table(
        id=hosted.id,
        title=f"{hosted.title:<50}",
        state=f"{said.waiting() if hosted.table is None else said.moves(moves=hosted.table.number):<10}",
        opener=f"{opener.name if opener is not None else said.opener_forgotten():<16}",
        empty=_ago(host.unattended.seconds(hosted)),
    )


def _ago(seconds: float) -> str:
    if seconds < 120:
        return said.seconds(number=round(seconds))
    return (
        said.seconds_minutes(number=round(seconds / 60))
        if seconds < 7200
        else said.seconds_hours(number=round(seconds / 3600))
    )
