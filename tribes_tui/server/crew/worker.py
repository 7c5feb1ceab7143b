"""A worker: draws the screens of some people, and asks the host for everything else."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import json
import socket
import sys
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

import rules
from tribes_tui.server.collecting import collect, freeze
from tribes_tui.server.crew.far_host import FarHost
from tribes_tui.server.crew.line import Line
from tribes_tui.server.limits import Limits
from tribes_tui.server.people import Person
from tribes_tui.server.session_app import SessionApp
from tribes_tui.server.warm import load_screens

if TYPE_CHECKING:
    from tribes_tui.server.hosted import HostedTable
    from tribes_tui.server.ssh_session import SshSession


BEAT = 1.0
"""Seconds between two signs of life."""


class FarWire:
    """The wire of a session whose line ends at the host: keys have been counted there."""

    def __init__(self, line: Line, number: int) -> None:
        self._line = line
        self._number = number
        self._feed: Callable[[bytes], int] = lambda data: 0
        self._resize: Callable[[int, int], None] = lambda columns, rows: None
        self.is_clogged = False
        self.round_trip = 0.0
        self.on_answer: Callable[[], None] = lambda: None

    def write(self, data: str) -> None:
        """Send to the terminal."""
        self._line.tell("show", self._number, data)

    def answered(self) -> None:
        """The terminal has answered."""
        self.on_answer()

    def attach(self, feed: Callable[[bytes], int], resize: Callable[[int, int], None]) -> None:
        """Where keys and sizes go from now on."""
        self._feed, self._resize = feed, resize

    def detach(self) -> None:
        """Nowhere any more."""
        self._feed, self._resize = lambda data: 0, lambda columns, rows: None

    def received(self, data: str) -> None:
        """Keys, each byte as one sign."""
        self._feed(data.encode("latin-1"))

    def resized(self, columns: int, rows: int) -> None:
        """Another size."""
        self._resize(columns, rows)


class FarSession:
    """What an app knows of its session: as `SshSession`, where that is asked for anything."""

    def __init__(self, line: Line, number: int, host: FarHost, start: Mapping[str, Any]) -> None:
        self._line = line
        self._number = number
        self.host = host
        self.person = Person(*start["person"])
        self.term: str = start["term"]
        self.variables: Mapping[str, str] = start["variables"]
        self.code: str = start["code"]
        self.size: tuple[int, int] = start["size"]
        self.at: HostedTable | None = None
        self.wire = FarWire(line, number)
        self.app: SessionApp | None = None
        self.is_over = False
        self._context = contextvars.Context()
        self._loop = asyncio.get_running_loop()
        host.knows(self)
        self._task = self._loop.create_task(self._run(), context=self._context)

    @property
    def number(self) -> int:
        """Which session it is at the host."""
        return self._number

    def later(self, what: Callable[[], None]) -> None:
        """As `SshSession.later`."""
        self._loop.call_soon_threadsafe(self._guarded, what, context=self._context)

    def leave(self) -> None:
        """The person goes."""
        self._line.tell("leave", self._number)

    def end(self, farewell: str) -> None:
        """The session is to end with these words."""
        self._line.tell("end", self._number, farewell)

    def broke(self, error: BaseException) -> None:
        """A fault of ours; the host is told where it was."""
        from tribes_tui.server.logbook import place_of

        self._line.tell("broke", self._number, place_of(error))

    # ---- What the host wants ------------------------------------------------------------------

    def do(self, name: str, *values: Any) -> None:
        """Keys, a size, a word from the host."""
        app, wire = self.app, self.wire
        if name == "keys":
            self.later(lambda: wire.received(*values))
        elif name == "size":
            self.later(lambda: wire.resized(*values))
        elif name == "clogged":
            (wire.is_clogged,) = values
        elif app is not None:
            does: dict[str, Callable[..., None]] = {
                "changed": app.lobby_changed, "aside": app.step_aside, "warn": app.warn, "exit": self._exit,
            }  # fmt: skip
            self.later(lambda: does[name](*values))
        elif name == "exit":
            self.is_over = True

    def _exit(self) -> None:
        """The line is gone, or the host has said good-bye."""
        self.is_over = True
        if self.app is not None and self.app.is_running:
            self.app.exit()

    def _guarded(self, what: Callable[[], None]) -> None:
        try:
            what()
        except Exception as error:
            self.broke(error)

    async def _run(self) -> None:
        try:
            if not self.is_over:
                self.app = SessionApp(cast("SshSession", self))
                await self.app.run_async(size=self.size, mouse=False)
        except ConnectionError:
            self.is_over = True
        except Exception as error:
            self.broke(error)
        finally:
            if self.app is not None:
                with contextlib.suppress(ConnectionError):  # the host is gone: there is nothing to leave
                    self.app.on_unmount()
            self.app = None
            self.host.forgets(self)
            self._line.tell("ended", self._number)


class Worker:
    """All sessions of this process."""

    def __init__(self, line: Line, limits: Limits, admins: frozenset[str]) -> None:
        self._line = line
        self._sessions: dict[int, FarSession] = {}
        self._host = FarHost(line, limits, admins)
        self._ended = 0
        self._last_key = 0.0
        line.on_message = self.heard

    def heard(self, name: str, *values: Any) -> None:
        """A message of the host's that is no answer."""
        if name == "mirror":
            self._host.take(*values)
            for session in self._sessions.values():
                session.do("changed")
        elif name == "start":
            number, start = values
            self._sessions[number] = FarSession(self._line, number, self._host, start)
        elif name == "port":
            self._host.port_heard(*values)
        elif name == "forget":
            self._sessions.pop(values[0], None)
            self._ended += 1
        else:
            known = self._sessions.get(values[0])
            if known is not None:
                self._last_key = time.monotonic()
                known.do(name, *values[1:])

    async def run(self) -> None:
        """Until the host goes."""
        gone = self._line.gone
        while not gone.is_set():
            try:
                await asyncio.wait_for(gone.wait(), BEAT)
            except TimeoutError:
                self._beat()

    def _beat(self) -> None:
        """Tell the host that we live, and which terminals owe an answer; collect what ended sessions left."""
        self._line.tell("alive", 0)
        for number, session in self._sessions.items():
            if session.app is not None:
                self._line.tell("silent", number, session.app.painter.silence)
        if collect(self._ended, time.monotonic() - self._last_key):
            self._ended = 0


async def serve(descriptor: int, limits: Limits, admins: frozenset[str]) -> None:
    """Work for the host at the other end of a socket."""
    line = Line(socket.socket(fileno=descriptor))
    worker = Worker(line, limits, admins)
    load_screens(rules.games)
    freeze()
    line.listen()
    await worker.run()


def main() -> None:
    """The arguments' last is JSON: the socket's number, the limits, the keepers' keys."""
    descriptor, limits, admins = json.loads(sys.argv[-1])
    asyncio.run(serve(descriptor, Limits(*limits), frozenset(admins)))
