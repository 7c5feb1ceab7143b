"""Which key means which command: the usual ones, those of vi, and what a person's own file says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tribes_tui.profile.commands import BY_NAME, COMMANDS, VI, WALKING, shown
from tribes_tui.words.said import keys as said

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
