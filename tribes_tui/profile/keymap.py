"""Every command of a table, declared once, and which keys mean it: the usual ones, those of vi, and what a person's own file says."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from textual.keys import key_to_character

from tribes_tui.words.common import Later, capital, key_name
from tribes_tui.words.said import keys as said


class TableCommand(NamedTuple):
    """A command: `keys` as Textual names them, or the character that is typed; what the footer calls it (None: it isn't there), its
    name (None: the same), and what it does."""

    name: str
    keys: tuple[str, ...]
    says_label: Callable[[], str] | None
    says_title: Callable[[], str] | None
    says_text: Callable[[], str]

    @property
    def label(self) -> str:
        """In the footer."""
        return Later(self.says_label) if self.says_label else ""

    @property
    def title(self) -> Later:
        """Its name."""
        return Later(self.says_title or (lambda: capital(self.label)))

    @property
    def text(self) -> Later:
        """What it does."""
        return Later(self.says_text)


COMMANDS = (
    TableCommand("choose", ("enter", "space"), said.choose, None, said.choose_text),
    TableCommand("next", ("tab",), said.next, said.next_title, said.next_text),
    TableCommand("previous", ("shift+tab",), None, said.previous_title, said.previous_text),
    TableCommand("back", ("escape", "backspace"), said.back, None, said.back_text),
    TableCommand("what", ("question_mark",), said.what, said.what_title, said.what_text),
    TableCommand("signs", ("i",), said.signs, said.signs_title, said.signs_text),
    TableCommand("jump", ("j",), said.jump, None, said.jump_text),
    TableCommand("hint", ("h",), said.hint, said.hint_title, said.hint_text),
    TableCommand("undo", ("u",), said.undo, None, said.undo_text),
    TableCommand("redo", ("U", "ctrl+r"), said.redo, None, said.redo_text),
    TableCommand("say", ("v",), said.say, None, said.say_text),
    TableCommand("rules", ("r", "R"), said.rules, said.rules_title, said.rules_text),
    TableCommand("since", ("b", "B"), said.since, said.since_title, said.since_text),
    TableCommand("log", ("l",), said.log, None, said.log_text),
    TableCommand("call", ("e",), said.call, said.call_title, said.call_text),
    TableCommand("offers", ("o",), said.offers, None, said.offers_text),
    TableCommand("asking", ("O",), said.asking, said.asking_title, said.asking_text),
    TableCommand("seats", ("S",), said.seats, None, said.seats_text),
    TableCommand("export", ("X",), None, said.export_title, said.export_text),
    TableCommand("elsewhere", ("W",), said.elsewhere, None, said.elsewhere_text),
    TableCommand("trial", ("T",), None, said.trial_title, said.trial_text),
    TableCommand("stars", ("P",), said.stars, said.stars_title, said.stars_text),
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
    "home": "Home",
    "end": "End",
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
    return key_name(SHOWN.get(key) or key_to_character(key) or key.replace("ctrl+", "^"))


# ---- Which key means which -----------------------------------------------------------------------------


FILE = "keys.json"
NO_KEY = "no_key"
"""Stands in a binding for the keys of a command that has none: no terminal sends it."""
PRESETS: dict[str, Mapping[str, tuple[str, ...]]] = {"usual": {}, "vi": VI}


class Keymap:
    """Key -> command, and command -> keys. `trouble` is one line about what the file says wrongly, else empty."""

    def __init__(self, changes: Mapping[str, tuple[str, ...]] | None = None, trouble: str = "") -> None:
        """`changes` are command or direction -> its keys, instead of the usual ones; no keys: none."""
        self.keys = {known.name: known.keys for known in COMMANDS} | dict(WALKING) | dict(changes or {})
        self.trouble = trouble
        taken = {key for name in changes or {} for key in self.keys[name]}
        for name in self.keys:  # a key that was given to another command is no longer its old one's
            if name not in (changes or {}):
                self.keys[name] = tuple(key for key in self.keys[name] if key not in taken)
        self._commands = {key: name for name, keys in self.keys.items() for key in keys}

    def command(self, key: str, character: str | None) -> str | None:
        """The command (or direction) of a key, given its name and the character it types."""
        name = self._commands.get(key)
        return name if name is not None or character is None else self._commands.get(character)

    def for_bindings(self) -> dict[str, str]:
        """Command or direction -> its keys, for `App.set_keymap`: those that have other keys than usual."""
        usual = {known.name: known.keys for known in COMMANDS} | WALKING
        changed = {name: keys for name, keys in self.keys.items() if keys != usual[name]}
        return {
            name: ",".join("comma" if key == "," else key for key in keys) or NO_KEY for name, keys in changed.items()
        }

    def shown(self, name: str) -> str:
        """The first key of a command, as the footer writes it; empty when it has none."""
        keys = self.keys.get(name, ())
        return shown(keys[0]) if keys else ""


def load(folder: Path, preset: str = "usual") -> Keymap:
    """The keys of `preset`, changed by the file `keys.json` in `folder`, if there is one.

    The file is an object: command -> key or list of keys, e.g. `{"hint": "f1", "undo": ["u", "ctrl+y"]}`. What makes no
    sense in it is left out and told in `Keymap.trouble`.
    """
    base = dict(PRESETS.get(preset, {}))
    path = folder / FILE
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Keymap(base)
    except (OSError, ValueError, RecursionError):
        return Keymap(base, said.not_read(path=str(path)))
    changes, wrong = _sensible(found)
    return Keymap(base | changes, said.wrong(path=str(path), why=wrong) if wrong else "")


def _sensible(found: Any) -> tuple[dict[str, tuple[str, ...]], str]:
    """What can be used of a file's contents, and what is wrong with the rest."""
    if not isinstance(found, dict):
        return {}, said.no_object()
    changes: dict[str, tuple[str, ...]] = {}
    users: dict[str, str] = {}
    for name, value in found.items():
        keys = [value] if isinstance(value, str) else value
        if name not in BY_NAME and name not in WALKING:
            return changes, said.no_command(name=repr(name), commands=", ".join((*BY_NAME, *WALKING)))
        if not isinstance(keys, list) or not all(isinstance(key, str) and key for key in keys):
            return changes, said.no_list(name=repr(name))
        twice = next((key for key in keys if key in users), None)
        if twice is not None:
            return changes, said.given_twice(key=repr(twice), one=repr(users[twice]), other=repr(name))
        users |= dict.fromkeys(keys, name)
        changes[name] = tuple(keys)
    return changes, ""
