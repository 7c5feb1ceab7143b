"""Hosts that play moves at shared tables as fast as they can, and tell each entry of a record once they know that it is there.

Run as a program it makes one such host for each line `FILE SEED` on its input, in a process of its own, and prints that one's id:
what it tells is written to FILE. Modules are loaded once, so that a host begins within a blink of an eye. With a `Door` people can
come there with ssh, to the port that stands in FILE.port.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from saves import Move, Recording, Undo
from tests.server.hosts import ROOT

TABLES = 6
GAMES = ("indy", "tribal_duel", "rise_of_tribes")
PAUSES, LONGER = (0, 0, 0.001, 0.01), (0.001, 0.01, 0.05)
"""Seconds between moves; and where people's screens are drawn, too."""
BEGINS = "begins"


class Door(NamedTuple):
    """Who comes with ssh: Ada has the key with that fingerprint; `folder` is where the hosts' own key lies."""

    folder: str
    ada: str


# ---- The host's side ------------------------------------------------------------------------------


class Teller:
    """Writes a line for every move and undo of one game, in the record's order, whoever made it."""

    def __init__(self, game, out) -> None:
        self._game, self._out = game, out
        self._told = len(_decisions(game.recording()))
        out.write(f"{game.name} {BEGINS} {self._told}\n".encode())

    def tell(self) -> None:
        for entry in _decisions(self._game.recording())[self._told :]:
            self._out.write(f"{self._game.name} {entry}\n".encode())
            self._told += 1


async def play(url: str, path: str, seed: int, door: Door | None) -> None:
    """Open tables as long as there are too few, and play at all of them."""
    from tests.server.inside import NoBots
    from tribes_tui.server.host.limits import Limits
    from tribes_tui.server.host.logbook import Logbook
    from tribes_tui.server.house import Host
    from tribes_tui.server.shared.postgresql.shared_database import SharedDatabase

    shared = await _opened(SharedDatabase, url)
    limits = Limits(tables=10**6, tables_per_person=10**6, sessions_per_key=24, logins_per_minute=6000, login_burst=500)
    host = Host(Path("/nonexistent"), limits, logbook=Logbook(lambda line: None), bots=NoBots(), shared=shared)
    if door is None:
        host.restore()
    else:
        listening = await _listen(host, door, path)  # noqa: F841  # a task that nobody holds may go
    out = Path(path).open("ab", buffering=0)  # noqa: SIM115  # until it is killed
    pauses = PAUSES if door is None else LONGER
    tellers: dict[str, Teller] = {}
    rng = random.Random(seed)
    parent = os.getppid()
    while os.getppid() == parent:  # it goes with the program, however that ends
        going = [hosted for hosted in host.tables.values() if hosted.table is not None and not hosted.is_over]
        if len(going) < TABLES:
            await host.change(lambda: _open(host, rng, door.ada if door else "SHA256:Ada"))
            continue
        for hosted in going:
            name = hosted.table.name
            if name not in tellers:
                tellers[name] = Teller(shared.records._games[name], out)
                hosted.table.follow(tellers[name].tell)
        _move(rng.choice(going), rng)
        await asyncio.sleep(rng.choice(pauses))


async def _listen(host, door: Door, path: str) -> asyncio.Task:
    """Bring the tables back and let people in, as `tribes serve` does."""
    from tribes_tui.server.serving import Address, Serving

    serving = Serving(host, Path(door.folder), Address("127.0.0.1", 0))
    await host.shared.agree_on_key(serving.fingerprint)
    await serving.open()
    Path(f"{path}.port").write_text(f"{serving.port}\n")
    return asyncio.get_running_loop().create_task(serving.run())


async def _opened(kind, url: str):
    """The database, over a line that may break while it is reached: who starts a host starts it again then."""
    from tribes_tui.errors import Mendable

    while True:
        try:
            shared = kind(url)
            await shared.open()
            return shared
        except Mendable:
            await asyncio.sleep(0.05)


