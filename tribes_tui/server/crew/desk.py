"""The host's end of the sessions that workers draw: keys go out, frames come in, and what somebody wants is done."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import TYPE_CHECKING, Any

from rules import State
from tribes_tui.play.seat import Update
from tribes_tui.seats.judgement import Answer
from tribes_tui.seats.thinker import ThinkerError
from tribes_tui.server.crew.crew import Crew, Hand
from tribes_tui.server.crew.packing import packed_error
from tribes_tui.server.host import NotNow
from tribes_tui.server.port import Port

if TYPE_CHECKING:
    from tribes_tui.server.hosted import HostedTable
    from tribes_tui.server.ssh_session import SshSession

NUMBERS = itertools.count(1)
PASTE = re.compile(rb"\x1b\[20([01])~")
KEY = re.compile(rb"\x1b\[[0-9;<?]*[ -/]*[@-~]|\x1bO.|[^\x80-\xbf]", re.DOTALL)
PATIENCE = 2.0
"""Seconds in which a worker must have ended a session that was told to end."""

LOOK = 0.05
CHANGING = ("open_table", "join", "leave_chair", "begin", "rematch", "admit")
"""Requests whose answer brings what all may know now, so that the app finds its table there."""


class KeyCount:
    """How many keys some bytes are, about; what is pasted is one."""

    def __init__(self) -> None:
        self._is_paste = False

    def of(self, data: bytes) -> int:
        """Keys in these bytes."""
        count = 0
        parts = PASTE.split(data)
        for text, mark in itertools.zip_longest(parts[::2], parts[1::2]):
            count += 0 if self._is_paste else len(KEY.findall(text))
            if mark is not None:
                self._is_paste = mark == b"0"
        return count


class FarListener:
    """Passes on to a worker what one port hears."""

    def __init__(self, hand: Hand, number: int) -> None:
        self._hand = hand
        self._number = number
        self._loop = asyncio.get_running_loop()
        self.port: Port | None = None

    def heard(self, update: Update, can_redo: bool, unsaved: str | None, final: State | None) -> None:
        """A move."""
        self._tell("heard", update, can_redo, unsaved, final)

    def said(self, text: str) -> None:
        """A word."""
        self._tell("said", text)

    def reseated(self) -> None:
        """Others came or went."""
        if self.port is not None:
            self._tell("present", list(self.port.seats), self.port.presences())

    def hint_soon(self, done: Future[Answer]) -> None:
        """As `hinted`, from any thread."""
        self._loop.call_soon_threadsafe(self.hinted, done)

    def hinted(self, done: Future[Answer]) -> None:
        """A bot's answer; None when there is none."""
        try:
            answer: Answer | None = done.result()
        except (ThinkerError, CancelledError):
            answer = None
        self._tell("hint", answer)

    def _tell(self, what: str, *values: Any) -> None:
        self._hand.tell("port", self._number, what, *values)


