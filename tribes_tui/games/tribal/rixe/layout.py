"""Where the parts of a Rixe's table lie: zones side by side, each with as many slots as it has room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.games.tribal.pieces import Size, tallest

PITCHES = (8, 7, 6, 5, 4)
"""From column to column, the airiest first. In the narrowest two the cards have no blank beside their names."""

BETWEEN = 3
NARROWEST = 16
"""What a zone's headline needs."""

FIXED_ROWS = 5
"""Rows besides cards and hand: two headlines, a rule, a blank one, the status."""


class Zone(NamedTuple):
    """A zone on the screen: its left edge and width, the first slot that is shown, and how many are."""

    x: int
    width: int
    first: int
    shown: int


class Layout(NamedTuple):
    """The zones in the order of seats, sizes of the cards, the rows of the parts."""

    zones: dict[int, Zone]
    size: Size
    head: int
    cards: int
    hand: int
    hand_rows: int
    status: int

    def column(self, zone: int, slot: int) -> int:
        """The left edge of a zone's slot."""
        return self.zones[zone].x + (slot - self.zones[zone].first) * self.size.pitch


def lay_out(area: Region, order: Sequence[int], counts: Sequence[int], wanted: tuple[int, int] | None) -> Layout:
    """The layout for an area.

    `order` are the zones from left to right, `counts` their slots by zone, `wanted` the zone and slot that
    must be seen.
    """
    big = area.height >= 26
    hand_rows = 3 if big and area.height >= 30 else 1
    step, full = tallest(area.height - FIXED_ROWS + (0 if big else 1) - 2 * hand_rows)
    pitch = _pitch(area.width - 2, [counts[zone] for zone in order], 8 if big else 5)
    size = Size(pitch, pitch - 1, step, full)
    widths = _widths(area.width - 2, [counts[zone] for zone in order], pitch)
    x = area.x + max(1, (area.width - sum(widths) - BETWEEN * (len(order) - 1)) // 2)
    zones = {}
    for zone, width in zip(order, widths, strict=True):
        zones[zone] = _zone(x, width, counts[zone], pitch, wanted[1] if wanted and wanted[0] == zone else 0)
        x += width + BETWEEN
    cards = area.y + 2
    hand = cards + size.rows + 1
    status = hand + 2 * hand_rows + (1 if big else 0)
    return Layout(zones, size, area.y, cards, hand, hand_rows, status)


def _pitch(width: int, counts: Sequence[int], most: int) -> int:
    """The airiest pitch at which all slots fit; the narrowest if they don't."""
    for pitch in PITCHES:
        if pitch <= most and _total(counts, pitch) <= width:
            return pitch
    return PITCHES[-1]


def _total(counts: Sequence[int], pitch: int) -> int:
    return sum(max(NARROWEST, count * pitch) for count in counts) + BETWEEN * (len(counts) - 1)


def _widths(width: int, counts: Sequence[int], pitch: int) -> list[int]:
    """What each zone gets: all it needs, if possible; else those that need more than their share divide the rest."""
    needs = [max(NARROWEST, count * pitch) for count in counts]
    free = width - BETWEEN * (len(counts) - 1)
    if sum(needs) <= free:
        spare = (free - sum(needs)) // len(needs)
        return [need + min(spare, 2 * pitch) for need in needs]
    share = free // len(needs)
    small = sum(need for need in needs if need <= share)
    large = sum(need > share for need in needs)
    return [need if need <= share else (free - small) // large for need in needs]


def _zone(x: int, width: int, count: int, pitch: int, wanted: int) -> Zone:
    """A zone whose window holds the wanted slot; marks for more slots need a place at its edges."""
    if count * pitch <= width:
        return Zone(x, width, 0, count)
    shown = max(1, (width - 2 * MARK) // pitch)
    first = max(0, min(wanted - shown // 2, count - shown))
    return Zone(x + MARK, width - 2 * MARK, first, shown)


MARK = 4
"""Columns of the screen for the mark of slots that are out of sight, at either side of a zone."""
