"""What a person does at a terminal, of all that it sends: one reader for a terminal of one's own and for those at a host.

Keys come in all forms in which terminals send them: legacy forms as xterm, VTE, rxvt, PuTTY, the Linux console and those inside tmux and
screen send them, xterm's `modifyOtherKeys`, and kitty's protocol, with all that may stand in its parameters. What carries no key that is
known is none.
"""

import re
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator, Sequence

from textual import events
from textual.events import Key
from textual.keys import _character_to_key as name_of
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput

from tribes_tui.display.sequences import Sequences, Token

LETTERS = {
    "A": "up", "B": "down", "C": "right", "D": "left", "F": "end", "H": "home", "P": "f1", "Q": "f2", "R": "f3", "S": "f4",
}  # fmt: skip
NUMBERS = {
    1: "home", 2: "insert", 3: "delete", 4: "end", 5: "pageup", 6: "pagedown", 7: "home", 8: "end",
    **dict(zip((*range(11, 16), *range(17, 22), *range(23, 27), 28, 29, *range(31, 35)), (f"f{k}" for k in range(1, 21)), strict=True)),
}  # fmt: skip
CONSOLE = {letter: f"f{number}" for number, letter in enumerate("ABCDE", 1)}
RXVT = {"$": 1, "^": 4, "@": 5}
"""What it ends a sequence with, and the modifiers that this means."""
KEYPAD = dict(zip("jklmnopqrstuvwxyX ", "*+,-./0123456789= ", strict=True))  # no words
"""Of the application's keypad, behind SS3."""

SPECIAL = {9: "tab", 13: "enter", 27: "escape", 32: "space", 127: "backspace"}
SIGNS = {"tab": "\t", "enter": "\r", "space": " ", "backspace": "\x7f"}
KITTY = SPECIAL | {number: f"f{number - 57363}" for number in range(57376, 57399)} | dict(
    zip(range(57414, 57427), ("enter", "=", ",", "left", "right", "up", "down", "pageup", "pagedown", "home", "end", "insert", "delete"),
        strict=True)
) | dict(zip(range(57399, 57414), "0123456789./*-+", strict=True))  # fmt: skip
"""Numbers of kitty's protocol that are no letter's: those of the keypad from 57399 on, a sign being that sign."""

MODIFIERS = ("shift", "alt", "ctrl", "super", "hyper", "meta")
SHIFT, ALT, CAPS_LOCK = 1, 2, 64
HELD = 0b111110
"""The modifiers with which a key is no longer its sign."""
DIGITS = 7
"""Digits of a number, at most."""

CONTROL = {
    "\r": "enter", "\t": "tab", "\x7f": "backspace", "\b": "backspace", "\0": "ctrl+@", "\x1b": "escape", "\x1c": "ctrl+backslash",
    "\x1d": "ctrl+right_square_bracket", "\x1e": "ctrl+circumflex_accent", "\x1f": "ctrl+underscore",
}  # fmt: skip
WITH_ALT = {"\t": "shift+tab", "\x7f": "ctrl+w", "\b": "ctrl+w", "f": "ctrl+right", "b": "ctrl+left"}
"""What is sent for other keys: by the Linux console, and by those that move by words."""


def typed(sign: str) -> Key:
    """The key of one sign."""
    if sign < " " or sign == "\x7f":
        return Key(CONTROL.get(sign) or f"ctrl+{chr(ord(sign) + 96)}", sign)
    return Key(name_of(sign), sign)


def with_alt(sign: str) -> Key:
    """The key of a sign behind Escape."""
    if sign in WITH_ALT:
        return Key(WITH_ALT[sign], None)
    if sign < " ":
        return Key(f"alt+{typed(sign).key}", None)
    return _named(sign, ALT | (SHIFT if sign.isupper() else 0))


def of_ss3(body: str, final: str) -> list[Key]:
    """Keys of the application's modes."""
    parts = _numbers(body)
    if parts is None:
        return []
    bits = _bits(parts[-1]) if body else 0
    if bits is None:
        return []
    if final in "abcd":
        return [_named(LETTERS[final.upper()], 4)]
    if final in "IM":
        return [_named("tab" if final == "I" else "enter", bits)]
    name = LETTERS.get(final) or KEYPAD.get(final)
    return [] if name is None else [_named(name, bits)]


