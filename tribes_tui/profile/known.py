"""Every command of a table, declared once: its name, its keys, what the footer, the palette and the help call it."""

from __future__ import annotations

from typing import NamedTuple

from textual.keys import key_to_character


class Known(NamedTuple):
    """A command: `keys` as Textual names them, or the character that is typed; `label` stands in the footer."""

    name: str
    keys: tuple[str, ...]
    label: str
    title: str
    text: str


COMMANDS = (
    Known("choose", ("enter", "space"), "choose", "Choose", "what the cursor is on; what is picked is put back"),
    Known("next", ("tab",), "walk", "Next place", "the cursor goes on to what can be chosen"),
    Known("previous", ("shift+tab",), "", "Place before", "the cursor goes back"),
    Known(
        "back",
        ("escape", "backspace"),
        "let go",
        "Let go",
        "of what is picked, the last first; a decision that is made stays",
    ),
    Known("what", ("question_mark",), "what", "What is this?", "what the cursor is on, or why it can't be chosen"),
    Known("signs", ("i",), "signs", "Signs on this table", "what each means, and what beats what"),
    Known("jump", ("j",), "jump", "Jump", "a letter on everything that can be chosen: press it"),
    Known("hint", ("h",), "hint", "Hint", "what a bot would do now, and why"),
    Known("undo", ("u",), "undo", "Undo", "let go of what is picked, else take back your last decision"),
    Known("redo", ("U", "ctrl+r"), "redo", "Redo", "play again what you took back"),
    Known("say", ("v",), "in words", "In words", "the position and your choices as sentences"),
    Known("rules", ("r", "R"), "rules", "Rulebook", "at the section that matters now"),
    Known("since", ("b", "B"), "what happened", "Since your last turn", "what others did, and again in slow motion"),
    Known("log", ("l",), "log", "Log", "everything that happened, by seat if you like"),
    Known("call", ("e",), "call", "Ask me at the next moment", "for decisions out of turn"),
    Known("asking", ("o",), "when to ask", "When to ask me out of turn", "always, on a change, or when I call"),
    Known("seats", ("S",), "seats", "Seats", "let a bot take a seat, or take it back"),
    Known("export", ("X",), "", "Export", "this game as text, and as an SVG picture"),
    Known("elsewhere", ("W",), "save elsewhere", "Save elsewhere", "in another folder, when the disk takes no more"),
    Known("mouse", ("M",), "", "Mouse on or off", "off: text can be selected"),
    Known("palette", ("ctrl+p",), "all", "Everything by name", "a list to search"),
    Known("leave", ("q",), "leave", "Leave the table", "the game is saved move by move"),
)

BY_NAME = {known.name: known for known in COMMANDS}

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
