"""Over two hosts, too, what a seat is told does not depend on anything hidden from it, whichever host its moves and others' come by."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import rules
from rules import State
from tests.server.host.test_noninterference import DEAL, NAMES, Ear, all_that_an_access_tells, openly, other_world
from tests.server.inside import NoBots
from tests.server.shared.inside import named, until
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.host.seat_access import SeatAccess
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase


class Pair:
    """One table as two hosts have it."""

    def __init__(self, hosts: list[Host], tables: list[HostedTable]) -> None:
        self.hosts, self.tables = hosts, tables

    @property
    def state(self) -> State:
        assert self.tables[0].table is not None
        return self.tables[0].table._state

    @state.setter
    def state(self, state: State) -> None:
        for hosted in self.tables:
            assert hosted.table is not None
            hosted.table._state = state.clone()

    @property
    def moves(self) -> list[tuple[int, str]]:
        assert self.tables[0].table is not None
        return [(move.seat, move.text) for move in self.tables[0].table._past.moves]

    async def play(self, action: int, by: int) -> None:
        """Whoever is in turn decides, by way of that host; until both know."""
        table, other = self.tables[by].table, self.tables[1 - by].table
        assert table is not None
        assert other is not None
        before, seat = self._lines(), table.turn
        assert seat is not None
        self.tables[by].propose(seat, action, table.number_for(seat))
        await until(lambda: self._lines() > before and self._are_even())

    def _lines(self) -> int:
        return min(len(self._game(k).lines) for k in (0, 1))

    def _are_even(self) -> bool:
        return len({len(self._game(k).lines) for k in (0, 1)}) == 1 and not any(self._game(k)._wanted for k in (0, 1))

    def _game(self, k: int) -> Any:
        table = self.tables[k].table
        assert table is not None
        return self.hosts[k].shared.records._games[table.name]  # type: ignore[attr-defined]


@pytest.fixture
async def hosts(ready: str, tmp_path: Path) -> AsyncIterator[list[Host]]:
    made = []
    for _ in range(2):
        shared = SharedDatabase(ready)
        await shared.open()
        host = Host(tmp_path, Limits(), logbook=Logbook(lambda line: None), bots=NoBots(), shared=shared)
        host.draw = lambda: DEAL
        host.restore()
        made.append(host)
    yield made
    for host in made:
        host.close()
        await host.shared.close()


async def pair_of(hosts: list[Host], game_id: str) -> Pair:
    """A new table, dealt the same each time; nobody wants to be asked in secret."""
    count = max(2, rules.games[game_id].players[0])
    people = [await named(hosts[0], name) for name in NAMES[:count]]
    here = await hosts[0].change(lambda: hosts[0].seating.open_table(people[0], Plan(game_id, [""] * count, {})))
    for person in people[1:]:
        await hosts[0].change(lambda person=person: hosts[0].seating.join(here, person))
    await until(lambda: here.id in hosts[1].tables and hosts[1].tables[here.id].table is not None)
    return Pair(hosts, [here, hosts[1].tables[here.id]])


async def heard(pair: Pair, state: State, seat: int | None, action: int, by: int) -> Any:
    """What a seat at the second host knows, and hears when somebody decides by way of that host."""
    pair.state = state
    ear = Ear()
    access = SeatAccess(pair.tables[1], seat, ear)
    known = all_that_an_access_tells(access, seat)
    await pair.play(action, by)
    access.close()
    return known, ear.heard_all


async def check(hosts: list[Host], game_id: str, seed: int, stops: int) -> int:
    """Two tables that are dealt the same are played alike; at each stop, in one of them what one seat doesn't know is another."""
    rng, compared = random.Random(seed), 0
    seat = (None, 0, 1)[seed % 3]
    first, second = await pair_of(hosts, game_id), await pair_of(hosts, game_id)
    for stop in range(stops):
        for _ in range(rng.randrange(1, 4)):
            if first.state.is_terminal:
                return compared
            action = rng.choice(first.state.legal_actions())
            for pair in (first, second):
                await pair.play(action, by=rng.randrange(2))
        truth = first.state
        world = other_world(truth, seat, rng)
        alike = [
            action
            for action in sorted(set(truth.legal_actions()) & set(world.legal_actions()))
            if world.current_player == truth.current_player
            and openly(truth, action, seat) == openly(world, action, seat)
        ]
        if not alike:
            continue
        action = rng.choice(alike)
        told = [await heard(pair, state, seat, action, stop % 2) for pair, state in ((first, truth), (second, world))]
        assert told[0] == told[1], (game_id, seat, action)
        compared += 1
        if first.moves != second.moves:
            return compared  # what passed in secret is not the same in both worlds: from here on their pasts differ
        second.state = first.state
    return compared


@pytest.mark.parametrize("game_id", list(rules.games))
async def test_what_a_seat_is_told_by_one_host_does_not_depend_on_what_is_hidden(
    hosts: list[Host], game_id: str
) -> None:
    assert await check(hosts, game_id, 1, stops=4) >= 1


@pytest.mark.soak
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_many_pairs_over_two_hosts(hosts: list[Host], game_id: str) -> None:
    compared = seed = 0
    while compared < 100:
        seed += 1
        compared += await check(hosts, game_id, seed, stops=12)
        for host in hosts[:1]:
            for hosted in list(host.tables.values()):
                await host.change(lambda hosted=hosted, host=host: host.close_table(hosted))


async def test_a_leak_by_way_of_the_other_host_is_found(hosts: list[Host], monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(access: SeatAccess) -> list[str]:
        return [str(access._table._state.key())]

    monkeypatch.setattr(SeatAccess, "presences", leaky)
    with pytest.raises(AssertionError):
        await check(hosts, "indy", 1, stops=6)
