"""A hundred people look for partners within ten seconds, or a round of a tournament begins for them, who look at its page, and somebody else,
who plays, hardly notices (`pytest -m soak -s`)."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import asyncssh
import pyte
import pytest

from tests.server.client import Client, shown_on
from tests.server.guests import name_of
from tests.server.hosts import EASY, RunningHost, delayed
from tests.server.inside import make_host
from tests.server.shared.hosts.test_soak_of_wishes import opens_table
from tests.server.transport.test_attacks import ARE_TIMES_ASSERTED, key_time
from tribes_tui.server.club.tournaments.course import SWISS, TournamentPlan

PEOPLE = int(os.environ.get("TRIBES_PARTNERS", "100"))
LIMITS = (
    *EASY, "sessions=200", "sessions_per_address=200", "waiting=200", "waiting_per_address=200", "tables=200", "login_seconds=120",
)  # fmt: skip
COMMAND = os.environ.get("TRIBES_COMMAND", "").split() or None
MAKES = "Call it off"
"""What whoever made a tournament may do."""

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="needs /proc"),
]


Does = Callable[["Caller", int], Awaitable[None]]


class Caller:
    """Reads all that comes, and answers as a terminal does. With `is_drawn` off nothing is drawn any more: of a table that is new, what is
    sent tells enough, and what measures has the processor."""

    def __init__(self, process: asyncssh.SSHClientProcess) -> None:
        self._process, self._seen, self.is_drawn = process, b"", True
        self._screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self._screen)
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(asyncssh.ConnectionLost):
            while got := await self._process.stdout.read(65_536):
                self._seen = (self._seen + got)[-200_000:]
                if self.is_drawn:
                    self._stream.feed(got)
                self._process.stdin.write(b"\x1b[0n" * got.count(b"\x1b[5n"))

    def sees(self, text: str) -> bool:
        return text in shown_on(self._screen) if self.is_drawn else text.encode() in self._seen

    async def does(self, keys: bytes, until: str) -> None:
        """Press these; until that is seen."""
        self._seen = b""
        self._process.stdin.write(keys)
        async with asyncio.timeout(240):
            while not self.sees(until):
                assert not self._reading.done(), self._seen[-300:]
                await asyncio.sleep(0.02)


async def want_partners(caller: Caller, number: int) -> None:
    """Whom they look for is asked."""
    await caller.does(b"a", "Who do you want")


async def look_for_partners(caller: Caller, number: int) -> None:
    """They look for them, one after the other in ten seconds, until they are at a table."""
    await asyncio.sleep(10 * number / PEOPLE)
    await caller.does(b"s", "challenge")


async def look_at_tournament(caller: Caller, number: int) -> None:
    """They come to its page; whoever made it may begin it."""
    await caller.does(b"d", "Choose a tournament")
    await caller.does(b"\x1b[B\r", MAKES if number == 0 else "Leave")
    if number == 0:
        await caller.does(b"\x1b[H", MAKES)


async def play_in_tournament(caller: Caller, number: int) -> None:
    """The first begins it; all are led to their tables."""
    await caller.does(b"\r" if number == 0 else b"", "challenge")


def people_of(folder: Path) -> list[asyncssh.SSHKey]:
    """So many people are known to the host in that folder, and have entered a tournament that the first of them made; their keys."""
    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(PEOPLE)]

    async def enter() -> None:
        host = make_host(folder / "host")
        host.restore()
        people = [host.people.by_key(key.get_fingerprint(), may_come=True) for key in keys]
        for number, person in enumerate(people):
            host.people.name(person, name_of(number))
        t = host.tournaments.make(people[0], TournamentPlan("indy", 2, SWISS, "fast"))
        for person in people:
            host.tournaments.enter(person, t.id)
        host.close()

    asyncio.run(enter())
    return keys


async def crowd(
    port: int,
    are_here: threading.Event,
    go: threading.Event,
    done: threading.Event,
    keys: Sequence[asyncssh.SSHKey],
    prepare: Does,
    begin: Does,
) -> None:
    """They come one after the other, and stay until they are at a table."""
    callers, connections = dict[int, Caller](), []

    async def comes(number: int) -> None:
        options = {
            "known_hosts": None,
            "config": None,
            "agent_path": None,
            "client_keys": [keys[number]],
            "username": "x",
        }
        connection = await asyncssh.connect("127.0.0.1", port, **options)
        process = await connection.create_process(term_type="xterm-256color", term_size=(80, 24), encoding=None)
        caller = Caller(process)
        await caller.does(b"", f"you are {name_of(number)}")
        await prepare(caller, number)
        caller.is_drawn = False
        callers[number] = caller
        connections.append(connection)

    for first in range(0, len(keys), 5):
        await asyncio.gather(*(comes(number) for number in range(first, min(len(keys), first + 5))))
    are_here.set()
    await asyncio.to_thread(go.wait)
    try:
        await asyncio.gather(*(begin(caller, number) for number, caller in callers.items()))
    finally:
        done.set()
    for connection in connections:
        connection.abort()


def bystanders_key(host: RunningHost, client: Client, keys: Iterator[str]) -> tuple[float, float]:
    """As `key_time`, without the seconds for which the host waited for a processor that other programs had."""
    before = delayed(host.process.pid)
    taken, worked = key_time(host, client, keys, 120)
    return max(0.0, taken - (delayed(host.process.pid) - before)), worked


@pytest.mark.parametrize(
    ("prepare", "begin"),
    [(want_partners, look_for_partners), (look_at_tournament, play_in_tournament)],
    ids=["partners", "tournament"],
)
def test_a_bystanders_key_while_a_hundred_people_are_brought_together(
    tmp_path: Path, prepare: Does, begin: Does
) -> None:
    people = people_of(tmp_path)
    host, keys = RunningHost(tmp_path, limits=LIMITS, command=COMMAND), cycle(("\x1b[C", "\x1b[D"))
    are_here, go, done = threading.Event(), threading.Event(), threading.Event()
    try:
        client = host.client("Bystander")
        client.see("call you?")
        client.press(*"Watch Er", "\r")
        client.see("Rulebooks")
        opens_table(client, 2)
        others = threading.Thread(
            target=lambda: asyncio.run(crowd(host.port, are_here, go, done, people, prepare, begin))
        )
        others.start()
        while not are_here.wait(1):
            assert others.is_alive(), "somebody didn't get in"
        client.settle(0.5)
        alone = sorted(bystanders_key(host, client, keys)[0] for _ in range(50))
        began = host.clock()
        go.set()
        times, works = [], []
        while not done.is_set():
            taken, worked = bystanders_key(host, client, keys)
            times.append(taken)
            works.append(worked)
            assert host.clock() - began < 600
        seconds = host.clock() - began
        others.join(60)
        times.sort()
        works.sort()
        print(
            f"\n{PEOPLE} people at tables after {seconds:.1f} s; a bystander's key alone: median {alone[25] * 1e3:.0f} ms; meanwhile, of"
            f" {len(times)}: median {times[len(times) // 2] * 1e3:.0f}, p99 {times[int(len(times) * 0.99)] * 1e3:.0f}, worst"
            f" {times[-1] * 1e3:.0f} ms; the host's own work for one: p99 {works[int(len(works) * 0.99)] * 1e3:.0f} ms"
        )
        assert "broke" not in host.log_text()
        if ARE_TIMES_ASSERTED:
            assert times[int(len(times) * 0.99)] <= 0.1
    finally:
        host.close()
