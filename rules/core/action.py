"""The table of a game's actions: every action that can ever be legal, under a stable integer id; and what a state asks of its game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, overload

from rules.core.compiled import mypyc_attr
from rules.core.errors import BadNotation
from rules.core.told import KeyedText

Field = int | str | tuple[str, ...]


class Action:
    """One action: `kind` and `fields` in the specification's words, `text` in the game's notation."""

    __slots__ = ("fields", "id", "kind", "text")

    fields: dict[str, Any]
    id: int
    kind: str
    text: str

    def __init__(self, id: int, kind: str, fields: Mapping[str, Field], text: str) -> None:
        self.id = id
        self.kind = kind
        self.fields = dict(fields)
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.id, self.kind, self.fields, self.text)

    def __repr__(self) -> str:
        return f"<Action {self.id} {self.text!r}>"


class ActionTable(Sequence[Action]):
    """All actions of a game; `table[id]` is the action with that id."""

    def __init__(self, rows: Iterable[tuple[str, Mapping[str, Field], str]]) -> None:
        """Take `(kind, fields, text)` rows; ids are given in order from 0.

        Raises `ValueError` when two rows share a notation.
        """
        self._rows = [Action(i, kind, fields, text) for i, (kind, fields, text) in enumerate(rows)]
        self._by_text: dict[str, int] = {}
        for action in self._rows:
            text = normal(action.text)
            if text in self._by_text:
                raise ValueError(f"two actions share the notation {action.text!r}")
            self._by_text[text] = action.id

    def __reduce__(self) -> tuple[Any, ...]:
        return ActionTable, ([(action.kind, action.fields, action.text) for action in self._rows],)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._rows)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        return self._rows[index]

    def find(self, kind: str, **fields: Field) -> int:
        """The id of the action of this kind whose fields are just these; `KeyError` if none is."""
        for action in self._rows:
            if action.kind == kind and action.fields == fields:
                return action.id
        raise KeyError(f"no action {kind} with {fields}")

    def read(self, text: str) -> int:
        """The id of the action written `text` (case and spacing are forgiven), else `BadNotation`."""
        found = self._by_text.get(normal(text))
        if found is None:
            raise BadNotation(
                KeyedText("no-notation", "{text} is not an action of this game", text=repr(text.strip()[:60]))
            )
        return found


def normal(text: str) -> str:
    """Notation as it is compared: lower case, single spaces."""
    return " ".join(text.lower().split())


@mypyc_attr(allow_interpreted_subclasses=True)
class Identity:
    """The part of a game that its states know. It stands below both, so neither names the other.

    `id` names the game in positions and records, `title` is for people. `version` is the rules version that
    records name: it grows when a change of the rules would make any older record play otherwise.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1
    actions: ClassVar[ActionTable]
