"""Textual's driver for a session over SSH: no thread, no signal, no terminal of the host's own."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

from textual import events
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput

from tribes_tui.display.reading.reader import Answered, Reader
from tribes_tui.server.transport.painter import Painter
from tribes_tui.server.transport.wire import Wire

if TYPE_CHECKING:
    from textual.app import App

MOUSE = ("\x1b[?1000h\x1b[?1002h\x1b[?1006h", "\x1b[?1000l\x1b[?1002l\x1b[?1006l")
RESET = (
    "\x1b[?2026l\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1015l\x1b[?1004l\x1b[?2004l\x1b[?2048l"
    "\x1b[<u\x1b[?7h\x1b[8h\x1b[0m\x1b[?1049l\x1b[?25h"
)
"""Nothing of ours is left in the terminal after this, whatever state it was in."""
START = RESET + "\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?1004h"


class SshDriver(Driver):
    """Brings one session's keys to its app, and the app's frames to its `Wire`."""

    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = False,
        size: tuple[int, int] | None = None,
        wire: Wire,
        painter: Painter,
    ) -> None:
        super().__init__(app, debug=False, mouse=mouse, size=size)
        self._wire = wire
        self.painter = painter
        self._reader = Reader()
        self._overdue: asyncio.TimerHandle | None = None
        wire.attach(self.feed, self.resize)

    # ---- Output -------------------------------------------------------------------------------

    def write(self, data: str) -> None:
        """Nothing of Textual's own: cells alone are sent, by the painter."""

    def start_application_mode(self) -> None:
        """The other screen, whatever an earlier session may have left; the first size."""
        self._wire.write(START)
        if self._mouse:
            self._enable_mouse_support()
        self.resize(*(self._size or (80, 24)))

    def stop_application_mode(self) -> None:
        """The terminal as it was."""
        self.painter.stop()
        self._wire.write(RESET)

    def _enable_mouse_support(self) -> None:
        self._wire.write(MOUSE[0])

    def _disable_mouse_support(self) -> None:
        self._wire.write(MOUSE[1])

    def disable_input(self) -> None:
        """No key is read any more."""
        self._stop_waiting()
        self._wire.detach()

    def close(self) -> None:
        """Let go of everything."""
        self.disable_input()

    # ---- Input --------------------------------------------------------------------------------

    def send_message(self, message: Message) -> None:
        """To the app, which lives in this very thread."""
        self._app.post_message(message)

    def feed(self, data: bytes, counts: bool = True) -> int:
        """Read keys; how many events they made. What doesn't `count` is read, and does nothing."""
        self._stop_waiting()
        count = 0
        for event in self._reader.read(data):
            if isinstance(event, Answered):
                self._wire.answered()
            elif isinstance(event, events.AppFocus | events.AppBlur):
                self._wire.is_in_front = isinstance(event, events.AppFocus)
            elif counts and not isinstance(event, TerminalSupportsSynchronizedOutput):
                self._wire.is_in_front = True
                count += 1
                self.process_message(event)
        if self._reader.deadline is not None:
            wait = max(0.0, self._reader.deadline - time.monotonic())
            self._overdue = self._loop.call_later(wait + 0.001, self._give_up)
        return count

    def resize(self, columns: int, rows: int) -> None:
        """The window has another size; it was clamped already."""
        self.painter.resize(columns, rows)
        size = Size(columns, rows)
        self._app.post_message(events.Resize(size, size))

    def _give_up(self) -> None:
        """What was waited for didn't come; a lone Escape is known by that."""
        self._overdue = None
        if not self._wire.has_more:  # else it has come, and waits for its turn
            for event in self._reader.tick():
                self.process_message(event)

    def _stop_waiting(self) -> None:
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None

    # ---- Never on the host's machine ----------------------------------------------------------

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Not here: it would be the host's browser."""

    def deliver_binary(self, binary: BinaryIO | TextIO, **kwargs: Any) -> None:
        """Not here: it would be the host's disk."""
        binary.close()
