"""The workers as the host has them: started when they are needed, each with its people, ended when nobody needs them."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tribes_tui.server.crew.packing import Unpacker, pack

if TYPE_CHECKING:
    from tribes_tui.server.crew.desk import Desk
    from tribes_tui.server.host import Host

BOOT = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tribes_tui.server.crew.worker import main; main()"
SPARE = 8
"""Free places at which the next worker is started, so that it is warm when it is needed."""

PATIENCE = 2.0
"""Seconds for which a worker may go on that was told to end."""

SILENCE = 30.0
"""Seconds without a word (one comes every second) after which a worker is taken for stuck."""

UNREAD = 16_000_000
"""Bytes that a worker may leave unread before it is taken for stuck."""


class Hand(asyncio.Protocol):
    """One worker, and the desks of the sessions that it draws."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._unpacker = Unpacker()
        self._transport: asyncio.WriteTransport | None = None
        self._unsent: list[bytes] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._last = time.monotonic()
        self.desks: dict[int, Desk] = {}
        self.is_gone = False

    async def start(self) -> None:
        """Start the process. What is told meanwhile is kept for it."""
        here, there = socket.socketpair()
        limits = self._crew.host.limits
        told = json.dumps([there.fileno(), list(limits), sorted(self._crew.host.admins)])
        with there:
            self._process = subprocess.Popen(
                [sys.executable, "-c", BOOT, json.dumps(sys.path), told],
                stdin=subprocess.DEVNULL, pass_fds=[there.fileno()], start_new_session=True,
            )  # fmt: skip
        await asyncio.get_running_loop().create_connection(lambda: self, sock=here)

    def tell(self, name: str, *values: Any) -> None:
        """Say something to the worker."""
        self._send(pack([name, *values]))

    def _send(self, data: bytes) -> None:
        if self._transport is None:
            self._unsent.append(data)
        elif not self.is_gone:
            self._transport.write(data)
            if self._transport.get_write_buffer_size() > UNREAD:
                self.kill()

    @property
    def is_stuck(self) -> bool:
        """Whether nothing was heard of it for too long."""
        return time.monotonic() - self._last > SILENCE

    @property
    def pid(self) -> int:
        """The process, 0 before it is started."""
        return 0 if self._process is None else self._process.pid

    def kill(self) -> None:
        """End a process that does nothing sensible any more."""
        if self._process is not None:
            self._process.kill()

    # ---- As a protocol ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The worker may be told things."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def data_received(self, data: bytes) -> None:
        """The worker says or asks something."""
        self._last = time.monotonic()
        for number, name, *values in self._unpacker.feed(data):
            if number:
                self._send(pack(["answer", number, *self._crew.answer(self, name, values)]))
            else:
                self._crew.heard(self, name, values)

    def connection_lost(self, error: Exception | None) -> None:
        """The worker has ended, or died."""
        self._gone()

    def _gone(self) -> None:
        if not self.is_gone:
            self.is_gone = True
            self._crew.lost(self)

    async def end(self) -> None:
        """End the process."""
        self._gone()
        if self._transport is not None:
            self._transport.close()
        if self._process is not None:
            for _ in range(int(PATIENCE / 0.02)):
                if self._process.poll() is not None:
                    return
                await asyncio.sleep(0.02)
            self._process.kill()
            self._process.wait()


class Crew:
    """All workers of a host. `most` is how many people one draws for.

    `answer` and `heard` are what `desk` makes of questions and words.
    """

    def __init__(self, host: Host, most: int) -> None:
        self.host = host
        self.most = most
        self.hands: list[Hand] = []
        self.answer: Callable[[Hand, str, list[Any]], tuple[bool, Any]]
        self.heard: Callable[[Hand, str, list[Any]], None]
        self._is_mirror_due = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def place(self) -> Hand:
        """A worker with room; another is started in good time."""
        free = [hand for hand in self.hands if len(hand.desks) < self.most]
        room = sum(self.most - len(hand.desks) for hand in free)
        if room <= self._spare:
            free.append(self._start())
        return max(free, key=lambda hand: (len(hand.desks), -self.hands.index(hand)))

    @property
    def _spare(self) -> int:
        return min(SPARE, self.most - 1)

    def warm(self) -> None:
        """Start the first."""
        if not self.hands:
            self._start()

    def tidy(self) -> None:
        """End a worker that nobody needs, or that is stuck."""
        for hand in self.hands:
            if hand.is_stuck:
                hand.kill()
        empty = [hand for hand in self.hands if not hand.desks]
        room = sum(self.most - len(hand.desks) for hand in self.hands if hand.desks)
        if len(empty) > 1 or (empty and room > self._spare):
            self._soon(empty[-1].end())

    def changed(self) -> None:
        """What everybody may know has changed: all workers are told, soon and once."""
        if not self._is_mirror_due:
            self._is_mirror_due = True
            asyncio.get_running_loop().call_soon(self._tell_mirror)

    def mirror(self) -> tuple[dict[str, dict[str, Any]], list[str], list[str]]:
        """What everybody here may know: who sits where, what has begun and is over, who is connected, the lobby's talk."""
        tables = {
            hosted.id: {
                "plan": hosted.plan._replace(seats=list(hosted.plan.seats), options=dict(hosted.plan.options)),
                "opener": hosted.opener,
                "trouble": hosted.trouble,
                "over": hosted.is_over,
                "begun": hosted.table is not None,
                "chairs": [(chair.owner, chair.name, chair.level, chair.presence.value) for chair in hosted.chairs],
            }
            for hosted in self.host.tables.values()
        }
        return tables, [visit.person.id for visit in self.host.visits], list(self.host.lobby_chat.lines)

    def lost(self, hand: Hand) -> None:
        """A worker is gone: its people lose their screens, and keep their seats."""
        if hand in self.hands:
            self.hands.remove(hand)
        for desk in list(hand.desks.values()):
            desk.worker_lost()

    async def close(self) -> None:
        """End all."""
        self._is_closed = True
        await asyncio.gather(*(hand.end() for hand in self.hands[:]))

    def _start(self) -> Hand:
        hand = Hand(self)
        self.hands.append(hand)
        hand.tell("mirror", *self.mirror())
        self._soon(hand.start())
        return hand

    def _soon(self, what: Any) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _tell_mirror(self) -> None:
        self._is_mirror_due = False
        told = pack(["mirror", *self.mirror()])
        for hand in self.hands:
            hand._send(told)
