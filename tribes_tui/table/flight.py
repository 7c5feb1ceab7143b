"""What moved, shown moving: a plate flies over the pieces from where a thing was to where it is. Any key ends it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from textual.geometry import Region

from tribes_tui.display.targets import Targets
from tribes_tui.sheet.motion import Motion, Track, tracks
from tribes_tui.table.ground import Moved
from tribes_tui.widgets.drawn import Drawn

PLATE = 5
"""Columns of a plate."""


class Flight:
    """The plates under way over these pieces."""

    def __init__(self, pieces: Sequence[Drawn]) -> None:
        self._pieces = pieces
        self._motion = Motion()
        self._over: set[Drawn] = set()

    def begin(self, before: Targets, after: Targets, moved: Iterable[Moved]) -> None:
        """Fly the first of these ways."""
        groups = [*moved]
        names = [name for group in groups for name in group]
        found: list[Track] = tracks(before, after, names, [pair for group in groups for pair in pairwise(group)])
        self._motion.begin(found[:1])

    def step(self) -> bool:
        """The plate a step further; whether it still flies."""
        if not self._motion.is_running:
            return False
        self._motion.step()
        places = self._motion.places()
        over: set[Drawn] = set()
        for place in places:
            piece = next((one for one in self._pieces if one.region.contains_point(place)), None)
            if piece is not None:
                spot = place - piece.region.offset
                piece.fly(Region(max(0, spot.x - PLATE // 2), spot.y, PLATE, 1), " " * PLATE)
                over.add(piece)
        for piece in self._over - over:
            piece.fly(None)
        self._over = over
        return self._motion.is_running

    def end(self) -> None:
        """Nothing flies any more."""
        self._motion.end()
        for piece in self._over:
            piece.fly(None)
        self._over = set()