class Desk:
    """Stands in the host's process for the app of one session, which runs in a worker."""

    def __init__(self, session: SshSession, crew: Crew) -> None:
        self.session = session
        self.number = next(NUMBERS)
        self.painter = self
        self.silence = 0.0
        self.is_running = False
        self._crew = crew
        self._hand = crew.place()
        self._hand.desks[self.number] = self
        self._ports: dict[int, tuple[Port, FarListener]] = {}
        self._ended = asyncio.Event()
        self._count = KeyCount()
        self._clogged: asyncio.TimerHandle | None = None

    # ---- As an app ----------------------------------------------------------------------------

    async def run_async(self, size: tuple[int, int], mouse: bool) -> None:
        """Until the worker has ended it."""
        session, person = self.session, self.session.person
        self.is_running = True
        session.wire.attach(self._keys, self._size)
        start = {
            "person": (person.id, person.name, person.may_come, person.likes),
            "term": session.term,
            "variables": session.variables,
            "code": session.code,
            "size": size,
        }
        self._hand.tell("start", self.number, start)
        await self._ended.wait()

    def lobby_changed(self) -> None:
        """All workers are told, once."""
        self._crew.changed()

    def step_aside(self) -> None:
        """As `SessionApp.step_aside`."""
        self._tell("aside")

    def warn(self, text: str) -> None:
        """As `SessionApp.warn`."""
        self._tell("warn", text)

    def exit(self) -> None:
        """End it; a worker that doesn't is not waited for."""
        self._tell("exit")
        asyncio.get_running_loop().call_later(PATIENCE, self._ended.set)

    def line_lost(self) -> None:
        """Nobody is there any more."""
        self._tell("exit")
        self._ended.set()

    def on_unmount(self) -> None:
        """However it ends: nothing of it stays at the table."""
        self.is_running = False
        for port, _ in self._ports.values():
            port.close()
        self._ports.clear()
        if self._clogged is not None:
            self._clogged.cancel()
            self._clogged = None

    # ---- From the worker ----------------------------------------------------------------------

    def heard(self, name: str, values: list[Any]) -> None:
        """The worker says something about this session."""
        if name == "show":
            self.session.wire.write(values[0])
            self._watch_clogging()
        elif name == "silent":
            (self.silence,) = values
        elif name == "leave":
            self.session.leave()
        elif name == "end":
            self.session.end(values[0])
        elif name == "broke":
            self.session.broke_at(values[0])
        elif name == "ended":
            self._hand.desks.pop(self.number, None)
            self._hand.tell("forget", self.number)
            self._ended.set()

    def worker_lost(self) -> None:
        """There is no screen any more."""
        self._hand.desks.pop(self.number, None)
        if self.is_running:
            self.session.broke_at("a worker died")
        self._ended.set()

    def answer(self, what: str, values: list[Any]) -> tuple[Any, Any, Any]:
        """Do what was asked; what it gave, what is new about the person, and for everybody."""
        does = getattr(self, f"_do_{what}", None)
        if does is not None:
            value = does(*values)
        else:
            value = self._do_with_host(what, *values)
        person = self.session.person
        return value, (person.name, person.may_come), self._crew.mirror() if what in CHANGING else None

    def _do_with_host(self, what: str, *values: Any) -> Any:
        host, person = self._crew.host, self.session.person
        named: dict[str, Callable[..., Any]] = {
            "leave_chair": host.leave_chair, "begin": host.begin, "is_asked": host.is_asked, "talk": host.talk,
            "join": host.join,
        }  # fmt: skip
        return named[what](self._table(values[0]), person, *values[1:])

    def _table(self, id: str) -> HostedTable:
        if id not in self._crew.host.tables:
            raise NotNow("that table is gone")
        return self._crew.host.tables[id]

    def _do_name(self, text: str) -> None:
        self._crew.host.people.name(self.session.person, text)
        self._crew.changed()

    def _do_like(self, likes: dict[str, Any]) -> None:
        self._crew.host.people.like(self.session.person, likes)

    def _do_talk_in_lobby(self, text: str) -> None:
        self._crew.host.talk_in_lobby(self.session.person, text)

    def _do_open_table(self, plan: Any) -> str:
        return self._crew.host.open_table(self.session.person, plan).id

    def _do_rematch(self, id: str) -> str:
        return self._crew.host.rematch(self._table(id), self.session.person).id

    def _do_admit(self, code: str) -> str | None:
        hosted = self._crew.host.admit(self.session.person, code)
        return None if hosted is None else hosted.id

    def _do_seat_to_return_to(self) -> str | None:
        hosted = self._crew.host.seat_to_return_to(self.session.person)
        return None if hosted is None else hosted.id

    def _do_arrived(self, id: str) -> None:
        if self.is_running:
            self._crew.host.arrived(self.session, self._table(id))

    def _do_departed(self, left: bool) -> None:
        self._crew.host.departed(self.session, left)

    def _do_watch(self, id: str) -> dict[str, Any]:
        host, person = self._crew.host, self.session.person
        hosted, number = self._table(id), next(NUMBERS)
        listener = FarListener(self._hand, number)
        port = listener.port = host.watch_or_play(hosted, person, listener)
        self._ports[number] = (port, listener)
        told = {"number": number, "viewer": port.viewer, "seats": list(port.seats), "presences": port.presences()}
        return {**told, "picture": port.picture(), "lines": list(hosted.chat.lines), "since": hosted.seen(person.id)}

    def _do_port(self, number: int, what: str, *values: Any) -> Any:
        found = self._ports.get(number)
        if found is None:
            return None
        port, listener = found
        if what == "close":
            del self._ports[number]
        if what == "hint":
            port.hint(listener.hint_soon)
            return None
        allowed = {"propose", "why_not_undo", "undo", "redo", "ask_me", "close"}
        return getattr(port, what)(*values) if what in allowed else None

    # ---- To the worker ------------------------------------------------------------------------

    def _tell(self, name: str, *values: Any) -> None:
        self._hand.tell(name, self.number, *values)

    def _keys(self, data: bytes) -> int:
        self._tell("keys", data.decode("latin-1"))
        return self._count.of(data)

    def _size(self, columns: int, rows: int) -> None:
        self._tell("size", columns, rows)

    def _watch_clogging(self) -> None:
        """A worker that doesn't stop drawing for a line that doesn't move would fill the memory."""
        if self._clogged is None and self.session.wire.is_clogged:
            self._tell("clogged", True)
            self._look_again()

    def _look_again(self) -> None:
        if self.session.wire.is_clogged:
            self._clogged = asyncio.get_running_loop().call_later(LOOK, self._look_again)
        else:
            self._clogged = None
            self._tell("clogged", False)


class Counter:
    """Where workers' questions arrive, and are given to the right desk; or answered for nobody in particular."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        crew.answer, crew.heard = self.answer, self.heard

    def answer(self, hand: Hand, what: str, values: list[Any]) -> tuple[bool, Any]:
        """Whether it went well, and what it gave; else the error."""
        session, *rest = values
        desk = hand.desks.get(session)
        try:
            if desk is not None:
                return True, desk.answer(what, rest)
            return True, self._for_nobody(what, *rest)
        except Exception as error:
            told = packed_error(error)
            if told is None:
                self._crew.host.logbook.crash("a worker's question", error)
                told = "TableError", ["something went wrong"]
            return False, told

    def heard(self, hand: Hand, what: str, values: list[Any]) -> None:
        """A word about one session."""
        desk = hand.desks.get(values[0])
        if desk is not None:
            with contextlib.suppress(ConnectionError):
                desk.heard(what, values[1:])

    def _for_nobody(self, what: str, *values: Any) -> Any:
        host = self._crew.host
        if what == "find":
            return host.invitations.find(values[0]) is not None
        if what == "health":
            return {"lines": host.health.lines, "sessions": host.health.sessions, "tables": host.health.tables}[
                values[0]
            ](host)
        if what == "recording":
            return host.recording_place(host.tables[values[0]])
        if what == "invite":
            return host.invite(None if values[0] is None else host.tables[values[0]])
        if what == "saw" and values[0] in host.tables:
            host.tables[values[0]].saw(values[1], values[2])
        return None
