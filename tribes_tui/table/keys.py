"""Which commands the footer shows: what can be done now, the most needed first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tribes_tui.profile.keymap import BY_NAME
from tribes_tui.table.command import Command
from tribes_tui.words.said import table


class Possible(NamedTuple):
    """What can be done now, as far as the footer tells."""

    passing: str = ""
    picked: bool = False
    lit: bool = False
    hint: bool = False
    undo: bool = False
    redo: bool = False
    call: str = ""
    over: bool = False
    unsaved: bool = False
    since: bool = False
    seats: bool = True
    going: str = ""
    """Keys that go to a place by its name, `A-I`: they stand in the place of the walking command's own."""


def footer(own: tuple[Command, ...], can: Possible, key_of: Callable[[str], str]) -> Iterator[Command]:
    """The keys that work now, the most needed first: what doesn't fit is left out.

    `key_of` gives a command's first key as it is shown; a command without one is left out.
    """
    for name, label in _offered(can):
        if name == "own":
            yield from own
        elif key_of(name):
            key = key_of(name)
            if name == "next":
                key = f"←↑↓→ {can.going}" if can.going else f"{key} ←↑↓→"
            yield Command(key, label or BY_NAME[name].label, name)


def _offered(can: Possible) -> Iterator[tuple[str, str]]:
    """(command, label or "" for its own), in order; "own" stands for the board's."""
    if can.passing:
        yield "choose", can.passing.lower()
        yield "own", ""
        if can.undo:
            yield "undo", ""
        yield "log", ""
        return
    if can.unsaved:
        yield "elsewhere", ""
    if can.over:
        yield "choose", table.result()
    yield "own", ""
    wanted = {"back": can.picked, "hint": can.hint, "what": True, "undo": can.undo, "redo": can.redo}
    yield from _working(wanted)
    if can.call:
        yield "call", can.call
        yield "asking", ""
    yield from _working({"rules": True, "log": True, "leave": True, "since": can.since, "palette": True})
    yield from _working({"next": can.lit, "choose": can.lit, "jump": can.lit, "say": True, "seats": can.seats})


def _working(commands: dict[str, bool]) -> Iterator[tuple[str, str]]:
    return ((name, "") for name, works in commands.items() if works)
