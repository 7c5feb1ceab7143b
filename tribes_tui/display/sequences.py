"""Where what a terminal sends begins and ends, after ECMA-48 and Paul Williams' parser for DEC's terminals.

What has begun with a control sequence's introducer is waited for, since a line may be slow; but not for ever, and nothing is kept of
what nobody reads. Only an Escape that nothing follows is a key.
"""

import time
from collections.abc import Callable, Generator, Iterator
from typing import NamedTuple

from textual import constants

ESC, BEL, CANCEL = "\x1b", "\a", ("\x18", "\x1a")
BEGIN, END = "200", "\x1b[201~"
"""Of a paste: the parameter of its first sequence, and the whole of its last."""

INTRODUCERS = {"[": "csi", "O": "ss3", "P": "dcs", "X": "sos", "]": "osc", "^": "pm", "_": "apc"}
"""What follows Escape; 64 more is the same as one sign of C1."""
STRINGS = frozenset(("dcs", "sos", "osc", "pm", "apc"))
ST = "\x9c"

PATIENCE, ON_THE_WHOLE = 2.0, 30.0
"""Seconds to the next sign of what has begun, and to its end."""
PASTING, ALL_PASTED = 5.0, 60.0
"""The same within a paste."""
LONGEST = 65_536
"""Signs of what is dropped, after which it is waited for no more; and signs that are kept of a paste. A longer paste is forgotten."""
KEPT = 64
"""Signs that are kept of a control sequence: no key has more."""


class Token(NamedTuple):
    """What was sent: `kind` is text (one sign), escape, alt (Escape and a sign), csi, ss3, mouse (three signs) or paste."""

    kind: str
    body: str = ""
    final: str = ""


class Sequences:
    """Takes signs as they come, however split. Bytes that are no UTF-8 are half surrogates, as `surrogateescape` makes them."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or time.monotonic
        self._state = ""
        self._body = ""
        self._count = 0
        self._began = self._last = 0.0
        self._introducer = self._held = ""

    @property
    def deadline(self) -> float | None:
        """When `tick` should be called; None: nothing is waited for."""
        if not self._state:
            return None
        if self._state == "escape":
            return self._last + constants.ESCAPE_DELAY
        patience, whole = (PASTING, ALL_PASTED) if self._state == "paste" else (PATIENCE, ON_THE_WHOLE)
        return min(self._last + patience, self._began + whole)

    @property
    def kept(self) -> int:
        """How many signs are kept of what hasn't ended."""
        return len(self._body) + len(self._held)

    def tick(self) -> Iterator[Token]:
        """What was waited for didn't come in time."""
        deadline = self.deadline
        if deadline is not None and self._clock() >= deadline:
            yield from self._given_up()

    def feed(self, text: str) -> Iterator[Token]:
        """The signs that have come."""
        now = self._clock()
        if self._state and now - self._began > (ALL_PASTED if self._state == "paste" else ON_THE_WHOLE):
            self._become("")
        self._last = now
        place = 0
        while place < len(text):
            if self._state == "paste":
                text, place = (yield from self._pasted(text[place:])), 0
            else:
                yield from self._take(text[place])
                place += 1

    # ---- One sign -----------------------------------------------------------------------------

    def _take(self, sign: str) -> Iterator[Token]:
        if self._state == "mouse" and sign >= " ":
            self._body += sign
            if len(self._body.encode("utf-8", "surrogateescape")) >= 3:
                yield self._ended("mouse", self._body)
            return
        if "\udc80" <= sign <= "\udcff":
            sign = chr(ord(sign) - 0xDC00) if sign < "\udca0" else "\ufffd"
        state = self._state
        if state in STRINGS or state == "closing":
            yield from self._in_string(sign)
        elif not state or "\x80" <= sign < "\xa0":
            yield from self._on_ground(sign)
        elif sign in CANCEL:
            self._become("")
        elif state == "escape":
            yield from self._escaped(sign)
        elif sign == ESC:
            yield from self._given_up()
            self._become("escape")
        elif sign < " " or sign == "\x7f":
            pass  # nobody types it within a sequence
        elif state == "csi":
            yield from self._in_csi(sign)
        elif state == "ss3":
            yield from self._in_ss3(sign)
        else:
            yield self._ended("csi", "[", sign)

    def _on_ground(self, sign: str) -> Iterator[Token]:
        if sign == ESC:
            self._become("escape")
        elif "\x80" <= sign < "\xa0":
            self._become(INTRODUCERS.get(chr(ord(sign) - 64), ""))
        else:
            yield Token("text", sign)

    def _escaped(self, sign: str) -> Iterator[Token]:
        if sign == ESC:
            self._become("escape")
            yield Token("escape")
        elif sign in INTRODUCERS:
            self._become(INTRODUCERS[sign])
            self._introducer = sign
        elif sign == "\\":
            self._become("")  # the end of a string that isn't waited for any more
        else:
            yield self._ended("alt", sign)

    def _in_csi(self, sign: str) -> Iterator[Token]:
        body = self._body
        if not body and sign in "[M":
            self._become("console" if sign == "[" else "mouse")
        elif sign == "$" and body.isdecimal():
            yield self._ended("csi", body, sign)  # rxvt ends sequences with it
        elif " " <= sign < "@":
            self._keep(sign)
        elif sign == "~" and body == BEGIN:
            self._become("paste")
        elif sign <= "~":
            yield self._ended("csi", body, sign)
        else:
            self._become("")

    def _in_ss3(self, sign: str) -> Iterator[Token]:
        if "0" <= sign <= ";":
            self._keep(sign)
        else:
            yield self._ended("ss3", self._body, sign)

    def _in_string(self, sign: str) -> Iterator[Token]:
        if self._state == "closing":
            if sign == "\\":
                self._become("")
            else:
                self._become("escape")
                yield from () if sign == ESC else self._take(sign)
        elif sign in CANCEL or sign == ST or (sign == BEL and self._state == "osc"):
            self._become("")
        elif sign == ESC:
            self._state = "closing"
        else:
            self._keep("")

    def _keep(self, sign: str) -> None:
        """One sign more; too many, and it is waited for no longer."""
        self._count += 1
        self._body += sign if self._count <= KEPT else ""
        if self._count > LONGEST:
            self._become("")

    def _pasted(self, text: str) -> Generator[Token, None, str]:
        """What is behind the paste, which ends within this text, or all of it belongs to it."""
        text, self._held = self._held + text, ""
        place = text.find(END)
        if place >= 0:
            if self._count + place <= LONGEST:
                yield Token("paste", self._body + text[:place])
            self._become("")
            return text[place + len(END) :]
        held = next((size for size in range(len(END) - 1, 0, -1) if text.endswith(END[:size])), 0)
        text, self._held = text[: len(text) - held], END[:held]
        self._count += len(text)
        self._body = self._body + text if self._count <= LONGEST else ""
        return ""

    # ---- States -------------------------------------------------------------------------------

    def _become(self, state: str) -> None:
        self._state, self._body, self._count = state, "", 0
        self._introducer = self._held = ""
        self._began = self._last

    def _ended(self, kind: str, body: str, final: str = "") -> Token:
        self._become("")
        return Token(kind, body, final)

    def _given_up(self) -> Iterator[Token]:
        """It ends here. Where nothing followed, it was typed: Escape, or a sign with Alt."""
        state, introducer, is_bare = self._state, self._introducer, not self._count
        self._become("")
        if state == "escape":
            yield Token("escape")
        elif introducer and is_bare:
            yield Token("alt", introducer)