def _open(host, rng: random.Random, adas: str) -> None:
    from tests.server.inside import laid
    from tribes_tui.play.clock import Clock

    ada, bob = host.people.by_key(adas, True), host.people.by_key("SHA256:Bob", True)
    for person, name in ((ada, "Ada"), (bob, "Bob")):
        if not person.name:
            host.people.name(person, name)
    clock = rng.choice((None, Clock(bank=10**6, increment=5)))
    laid(host, rng.choice(GAMES), ada, bob, live=clock is None, clock=clock)


def _move(hosted, rng: random.Random) -> None:
    from rules.core.rng import Rng
    from tribes_tui.play.seat import TableError

    table = hosted.table
    seat = rng.randrange(2)
    try:
        if rng.random() < 0.05 and table.why_not_undo(seat) is None:
            table.undo(seat)
        view = table.view(seat)
        if view.current_player == seat:
            hosted.propose(seat, view.pick(Rng(rng.getrandbits(40))), table.number_for(seat))
    except TableError:
        return  # it was over, or another host was faster


def _decisions(recording: Recording) -> list[str]:
    """The moves and undos of a record, in order, as they are told."""
    told = []
    for entry in recording.entries:
        if isinstance(entry, Move):
            told.append(f"{entry.number} {entry.seat} {entry.text}")
        elif isinstance(entry, Undo):
            told.append(f"undo {entry.number} {entry.seat}")
    return told


def _load() -> None:
    """What every host needs, once for all."""
    import rules
    import tests.server.inside  # noqa: F401
    import tribes_tui.server.house
    import tribes_tui.server.serving
    import tribes_tui.server.shared.postgresql.shared_database  # noqa: F401
    from tribes_tui.table.board import board_of

    for game_id in GAMES:
        rules.games[game_id].new_state(2, 1, {})
        board_of(game_id)


def serve(url: str, door: Door | None) -> None:
    from tribes_tui.server.transport import fair_loop

    _load()
    for line in sys.stdin:
        path, seed = line.split()
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            fair_loop.run(play(url, path, int(seed), door))
            os._exit(0)
        print(child, flush=True)
        os.waitpid(-1, os.WNOHANG)


# ---- The test's side ------------------------------------------------------------------------------


class Movers:
    """The program above, and the hosts it has made: each is a process id and the file where it tells."""

    def __init__(self, url: str, folder: Path, door: Door | None = None) -> None:
        self._folder = folder
        self._count = 0
        self.url = url
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.shared.movers", url, *(door or ())],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip

    def start(self, seed: int) -> tuple[int, Path]:
        self._count += 1
        path = self._folder / f"told-{self._count}"
        path.touch()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{path} {seed}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline()), path

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)  # the hosts that are left, too
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()


def wait_until_it_tells(path: Path, lines: int, seconds: float = 60.0) -> None:
    """Until a host has told so many entries."""
    end = time.monotonic() + seconds
    while path.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < end, f"{path.name} tells too little"
        time.sleep(0.01)


def port_of(path: Path) -> int:
    """Where people come to the host that tells there."""
    return int(Path(f"{path}.port").read_text())


def told(path: Path) -> Iterator[tuple[str, int, list[str]]]:
    """What a host told of each game: its name, how many entries there were when it began to, and those that came."""
    games: dict[str, tuple[int, list[str]]] = {}
    for line in path.read_text().splitlines(keepends=True):
        if line.endswith("\n"):  # the last one may be torn: it was being told
            name, entry = line.rstrip("\n").split(" ", 1)
            if entry.startswith(BEGINS):
                games[name] = int(entry.split()[1]), []
            else:
                games[name][1].append(entry)
    for name, (start, entries) in games.items():
        yield name, start, entries


if __name__ == "__main__":
    serve(sys.argv[1], Door(*sys.argv[2:]) if sys.argv[2:] else None)
