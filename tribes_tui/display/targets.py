"""What can be chosen on a table: named places, and walking from one to the next."""

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from textual.geometry import Offset, Region

DIRECTIONS = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
    "upleft": (-1, -1),
    "upright": (1, -1),
    "downleft": (-1, 1),
    "downright": (1, 1),
}
"""Steps on the screen; the diagonal ones are for hexagons."""

TALL = 2
"""A row of the screen is about as high as two columns are wide."""


class Target(NamedTuple):
    """A place that may be chosen: its name in paths, where it is, and its key.

    `lane` numbers columns of cards from left to right: left and right then go to the next lane with something to
    choose, whatever its rows, up and down stay in the lane as long as there is anything further on in it.
    """

    name: str
    region: Region
    key: str = ""
    lane: int | None = None

    @property
    def middle(self) -> tuple[int, int]:
        """Twice the middle of its region, so that it is whole; rows count for two columns."""
        spot = self.region
        return 2 * spot.x + spot.width, TALL * (2 * spot.y + spot.height)


class Targets:
    """The targets of one drawing, in the order in which Tab goes round."""

    def __init__(self, targets: Iterable[Target] = ()) -> None:
        self._by_name = {target.name: target for target in targets}

    def __iter__(self) -> Iterator[Target]:
        return iter(self._by_name.values())

    def __len__(self) -> int:
        return len(self._by_name)

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def get(self, name: str | None) -> Target | None:
        """The target of that name."""
        return None if name is None else self._by_name.get(name)

    def at(self, place: Offset) -> Target | None:
        """The target that covers a cell; of several, the last one drawn."""
        found = [t for t in self if t.region.contains_point(place)]
        return found[-1] if found else None

    def cycle(self, start: str | None, among: Iterable[str], step: int = 1, last: Container[str] = ()) -> str | None:
        """The next name among some, in order, those of `last` behind the others; from no start, the first (or last)."""
        wanted = set(among)
        names = sorted((target.name for target in self if target.name in wanted), key=lambda name: name in last)
        if not names:
            return None
        if start not in names:
            return names[0 if step > 0 else -1]
        return names[(names.index(start) + step) % len(names)]

    def walk(self, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """The nearest name in that direction among some; the start itself if there is none."""
        origin = self.get(start)
        wanted = [self._by_name[name] for name in among if name in self._by_name and name != start]
        if origin is None:
            return self.cycle(None, (target.name for target in wanted))
        dx, dy = DIRECTIONS[direction]
        if origin.lane is not None:
            led_to = _by_lanes(origin, wanted, dx, dy)
            if led_to is not None:
                return led_to.name
        best, best_cost = start, (0.0, 0)
        for target in wanted:
            cost = _cost(origin, target, dx, dy)
            if cost is not None and (best == start or cost < best_cost):
                best, best_cost = target.name, cost
        return best

    def next_row(self, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """Of some, the one in the next row above or below in which any stands, there the nearest; None if there is none."""
        origin = self.get(start)
        if origin is None:
            return None
        dy = DIRECTIONS[direction][1]
        rows = [(target, (target.region.y - origin.region.y) * dy) for target in map(self.get, among) if target]
        further = [(rows, *(_cost(origin, target, 0, dy) or ()), target.name) for target, rows in rows if rows > 0]
        return min(further)[-1] if further else None

    def is_behind(self, start: str | None, direction: str, name: str) -> bool:
        """Whether a name lies where the direction comes from, or nowhere."""
        origin, target = self.get(start), self.get(name)
        if origin is None or target is None:
            return target is None
        (x0, y0), (x1, y1), (dx, dy) = origin.middle, target.middle, DIRECTIONS[direction]
        return (x1 - x0) * dx + (y1 - y0) * TALL * dy < 0


def _cost(origin: Target, target: Target, dx: int, dy: int) -> tuple[float, int] | None:
    """How far `target` is in the direction (dx, dy), what lies aside counting by its square, then how far its middle is aside; None if
    it is not there. Above and below only what shares no column lies aside."""
    (x0, y0), (x1, y1) = origin.middle, target.middle
    right, down = x1 - x0, y1 - y0
    if dx and dy:
        forward, sideways = right * dx + down * dy, abs(right * dy - down * dx)
        is_there = right * dx > 0 and down * dy > 0
        return (forward + sideways * sideways / 4, sideways) if is_there else None
    forward, sideways = (right * dx, abs(down)) if dx else (down * dy, abs(right))
    if forward <= 0 or (dx and sideways > forward and not _beside(origin, target)):
        return None
    aside = sideways if dx else 2 * max(0, target.region.x - origin.region.right, origin.region.x - target.region.right)
    return forward + aside * aside / 4, sideways


def _beside(origin: Target, target: Target) -> bool:
    """Whether the two share a row."""
    return origin.region.y < target.region.bottom and target.region.y < origin.region.bottom


def _by_lanes(origin: Target, wanted: list[Target], dx: int, dy: int) -> Target | None:
    """The target that lanes lead to; if they lead nowhere, distance decides."""
    assert origin.lane is not None
    in_lanes = [(target, target.lane) for target in wanted if target.lane is not None]
    if dx and dy:
        return None
    if dx:
        steps = {(lane - origin.lane) * dx for _, lane in in_lanes}
        step = min((step for step in steps if step > 0), default=0)
        found = [target for target, lane in in_lanes if step and lane == origin.lane + step * dx]
    else:
        found = [t for t, lane in in_lanes if lane == origin.lane and (t.region.y - origin.region.y) * dy > 0]
    return min(found, key=lambda target: abs(target.middle[1] - origin.middle[1]), default=None)
