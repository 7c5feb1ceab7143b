"""What changed, shown moving: a sign that runs from where a piece was to where it is. Any key ends it at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from textual.geometry import Offset, Region

from tribes_tui.display.targets import Targets

FRAMES = 6
EVERY = 0.04
"""Seconds a frame is shown: a quarter of a second in all."""

MOST_TRACKS = 4
SIGN = "◆"


class Track(NamedTuple):
    """The way of one sign."""

    start: Offset
    end: Offset

    def at(self, share: float) -> Offset:
        """Where the sign is after a share of its way, 0 to 1."""
        x = self.start.x + (self.end.x - self.start.x) * share
        y = self.start.y + (self.end.y - self.start.y) * share
        return Offset(round(x), round(y))


class Motion:
    """The tracks under way, and the frame they have come to."""

    def __init__(self) -> None:
        self._tracks: list[Track] = []
        self._frame = 0

    @property
    def is_running(self) -> bool:
        """Whether there is anything to show."""
        return bool(self._tracks)

    def begin(self, tracks: Iterable[Track]) -> None:
        """Show these, a few at the most."""
        self._tracks, self._frame = list(tracks)[:MOST_TRACKS], 1

    def step(self) -> None:
        """The next frame; after the last there is nothing more."""
        self._frame += 1
        if self._frame > FRAMES:
            self.end()

    def end(self) -> None:
        """Show nothing more."""
        self._tracks = []

    def places(self) -> list[Offset]:
        """Where the signs are now."""
        return [track.at(self._frame / FRAMES) for track in self._tracks]


def tracks(before: Targets, after: Targets, names: Iterable[str], pairs: Iterable[tuple[str, str]]) -> list[Track]:
    """The ways of what changed: of a target by name that has moved, or from one target to another."""
    ways = [(before.get(name), after.get(name)) for name in names]
    ways += [(before.get(start), after.get(end)) for start, end in pairs]
    found = [Track(_middle(a.region), _middle(b.region)) for a, b in ways if a is not None and b is not None]
    return [track for track in dict.fromkeys(found) if track.start != track.end]


def _middle(region: Region) -> Offset:
    return Offset(region.x + region.width // 2, region.y + (region.height - 1) // 2)
