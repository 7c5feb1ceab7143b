"""Hosts killed with kill -9, a database that restarts, lines that break: nothing that was told is lost, no game parts.

`TRIBES_KILLS` says how many kills the soak makes (200), `TRIBES_RESTARTS` how often it restarts the database (10), `TRIBES_CUTS` how
many lines it cuts at least (200): each in parts that take some minutes. Somebody sits at one of the hosts, and comes to the other
when theirs is killed.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import psycopg

import saves
from saves import parse
from tests.server.shared.database.proxy import BadLine
from tests.server.shared.kills.returning import Ada
from tests.server.shared.movers import Movers, _decisions, port_of, told, wait_until_it_tells
from tests.server.shared.postgres import OwnPostgres
from tribes_tui.server import moving

KILLS = int(os.environ.get("TRIBES_KILLS", "200"))
RESTARTS = int(os.environ.get("TRIBES_RESTARTS", "10"))
CUTS = int(os.environ.get("TRIBES_CUTS", "200"))
PART = 100


def parts(count: int, most: int) -> list[int]:
    """So many, in parts of at most `most`."""
    return [min(most, count - before) for before in range(0, count, most)]


def records(url: str) -> dict[str, saves.Recording]:
    """All records of the database, each checked: its seals, and that the rules play it."""
    lines: dict[str, list[str]] = {}
    with psycopg.connect(url) as connection:
        for game, number, line in connection.execute("select game, number, line from entries order by game, number"):
            assert number == len(lines.setdefault(game, []))
            lines[game].append(f"{line}\n")
    return {game: parse("".join(found).encode(), game) for game, found in lines.items()}


def check(url: str, files: list[Path]) -> int:
    """What every host told stands in the records, in the order in which it was told; how many entries that are."""
    count, found = 0, records(url)
    decisions = {name: _decisions(recording) for name, recording in found.items()}
    for path in files:
        for name, start, entries in told(path):
            assert decisions[name][start : start + len(entries)] == entries, f"{path.name}: {name}"
            count += len(entries)
    for recording in found.values():
        saves.verify(recording)
    return count


@pytest.fixture
def movers(ready: str, tmp_path: Path) -> Iterator[Movers]:
    made = Movers(ready, tmp_path)
    yield made
    made.close()


def kill_often(movers: Movers, times: int, seed: int = 0, lines: int = 8, ada: Ada | None = None) -> int:
    """Two hosts play; again and again one of them is killed, and another comes. How many entries were told in all.

    Of five hosts that are killed, four or more are those where `ada` is: she comes to the other one, and stays where hers lives.
    """
    rng = random.Random(seed)
    hosts = [movers.start(1), movers.start(2)]
    files = [path for _, path in hosts]
    for path in files:
        wait_until_it_tells(path, 2 * lines)
    at = 0
    if ada is not None:
        ada.come(port_of(files[0]))
    for number in range(times):
        time.sleep(rng.uniform(0.0, 0.2))
        which = rng.randrange(2) if ada is None or number % 5 == 4 else at
        killed = time.monotonic()
        os.kill(hosts[which][0], signal.SIGKILL)
        if ada is not None and which == at:
            at = 1 - which
            ada.come_back(killed, port_of(hosts[at][1]), hosts[at][0])
        elif ada is not None:
            assert ada.is_there
        hosts[which] = movers.start(1000 * seed + number + 3)
        files.append(hosts[which][1])
        wait_until_it_tells(files[-1], lines)
    for process, _ in hosts:
        os.kill(process, signal.SIGKILL)
    return check(movers.url, files)


def test_hosts_that_are_killed_lose_nothing_that_they_told(movers: Movers) -> None:
    assert kill_often(movers, 2, lines=4) > 8


@pytest.fixture
def ada(tmp_path: Path) -> Iterator[Ada]:
    made = Ada(tmp_path)
    yield made
    made.go()


@pytest.mark.soak
@pytest.mark.parametrize(("part", "kills"), enumerate(parts(KILLS, PART)))
def test_hosts_that_are_killed_often_lose_nothing_and_who_was_there_is_back(
    ready: str, tmp_path: Path, ada: Ada, part: int, kills: int, capsys
) -> None:
    movers = Movers(ready, tmp_path, ada.door)
    try:
        count = kill_often(movers, kills, part + 1, ada=ada)
    finally:
        movers.close()
    assert len(ada.waits) >= kills * 4 // 5
    with capsys.disabled():
        print(f"\n{kills} kills, {count} entries told, none lost; {ada.told()}")


def restart_often(postgres: OwnPostgres, movers: Movers, times: int) -> int:
    hosts = [movers.start(1), movers.start(2)]
    for round_ in range(times):
        for _, path in hosts:
            wait_until_it_tells(path, path.read_bytes().count(b"\n") + 20)
        postgres.stop(signal.SIGQUIT if round_ % 2 else signal.SIGINT)  # as in a crash; and as it is told to
        postgres.start()
    for _, path in hosts:
        wait_until_it_tells(path, path.read_bytes().count(b"\n") + 20)
    for process, _ in hosts:
        os.kill(process, signal.SIGKILL)
    return check(movers.url, [path for _, path in hosts])


@pytest.mark.soak
@pytest.mark.parametrize("restarts", parts(RESTARTS, PART // 4))
def test_a_database_that_restarts_under_play(tmp_path: Path, restarts: int, capsys) -> None:
    postgres = OwnPostgres()
    url = postgres.new_database()
    asyncio.run(moving.make_ready(url))
    movers = Movers(url, tmp_path)
    try:
        count = restart_often(postgres, movers, restarts)
    finally:
        movers.close()
        postgres.close()
    with capsys.disabled():
        print(f"\n{restarts} restarts, {count} entries told, none lost")


def play_over_bad_lines(ready: str, tmp_path: Path, entries: int, cuts: int = 1, seed: int = 5) -> tuple[int, int]:
    """Two hosts play until both have told so much, and the line was cut so often; both figures."""
    there = psycopg.conninfo.conninfo_to_dict(ready)
    line = BadLine((str(there["host"]), int(there["port"])), seed=seed)
    movers = Movers(psycopg.conninfo.make_conninfo(ready, host="127.0.0.1", port=line.port), tmp_path)
    try:
        hosts = [movers.start(1), movers.start(2)]
        while line.cuts < cuts or min(path.read_bytes().count(b"\n") for _, path in hosts) < entries:
            for _, path in hosts:
                wait_until_it_tells(path, path.read_bytes().count(b"\n") + 10)
        for process, _ in hosts:
            os.kill(process, signal.SIGKILL)
        return check(ready, [path for _, path in hosts]), line.cuts
    finally:
        movers.close()
        line.close()


def test_lines_that_are_slow_and_break_lose_nothing(ready: str, tmp_path: Path) -> None:
    count, cuts = play_over_bad_lines(ready, tmp_path, 16)
    assert count >= 16
    assert cuts > 0


@pytest.mark.soak
@pytest.mark.parametrize(("part", "cuts"), enumerate(parts(CUTS, PART)))
def test_lines_that_are_slow_and_break_for_long_lose_nothing(
    ready: str, tmp_path: Path, part: int, cuts: int, capsys
) -> None:
    count, cuts = play_over_bad_lines(ready, tmp_path, 60, cuts, part)
    with capsys.disabled():
        print(f"\n{cuts} lines cut, {count} entries told, none lost")
