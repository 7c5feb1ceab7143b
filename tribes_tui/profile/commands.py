"""Every command of a table, declared once: its name, its keys, what the footer, the palette and the help call it."""

from __future__ import annotations

from typing import NamedTuple

from textual.keys import key_to_character


class TableCommand(NamedTuple):
    """A command: `keys` as Textual names them, or the character that is typed; `label` stands in the footer."""

    name: str
    keys: tuple[str, ...]
    label: str
    title: str
    text: str


COMMANDS = (
    TableCommand("choose", ("enter", "space"), "choose", "Choose", "what the cursor is on; what is picked is put back"),
    TableCommand("next", ("tab",), "walk", "Next place", "the cursor goes on to what can be chosen"),
    TableCommand("previous", ("shift+tab",), "", "Place before", "the cursor goes back"),
    TableCommand(
        "back",
        ("escape", "backspace"),
        "let go",
        "Let go",
        "of what is picked, the last first; a decision that is made stays",
    ),
    TableCommand(
        "what", ("question_mark",), "what", "What is this?", "what the cursor is on, or why it can't be chosen"
    ),
    TableCommand("signs", ("i",), "signs", "Signs on this table", "what each means, and what beats what"),
    TableCommand("jump", ("j",), "jump", "Jump", "a letter on everything that can be chosen: press it"),
    TableCommand("hint", ("h",), "hint", "Hint", "what a bot would do now, and why"),
    TableCommand("undo", ("u",), "undo", "Undo", "let go of what is picked, else take back your last decision"),
    TableCommand("redo", ("U", "ctrl+r"), "redo", "Redo", "play again what you took back"),
    TableCommand("say", ("v",), "in words", "In words", "the position and your choices as sentences"),
    TableCommand("rules", ("r", "R"), "rules", "Rulebook", "at the section that matters now"),
    TableCommand(
        "since", ("b", "B"), "what happened", "Since your last turn", "what others did, and again in slow motion"
    ),
    TableCommand("log", ("l",), "log", "Log", "everything that happened, by seat if you like"),
    TableCommand("call", ("e",), "call", "Ask me at the next moment", "for decisions out of turn"),
    TableCommand("asking", ("o",), "when to ask", "When to ask me out of turn", "always, on a change, or when I call"),
    TableCommand("seats", ("S",), "seats", "Seats", "let a bot take a seat, or take it back"),
    TableCommand("export", ("X",), "", "Export", "this game as text, and as an SVG picture"),
    TableCommand(
        "elsewhere", ("W",), "save elsewhere", "Save elsewhere", "in another folder, when the disk takes no more"
    ),
    TableCommand("mouse", ("M",), "", "Mouse on or off", "off: text can be selected"),
    TableCommand("palette", ("ctrl+p",), "all", "Everything by name", "a list to search"),
    TableCommand("leave", ("q",), "leave", "Leave the table", "the game is saved move by move"),
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
