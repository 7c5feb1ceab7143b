"""One connection: what it sends is counted, and the kernel's late acknowledgements are not waited for."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable
from typing import Any

import asyncssh

from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.transport.gate import NOT_EXCHANGED, NOT_READ, TOO_MUCH, UNREAD, Caller
from tribes_tui.server.transport.traffic import KINDS, PACKETS, Traffic

QUICK_ACK: int | None = getattr(socket, "TCP_QUICKACK", None)
"""Linux has it; elsewhere a login is as slow as the kernel likes."""


class Connection(asyncssh.SSHServerConnection):
    """asyncssh's, with budgets: beyond them it is closed.

    While somebody logs in, each packet is acknowledged at once. A client sends two packets in a row when keys are
    exchanged, and again when they are taken into use, and holds the second back until the first is acknowledged; the
    kernel here, which has nothing to say yet, would keep that acknowledgement for 40 ms, twice a login.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        options: asyncssh.SSHServerConnectionOptions,
        caller: Caller,
        limits: Limits,
        logbook: Logbook,
    ) -> None:
        super().__init__(loop, options)
        self.caller = caller
        self._logbook = logbook
        self._traffic = Traffic(limits)
        self._way_out: asyncio.WriteTransport | None = None
        self._peer: socket.socket | None = None
        self._exchanging_since: float | None = None
        caller.close = self.refuse
        caller.unsent = self.unsent
        caller.exchanging = self.exchanging

    is_enough: Callable[[], bool] = staticmethod(lambda: True)
    """Whether what was proved is enough."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._way_out = transport
        self._peer = transport.get_extra_info("socket")
        super().connection_made(transport)

    def unsent(self) -> int:
        """Bytes that wait because the other end doesn't read."""
        return 0 if self._way_out is None else self._way_out.get_write_buffer_size()

    def is_exchanging(self) -> bool:
        """Whether an exchange of keys is under way, begun by whomever."""
        return not self._kex_complete

    def exchanging(self) -> float:
        """Seconds for which an exchange of keys has been under way, as far as it was looked: what is sent meanwhile is kept."""
        now = time.monotonic()
        if not self.is_exchanging():
            self._exchanging_since = None
        elif self._exchanging_since is None:
            self._exchanging_since = now
        return 0.0 if self._exchanging_since is None else now - self._exchanging_since

    def refuse(self, why: str) -> None:
        """Close it with a word; nothing more of it is read."""
        if why in (TOO_MUCH, NOT_READ, NOT_EXCHANGED):
            self._logbook.seen("refused", self.caller.address, why)
        self.disconnect(asyncssh.DISC_TOO_MANY_CONNECTIONS, why)

    def data_received(self, data: bytes, datatype: Any = None) -> None:
        """Bytes: count the packets that they completed."""
        before = self._recv_seq
        super().data_received(data, datatype)
        packets = self._recv_seq - before  # the numbers begin anew when keys are taken into use
        if not self._traffic.take(PACKETS, max(1, packets)) or self.unsent() > UNREAD:
            self.refuse(TOO_MUCH)
        if not self.caller.has_logged_in:
            self._acknowledge()

    def process_packet(self, pkttype: int, pktid: int, packet: Any) -> Any:
        """A packet that is for the connection itself; some have budgets of their own."""
        kind = KINDS.get(pkttype)
        if kind is not None and not self._traffic.take(kind):
            self.refuse(TOO_MUCH)
            return True
        return super().process_packet(pkttype, pktid, packet)

    async def send_userauth_success(self) -> None:
        """Something was proved; `is_enough` tells whether more is asked for, which SSH calls a partial success."""
        if self.is_enough():
            await super().send_userauth_success()
        else:
            self.send_userauth_failure(True)

    def create_task(self, coro: Any, task_logger: Any = None) -> Any:
        """A task that begins after what is being done now, as asyncssh takes for granted, whose answers are lost otherwise.

        From Python 3.12 on Textual has a loop begin tasks at once, and it is the loop of all connections.
        """
        later = asyncio.Task(coro, loop=self._loop) if asyncio.iscoroutine(coro) else coro
        return super().create_task(later, task_logger)

    def wait_for_person(self) -> None:
        """Somebody types: the gate's patience counts from now on, no more that of a login between programs."""
        self._cancel_login_timer()

    def _acknowledge(self) -> None:
        if QUICK_ACK is not None and self._peer is not None:
            with contextlib.suppress(OSError):  # after every packet: the kernel forgets it whenever something is sent
                self._peer.setsockopt(socket.IPPROTO_TCP, QUICK_ACK, 1)
