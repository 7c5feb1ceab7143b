"""Frames as fast as the terminal takes them: what it hasn't answered for yet is not added to.

After each frame the terminal is asked whether it is there (it answers `CSI 0 n`). Two frames may be under way;
what changes meanwhile is sent as one difference once an answer comes. A terminal that never answers is not waited for.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from textual._compositor import ChopsUpdate, LayoutUpdate

from tribes_tui.display.display import Display, put_update
from tribes_tui.server.transport.wire import Wire

ASK = "\x1b[5n"
UNDER_WAY = 2
PATIENCE = 10.0
RETRY = 0.05

Update = LayoutUpdate | ChopsUpdate
"""What Textual makes of a screen, or of the parts of it that look different now."""


class Painter:
    """Shows on one wire what was put. `cursor` tells where the cursor is; None while nothing is to be shown yet."""

    def __init__(
        self, wire: Wire, depth: str, cursor: Callable[[], tuple[int, int] | None], erases: bool = False
    ) -> None:
        self._wire = wire
        self._cursor = cursor
        self._display = Display(0, 0, depth, erases)
        self._asked: list[float] = []
        self._answers: bool | None = None
        self._is_due = self._is_bare = self._is_over = False
        self._retry: asyncio.TimerHandle | None = None
        self._soon: asyncio.Handle | None = None
        self.dropped = 0
        wire.on_answer = self.answered

    @property
    def silence(self) -> float:
        """Seconds for which a terminal that used to answer has owed an answer."""
        return time.monotonic() - self._asked[0] if self._asked and self._answers else 0.0

    def resize(self, width: int, height: int) -> None:
        """Another window: nothing is known to be shown there, and nothing is shown before something is put."""
        if (self._display.width, self._display.height) != (width, height):
            self._display.resize(width, height)
            self._is_bare = True
        self._display.forget()

    def put(self, update: Update) -> None:
        """This is to be shown with the next frame."""
        self._is_bare = False
        put_update(self._display, update)

    def changed_soon(self) -> None:
        """As `changed`, in a call of its own: between drawing and this others may have their turn."""
        if self._soon is None and not self._is_over:
            self._soon = asyncio.get_running_loop().call_soon(self._changed_now)

    def _changed_now(self) -> None:
        self._soon = None
        self.changed()

    def changed(self) -> None:
        """Something looks different now: show it, or remember that it must be shown."""
        if self._is_over:
            return
        if self.is_behind():
            self.dropped += 1
            self._is_due = True
            self._retry_later()
        else:
            self._paint()

    def answered(self) -> None:
        """The terminal has shown all up to some frame."""
        self._answers = True
        if self._asked:
            self._wire.round_trip = time.monotonic() - self._asked.pop(0)
        if self._is_due and not self.is_behind():
            self._paint()

    def stop(self) -> None:
        """Nothing is painted any more, whatever changes while it ends."""
        self._is_over, self._is_due = True, False
        for call in (self._retry, self._soon):
            if call is not None:
                call.cancel()
        self._retry = self._soon = None

    def _paint(self) -> None:
        self._is_due = False
        self._display.cursor = self._cursor()
        if self._display.cursor is None or not self._display.width or self._is_bare:
            return
        text = self._display.difference()
        if text:
            if self._answers is not False:
                self._asked.append(time.monotonic())
                text += ASK
            self._wire.write(text)

    def is_behind(self) -> bool:
        """Whether the terminal still owes answers for what it was sent: nothing more is sent meanwhile."""
        if self._wire.is_clogged:
            return True
        if not self._asked or len(self._asked) < UNDER_WAY:
            return False
        if time.monotonic() - self._asked[0] > PATIENCE:
            self._answers = False  # it answers no more
            self._asked.clear()
        return bool(self._answers)

    def _retry_later(self) -> None:
        if self._retry is None:
            self._retry = asyncio.get_running_loop().call_later(RETRY, self._try)

    def _try(self) -> None:
        self._retry = None
        if self._is_due:
            self.changed()
