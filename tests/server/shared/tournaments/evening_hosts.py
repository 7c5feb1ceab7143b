"""Hosts that play tournaments as fast as they can, and tell what came of them once that lasts: over a folder, or over one database of several.

Run as a program it makes one such host for each line `FILE SEED SLOT` on its input, in a process of its own, as `movers` does, and kills
one for each `kill PROCESS`: a folder is the next host's once that is gone.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules import Rng
from tests.server.hosts import ROOT
from tests.server.shared.evenings import INDY, bots_games
from tests.server.shared.inside import Somebody, named
from tests.server.shared.movers import _opened
from tests.server.shared.places import Folder, Hosting, OneDatabase, Place
from tribes_tui.play.seat import TableError
from tribes_tui.play.table import Table
from tribes_tui.server.club.tournaments import keeping
from tribes_tui.server.club.tournaments.course import ALL, BALANCED, OFF, ON, OPEN, OVER
from tribes_tui.server.club.tournaments.scoring import results_of
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host
from tribes_tui.server.shared.postgresql import attendance

PEOPLE = ("Ada", "Bob", "Cem", "Dee", "Eve", "Fay")
PLANS = (
    INDY._replace(rounds=3, rated=True),
    INDY._replace(is_equal=False, rounds=3, rated=True),
    INDY._replace(form=ALL, is_equal=False),
    INDY._replace(seats=3, form=BALANCED, rounds=2, rated=True),
)
TICK_EVERY = 0.1
LIMITS = {"tables": 10**6, "tables_per_person": 10**6, "tournaments": 2, "round_break_seconds": 1e-9}


def place_of(where: str) -> Place:
    """A database's URL, or a folder."""
    return OneDatabase(where) if where.startswith("postgresql:") else Folder(Path(where))


def hasten() -> None:
    """What takes its time where people look on; and everything stays to be looked at."""
    keeping.PAUSE = 0.001
    keeping.KEPT_OVER = 10**6
    attendance.BEAT, attendance.LIFE = 0.1, 0.4


async def opened(where: str) -> Host:
    """A host there, all of whose tables stay."""
    from tribes_tui.server import house

    house.KEPT_OVER = 10**6
    hasten()
    place = place_of(where)
    if isinstance(place, OneDatabase):
        shared = await _opened(lambda url: _database(url), place._url)
        place.open = lambda: _at_once(shared)  # type: ignore[method-assign]
    host = await Hosting(place, Path(where if isinstance(place, Folder) else "/nonexistent"), time.monotonic).start(
        **LIMITS
    )
    host.tournaments.play_field = host.days.play_field = bots_games
    return host


def _database(url: str) -> Any:
    from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase

    return SharedDatabase(url)


async def _at_once(value: Any) -> Any:
    return value


