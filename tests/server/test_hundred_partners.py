"""A hundred people look for partners within ten seconds, or a round of a tournament begins for forty, and somebody else, who plays, hardly
notices (`pytest -m soak -s`)."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import asyncssh
import pytest

from tests.server.client import Client
from tests.server.guests import name_of
from tests.server.hosts import EASY, RunningHost, delayed
from tests.server.shared.test_soak_of_wishes import opens_table
from tests.server.test_attacks import ARE_TIMES_ASSERTED, key_time

PEOPLE = int(os.environ.get("TRIBES_PARTNERS", "100"))
IN_ROUND = min(PEOPLE, 40)
"""More come to the same page too slowly for keys that wait for nothing but time."""
LIMITS = (*EASY, "sessions=200", "sessions_per_address=200", "waiting=200", "waiting_per_address=200", "tables=200")

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="needs /proc"),
]


Does = Callable[["Caller", int], Awaitable[None]]


class Caller:
    """Reads all that comes, and answers as a terminal does."""

    def __init__(self, process: asyncssh.SSHClientProcess) -> None:
        self._process, self._seen = process, b""
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(asyncssh.ConnectionLost):
            while got := await self._process.stdout.read(65_536):
                self._seen = (self._seen + got)[-200_000:]
                self._process.stdin.write(b"\x1b[0n" * got.count(b"\x1b[5n"))

    async def does(self, keys: bytes, until: bytes) -> None:
        """Press these; until that is seen."""
        self._seen = b""
        self._process.stdin.write(keys)
        async with asyncio.timeout(240):
            while until not in self._seen:
                assert not self._reading.done(), self._seen[-300:]
                await asyncio.sleep(0.02)


async def want_partners(caller: Caller, number: int) -> None:
    """Whom they look for is asked."""
    await caller.does(b"a", b"Whom do you want")


async def look_for_partners(caller: Caller, number: int) -> None:
    """They look for them, one after the other in ten seconds, until they are at a table."""
    await asyncio.sleep(10 * number / PEOPLE)
    await caller.does(b"s", b"challenge")


async def enter_tournament(caller: Caller, number: int) -> None:
    """The first makes one, all enter it. What is drawn is only what differs, so nothing is waited for but time."""
    for keys in (b"d", b"n", b"s", b"e") if number == 0 else (b"d", b"\x1b[B", b"\r", b"e"):
        await caller.does(keys, b"")
        await asyncio.sleep(2)


async def play_in_tournament(caller: Caller, number: int) -> None:
    """The first begins it; all are led to their tables."""
    if number == 0:
        await caller.does(b"\x1b[H", b"")
        await asyncio.sleep(1)
    await caller.does(b"\r" if number == 0 else b"", b"challenge")


async def crowd(
    port: int,
    are_here: threading.Event,
    go: threading.Event,
    done: threading.Event,
    people: int,
    prepare: Does,
    begin: Does,
) -> None:
    """They come one after the other, and stay until they are at a table."""
    callers, connections = dict[int, Caller](), []

    async def comes(number: int) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        options = {"known_hosts": None, "config": None, "agent_path": None, "client_keys": [key], "username": "x"}
        connection = await asyncssh.connect("127.0.0.1", port, **options)
        process = await connection.create_process(term_type="xterm-256color", term_size=(80, 24), encoding=None)
        caller = Caller(process)
        await caller.does(b"", b"call you?")
        await caller.does(name_of(number).encode() + b"\r", b"Rulebooks")
        if prepare is want_partners or number == 0:
            await prepare(caller, number)
        callers[number] = caller
        connections.append(connection)

    for first in range(0, people, 5):
        await asyncio.gather(*(comes(number) for number in range(first, min(people, first + 5))))
    if prepare is not want_partners:
        for first in range(1, people, 5):
            await asyncio.gather(*(prepare(callers[k], k) for k in range(first, min(people, first + 5))))
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
    ("people", "prepare", "begin"),
    [(PEOPLE, want_partners, look_for_partners), (IN_ROUND, enter_tournament, play_in_tournament)],
    ids=["partners", "tournament"],
)
def test_a_bystanders_key_while_a_hundred_people_are_brought_together(
    tmp_path: Path, people: int, prepare: Does, begin: Does
) -> None:
    host, keys = RunningHost(tmp_path, limits=LIMITS), cycle(("\x1b[C", "\x1b[D"))
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
        assert are_here.wait(300)
        client.settle(0.5)
        alone = sorted(bystanders_key(host, client, keys)[0] for _ in range(50))
        began = host.clock()
        go.set()
        times, works = [], []
        while not done.is_set():
            taken, worked = bystanders_key(host, client, keys)
            times.append(taken)
            works.append(worked)
            assert host.clock() - began < 300
        seconds = host.clock() - began
        others.join(60)
        times.sort()
        works.sort()
        print(
            f"\n{people} people at tables after {seconds:.1f} s; a bystander's key alone: median {alone[25] * 1e3:.0f} ms; meanwhile, of"
            f" {len(times)}: median {times[len(times) // 2] * 1e3:.0f}, p99 {times[int(len(times) * 0.99)] * 1e3:.0f}, worst"
            f" {times[-1] * 1e3:.0f} ms; the host's own work for one: p99 {works[int(len(works) * 0.99)] * 1e3:.0f} ms"
        )
        assert "broke" not in host.log_text()
        if ARE_TIMES_ASSERTED:
            assert times[int(len(times) * 0.99)] <= 0.1
    finally:
        host.close()
