"""A piece on a page of 120 by 40: where, how large, and in which states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tribes_tui.widgets.drawing.drawn import Drawn, States


class Sample(NamedTuple):
    """A piece on a page."""

    make: Callable[[], Drawn]
    x: int
    y: int
    width: int
    height: int
    title: str = ""
    is_heading: bool = False
    legal: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    cursor: str = ""
    fresh: Mapping[str, int] = {}

    def set_states(self, states: States) -> None:
        """Give the piece the states of the page."""
        states.legal, states.chosen, states.fresh = frozenset(self.legal), self.chosen, self.fresh
        states.cursor = self.cursor or None