class Evening:
    """One host's; `out` is told a line of JSON for everything that lasts."""

    def __init__(self, host: Host, out: Any, seed: int) -> None:
        self.host, self._out, self.rng = host, out, random.Random(seed)
        self._told: set[str] = set()
        self._followed: set[str] = set()
        kept, usual = host.tournaments._kept, host.tournaments._told

        def told(id: str) -> None:
            self.tell_of(id)
            usual(id)

        kept._told = told

    def tell(self, *what: object) -> None:
        line = json.dumps(what)
        if line not in self._told:
            self._told.add(line)
            self._out.write(f"{line}\n".encode())

    def tell_of(self, id: str) -> None:
        """What is kept of a tournament."""
        t = self.host.tournaments.find(id)
        for number, one in enumerate(t.rounds if t is not None else ()):
            for at, table in enumerate(one.tables):
                if table.table:
                    self.tell("table", f"{id}/{number}/{at}", table.table)
                if table.results:
                    self.tell("noted", f"{id}/{number}/{at}", table.results)
        if t is not None and t.state in (OVER, OFF):
            self.tell("over", id)

    async def play(self) -> None:
        """Until the process is killed, or the program that made it has ended."""
        parent, ticked = os.getppid(), 0.0
        while os.getppid() == parent:
            if time.monotonic() - ticked > TICK_EVERY:
                ticked = time.monotonic()
                self.host.tick()
                await self.enter_all()
            for hosted in [one for one in self.host.tables.values() if one.table is not None and one.pairing]:
                if hosted.id not in self._followed:
                    self._followed.add(hosted.id)
                    hosted.table.follow(lambda hosted=hosted: self.tell_end(hosted))
                    self.tell_end(hosted)
                if not hosted.is_over and hosted.table.turn is not None:
                    self.move(hosted, hosted.table, hosted.table.turn)
            await asyncio.sleep(self.rng.choice((0, 0.001)))

    def move(self, hosted: HostedTable, table: Table, seat: int) -> None:
        """By chance."""
        try:
            hosted.propose(seat, table.view(seat).pick(Rng(self.rng.getrandbits(40))), table.number_for(seat))
        except TableError:
            return  # another host was faster

    def tell_end(self, hosted: Any) -> None:
        """A game is over, and its record has the end."""
        if hosted.table is not None and hosted.table.final is not None:
            final = hosted.table.final
            self.tell("ended", hosted.pairing, results_of(final.ranking(), final.scores()))

    async def enter_all(self) -> None:
        """Somebody makes a tournament where none may be entered, and all who are here enter it."""
        host, people = self.host, [visit.person for visit in self.host.visits]
        try:
            if not any(t.state in (OPEN, ON) for t in host.tournaments.listed()) and people:
                plan = self.rng.choice(PLANS)._replace(full=len(PEOPLE))
                await host.change(lambda: host.tournaments.make(people[0], plan))
            for t in host.tournaments.listed():
                for person in people if t.state == OPEN else ():
                    if not t.is_in(person.id):
                        await host.change(lambda t=t, person=person: host.tournaments.enter(person, t.id))
                        self.tell("entered", t.id, person.id)
        except (NotNow, OSError):
            return  # another host was faster, or the database is away: the next time


async def play(where: str, path: str, seed: int, slot: int, slots: int) -> None:
    """Every `slots`-th of the people is here."""
    host = await opened(where)
    out = Path(path).open("ab", buffering=0)  # noqa: SIM115  # until it is killed
    evening = Evening(host, out, seed)
    for name in PEOPLE[slot::slots]:
        while True:
            try:
                person = await named(host, name)
                break
            except OSError:
                await asyncio.sleep(0.05)
        Somebody(host, person)
    for t in host.tournaments.listed():
        evening.tell_of(t.id)
    await evening.play()


def serve(where: str, slots: int) -> None:
    """As `movers.serve`."""
    from tribes_tui.server.transport import fair_loop

    for line in sys.stdin:
        path, seed, *slot = line.split()
        if path == "kill":
            os.kill(int(seed), signal.SIGKILL)
            print(os.waitpid(int(seed), 0)[0], flush=True)
            continue
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            fair_loop.run(play(where, path, int(seed), int(slot[0]), slots))
            os._exit(0)
        print(child, flush=True)


class EveningHosts:
    """The program above, and the hosts it has made: each is a process id and the file where it tells."""

    def __init__(self, where: str, folder: Path, slots: int) -> None:
        self._folder, self.files = folder, list[Path]()
        self._log = (folder / "log").open("a")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.shared.tournaments.evening_hosts", where, str(slots)],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log, text=True, start_new_session=True,
        )  # fmt: skip

    def start(self, seed: int, slot: int) -> tuple[int, Path]:
        path = self._folder / f"told-{len(self.files)}"
        path.touch()
        self.files.append(path)
        return self._do(f"{path} {seed} {slot}"), path

    def kill(self, process: int) -> None:
        """With kill -9; until it is gone."""
        self._do(f"kill {process}")

    def _do(self, what: str) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)  # the hosts that are left, too
        self._process.wait()
        self._log.close()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()

    def told(self) -> Iterator[list[Any]]:
        """All that any of them told."""
        for path in self.files:
            for line in path.read_text().splitlines(keepends=True):
                if line.endswith("\n"):  # the last one may be torn
                    yield json.loads(line)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
