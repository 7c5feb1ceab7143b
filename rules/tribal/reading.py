"""Reading cards and columns of hand-written positions: `D3a`, `D3` (any free copy), `#D3a` face down, `?`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core.errors import BadPosition
from rules.core.fields import Fields
from rules.tribal.cards import CODES, NAMES, TYPE_CODES, UNKNOWN, fits


class CardReader:
    """Reads card names and sees to it that no card is named twice.

    `unknown` tells whether `?` may stand for a card (in views). Copies named somewhere in `named` are
    kept for those places, so that `D3` beside `D3a` means the other one.
    """

    def __init__(self, named: Iterable[Any], unknown: bool) -> None:
        self._unknown = unknown
        self._named = set(_card_names(named))
        self._used: set[int] = set()

    def card(self, name: object, path: str) -> int:
        """The card of that name; raises `BadPosition`."""
        if name == "?" and self._unknown:
            return UNKNOWN
        if isinstance(name, str) and name in CODES:
            return self._take(CODES[name], path)
        if isinstance(name, str) and name in TYPE_CODES:
            return self.copy_of(TYPE_CODES[name], path)
        raise BadPosition(path, f"{str(name)[:20]!r} is not a card (like D3a)")

    def cards(self, names: list[Any], path: str) -> list[int]:
        """The cards of these names, in order."""
        return [self.card(name, f"{path}[{i}]") for i, name in enumerate(names)]

    def copy_of(self, kind: int, path: str) -> int:
        """The first copy of this type that no other place names."""
        for code in (2 * kind, 2 * kind + 1):
            if code not in self._used and code not in self._named:
                self._used.add(code)
                return code
        raise BadPosition(path, f"there are only two cards {NAMES[2 * kind][:-1]}")

    def column(self, given: object, path: str) -> tuple[list[int], int]:
        """A column, and how many of its cards lie face down: a list of names, or one text with spaces."""
        names = given.split() if isinstance(given, str) else given
        if not isinstance(names, list | tuple):
            raise BadPosition(path, "must be a list of cards")
        hidden = sum(1 for name in names if _is_face_down(name))
        if any(_is_face_down(name) for name in names[hidden:]):
            raise BadPosition(path, "the face-down cards must come first")
        cards = self.cards([name.removeprefix("#") if isinstance(name, str) else name for name in names], path)
        if names and hidden == len(names):
            raise BadPosition(path, "the end of a column lies face up")
        for under, over in zip(cards[hidden:], cards[hidden + 1 :], strict=False):
            if not fits(over, under):
                raise BadPosition(path, f"{NAMES[over]} does not fit onto {NAMES[under]}")
        return cards, hidden

    def _take(self, code: int, path: str) -> int:
        if code in self._used:
            raise BadPosition(path, f"{NAMES[code]} is named twice")
        self._used.add(code)
        return code


def reader(fields: Fields, names: Iterable[str]) -> CardReader:
    """A reader for the cards in these fields of a position."""
    return CardReader([fields.raw(name, None) for name in names], fields.raw("viewer", None) is not None)


def _is_face_down(name: object) -> bool:
    return name == "?" or (isinstance(name, str) and name.startswith("#"))


def _card_names(value: object) -> Iterable[int]:
    if isinstance(value, str):
        for word in value.split():
            if word.removeprefix("#") in CODES:
                yield CODES[word.removeprefix("#")]
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _card_names(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _card_names(inner)


def names_of(cards: Iterable[int]) -> list[str]:
    """The names of cards, `?` for the unknown."""
    return [NAMES[card] for card in cards]
