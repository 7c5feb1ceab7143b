"""What goes between the host and a worker, as bytes: a length and one JSON value, in which tuples stay tuples."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import rules
from rules import Event, IllegalAction, RulesError, State
from rules.bots.bot import Candidate
from rules.core.registry import edition
from saves import SaveError
from tribes_tui.play.errors import CannotUndo, NotYourTurn, Stale, TableError
from tribes_tui.play.seat import Entry, Seat, Update
from tribes_tui.seats.judgement import Answer
from tribes_tui.server.chat import TooMuch
from tribes_tui.server.host import NotNow
from tribes_tui.server.people import NameTaken
from tribes_tui.server.plan import Plan
from tribes_tui.server.port import Picture

SIZE = 4
"""Bytes of a message's length."""

NAMED: dict[str, Callable[..., Any]] = {
    cls.__name__: cls for cls in (Answer, Candidate, Entry, Picture, Plan, Seat, Update)
}
"""Kinds that are packed as their name and their fields."""

ERRORS: dict[str, type[Exception]] = {
    cls.__name__: cls
    for cls in (NotNow, NameTaken, TooMuch, NotYourTurn, Stale, CannotUndo, TableError, RulesError, SaveError)
}
"""What may be raised on the other side; an error of a subclass arrives as the nearest of these."""


def pack(value: Any) -> bytes:
    """A message. `TypeError` for what can't be sent."""
    data = json.dumps(_plain(value), separators=(",", ":"), ensure_ascii=False).encode("utf-8", "surrogatepass")
    return len(data).to_bytes(SIZE, "big") + data


class Unpacker:
    """Puts messages together again from the pieces in which they arrive."""

    def __init__(self) -> None:
        self._kept = bytearray()

    def feed(self, data: bytes) -> Iterator[Any]:
        """The messages that are whole now."""
        self._kept += data
        while len(self._kept) >= SIZE:
            end = SIZE + int.from_bytes(self._kept[:SIZE], "big")
            if len(self._kept) < end:
                return
            message = bytes(self._kept[SIZE:end])
            del self._kept[:end]
            yield _lively(json.loads(message.decode("utf-8", "surrogatepass")))


def packed_error(error: Exception) -> tuple[str, list[str]] | None:
    """An error that a person caused, as it is sent; None for any other."""
    if isinstance(error, IllegalAction):
        return "IllegalAction", [error.reason, error.section]
    if isinstance(error, OSError):
        return "OSError", [error.strerror or "it failed"]
    name = next((name for name, cls in ERRORS.items() if isinstance(error, cls)), None)
    return None if name is None else (name, [str(error)])


def unpacked_error(name: str, texts: list[str]) -> Exception:
    """The error that was sent."""
    if name == "IllegalAction":
        return IllegalAction(*texts)
    if name == "OSError":
        return OSError(0, texts[0])
    return ERRORS[name](texts[0])


def _plain(value: Any) -> Any:
    """As JSON has it: lists as they are, everything else that JSON doesn't know as {kind: fields}."""
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if isinstance(value, State):
        return {"State": [edition(value.game), value.dump(), value.memory()]}
    if isinstance(value, Event):
        return {"Event": [value.kind, value.player, _plain(value.fields())]}
    if isinstance(value, tuple):
        kind = type(value).__name__ if type(value) is not tuple else "tuple"
        if kind != "tuple" and kind not in NAMED:
            raise TypeError(f"{kind} is not sent")
        return {kind: [_plain(one) for one in value]}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, Mapping):
        return {"map": [[_plain(name), _plain(one)] for name, one in value.items()]}
    raise TypeError(f"{type(value).__name__} is not sent")


def _lively(value: Any) -> Any:
    if isinstance(value, list):
        return [_lively(one) for one in value]
    if not isinstance(value, dict):
        return value
    ((kind, fields),) = value.items()
    if kind == "State":
        state: State = rules.games[fields[0]].load(fields[1])
        state.recall(fields[2])
        return state
    if kind == "Event":
        return Event(fields[0], fields[1], _lively(fields[2]))
    if kind == "map":
        return {_lively(name): _lively(one) for name, one in fields}
    made = [_lively(one) for one in fields]
    return tuple(made) if kind == "tuple" else NAMED[kind](*made)
