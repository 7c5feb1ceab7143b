"""What a person does at a terminal, of all that it sends: one reader for a terminal of one's own and for those at a host."""

from __future__ import annotations

import re
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator

from textual import events
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput

from tribes_tui.display.reading import keys
from tribes_tui.display.reading.sequences import Sequences, Token

MOUSE = re.compile(r"<?(\d{1,5});(\d{1,4});(\d{1,4})")
SCROLLS = (events.MouseScrollUp, events.MouseScrollDown, events.MouseScrollLeft, events.MouseScrollRight)
SYNCHRONIZED = ("?2026;1$", "?2026;2$", "?2026;3$")
"""Answers to whether several pieces of a screen can be shown at once: yes, on, off, always."""
MOVED, SCROLLED, LET_GO = 32, 64, 3
"""Of the buttons of a mouse: two bits, and the number that older terminals send for every button that is let go."""


class Answered(Message):
    """The terminal is there: what it was sent before has been shown."""


class Reader:
    """Makes Textual's events of bytes. All else that a terminal sends, answers to others' questions too, is dropped."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._sequences = Sequences(clock)
        self._decode = getincrementaldecoder("utf-8")("surrogateescape").decode
        self._at = (0, 0)
        self._pressed = 0

    @property
    def deadline(self) -> float | None:
        """When `tick` should be called, by the reader's clock; None: nothing is waited for."""
        return self._sequences.deadline

    @property
    def kept(self) -> int:
        """How many signs are kept of what hasn't ended."""
        return self._sequences.kept

    def read(self, data: bytes) -> Iterator[Message]:
        """What these bytes are."""
        return self.feed(self._decode(data))

    def feed(self, text: str) -> Iterator[Message]:
        """What these signs are."""
        for token in self._sequences.feed(text):
            yield from self._events(token)

    def tick(self) -> Iterator[Message]:
        """What is known by what didn't follow in time."""
        for token in self._sequences.tick():
            yield from self._events(token)

    def _events(self, token: Token) -> Iterator[Message]:
        kind, body, final = token
        if kind == "text":
            yield keys.typed(body)
        elif kind == "escape":
            yield events.Key("escape", "\x1b")
        elif kind == "alt":
            yield keys.with_alt(body)
        elif kind == "paste":
            yield events.Paste(body.encode("utf-8", "surrogateescape").decode("utf-8", "replace").replace("\0", ""))
        elif kind == "ss3":
            yield from keys.of_ss3(body, final)
        elif kind == "mouse":
            button, x, y = body.encode("utf-8", "surrogateescape")[:3]
            yield from self._mouse(button - 32, x - 32, y - 32, is_let_go=(button - 32) & 67 == LET_GO)
        elif final in "Mm" and (found := MOUSE.fullmatch(body)) and (body[0] == "<" or final == "M"):
            button, x, y = (int(number) for number in found.groups())
            if body[0] == "<":
                yield from self._mouse(button, x, y, is_let_go=final == "m")
            else:
                yield from self._mouse(button - 32, x, y, is_let_go=(button - 32) & 67 == LET_GO)
        elif (body, final) == ("", "I"):
            yield events.AppFocus()
        elif (body, final) == ("", "O"):
            yield events.AppBlur()
        elif (body, final) == ("0", "n"):
            yield Answered()
        elif final == "y" and body in SYNCHRONIZED:
            yield TerminalSupportsSynchronizedOutput()
        else:
            yield from keys.of_csi(body, final)

    def _mouse(self, code: int, column: int, row: int, is_let_go: bool) -> Iterator[Message]:
        """A click, a movement or a scroll; columns and rows count from 1."""
        if code < 0 or code > 127 or column < 1 or row < 1:
            return
        x, y = column - 1, row - 1
        delta_x, delta_y = x - self._at[0], y - self._at[1]
        self._at = x, y
        button = 0 if code & SCROLLED else (code + 1) & 3
        kind: type[events.MouseEvent]
        if code & SCROLLED:
            kind = SCROLLS[code & 3]
        elif code & MOVED or (not button and not is_let_go):
            kind = events.MouseMove
        else:
            kind = events.MouseUp if is_let_go else events.MouseDown
        if kind is events.MouseDown:
            self._pressed = button
        elif kind is events.MouseUp:
            button = button or self._pressed
        modifiers = bool(code & 4), bool(code & 8), bool(code & 16)
        yield kind(None, x, y, delta_x, delta_y, button, *modifiers, screen_x=x, screen_y=y)


def replace_textuals() -> None:
    """Textual's drivers for Windows and for browsers read by this, too: what they read with ends the program at some bytes."""
    for name in ("win32", "web_driver"):
        module = sys.modules.get(f"textual.drivers.{name}")
        if module is not None:
            module.XTermParser = lambda debug=False: Reader()  # type: ignore[attr-defined]
