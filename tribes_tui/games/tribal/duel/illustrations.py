"""The illustrations of the Duel's rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tribes_tui.games.tribal.illustrations import cards, columns

if TYPE_CHECKING:
    from tribes_tui.learning.figure import Figure
    from tribes_tui.learning.illustrations import Illustrations


def _symbols() -> Iterator[Figure]:
    yield cards("9 djembe, 7 mask, 4 lizard, 1 turtle", "djembes and masks are orange, lizards and turtles blue")


def _columns() -> Iterator[Figure]:
    said = "The 6 and all that lies on it are a group.\nIt fits the turtle 7: one higher, and of the other colour."
    yield columns("-, -, 8 lizard, 6 djembe, 5 turtle, 4 mask", "-, 7 turtle", caption=said, height=13)


def _piles() -> Iterator[Figure]:
    said = "The mask 4 is the next value of its sacred pile, which shows the 3."
    yield columns("-, 5 turtle, 4 mask", "3 mask", caption=said, height=10)


ILLUSTRATIONS: Illustrations = {"1": _symbols, "3.1": _columns, "3.2": _piles}
