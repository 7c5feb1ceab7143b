"""A host and its sessions inside the test's own process: channels that only remember what was sent."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import date
from pathlib import Path
from typing import Any

import pyte

from tests.display.second import rest
from tests.server.client import KEYS, shown_on
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.bots import Bots
from tribes_tui.server.host.table.chat import read
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.session.app import SessionApp
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words import Word

TODAY = date(2026, 1, 5)
"""Of each host here: which game the day's deal is of, and who begins it, changes by the day."""
STEPS = 6
"""In which it is waited for silence."""


class FakeChannel:
    """Remembers what was written; answers as a terminal does when `session` is set."""

    def __init__(self) -> None:
        self.sent = bytearray()
        self.session: SshSession | None = None
        self.is_reading = True
        self.clogged = 0
        self.exit_status: int | None = None
        self._env: dict[bytes, bytes] = {}

    def write(self, data: bytes) -> None:
        self.sent += data
        if self.session is not None and b"\x1b[5n" in data:
            for _ in range(data.count(b"\x1b[5n")):
                asyncio.get_running_loop().call_soon(self.session.data_received, b"\x1b[0n", None)

    def get_write_buffer_size(self) -> int:
        return self.clogged

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def exit(self, status: int) -> None:
        self.exit_status = status


class NoBots(Bots):
    """Bots that never answer: the test moves for them."""

    def put(self, question: Any) -> None:
        pass

    def drop(self, owner: object) -> None:
        pass


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def make_host(folder: Path, clock: Any = None, lines: list[str] | None = None, **limits: Any) -> Host:
    """A host in `folder`; its log goes to `lines`, or stands beside the test if that fails."""
    log = Logbook(None if lines is None else lines.append)
    host = Host(folder, Limits(**limits), logbook=log, bots=NoBots(), **({"clock": clock} if clock else {}))
    host.days.today = lambda: TODAY
    return host


def someone(host: Host, name: str) -> Person:
    person = host.people.by_key(f"SHA256:{name}", may_come=True)
    host.people.name(person, name)
    return person


def laid(host: Host, game_id: str, *people: Person, bots: int = 0, **plan: Any) -> HostedTable:
    """A table that has begun, with these people and some bots."""
    seats = ["", *[""] * (len(people) - 1), *["easy"] * bots]
    hosted = host.seating.open_table(people[0], Plan(game_id, seats, {}, **plan))
    for person in people[1:]:
        host.seating.join(hosted, person)
    if hosted.table is None:
        host.seating.begin(hosted, people[0])
    assert hosted.table is not None
    return hosted


def log_of(hosted: HostedTable) -> list[str]:
    """What everybody at a table has read: talk, and who came and went."""
    return [read(line) for line in hosted.chat.lines]


def move(hosted: HostedTable) -> None:
    """Whoever is asked takes the first legal action."""
    table = hosted.table
    assert table is not None
    assert table.turn is not None
    hosted.propose(table.turn, table._state.legal_actions()[0], table.number)


class Visitor:
    """Somebody connected, as far as the host can tell."""

    def __init__(
        self,
        host: Host,
        person: Person,
        size=(80, 24),
        term="xterm-256color",
        refusal: Word | None = None,
        env=(),
        code="",
    ):
        self.channel = FakeChannel()
        self.session = SshSession(host, person, "127.0.0.1", code, lambda: refusal, SessionApp)
        self.channel.session = self.session
        self.session.connection_made(self.channel)  # type: ignore[arg-type]
        for name, value in env:
            self.channel._env[name] = value
        self.session.pty_requested(term, (*size, 0, 0), {})
        self.session.session_started()
        self.screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self.screen)
        self._shown, self._text, self._size = 0, "", size

    @property
    def sent(self) -> bytes:
        return bytes(self.channel.sent)

    @property
    def app(self) -> Any:
        return self.session.app

    @property
    def text(self) -> str:
        """What is shown; made anew only when more was sent."""
        if (
            self._shown < len(self.channel.sent)
            or not self._text
            or self._size != (self.screen.columns, self.screen.lines)
        ):
            self._stream.feed(bytes(self.channel.sent[self._shown :]))
            self._shown, self._text = len(self.channel.sent), shown_on(self.screen)
            self._size = self.screen.columns, self.screen.lines
        return self._text

    async def settle(self, quiet: float = 0.06) -> str:
        """Wait until nothing more is sent, in small steps: a machine that does something else meanwhile takes one of them at the most."""
        await self._rest(quiet)
        return self.text

    async def _rest(self, quiet: float) -> None:
        before, still = -1, 0
        while still < STEPS:
            still = still + 1 if before == len(self.channel.sent) else 0
            before = len(self.channel.sent)
            await asyncio.sleep(quiet / STEPS)
        if self.app is not None:
            rest(self.app, self.app.painter._display)

    async def see(self, text: str, seconds: float = 60.0) -> str:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while text not in self.text:
                    await asyncio.sleep(0.02)
        assert text in self.text, f"never saw {text!r} but:\n{self.text}"
        return self.text

    async def press(self, *keys: str) -> str:
        for key in keys:
            self.session.data_received(KEYS.get(key, key).encode(), None)
            await self._rest(0.15 if key == "esc" else 0.03)  # a lone Escape is known by what doesn't follow
        return self.text

    async def close(self) -> None:
        task = self.session._task
        self.session.connection_lost(None)
        if task is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(task), 5)
