"""A worker's end of its socket: it tells, it asks and waits, and it hears."""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections import deque
from collections.abc import Callable
from typing import Any

from tribes_tui.server.crew.packing import Unpacker, pack, unpacked_error

PIECE = 1 << 16


class Line:
    """To be used in one thread, with a loop running. `gone` is set when the host is no more there.

    An answer takes the host a fraction of a millisecond (and a move as long as the disk takes): that is waited for, as
    it would be in one process. What comes before it is heard before `ask` returns, what comes behind it afterwards.
    """

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._unpacker = Unpacker()
        self._numbers = itertools.count(1)
        self._inbox: deque[list[Any]] = deque()
        self.on_message: Callable[..., None] = lambda *message: None
        self.gone = asyncio.Event()

    def listen(self) -> None:
        """Hear what comes from now on."""
        asyncio.get_running_loop().add_reader(self._end, self._take)

    def tell(self, name: str, *values: Any) -> None:
        """Say something that needs no answer."""
        self._send(0, name, values)

    def ask(self, session: int, name: str, *values: Any) -> Any:
        """Do something for a session, and wait for what it gave. Raises what the host raised."""
        number = next(self._numbers)
        self._send(number, name, (session, *values))
        while (answer := self._heard_until(number)) is None:
            self._read()
            if self.gone.is_set():
                raise ConnectionError("the host is gone")
        if self._inbox:
            asyncio.get_running_loop().call_soon(self._heard_until, 0)
        good, value = answer
        if good:
            return value
        raise unpacked_error(*value)

    def _send(self, number: int, name: str, values: tuple[Any, ...]) -> None:
        if not self.gone.is_set():
            try:
                self._end.sendall(pack([number, name, *values]))
            except OSError:
                self._close()

    def _take(self) -> None:
        """Something has come; unless a question that was asked in the same round has read it already."""
        self._read(socket.MSG_DONTWAIT)
        self._heard_until(0)

    def _read(self, flags: int = 0) -> None:
        try:
            data = self._end.recv(PIECE, flags)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._close()
        self._inbox.extend(self._unpacker.feed(data))

    def _heard_until(self, number: int) -> tuple[bool, Any] | None:
        """Hear what has come up to an answer; that, if it is there. What comes behind it builds on it."""
        while self._inbox:
            name, *values = self._inbox.popleft()
            if name == "answer":
                if values[0] == number:
                    return bool(values[1]), values[2]
            else:
                self.on_message(name, *values)
        return None

    def _close(self) -> None:
        if not self.gone.is_set():
            self.gone.set()
            asyncio.get_running_loop().remove_reader(self._end)
