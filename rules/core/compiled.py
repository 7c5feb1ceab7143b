"""What the compiler (`make wheel`) is told, which plain Python neither needs nor sees; and how values of both travel to other processes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")

MYPY = False
"""True for mypy and its compiler alone: other type checkers, which lack its extensions, read what Python reads."""

if MYPY:
    from mypy_extensions import i64 as i64, mypyc_attr as mypyc_attr
else:
    i64 = int
    """A whole number; compiled, one of 64 bits with a sign, of which only the lowest 64 are kept."""

    def mypyc_attr(**marks: bool) -> Callable[[T], T]:
        """Say how a class is to be compiled; does nothing here."""
        return lambda marked: marked


# ---- Values on their way to other processes: by names, which are the same for plain and for compiled rules ----


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
