"""Which keys a control sequence is, in all forms in which terminals send them; what carries no key that is known is none.

Legacy forms as xterm, VTE, rxvt, PuTTY, the Linux console and those inside tmux and screen send them, xterm's `modifyOtherKeys`, and
kitty's protocol, with all that may stand in its parameters.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual.events import Key
from textual.keys import _character_to_key as name_of

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
LET_GO = 3
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
