"""Motion: the ways of what moved, and what flies along them."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from textual.app import App
from textual.geometry import Offset, Region
from textual.screen import Screen
from textual.timer import Timer

from tribes_tui.display.targets import Targets
from tribes_tui.widgets.drawing import Changing, Drawn


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


Moved = Sequence[str]
"""The names of what one event changed: of one thing that is elsewhere now, or of places a thing went between."""

EVERY = 0.048
"""Seconds a step is shown."""
PLATE = 5
"""Columns of a plate."""
MOST_PLATES = 4
PLATE_STEPS = 12
"""Steps of all plates together: the more there are, the faster they fly."""
LONGEST = 5
"""Steps of one plate."""
FIGURE_STEPS = 8
"""Steps of all figures together: where several pieces count, each has fewer."""
MOST_CHANGING = 4
"""Pieces whose figures count at the same time; the others show them at once."""


def is_wanted(app: App[object]) -> bool:
    """Whether things may move: not where the settings or the environment forbid it, nor on a line that lags behind."""
    settings = getattr(app, "settings", None)
    is_liked = settings is not None and settings.motion
    return is_liked and app.animation_level != "none" and not getattr(app, "is_behind", False)


def plate_steps(plates: int) -> int:
    """How many steps each of so many plates makes."""
    return max(1, min(LONGEST, PLATE_STEPS // plates))


def figure_steps(pieces: int) -> int:
    """How many steps the figures of so many pieces make."""
    return max(2, FIGURE_STEPS // pieces)


class Motion:
    """What is under way over these pieces, step by step."""

    def __init__(self, pieces: Sequence[Drawn]) -> None:
        self._pieces = pieces
        self._tracks: list[Track] = []
        self._changing: list[Changing] = []
        self._step = self._steps = 0
        self._flight = self._counting = 0
        """Steps of the plates, and of the figures."""
        self._timer: Timer | None = None
        self.changed: list[Moved] = []
        """The names of what each event changed, until the position is shown that it led to."""

    @property
    def is_running(self) -> bool:
        """Whether anything still moves."""
        return self._step < self._steps

    def settle(self) -> None:
        """Everything is where it belongs; what is shown next may be a change from that."""
        for piece in self._pieces:
            if isinstance(piece, Changing):
                piece.settle()

    def follow(self, screen: Screen[None], before: Targets, after: Targets) -> None:
        """Show the ways of what has changed, a step at a time, if the settings want it; `before`: where things lay."""
        changed, self.changed = self.changed, []
        if is_wanted(screen.app):
            self.begin(before, after, changed)
            self._timer = self._timer or screen.set_interval(EVERY, self.step)

    def begin(self, before: Targets, after: Targets, groups: Sequence[Moved]) -> None:
        """Show the first of these ways, and the figures that are not what they were."""
        self._land()
        names = [name for group in groups for name in group]
        pairs = [pair for group in groups for pair in pairwise(group)]
        self._tracks = tracks(before, after, names, pairs)[:MOST_PLATES]
        changing = [piece for piece in self._pieces if isinstance(piece, Changing) and piece.display and piece.has_way]
        self._changing, at_once = changing[:MOST_CHANGING], changing[MOST_CHANGING:]
        for piece in at_once:
            piece.settle()
        plates, pieces = len(self._tracks), len(self._changing)
        self._flight = plate_steps(plates + pieces) if plates else 0
        self._counting = figure_steps(pieces + bool(plates)) if pieces else 0
        self._step, self._steps = 0, max(self._flight, self._counting)
        if self._steps:
            self._show()

    def step(self) -> bool:
        """Everything a step further; whether anything still moves."""
        self._step += 1
        self._show()
        return self.is_running

    def end(self) -> None:
        """Nothing moves any more: everything is where it belongs."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._land()
        for piece in self._changing:
            piece.settle()
        self._changing, self._step, self._steps = [], 0, 0

    def _show(self) -> None:
        """The step that is due; the last one is the end."""
        if not self.is_running:
            self.end()
            return
        if self._step < self._flight:
            self._fly([track.at((self._step + 1) / self._flight) for track in self._tracks])
        else:
            self._land()
        for piece in self._changing:
            piece.towards(min(1.0, self._step / self._counting))

    def _fly(self, places: Iterable[Offset]) -> None:
        """Lay a plate on each of these cells of the screen."""
        spots: dict[Drawn, list[Region]] = {}
        for place in places:
            piece = next((one for one in self._pieces if one.display and one.region.contains_point(place)), None)
            if piece is not None:
                x, y = place - piece.region.offset
                spots.setdefault(piece, []).append(Region(max(0, x - PLATE // 2), y, PLATE, 1))
        for piece in self._pieces:
            piece.fly(*spots.get(piece, ()))

    def _land(self) -> None:
        self._tracks = []
        for piece in self._pieces:
            piece.fly()
