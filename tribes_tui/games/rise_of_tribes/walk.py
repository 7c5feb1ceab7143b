"""Walking over hexagons: six directions, and up and down along a zigzag that keeps its column."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components.box import HEXES
from tribes_tui.display.targets import DIRECTIONS

if TYPE_CHECKING:
    from rules.rise_of_tribes.components.layout import Layout

KEYS = {"w": "upleft", "e": "upright", "a": "left", "d": "right", "z": "downleft", "x": "downright"}
"""Six keys that lie around S as the neighbours lie around a hex."""

ASIDE = 3.0
"""How much a half column or row off the way counts against one on the way."""


def step(layout: Layout, start: str, direction: str, among: Iterable[str]) -> str | None:
    """The best of the hexes in `among` in a direction from the hex `start`; None if there is none."""
    q, r = layout.coordinates[HEXES.index(start[4:])]
    dx, dy = DIRECTIONS[direction]
    best, least = None, 0.0
    for name in among:
        if name == start or not name.startswith("hex:"):
            continue
        other_q, other_r = layout.coordinates[HEXES.index(name[4:])]
        cost = _cost(2 * (other_q - q) + other_r - r, other_r - r, dx, dy, r % 2)
        if cost is not None and (best is None or cost < least):
            best, least = name, cost
    return best


def _cost(right: int, down: int, dx: int, dy: int, odd: int) -> float | None:
    """How far a hex is, `right` half columns and `down` rows away, off the way counting more; None if not that way."""
    if not dy:
        return abs(right) + ASIDE * 2 * abs(down) if right * dx > abs(down) else None
    if down * dy <= 0:
        return None
    if not dx:  # straight on two rows is no better than the next row; of its two, the one back to the column
        wish = right - (1 if odd else -1) * (down % 2)
        return 4 * abs(down) + ASIDE * abs(right) + (1 if wish else 0)
    if right * dx <= 0:
        return None
    return 2 * abs(down) + ASIDE * abs(abs(right) - abs(down))
