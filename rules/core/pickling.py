"""How values travel to other processes: by names, which are the same for plain and for compiled rules."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    """The fields of a class and of those it is made of. Compiled classes list them under another name than `__slots__`."""
    found: set[str] = set()
    for base in kind.__mro__:
        slots = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        found.update((slots,) if isinstance(slots, str) else slots)
    return tuple(sorted(found - {"__dict__", "__weakref__"}))


def fields_of(value: Any) -> dict[str, Any]:
    """All that a value holds, by name."""
    kind: Any = type(value)
    fields = {name: getattr(value, name) for name in field_names(kind) if hasattr(value, name)}
    fields.update(getattr(value, "__dict__", ()))
    return fields


def restored(kind: Any, fields: dict[str, Any]) -> Any:
    """A value of that class with those fields."""
    value = kind.__new__(kind)
    for name, field in fields.items():
        setattr(value, name, field)
    return value


def game_of(kind: Any) -> Any:
    """The game of that class: the one that its package holds, else, of somebody else's class, another."""
    package = sys.modules.get(kind.__module__.rpartition(".")[0])
    games = getattr(package, "GAMES", {}).values()
    return next((game for game in games if type(game) is kind), None) or kind()
