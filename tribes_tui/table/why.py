"""Why a hint is what it is, in words: the facts of the game that speak for it, and how far the next best one is behind."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tribes_tui.words import help as words

if TYPE_CHECKING:
    from tribes_tui.table.weighed import Weighed


def why(reasons: Sequence[str], weighed: Sequence[Weighed]) -> Iterator[str]:
    """Sentences: the game's own `reasons` for the hint's move, then what was `weighed`, that move first."""
    yield from reasons
    if not weighed:
        yield words.GLANCE
    elif len(weighed) == 1:
        yield words.ONLY
    else:
        yield _against(weighed[0], weighed[1])


def _against(best: Weighed, other: Weighed) -> str:
    """The difference, as far as it is more than what so many tries leave open."""
    by, unsure = best.chance - other.chance, math.hypot(best.likely, other.likely)
    if by <= unsure:
        return words.even(best.chance, other.chance, best.visits + other.visits, other.name)
    points = None if best.ahead is None or other.ahead is None else best.ahead - other.ahead
    return words.better(round(100 * by), points, other.name)
