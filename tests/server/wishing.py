"""Thirty people who ask a host for everything at once: `python -m tests.server.wishing SECONDS PORT`.

It runs in a process of its own, at the lowest priority, and prints how often each kind of wish was made.
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
from collections.abc import Callable, Iterator

import asyncssh

PEOPLE = 30
LETTERS = b"abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ0123456789 ?/\r\t"
Wishes = Iterator[tuple[bytes, float]]
"""Keys, and seconds until the next."""


def table(game: int, bot: int = 5) -> Wishes:
    """A table of one's own against a bot of that level, from the lobby: rightwards they are offered from the weakest."""
    for key in (b"n", b"%d" % game, b"\x1b[B", *[b"\x1b[C"] * bot, b"s", b"b", b"\x1b"):
        yield key, 0.4


def hints() -> Wishes:
    """Five times a second."""
    yield from table(6)
    while True:
        for _ in range(9):
            yield b"h", 0.2
        yield b"\x1b", 0.2
        yield b"\r", 0.2


def moves() -> Wishes:
    """As fast as the table takes them, against a bot that searches."""
    yield from table(random.choice([1, 3, 5, 6]), 6)
    while True:
        yield b"\r", 0.15


def undone() -> Wishes:
    """Moves, and moves taken back while the bot thinks."""
    yield from table(6, 6)
    while True:
        yield b"\r", 0.2
        yield b"u", 0.1


def ends() -> Wishes:
    """Games to their end, and there all that can be asked: reviews, what bots make of the deal, replays walked by a held key."""
    yield from table(3, 3)
    while True:
        for _ in range(60):
            yield b"\r", 0.05
        for key in (b"e", b"h", b"w", b"1", b"g", b"\x1b", b"b", *[b"\x1b[C"] * 20, b"\x1b", b"r"):
            yield key, 0.1


def pages() -> Wishes:
    yield from table(random.randint(1, 6))
    while True:
        for key in (b"?", b"v", b"l", b"p", b"d", b"i", b"\x10", b"\x1b", b"\x1b"):
            yield key, 0.1


def rulebooks() -> Wishes:
    """Searched letter by letter."""
    yield from table(6)
    yield b"r", 0.3
    while True:
        yield b"/", 0.2
        for letter in b"tent\x7f\x7f\x7f\x7fdjinn\r":
            yield bytes([letter]), 0.05
        yield b"n", 0.1


def tables() -> Wishes:
    """Opened and left, again and again."""
    while True:
        yield from table(random.randint(1, 6))
        yield b"q", 0.3
        yield b"\r", 0.3
        yield b"\x1b", 0.2


def talk() -> Wishes:
    while True:
        yield b"t", 0.2
        yield b"hello to all of you " * 5, 0.2
        yield b"\r", 0.2


def invitations() -> Wishes:
    while True:
        for key in (b"p", b"\r", b"\x1b", b"i", b"abcd-efgh\r", b"\x1b"):
            yield key, 0.2


def typing() -> Wishes:
    """50 kB a second of typed keys."""
    yield from table(random.randint(1, 6))
    while True:
        yield bytes(random.choices(LETTERS, k=1000)), 0.02


def pastes() -> Wishes:
    yield b"t", 0.3
    while True:
        yield b"\x1b[200~" + b"y" * 5000 + b"\x1b[201~", 0.1


def sizes() -> Wishes:
    """Nothing typed: this one drags its window."""
    yield from table(random.randint(1, 6))
    while True:
        yield b"", 0.05


KINDS: tuple[Callable[[], Wishes], ...] = (
    hints, moves, hints, ends, hints, undone, hints, moves, hints, pages, hints, rulebooks, ends, tables, typing, typing, talk,
    invitations, pastes, sizes,
)  # fmt: skip


async def wish(number: int, port: int, until: float, count: Counter[str]) -> None:
    """One person, who comes again when they were sent away."""
    kind = KINDS[number % len(KINDS)]
    key = asyncssh.generate_private_key("ssh-ed25519")
    while time.monotonic() < until:
        with contextlib.suppress(OSError, asyncssh.Error, asyncio.TimeoutError):
            async with asyncssh.connect(
                "127.0.0.1", port, local_addr=(f"127.0.5.{number + 1}", 0), username="x", client_keys=[key], known_hosts=None,
                config=[],
            ) as conn:  # fmt: skip
                process = await conn.create_process(
                    term_type="xterm-256color", term_size=(80, 24), encoding=None, stderr=asyncssh.DEVNULL
                )
                reading = asyncio.create_task(read(process))
                await asyncio.sleep(1)
                process.stdin.write(b"Zoe " + bytes(random.choices(b"bcdfghjkmnpqrstvwxz", k=6)) + b"\r")
                await asyncio.sleep(1)
                for keys, seconds in kind():
                    if time.monotonic() > until or reading.done():
                        break
                    process.stdin.write(keys)
                    if kind is sizes:
                        process.change_terminal_size(random.randrange(60, 200), random.randrange(20, 60))
                    count[kind.__name__] += 1
                    await asyncio.sleep(seconds)
                reading.cancel()
        await asyncio.sleep(0.5)


async def read(process: asyncssh.SSHClientProcess[bytes]) -> None:
    """What comes, answered as terminals do."""
    while data := await process.stdout.read(65536):
        process.stdin.write(b"\x1b[0n" * data.count(b"\x1b[5n"))


async def main(seconds: float, port: int) -> None:
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    count: Counter[str] = Counter()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    until = time.monotonic() + seconds
    await asyncio.gather(*(wish(number, port, until, count) for number in range(PEOPLE)))
    sys.stdout.write(json.dumps(count) + "\n")


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(main(float(sys.argv[1]), int(sys.argv[2])))
