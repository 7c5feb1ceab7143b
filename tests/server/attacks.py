"""What hostile clients do to a host, from many addresses of loopback: `python -m tests.server.attacks SECONDS PORT KIND ...`.

It runs in a process of its own, at the lowest priority, and prints how often each kind was let in far enough to begin. It
goes on for up to `LONGER` until each has been.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Any

import asyncssh
from asyncssh.packet import Boolean, String, UInt32

LONGER = 60.0
WORKERS = 6
"""Clients of a kind at once."""
HOLD = 6.0
"""Seconds for which somebody holds on to a connection."""

Send = Callable[[asyncssh.SSHClientConnection], None]
KIND: ContextVar[str] = ContextVar("KIND")
"""What the present task is about."""

PACKETS: dict[str, Send] = {
    "requests": lambda conn: conn.send_packet(80, String("keepalive@openssh.com"), Boolean(True)),
    "requests without an answer": lambda conn: conn.send_packet(80, String("nothing"), Boolean(False)),
    "channels": lambda conn: conn.send_packet(90, String("session"), UInt32(5), UInt32(9), UInt32(9)),
    "ignored": lambda conn: conn.send_packet(2, String(b"")),
    "debug": lambda conn: conn.send_packet(4, Boolean(False), String("x"), String("")),
    "unknown": lambda conn: conn.send_packet(192, String("x")),
}


class Attacker:
    """Many clients; each connection comes from the next of 200 addresses."""

    def __init__(self, port: int, seconds: float, kinds: Sequence[str] = ()) -> None:
        self.port = port
        self.kinds = kinds
        self.until = time.monotonic() + seconds
        self.count: Counter[str] = Counter()
        self._number = random.randrange(200)
        self._keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(40)]

    @property
    def is_on(self) -> bool:
        left = self.until - time.monotonic()
        return left > 0 or (left > -LONGER and not all(self.count[kind] for kind in self.kinds))

    def begins(self) -> None:
        """One of the present kind was let in."""
        self.count[KIND.get()] += 1

    def address(self) -> tuple[str, int]:
        self._number += 1
        return f"127.0.{4 + self._number % 4}.{1 + self._number % 50}", 0

    async def connect(self, **options: Any) -> asyncssh.SSHClientConnection:
        key = self._keys[self._number % len(self._keys)]
        conn = await asyncssh.connect(
            "127.0.0.1", self.port, local_addr=self.address(), username="x", client_keys=[key], known_hosts=None,
            config=[], login_timeout=5, **options,
        )  # fmt: skip
        self.begins()
        return conn

    async def session(self) -> tuple[asyncssh.SSHClientConnection, asyncssh.SSHClientProcess[bytes]]:
        """Somebody who plays, under some name."""
        conn = await self.connect()
        process = await conn.create_process(term_type="xterm-256color", term_size=(80, 24), encoding=None)
        await self.type(process, b"Mallory " + bytes(random.choices(b"bcdfghjkmnpqrstvwxz", k=6)) + b"\r")
        return conn, process

    async def type(self, process: asyncssh.SSHClientProcess[bytes], data: bytes) -> None:
        await asyncio.sleep(0.3)
        process.stdin.write(data)

    async def run(self, kind: str) -> None:
        """One client of that kind after the other."""
        KIND.set(kind)
        while self.is_on:
            with contextlib.suppress(OSError, asyncssh.Error, asyncio.TimeoutError, EOFError):
                async with asyncio.timeout(HOLD + 2):
                    await KINDS[kind](self)
            await asyncio.sleep(0.02)


# ---- The kinds ----------------------------------------------------------------------------------


def flood(send: Send) -> Callable[[Attacker], Awaitable[None]]:
    async def flooding(attacker: Attacker) -> None:
        conn: Any = await attacker.connect()
        conn._transport.pause_reading()  # nothing is read; and asyncssh would end the connection over answers it didn't ask for
        with contextlib.suppress(Exception):  # closed while it sends
            while attacker.is_on and not conn.is_closed():
                for _ in range(100):
                    send(conn)
                await asyncio.sleep(0)
        conn.abort()

    return flooding


async def exchanges(attacker: Attacker) -> None:
    """Exchanges keys again and again, each time to the end."""
    conn: Any = await attacker.connect()
    with contextlib.suppress(Exception):
        while attacker.is_on and not conn.is_closed():
            conn._send_kexinit()
            conn._kexinit_sent = True
            while not conn._kex_complete and not conn.is_closed():
                await asyncio.sleep(0.001)
    conn.abort()


async def no_session(attacker: Attacker) -> None:
    """Logs in, opens nothing."""
    conn = await attacker.connect()
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(conn.wait_closed(), HOLD)
    conn.abort()


async def half_open(attacker: Attacker) -> None:
    """Connects twenty times and says nothing."""
    opened = []
    for _ in range(20):
        with contextlib.suppress(OSError):
            opened.append(await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=attacker.address()))
            attacker.begins()
    await asyncio.sleep(min(HOLD, 2.0))
    for _, writer in opened:
        writer.transport.abort()


async def slow_reader(attacker: Attacker) -> None:
    """Plays, makes the host draw, and never reads it."""
    conn, process = await attacker.session()
    conn._transport.pause_reading()
    end = time.monotonic() + HOLD
    while attacker.is_on and time.monotonic() < end:
        process.stdin.write(b"\x1b[A\x1b[B?\x1b")
        process.change_terminal_size(80 + random.randrange(100), 24 + random.randrange(30))
        await asyncio.sleep(0.02)
    conn.abort()


async def guesses(attacker: Attacker) -> None:
    """Types codes that are none."""

    class Guessing(asyncssh.SSHClient):
        def kbdint_auth_requested(self) -> str:
            return ""

        def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: Any) -> list[str]:
            attacker.begins()
            return ["".join(random.choices("23456789abc", k=14))] * len(prompts)

    with contextlib.suppress(asyncssh.PermissionDenied):
        conn = await asyncssh.connect(
            "127.0.0.1", attacker.port, local_addr=attacker.address(), username="x", client_keys=None,
            preferred_auth="keyboard-interactive", client_factory=Guessing, known_hosts=None, config=[],
        )  # fmt: skip
        conn.abort()
        attacker.count["let in by a guess"] += 1


async def squats(attacker: Attacker) -> None:
    """Opens one table after the other."""
    conn, process = await attacker.session()
    for _ in range(8):
        if not attacker.is_on:
            break
        await attacker.type(process, b"n")
        await attacker.type(process, b"s")
        await attacker.type(process, b"\x1b")
    conn.abort()


async def window_changes(attacker: Attacker) -> None:
    """Drags its window for ever."""
    conn, process = await attacker.session()
    end = time.monotonic() + HOLD
    while attacker.is_on and time.monotonic() < end:
        for _ in range(20):
            process.change_terminal_size(random.randrange(2, 300), random.randrange(2, 120))
        await asyncio.sleep(0.01)
    conn.abort()


async def keys_and_mouse(attacker: Attacker) -> None:
    """Keys, mouse, and a paste that never ends."""
    conn, process = await attacker.session()
    end = time.monotonic() + HOLD
    while attacker.is_on and time.monotonic() < end:
        process.stdin.write(b"\x1b[<35;10;10M" * 50 + b"\x1b[A" * 50 + b"\x1b[200~" + b"y" * 500)
        await asyncio.sleep(0.005)
    conn.abort()


def types(data: bytes) -> Callable[[Attacker], Awaitable[None]]:
    """Plays, and sends that among the keys for ever."""

    async def typing(attacker: Attacker) -> None:
        conn, process = await attacker.session()
        end = time.monotonic() + HOLD
        while attacker.is_on and time.monotonic() < end:
            process.stdin.write(data)
            await asyncio.sleep(0.02)
        conn.abort()

    return typing


async def unfinished(attacker: Attacker) -> None:
    """Plays, and begins to exchange keys, but never goes on with it, and types all the while, which SSH forbids."""
    conn, process = await attacker.session()
    waiting: Any = conn
    waiting._send_kexinit()
    waiting._kexinit_sent = waiting._kex_complete = True
    waiting.process_packet = lambda kind, number, packet: True
    end = time.monotonic() + HOLD
    while attacker.is_on and time.monotonic() < end and not conn.is_closed():
        process.stdin.write(b"?\x1b")
        await asyncio.sleep(0.05)
    conn.abort()


KINDS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    **{f"flood of {name}": flood(send) for name, send in PACKETS.items()},
    "exchanges of keys": exchanges,
    "opens without session": no_session,
    "half-open": half_open,
    "slow readers": slow_reader,
    "invitation guessing": guesses,
    "squatting": squats,
    "window changes": window_changes,
    "keys and mouse": keys_and_mouse,
    "sizes among the keys": types(b"\x1b[48;9999;9999;9999;9999t" * 5 + b"\x1b[<0;9999;9999M"),
    "a paste without end": types(b"\x1b[200~" + b"y" * 80),
    "keys never exchanged": unfinished,
}


async def main(seconds: float, port: int, kinds: list[str]) -> None:
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # that it was closed while it sent is what is hoped for
    attacker = Attacker(port, seconds, kinds)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.gather(*(attacker.run(kind) for kind in kinds for _ in range(WORKERS if len(kinds) == 1 else 1)))
    sys.stdout.write(json.dumps(attacker.count) + "\n")


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3:] or list(KINDS)))
