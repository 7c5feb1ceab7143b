"""In which order pieces of a screen are drawn, so that little is sent between them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, islice

from tribes_tui.display.looks import Look, Looks

MOST = 40
"""Looks that are compared at each step: of a picture in hundreds of colours all with all would take too long."""


class LooksLeft:
    """Looks in which something is to be drawn yet, and which of them is nearest to a pen."""

    def __init__(self, looks: Iterable[Look]) -> None:
        """Those that share a colour with the pen are nearly always nearest: they are found by it."""
        self._left = dict.fromkeys(looks)
        self._by_front: dict[str, dict[Look, None]] = {}
        self._by_back: dict[str, dict[Look, None]] = {}
        for look in self._left:
            self._by_front.setdefault(look.front, {})[look] = None
            self._by_back.setdefault(look.back, {})[look] = None

    def __bool__(self) -> bool:
        return bool(self._left)

    def take_nearest(self, pen: Look, looks: Looks) -> Look:
        """The look with the shortest code from the pen; of several the one that shares its colours with the fewest others.

        What shares much can be reached from elsewhere too, what shares little is dear later on.
        """
        fronts, backs = self._by_front, self._by_back
        alike = list(islice(chain(fronts.get(pen.front, ()), backs.get(pen.back, ())), MOST))
        nearest = min(
            alike or islice(self._left, MOST),
            key=lambda look: (len(looks.step(pen, look)[0]), len(fronts[look.front]) + len(backs[look.back])),
        )
        del self._left[nearest], fronts[nearest.front][nearest], backs[nearest.back][nearest]
        return nearest
