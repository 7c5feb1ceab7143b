"""The keys of a table as Textual's bindings. A command's name is its binding's id, by which a keymap gives it other keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from textual.binding import ActiveBinding, Binding, BindingType

from tribes_tui.profile.keymap import COMMANDS, NO_KEY, WALKING, shown

if TYPE_CHECKING:
    from tribes_tui.table.command import Command

Keys = Mapping[str, tuple[str, ...]]
"""Command or direction -> its keys, as a person reads them; those without a key are left out."""

COMMAND_NAMES: Final = frozenset(known.name for known in COMMANDS)


def command_binding(name: str, keys: Iterable[str], words: str = "") -> Binding:
    """What carries out a command (`Stage.action_command`)."""
    has_priority = name == "palette"  # as the app's own, which would hide it
    return Binding(",".join(keys), f"command({name!r})", words, id=name, priority=has_priority)


def table_bindings() -> list[BindingType]:
    """All commands and directions, with their usual keys."""
    walking = [Binding(",".join(keys), f"walk({way!r})", show=False, id=way) for way, keys in WALKING.items()]
    return [*(command_binding(known.name, known.keys, known.title) for known in COMMANDS), *walking]


def own_bindings(commands: Iterable[Command], directions: Mapping[str, str]) -> dict[str, Binding]:
    """What a game binds besides: its own commands that work now, and the keys that walk its own ways."""
    own = [command_binding(one.name, (one.key,), one.label) for one in commands if one.name not in COMMAND_NAMES]
    walking = [Binding(key, f"walk({way!r})", show=False) for key, way in directions.items()]
    found = {binding.key: binding for binding in Binding.make_bindings([*walking, *own])}
    other_case = {key.swapcase(): binding for key, binding in found.items() if binding.id and len(key) == 1}
    return other_case | found


def keys_of(active: Mapping[str, ActiveBinding]) -> Keys:
    """The keys of everything that is bound now."""
    found: dict[str, tuple[str, ...]] = {}
    for key, (_, binding, is_enabled, _) in active.items():
        if binding.id and is_enabled and key != NO_KEY:
            found[binding.id] = (*found.get(binding.id, ()), shown(key))
    return found
