"""A move that a bot has weighed for a hint."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from tribes_tui.widgets.spread import Estimate


class Weighed(NamedTuple):
    """A move in words with what it brings; how often it was tried, the lead it expects, how sure it is, what follows.

    `name` is the move alone, without what it brings; empty: the same as `text`.
    """

    text: str
    visits: int
    lead: float
    certainty: float = 0.0
    line: Sequence[str] = ()
    move: str = ""

    @property
    def name(self) -> str:
        """The move alone."""
        return self.move or self.text

    @property
    def estimate(self) -> Estimate:
        """Results lie between -1 and 1, so their mean over n tries is off by at most 1/√n, two times in three."""
        return Estimate(self.lead, 1 / math.sqrt(self.visits))
