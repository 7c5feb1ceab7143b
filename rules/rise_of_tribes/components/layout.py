"""The map's shape: hexes on axial coordinates, their neighbours, the volcano's sites, and how far members reach."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from rules.rise_of_tribes.components.tables import LAYOUTS

STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""The six directions: east, west, south-east, north-west, north-east, south-west."""

_BITS: Final[dict[int, tuple[int, ...]]] = {}


def bits(mask: int) -> tuple[int, ...]:
    """The hexes of a mask, ascending. (Remembered: there are at most 2**15.)"""
    found = _BITS.get(mask)
    if found is None:
        found = _BITS[mask] = tuple(h for h in range(mask.bit_length()) if mask >> h & 1)
    return found


class Layout:
    """One arrangement of hexes.

    key: the number of players, and its name; size; coordinates (q, r) by hex; near: neighbour masks by hex; outer: mask
    of the hexes with fewer than six neighbours; sites: coordinates where the volcano may lie; shores: the hexes next to
    each site.
    """

    __slots__ = ("coordinates", "key", "near", "outer", "shores", "sites", "size")

    def __init__(self, key: tuple[int, str]) -> None:
        self.key = key
        self.coordinates = [(int(q), int(r)) for q, r in (pair.split(",") for pair in LAYOUTS[key].split())]
        self.size = len(self.coordinates)
        self.near = [self._around(place) for place in self.coordinates]
        self.outer = sum(1 << h for h in range(self.size) if self.near[h].bit_count() < 6)
        rim = {(q + dq, r + dr) for q, r in self.coordinates for dq, dr in STEPS} - set(self.coordinates)
        self.sites = sorted(place for place in rim if (self._around(place) & self.outer).bit_count() >= 2)
        self.shores = [self._around(place) for place in self.sites]

    def __reduce__(self) -> tuple[Any, ...]:
        return layout_of, self.key

    def _around(self, place: tuple[int, int]) -> int:
        q, r = place
        beside = [(q + dq, r + dr) for dq, dr in STEPS]
        return sum(1 << h for h, other in enumerate(self.coordinates) if other in beside)


_MADE: Final[dict[tuple[int, str], Layout]] = {}


def layout_of(players: int, name: str) -> Layout:
    """The layout for so many players; those without one of that name use their standard one."""
    key = (players, name) if (players, name) in LAYOUTS else (players, "standard")
    if key not in _MADE:
        _MADE[key] = Layout(key)
    return _MADE[key]


def most_sites() -> int:
    """The largest number of volcano sites any layout has."""
    return max(len(layout_of(*key).sites) for key in LAYOUTS)


@lru_cache(maxsize=4096)
def routes(
    layout: Layout, terrain: tuple[int, int, int], budget: int, canoe: bool, pathfinder: bool
) -> tuple[int, ...]:
    """By hex, the mask of hexes that a member standing there reaches with `budget` (spec 2.5).

    `terrain`: masks of lakes, forests, mountains. A Wild Land is in all three; for a Pathfinder it is of one
    type during one move (A38), so the three types are tried one after the other.
    """
    wild = terrain[0] & terrain[1] & terrain[2]
    lakes = terrain[0] if canoe else 0
    result = [0] * layout.size
    for guise in range(3 if wild and pathfinder else 1):
        kinds = [mask & ~wild | (wild if kind == guise else 0) for kind, mask in enumerate(terrain)]
        free = [_free(layout, h, lakes, kinds if pathfinder else []) for h in range(layout.size)]
        for h in range(layout.size):
            result[h] |= _reach(layout, h, budget, free)
    return tuple(result)


def _free(layout: Layout, h: int, lakes: int, kinds: list[int]) -> int:
    """The neighbours of `h` that cost nothing to enter from it."""
    alike = sum(mask for mask in kinds if mask >> h & 1)
    return layout.near[h] & (lakes | alike)


def _reach(layout: Layout, start: int, budget: int, free: list[int]) -> int:
    inside = _spread(1 << start, free)
    for _ in range(budget):
        edge = inside
        for h in bits(inside):
            edge |= layout.near[h]
        inside = _spread(edge, free)
    return inside & ~(1 << start)


def _spread(mask: int, free: list[int]) -> int:
    while True:
        more = mask
        for h in bits(mask):
            more |= free[h]
        if more == mask:
            return mask
        mask = more
