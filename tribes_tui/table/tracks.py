"""The ways of what moved: from where a thing was to where it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Offset, Region

if TYPE_CHECKING:
    from tribes_tui.display.targets import Targets


class Track(NamedTuple):
    """A way on the screen."""

    start: Offset
    end: Offset

    def at(self, share: float) -> Offset:
        """The cell after a share of the way, 0 to 1."""
        x = self.start.x + (self.end.x - self.start.x) * share
        y = self.start.y + (self.end.y - self.start.y) * share
        return Offset(round(x), round(y))


def tracks(before: Targets, after: Targets, names: Iterable[str], pairs: Iterable[tuple[str, str]]) -> list[Track]:
    """The ways of what changed: of a target by name that has moved, or from one target to another."""
    ways = [(before.get(name), after.get(name)) for name in names]
    ways += [(before.get(start), after.get(end)) for start, end in pairs]
    found = [Track(_middle(a.region), _middle(b.region)) for a, b in ways if a is not None and b is not None]
    return [track for track in dict.fromkeys(found) if track.start != track.end]


def _middle(region: Region) -> Offset:
    return Offset(region.x + region.width // 2, region.y + (region.height - 1) // 2)
