"""Why a hint is what it is, in words: what the move brings at once, and how far the next best one is behind."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from tribes_tui.table.weighed import Weighed
from tribes_tui.words import help as words


def why(outcome: str, weighed: Sequence[Weighed]) -> Iterator[str]:
    """Sentences. `outcome` is what the hint's move certainly brings, empty if nothing is known; `weighed` it first."""
    if outcome:
        yield words.at_once(outcome)
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
        return words.hardly_better(other.name)
    points = None if best.ahead is None or other.ahead is None else best.ahead - other.ahead
    return words.better(round(100 * by), points, other.name)
