"""The illustrations of the Rixe's rulebook."""

from collections.abc import Iterator

from tribes_tui.games.tribal.illustrations import cards, columns
from tribes_tui.games.tribal.rixe.words.said import learn as said
from tribes_tui.games.tribal.words.said import goal_fits_orange
from tribes_tui.learning.illustrations import Figure, Illustrations

COMPLETE = "9 mask, 8 turtle, 7 djembe, 6 lizard, 5 djembe, 4 turtle, 3 mask, 2 lizard, 1 djembe"


def _symbols() -> Iterator[Figure]:
    yield cards("9 djembe, 7 mask, 4 lizard, 1 turtle", goal_fits_orange())  # no words


def _fitting() -> Iterator[Figure]:
    yield columns("6 mask, 5 turtle, 4 mask", "3 lizard", caption=said.shown_fitting(), height=10)


def _complete() -> Iterator[Figure]:
    yield columns(COMPLETE, caption=said.shown_complete(), height=16)


ILLUSTRATIONS: Illustrations = {"1": _symbols, "3.1": _fitting, "3.2": _complete}
