"""Reading a hand-written position: every look-up checks, every error names its field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.errors import BadPosition

_MISSING: Any = object()


class Fields:
    """The fields of one JSON object of a position; `path` is where that object stands, "" for the position itself.

    The methods that read a field take its name. They raise `BadPosition` with the field's full name when its value is
    of another kind, or when it is missing and there is no `default`.
    """

    __slots__ = ("_data", "_path")

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(path or "position", "must be an object")
        self._data = data
        self._path = path

    def path(self, name: str | int) -> str:
        """The full name of one field, for messages."""
        return f"{self._path}.{name}" if self._path else str(name)

    def fail(self, name: str, reason: str) -> BadPosition:
        """The error to raise about field `name`."""
        return BadPosition(self.path(name), reason)

    def has(self, name: str) -> bool:
        """Whether the field is given."""
        return name in self._data

    def only(self, names: Iterable[str]) -> None:
        """Raise `BadPosition` when there is a field that is not among `names`."""
        known = set(names)
        for name in self._data:
            if name not in known:
                raise self.fail(str(name) or "''", "unknown field")

    def raw(self, name: str, default: Any = _MISSING) -> Any:
        """The value of a field as it stands, of whatever kind."""
        if name in self._data:
            return self._data[name]
        if default is _MISSING:
            raise self.fail(name, "is missing")
        return default

    def integer(self, name: str, low: int, high: int, default: Any = _MISSING) -> int:
        """An integer from `low` to `high`, both included."""
        return _int(self.raw(name, default), low, high, self.path(name))

    def flag(self, name: str, default: Any = _MISSING) -> bool:
        """A field that is true or false."""
        value = self.raw(name, default)
        if not isinstance(value, bool):
            raise self.fail(name, "must be true or false")
        return value

    def word(self, name: str, words: Iterable[str], default: Any = _MISSING) -> str:
        """One of the given words."""
        return _word(self.raw(name, default), words, self.path(name))

    def items(self, name: str, length: int | None = None, default: Any = _MISSING) -> list[Any]:
        """A list of whatever items; of that `length`, if one is wanted."""
        value = self.raw(name, default)
        if not isinstance(value, list | tuple):
            raise self.fail(name, "must be a list")
        if length is not None and len(value) != length:
            raise self.fail(name, f"must have {length} entries, not {len(value)}")
        return [*value]

    def integers(self, name: str, low: int, high: int, length: int | None = None, default: Any = _MISSING) -> list[int]:
        """A list of integers from `low` to `high`, both included; of that `length`, if one is wanted."""
        values = self.items(name, length, default)
        return [_int(value, low, high, f"{self.path(name)}[{i}]") for i, value in enumerate(values)]

    def words(self, name: str, words: Iterable[str], length: int | None = None, default: Any = _MISSING) -> list[str]:
        """A list in which every item is one of the given words."""
        known = list(words)
        values = self.items(name, length, default)
        return [_word(value, known, f"{self.path(name)}[{i}]") for i, value in enumerate(values)]

    def nested(self, name: str) -> Fields:
        """An object in this one; its fields are read like these."""
        return Fields(self.raw(name), self.path(name))

    def nested_list(self, name: str, length: int | None = None) -> list[Fields]:
        """A list of objects in this one."""
        values = self.items(name, length)
        return [Fields(value, f"{self.path(name)}[{i}]") for i, value in enumerate(values)]


def _int(value: Any, low: int, high: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(path, "must be a whole number")
    if not low <= value <= high:
        raise BadPosition(path, f"must be {low} to {high}, not {value}")
    return value


def _word(value: Any, words: Iterable[str], path: str) -> str:
    known = list(words)
    if not isinstance(value, str) or value not in known:
        shown = ", ".join(known[:12]) + (", ..." if len(known) > 12 else "")
        raise BadPosition(path, f"{str(value)[:40]!r} is not one of: {shown}")
    return value
