"""Every command of a table, declared once: its name, its keys, what the footer, the palette and the help call it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from textual.keys import key_to_character

from tribes_tui.words.later import Later
from tribes_tui.words.said import keys as said


class TableCommand(NamedTuple):
    """A command: `keys` as Textual names them, or the character that is typed; what the footer calls it (None: it isn't there), its
    name, and what it does."""

    name: str
    keys: tuple[str, ...]
    says_label: Callable[[], str] | None
    says_title: Callable[[], str]
    says_text: Callable[[], str]

    @property
    def label(self) -> str:
        """In the footer."""
        return Later(self.says_label) if self.says_label else ""

    @property
    def title(self) -> Later:
        """Its name."""
        return Later(self.says_title)

    @property
    def text(self) -> Later:
        """What it does."""
        return Later(self.says_text)


COMMANDS = (
    TableCommand("choose", ("enter", "space"), said.choose, said.choose_title, said.choose_text),
    TableCommand("next", ("tab",), said.next, said.next_title, said.next_text),
    TableCommand("previous", ("shift+tab",), None, said.previous_title, said.previous_text),
    TableCommand("back", ("escape", "backspace"), said.back, said.back_title, said.back_text),
    TableCommand("what", ("question_mark",), said.what, said.what_title, said.what_text),
    TableCommand("signs", ("i",), said.signs, said.signs_title, said.signs_text),
    TableCommand("jump", ("j",), said.jump, said.jump_title, said.jump_text),
    TableCommand("hint", ("h",), said.hint, said.hint_title, said.hint_text),
    TableCommand("undo", ("u",), said.undo, said.undo_title, said.undo_text),
    TableCommand("redo", ("U", "ctrl+r"), said.redo, said.redo_title, said.redo_text),
    TableCommand("say", ("v",), said.say, said.say_title, said.say_text),
    TableCommand("rules", ("r", "R"), said.rules, said.rules_title, said.rules_text),
    TableCommand("since", ("b", "B"), said.since, said.since_title, said.since_text),
    TableCommand("log", ("l",), said.log, said.log_title, said.log_text),
    TableCommand("call", ("e",), said.call, said.call_title, said.call_text),
    TableCommand("asking", ("o",), said.asking, said.asking_title, said.asking_text),
    TableCommand("seats", ("S",), said.seats, said.seats_title, said.seats_text),
    TableCommand("export", ("X",), None, said.export_title, said.export_text),
    TableCommand("elsewhere", ("W",), said.elsewhere, said.elsewhere_title, said.elsewhere_text),
    TableCommand("trial", ("T",), None, said.trial_title, said.trial_text),
    TableCommand("mouse", ("M",), None, said.mouse_title, said.mouse_text),
    TableCommand("palette", ("ctrl+p",), said.palette, said.palette_title, said.palette_text),
    TableCommand("leave", ("q",), said.leave, said.leave_title, said.leave_text),
)

BY_NAME = {command.name: command for command in COMMANDS}

WALKING = {
    "left": ("left",),
    "right": ("right",),
    "up": ("up",),
    "down": ("down",),
}
"""Direction -> the keys that walk there."""

VI = {
    "left": ("left", "h"),
    "down": ("down", "j"),
    "up": ("up", "k"),
    "right": ("right", "l"),
    "hint": ("H",),
    "jump": ("J",),
    "log": ("L",),
}
"""What differs with the keys of vi."""

SHOWN = {
    "enter": "Enter",
    "escape": "Esc",
    "esc": "Esc",
    "question_mark": "?",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "space": "Space",
    "backspace": "Bksp",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "full_stop": ".",
    "slash": "/",
}
"""Names of keys as people write them."""


def shown(key: str) -> str:
    """A key as a person reads it.

    >>> shown("ctrl+p"), shown("question_mark"), shown("dollar_sign"), shown("f1")
    ('^p', '?', '$', 'f1')
    """
    return SHOWN.get(key) or key_to_character(key) or key.replace("ctrl+", "^")