def of_csi(body: str, final: str) -> list[Key]:
    """Keys behind a control sequence's introducer; none, where it is something else."""
    if body == "[":
        return [Key(CONSOLE[final], None)] if final in CONSOLE else []
    parts = _numbers(body)
    if parts is None or len(parts) > 3:
        return []
    if final == "u":
        return _of_kitty(parts)
    first = parts[0][0] if parts[0] else None
    if final == "~" and first == 27 and len(parts) == 3:  # xterm's modifyOtherKeys
        return _of_kitty([parts[2], parts[1]])
    bits = _bits(parts[1] if len(parts) > 1 else [])
    if bits is None or len(parts) > 2:
        return []
    if final in RXVT or final == "~":
        name = NUMBERS.get(first or 0)
        return [] if name is None else [_named(name, bits | RXVT.get(final, 0))]
    if final in "abcd" and not body:
        return [_named(LETTERS[final.upper()], SHIFT)]
    if final == "Z" and first in (None, 1):
        return [_named("tab", bits | SHIFT)]
    if final in "ABCD" and len(parts) == 1 and 2 <= (first or 0) <= 8:
        return [_named(LETTERS[final], (first or 0) - 1)]
    if final not in LETTERS or first not in (None, 1):
        return []
    if final == "R" and body and bits not in range(1, 8):
        return []  # where the cursor is
    return [_named(LETTERS[final], bits)]


def _of_kitty(parts: Sequence[list[int | None]]) -> list[Key]:
    """`code:shifted:base;modifiers:kind;text`, of which most may be missing."""
    code, shifted, base = (*parts[0], None, None, None)[:3]
    bits = _bits(parts[1] if len(parts) > 1 else [])
    text = [sign for one in (parts[2] if len(parts) > 2 else []) if (sign := _sign(one))]
    if code is None or bits is None:
        return []
    if text and not bits & (HELD & ~ALT):
        return [typed(sign) for sign in text]
    name = KITTY.get(code)
    if name is not None:
        return [_named(name, bits & ~SHIFT if name == "space" else bits)]
    sign = _sign(code)
    if not sign or 57344 <= code < 63744:  # of private use: keys that mean nothing here
        return []
    if bits & HELD and not sign.isascii() and base is not None and 32 < base < 127:
        return [_named(chr(base), bits)]
    if bits & SHIFT and shifted is not None and not bits & HELD:
        return [typed(other)] if (other := _sign(shifted)) else []
    if sign.isalpha() and not bits & HELD and bool(bits & SHIFT) != bool(bits & CAPS_LOCK):
        return [typed(sign.upper())] if len(sign.upper()) == 1 else []
    is_itself = not bits & HELD and (not bits & SHIFT or sign.isalpha())
    return [typed(sign) if is_itself else _named(sign, bits)]


def _named(name: str, bits: int) -> Key:
    """A key by its name or its sign, with the modifiers that are held; it types something only without them."""
    sign = SIGNS.get(name, name if len(name) == 1 else "")
    held = sorted(modifier for place, modifier in enumerate(MODIFIERS) if bits >> place & 1)
    if len(name) == 1:
        name = name_of(name.lower() if held else name)
    return Key("+".join((*held, name)), sign if sign and not held else None)


def _numbers(body: str) -> list[list[int | None]] | None:
    """Parameters and their parts, None for one that is missing; None where there is anything else."""
    parts = [part.split(":") for part in body.split(";")]
    for part in parts:
        for number in part:
            if number and not (number.isdecimal() and number.isascii() and len(number) <= DIGITS):
                return None
    return [[int(number) if number else None for number in part] for part in parts]


def _bits(part: Sequence[int | None]) -> int | None:
    """The modifiers of a parameter; None where the key was let go, or where they are none."""
    number, kind = (*part, None, None)[:2]
    if kind not in (None, 1, 2) or not 0 <= (number or 0) <= 256:
        return None
    return max(0, (number or 1) - 1)


def _sign(code: int | None) -> str:
    """The sign of a number; nothing where it is no sign's, or one that controls."""
    if code is None or not 32 <= code < 0x110000 or 127 <= code < 160 or 0xD800 <= code < 0xE000:
        return ""
    return chr(code)


# ---- All else ------------------------------------------------------------------------------------------


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
            yield typed(body)
        elif kind == "escape":
            yield events.Key("escape", "\x1b")
        elif kind == "alt":
            yield with_alt(body)
        elif kind == "paste":
            yield events.Paste(body.encode("utf-8", "surrogateescape").decode("utf-8", "replace").replace("\0", ""))
        elif kind == "ss3":
            yield from of_ss3(body, final)
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
            yield from of_csi(body, final)

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
