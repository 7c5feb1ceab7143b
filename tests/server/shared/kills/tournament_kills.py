"""Tournaments at hosts that are killed with kill -9, over a folder and over one database of two hosts, and at a database that is killed.

`python -m tests.server.shared.kills.tournament_kills [--kills 1000] [--restarts 50] [--minutes 10] [FILE]` goes on where FILE ends, in parts of
some seconds: each is a line there, and all that any host told of a part is compared with what is kept in the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import saves
from saves import Store
from tests.server.shared.movers import wait_until_it_tells
from tests.server.shared.postgres import OwnPostgres, Postgres
from tests.server.shared.tournaments.evening_hosts import EveningHosts, opened
from tribes_tui.server import moving
from tribes_tui.server.club.ratings import ladder_of
from tribes_tui.server.club.tournaments.scoring import results_of
from tribes_tui.server.house import Host

FILES, DATABASE, RESTARTS = "files", "database", "restarts"
PART = {FILES: 25, DATABASE: 25, RESTARTS: 5}
LONGEST = 1.2
"""Seconds for which hosts play at most between two kills."""


# ---- One part ------------------------------------------------------------------------------------


def kill_often(hosts: EveningHosts, slots: int, times: int, rng: random.Random) -> None:
    """One of the hosts is killed at any time, and another begins in its place."""
    running = [hosts.start(rng.getrandbits(30), slot) for slot in range(slots)]
    for _, path in running:
        wait_until_it_tells(path, 1)
    for _ in range(times):
        time.sleep(rng.uniform(0.0, LONGEST))
        slot = rng.randrange(slots)
        hosts.kill(running[slot][0])
        running[slot] = hosts.start(rng.getrandbits(30), slot)
        wait_until_it_tells(running[slot][1], 1)
    _end(hosts, running)


def restart_often(postgres: OwnPostgres, hosts: EveningHosts, times: int, rng: random.Random) -> None:
    """The database ends as in a crash at any time, and comes back."""
    running = [hosts.start(rng.getrandbits(30), slot) for slot in range(2)]
    for _, path in running:
        wait_until_it_tells(path, 1)
    for _ in range(times):
        before = [path.read_bytes().count(b"\n") for _, path in running]
        time.sleep(rng.uniform(0.0, LONGEST))
        postgres.stop(signal.SIGQUIT)
        postgres.start()
        for (_, path), lines in zip(running, before, strict=True):
            wait_until_it_tells(path, lines + 5)
    _end(hosts, running)


def _end(hosts: EveningHosts, running: list[tuple[int, Path]]) -> None:
    for process, _ in running:
        hosts.kill(process)


async def check(where: str, told: list[list[Any]]) -> dict[str, int]:
    """What any host told is kept, once; what that is, counted."""
    host = await opened(where)
    host.tournaments._soon = lambda: None  # type: ignore[method-assign]
    while await host.change(host.tournaments.step):
        pass
    for hosted in [*host.tables.values()]:
        await host.change(lambda hosted=hosted: host.ratings.count(hosted))
    results, tables = {}, {}
    for t in host.tournaments.listed():
        for number, one in enumerate(t.rounds):
            placed = [id for table in one.tables for id in table.seats if id] + [*one.byes, *one.out]
            assert len({*placed}) == len(placed), f"somebody has two places in {t.id}/{number}"
            for at, table in enumerate(one.tables):
                tables[f"{t.id}/{number}/{at}"] = table.table
                results[f"{t.id}/{number}/{at}"] = [list(one) for one in table.results]
    for kind, name, *what in told:
        if kind == "entered":
            t = host.tournaments.find(name)
            assert t is not None, "a tournament is lost"
            assert t.entrant(what[0]) is not None, f"{what[0]} entered {name}, and is lost"
        elif kind == "table":
            assert tables[name] == what[0], f"{name} has two tables"
        elif kind in ("noted", "ended"):
            assert results[name] == what[0], f"{name}: {kind} {what[0]}, but {results[name]} is kept"
    opened_, rated = Counter(one.pairing for one in host.tables.values() if one.pairing), Counter[tuple[str, str]]()
    assert all(times == 1 for times in opened_.values()), opened_
    for hosted in host.tables.values():
        assert [chair.owner or "" for chair in hosted.chairs] == [*host.tournaments.of(hosted)[2].seats]  # type: ignore[index]
        if hosted.table is not None and hosted.table.final is not None:
            final = hosted.table.final
            kept = [list(one) for one in results_of(final.ranking(), final.scores())]
            assert results[hosted.pairing] == kept, f"the result of {hosted.pairing} is lost"
            for chair in hosted.chairs if hosted.plan.rated else ():
                rated[chair.player or "", ladder_of(hosted).name] += bool(chair.player)
    for (person, ladder), games in rated.items():
        counted = _counted(host, person, ladder)
        assert counted == games, f"{person} played {games} rated games, {counted} counted"
    figures = {
        "tournaments": len(host.tournaments.listed()),
        "tables": len(tables),
        "results": sum(map(bool, results.values())),
        "rated": sum(rated.values()),
        "told": len(told),
    }
    host.close()
    await _leave(host)
    return figures


def _counted(host: Host, person: str, ladder: str) -> int:
    return int(host.ratings._known.get(person, {"ladders": {}})["ladders"].get(ladder, {"games": 0})["games"])


async def _leave(host: Host) -> None:
    if not host.shared.is_alone:
        await host.shared.close()  # type: ignore[attr-defined]


def part(kind: str, times: int, seed: int, folder: Path, postgres: Postgres | None) -> dict[str, int]:
    """So many kills; what came of it. Raises `AssertionError`."""
    rng, where = random.Random(seed), str(folder / "host")
    if postgres is not None:
        where = postgres.new_database()
        asyncio.run(moving.make_ready(where))
    hosts = EveningHosts(where, folder, 1 if kind == FILES else 2)
    try:
        if kind == RESTARTS:
            assert isinstance(postgres, OwnPostgres)
            restart_often(postgres, hosts, times, rng)
        else:
            kill_often(hosts, 1 if kind == FILES else 2, times, rng)
    finally:
        hosts.close()
    log = (folder / "log").read_text()
    assert "Traceback" not in log, log[-2000:]
    figures = asyncio.run(check(where, [*hosts.told()]))
    if kind == FILES:
        for summary in Store(Path(where)).list():
            saves.verify(Store(Path(where)).read(summary.name))
    return figures


# ---- The whole -----------------------------------------------------------------------------------


def reached(file: Path) -> Iterator[dict[str, Any]]:
    """The parts so far."""
    yield from map(json.loads, file.read_text().splitlines() if file.exists() else ())


def main(wanted: dict[str, int], minutes: float, file: Path) -> None:
    """In turn, until there are as many as are wanted, or the time is over."""
    end = time.monotonic() + 60 * minutes
    server: OwnPostgres | None = None
    try:
        while time.monotonic() < end:
            parts = [*reached(file)]
            done = Counter[str]()
            for one in parts:
                done[one["kind"]] += one["kills"]
            open_ = [kind for kind in wanted if done[kind] < wanted[kind]]
            if not open_:
                break
            kind = min(open_, key=lambda kind: done[kind] / wanted[kind])
            times, seed = min(PART[kind], wanted[kind] - done[kind]), len(parts) + 1
            if kind != FILES and server is None:
                server = OwnPostgres()
            folder = Path(tempfile.mkdtemp(prefix=f"tribes-kills-{seed}-"))
            print(f"{kind}, seed {seed}, in {folder}", flush=True)
            figures = part(kind, times, seed, folder, None if kind == FILES else server)
            with file.open("a") as out:
                out.write(json.dumps({"kind": kind, "seed": seed, "kills": times, **figures}) + "\n")
            _clear(folder)
    finally:
        if server is not None:
            server.close()
    print(told(file))


def _clear(folder: Path) -> None:
    import shutil

    shutil.rmtree(folder)


def told(file: Path) -> str:
    """A line for each kind."""
    sums: dict[str, Counter[str]] = {}
    for one in reached(file):
        kind = one.pop("kind")
        sums.setdefault(kind, Counter()).update(one)
    return "\n".join(
        f"{kind}: {one['kills']} kills, {one['tournaments']} tournaments, {one['tables']} tables, {one['results']} results"
        f" ({one['rated']} seats rated), none lost, none twice"
        for kind, one in sums.items()
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--restarts", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("file", nargs="?", type=Path, default=Path("build/tournament-kills.jsonl"))
    chosen = parser.parse_args()
    halves = {FILES: chosen.kills // 2, DATABASE: chosen.kills - chosen.kills // 2, RESTARTS: chosen.restarts}
    main(halves, chosen.minutes, chosen.file)
