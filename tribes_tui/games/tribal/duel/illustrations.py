"""The illustrations of the Duel's rulebook."""

from collections.abc import Iterator

from tribes_tui.games.tribal.duel.words.said import learn as said
from tribes_tui.games.tribal.illustrations import cards, columns
from tribes_tui.games.tribal.words.said import goal_fits_orange
from tribes_tui.learning.illustrations import Figure, Illustrations


def _symbols() -> Iterator[Figure]:
    yield cards("9 djembe, 7 mask, 4 lizard, 1 turtle", goal_fits_orange())  # no words


def _columns() -> Iterator[Figure]:
    shown = "-, -, 8 lizard, 6 djembe, 5 turtle, 4 mask", "-, 7 turtle"  # no words
    yield columns(*shown, caption=said.shown_columns(), height=13)


def _piles() -> Iterator[Figure]:
    yield columns("-, 5 turtle, 4 mask", "3 mask", caption=said.shown_piles(), height=10)


ILLUSTRATIONS: Illustrations = {"1": _symbols, "3.1": _columns, "3.2": _piles}
