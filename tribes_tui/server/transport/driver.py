"""Textual's driver for a session over SSH: no thread, no signal, no terminal of the host's own; and frames as fast as the terminal takes them."""

import asyncio
import re
import time
from codecs import getincrementaldecoder
from collections.abc import Callable
from typing import Any, BinaryIO, TextIO

from rich.cells import get_character_cell_size
from textual import events
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput

from tribes_tui.display.display import Display, put_update
from tribes_tui.display.reader import Answered, Reader
from tribes_tui.server.transport.wire import Wire

# ---- Frames: what the terminal hasn't answered for yet is not added to --------------------------
#
# After each frame the terminal is asked whether it is there (it answers `CSI 0 n`). Two frames may be under way;
# what changes meanwhile is sent as one difference once an answer comes. A terminal that never answers is not waited for.


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
            if self._retry is None:
                self._retry = asyncio.get_running_loop().call_later(RETRY, self._try)
        else:
            self._paint()

    def answered(self) -> None:
        """The terminal has shown all up to some frame."""
        self._answers = True
        if self._asked:
            self._asked.pop(0)
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

    def _try(self) -> None:
        self._retry = None
        if self._is_due:
            self.changed()


# ---- The driver ---------------------------------------------------------------------------------


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
                self._wire.on_answer()
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


# ---- A line that is typed where there is no app: what somebody who may not come leaves for the keeper ----


LONGEST = 200
MOST_BYTES = 4096
"""Bytes after which nobody types a note any more."""
ENTER, ERASE, AWAY = "\r\n", "\x7f\b", "\x03\x04"
ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|\][^\x07\x1b]*(?:\x07|\x1b\\)?|.)?")
"""Arrows, and what else a terminal sends."""


class NoteLine:
    """Echoes by `write` what is typed, signs that only show themselves; `done` gets the line, "" for none."""

    def __init__(self, write: Callable[[str], None], done: Callable[[str], None]) -> None:
        self._write, self._done = write, done
        self._decoder = getincrementaldecoder("utf-8")("ignore")
        self._signs: list[str] = []
        self._room = MOST_BYTES
        self._is_over = False

    def take(self, data: bytes) -> None:
        """Some keys; sequences that begin with Escape are none."""
        self._room -= len(data)
        for sign in ESCAPES.sub("", self._decoder.decode(data[:MOST_BYTES])):
            if not self._is_over:
                self._key(sign)
        if self._room < 0:
            self._end("")

    def _key(self, sign: str) -> None:
        if sign in ENTER:
            self._end("".join(self._signs))
        elif sign in AWAY:
            self._end("")
        elif sign in ERASE and self._signs:
            self._write("\b \b" * get_character_cell_size(self._signs.pop()))
        elif sign.isprintable() and get_character_cell_size(sign) and len(self._signs) < LONGEST:
            self._signs.append(sign)
            self._write(sign)

    def _end(self, text: str) -> None:
        if not self._is_over:
            self._is_over = True
            self._write("\r\n")
            self._done(text)
