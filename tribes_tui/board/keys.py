"""What keys do at a table, and which of them the footer shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tribes_tui.board.scene import Command

KEYS = {
    "enter": "choose",
    "space": "choose",
    "escape": "back",
    "question_mark": "what",
    "tab": "next",
    "shift+tab": "previous",
    "h": "hint",
    "u": "undo",
    "U": "redo",
    "ctrl+r": "redo",
    "r": "rules",
    "l": "log",
    "o": "asking",
    "e": "call",
    "q": "leave",
}
"""Key (or character) -> name of a command. A target's key comes first while that target is lit."""


class Possible(NamedTuple):
    """What can be done now, as far as the footer tells."""

    passing: bool = False
    picked: bool = False
    lit: bool = False
    hint: bool = False
    undo: bool = False
    redo: bool = False
    call: str = ""
    over: bool = False


def footer(own: tuple[Command, ...], can: Possible) -> Iterator[Command]:
    """The keys that work now, the most needed first: what doesn't fit is left out."""
    if can.passing:
        yield Command("Enter", "pass the keyboard", "choose")
        if can.undo:
            yield Command("u", "undo", "undo")
        yield Command("l", "log", "log")
        return
    if can.over:
        yield Command("Enter", "the result", "choose")
    yield from own
    if can.picked:
        yield Command("Esc", "put back", "back")
    if can.hint:
        yield Command("h", "hint", "hint")
    yield Command("?", "what", "what")
    if can.undo:
        yield Command("u", "undo", "undo")
    if can.redo:
        yield Command("U", "redo", "redo")
    if can.call:
        yield Command("e", can.call, "call")
        yield Command("o", "when to ask", "asking")
    yield Command("r", "rules", "rules")
    yield Command("l", "log", "log")
    yield Command("q", "leave", "leave")
    yield Command("^p", "all", "palette")
    if can.lit:
        yield Command("Tab ←↑↓→", "walk", "next")
        yield Command("Enter", "choose", "choose")
