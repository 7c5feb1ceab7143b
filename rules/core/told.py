"""Texts for people: English here; a client may say them in another language, by their key and fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class KeyedText(str):
    """`KeyedText("no-card", "you don't hold {card}", card="CR3")`: the text `you don't hold CR3`, which knows what it is made of.

    It compares, sorts and travels as that text. Where it is printed, or put into another text, it is what `say` makes of it.
    A key that begins with a game's id and a stroke is of that game (`indy/no-eagle`).
    """

    __slots__ = ("fields", "key")

    say: ClassVar[Callable[[KeyedText], str] | None] = None
    """How a client says it; None where there is none, and it stays as it is."""
    key: str
    fields: dict[str, Any]

    def __new__(cls, key: str, text: str, /, **fields: Any) -> KeyedText:
        """`text` has its fields in braces."""
        values = {name: value.english if isinstance(value, KeyedText) else value for name, value in fields.items()}
        return _made(cls, text.format(**values), key, fields)

    @property
    def english(self) -> str:
        """As it stands."""
        return str.__str__(self)

    def __str__(self) -> str:
        return self.english if KeyedText.say is None else KeyedText.say(self)

    def __format__(self, form: str) -> str:
        return format(str(self), form)

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (type(self), self.english, self.key, self.fields)


def _made(kind: type[KeyedText], text: str, key: str, fields: dict[str, Any]) -> KeyedText:
    told = str.__new__(kind, text)
    told.key, told.fields = key, fields
    return told
