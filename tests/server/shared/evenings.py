"""Tournaments at a host inside the test's own process: who enters, games that are played by chance, steps that are taken one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import Rng
from tests.server.shared.inside import Somebody, named, until
from tribes_tui.seats.simulation import FieldGame, FieldGames
from tribes_tui.server.club.tournaments.course import ON, SWISS, Tournament, TournamentPlan
from tribes_tui.server.club.tournaments.keeping import FIELD
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host

INDY = TournamentPlan("indy", 2, SWISS, "fast", rounds=2)


def bots_games(wanted: FieldGames) -> list[FieldGame]:
    """As if they had played."""
    return [FieldGame([1, *[2] * (len(wanted.levels) - 1)], [8, *[0] * (len(wanted.levels) - 1)])] * wanted.games


async def by_hand(host: Host) -> Host:
    """A host on which steps are taken by the test alone, and bots' games are there at once."""
    host.tournaments._soon = lambda: None  # type: ignore[method-assign]
    host.tournaments.play_field = host.days.play_field = bots_games
    return host


async def come(host: Host, *names: str) -> list[Somebody]:
    return [Somebody(host, await named(host, name)) for name in names]


async def made(host: Host, visits: Sequence[Somebody], plan: TournamentPlan = INDY, **fields: Any) -> str:
    """A tournament in which all these take part; its name."""
    t = await host.change(lambda: host.tournaments.make(visits[0].person, plan._replace(**fields)))
    for visit in visits:
        await host.change(lambda visit=visit: host.tournaments.enter(visit.person, t.id))
    return t.id


def found(host: Host, id: str) -> Tournament:
    t = host.tournaments.find(id)
    assert t is not None
    return t


async def stepped(host: Host, most: int = 50) -> int:
    """All steps that are due are taken; how many."""
    for count in range(most):
        if not await host.change(host.tournaments.step):
            return count
    raise AssertionError("it never ends")


async def field_played(host: Host, id: str) -> None:
    t = found(host, id)
    games = bots_games(FieldGames(t.plan.game_id, 1, {}, [""] * t.plan.seats, FIELD))
    await host.change(lambda: host.tournaments.take_field(id, len(t.rounds), games))


def tables_of(host: Host, id: str) -> list[HostedTable]:
    """Those of its last round that are open."""
    tables = found(host, id).last.tables
    return [host.tables[one.table] for one in tables if one.table in host.tables]


async def played_out(hosted: HostedTable, seed: int = 1) -> None:
    """To the end, by chance."""
    rng = Rng(seed)
    assert hosted.table is not None
    while (seat := hosted.table.turn) is not None:
        before = hosted.table.number
        hosted.table.propose(seat, hosted.table.view(seat).pick(rng), hosted.table.number_for(seat))
        await until(lambda before=before: hosted.table.number != before)  # type: ignore[union-attr]


async def round_played(host: Host, id: str) -> None:
    """The last round, whose tables are opened, is played to its end and over."""
    await stepped(host)
    for number, hosted in enumerate(tables_of(host, id)):
        await played_out(hosted, number)
    await field_played(host, id)
    await stepped(host)


async def all_played(host: Host, id: str) -> Tournament:
    """All rounds."""
    host.limits = host.limits._replace(round_break_seconds=0.0)
    await stepped(host)
    while found(host, id).state == ON:
        await round_played(host, id)
    return found(host, id)
