"""The lines after the header: what an entry is, how it is written, how it is read (the grammar is in FORMAT.md)."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core.told import KeyedText
from saves.format.header import checked_seat
from saves.format.text import clean, parsed, parsed_object, written

TEXT_LENGTH = 200
"""A move's notation is no longer (characters)."""


class Move(NamedTuple):
    """A decision: who took it, in notation, and which of the game it is, from 1. Written `12 0 swap CR3 2`."""

    seat: int
    text: str
    number: int


class Check(NamedTuple):
    """After `number` moves the state's key was `key`. Written `check 50 <key>`."""

    number: int
    key: str


class Undo(NamedTuple):
    """The moves after the first `number` were taken back, by the wish of `seat`. Written `undo 12 by 0`."""

    number: int
    seat: int


class Title(NamedTuple):
    """The record is called `text` from now on. Written `title "Sunday evening"`."""

    text: str


class Seat(NamedTuple):
    """`who` (a plain JSON object) sits at `seat` from now on. Written `seat 2 {"kind":"bot"}`."""

    seat: int
    who: dict[str, Any]


class End(NamedTuple):
    """The game was over after `number` moves, with this result. Written `end 57 {"scores":[3,1]}`."""

    number: int
    result: dict[str, Any]


class Time(NamedTuple):
    """After `number` moves `seat` had `left` milliseconds on its clock. Written `time 12 0 183500`."""

    number: int
    seat: int
    left: int


class Timeout(NamedTuple):
    """The time of `seat` was over after `number` moves: a bot takes its decision. Written `timeout 12 1`."""

    number: int
    seat: int


class Hint(NamedTuple):
    """After `number` moves `seat` asked what a bot would do. Written `hint 12 by 0`."""

    number: int
    seat: int


Entry = Move | Check | Undo | Title | Seat | End | Time | Timeout | Hint


def write_entry(entry: Entry) -> str:
    """The body of the entry's line. `ValueError` when it could not be read back."""
    body = _WRITERS[type(entry)](entry)
    if read_entry(body) != entry:
        raise ValueError(f"cannot be written as a line: {entry!r:.200}")
    return body


def read_entry(body: str) -> Entry:
    """The entry that a line's body stands for; `ValueError` when it is none."""
    word = body.partition(" ")[0]
    reader = _READERS.get("" if word.isdecimal() else word)
    if reader is not None and (found := re.fullmatch(reader[0], body)):
        return reader[1](*found.groups())
    raise ValueError(KeyedText("fault-no-entry", "is not an entry of a record"))


_WRITERS: dict[type, Callable[[Any], str]] = {
    Move: lambda move: f"{move.number} {move.seat} {move.text}",
    Check: lambda check: f"check {check.number} {check.key}",
    Undo: lambda undo: f"undo {undo.number} by {undo.seat}",
    Title: lambda title: f"title {written(title.text)}",
    Seat: lambda seat: f"seat {seat.seat} {written(seat.who)}",
    End: lambda end: f"end {end.number} {written(end.result)}",
    Time: lambda time: f"time {time.number} {time.seat} {time.left}",
    Timeout: lambda timeout: f"timeout {timeout.number} {timeout.seat}",
    Hint: lambda hint: f"hint {hint.number} by {hint.seat}",
}

_NUMBER = r"(0|[1-9][0-9]{0,6})"
_SEAT = r"(0|[1-9][0-9]?)"
_MILLISECONDS = r"(0|[1-9][0-9]{0,10})"


def _title(text: str) -> Title:
    value = parsed(text)
    if not isinstance(value, str):
        raise ValueError("a title must be a text")
    return Title(clean(value))


_READERS: dict[str, tuple[str, Callable[..., Entry]]] = {
    "": (
        rf"{_NUMBER} {_SEAT} ([!-~](?:[ -~]{{0,{TEXT_LENGTH - 2}}}[!-~])?)",
        lambda number, seat, text: Move(int(seat), text, int(number)),
    ),
    "check": (rf"check {_NUMBER} ([0-9a-f]{{8,64}})", lambda number, key: Check(int(number), key)),
    "undo": (rf"undo {_NUMBER} by {_SEAT}", lambda number, seat: Undo(int(number), int(seat))),
    "title": (r'title (".*")', _title),
    "seat": (rf"seat {_SEAT} (\{{.*\}})", lambda seat, who: Seat(int(seat), checked_seat(parsed_object(who)))),
    "end": (rf"end {_NUMBER} (\{{.*\}})", lambda number, result: End(int(number), parsed_object(result))),
    "time": (
        rf"time {_NUMBER} {_SEAT} {_MILLISECONDS}",
        lambda number, seat, left: Time(int(number), int(seat), int(left)),
    ),
    "timeout": (rf"timeout {_NUMBER} {_SEAT}", lambda number, seat: Timeout(int(number), int(seat))),
    "hint": (rf"hint {_NUMBER} by {_SEAT}", lambda number, seat: Hint(int(number), int(seat))),
}
"""First word of an entry ("" for the number of a move) -> its pattern, compiled when the first such entry is read."""
