"""Where the parts of Tribe's table lie, for any area of 80 by 16 or more and any number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.games.tribe.faces import NAMED

CHAINS = 5
LEAST_PANEL = 1 + CHAINS
NAMED_WIDTH = 60
"""A panel as wide as this has room for what is on the vases, in full."""

FULL_WIDTH = 76
"""A panel as wide as this has room for the cards' names."""

WIDEST = 160
TRIBU_WIDTH = 8
LARGEST_HAND = 8


class Panel(NamedTuple):
    """A seat's part: the header's row is `y`, its chains are `step` rows apart. `x` is a blank column for marks.

    `vase`, `totem` and `active` are widths of pieces; `tall` pieces are two rows high.
    """

    x: int
    y: int
    width: int
    step: int
    vase: int
    totem: int
    active: int

    @property
    def height(self) -> int:
        """Rows of a piece."""
        return 2 if self.step > 1 else 1

    @property
    def totem_x(self) -> int:
        """Where the Totem lies."""
        return self.slot_x(3)

    @property
    def active_x(self) -> int:
        """Where the face-down card lies."""
        return self.totem_x + self.totem + 1

    def slot_x(self, place: int) -> int:
        """Where the vase of a slot lies."""
        return self.x + 2 + TRIBU_WIDTH + place * (self.vase + 1)

    def chain_y(self, row: int) -> int:
        """The row of a chain: 0 for the one laid first."""
        return self.y + 1 + row * self.step


class Layout(NamedTuple):
    """The panels by seat; the rows of the rule below them, of the piles and the hand; the size of its cards."""

    panels: Mapping[int, Panel]
    x: int
    width: int
    rule: int
    hand: int
    card_height: int
    card_step: int

    @property
    def piles(self) -> int:
        """The row of the piles."""
        return self.rule + 1

    @property
    def top(self) -> int:
        """The first row of the panels."""
        return min(panel.y for panel in self.panels.values())


def lay_out(players: int, viewer: int | None, area: Region) -> Layout:
    """The viewer sits at the bottom, next to his hand; the others follow clockwise."""
    width = min(area.width, WIDEST)
    x = area.x + (area.width - width) // 2
    below = 8 if area.height >= 24 else 4
    room = area.height - below
    step = max(1, min(3, (room // 2 - 1) // CHAINS))
    rows = 1 + step * CHAINS
    second = area.y + rows + (1 if room > 2 * rows else 0)
    half = width // 2
    places = {
        2: [(x, second, width), (x, area.y, width)],
        3: [(x, second, width), (x, area.y, half), (x + half, area.y, half)],
        4: [(x, second, half), (x, area.y, half), (x + half, area.y, half), (x + half, second, half)],
    }[players]
    first = viewer or 0
    panels = {(first + i) % players: _panel(*place, step) for i, place in enumerate(places)}
    rule = second + rows + max(0, area.bottom - (second + rows) - below) // 2
    tall = below > 4
    card_step = max(10, min(15, width // LARGEST_HAND))
    return Layout(panels, x, width, rule, rule + (3 if tall else 2), 3 if tall else 1, card_step)


def _panel(x: int, y: int, width: int, step: int) -> Panel:
    if width < 56:
        return Panel(x, y, width, step, 6, 2, 5)
    if width < FULL_WIDTH:
        return Panel(x, y, width, step, 8 if width < NAMED_WIDTH else NAMED, 4, 8)
    return Panel(x, y, width, step, 17, 4, 8)
