"""Why a hint is what it is, in words: the facts of the game that speak for it, and how far the next best one is behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tribes_tui.seats.expected import compared
from tribes_tui.words.said import help as said

if TYPE_CHECKING:
    from tribes_tui.table.weighed import Weighed


def why(reasons: Sequence[str], weighed: Sequence[Weighed]) -> Iterator[str]:
    """Sentences: the game's own `reasons` for the hint's move, then what was `weighed`, that move first."""
    yield from reasons
    if not weighed:
        yield said.glance()
    elif len(weighed) == 1:
        yield said.only()
    else:
        yield compared(weighed[0].expected, weighed[1].expected)
