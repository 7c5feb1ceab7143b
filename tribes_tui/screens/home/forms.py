"""How the cards of the games stand in a window of some size, and where the parts of a card lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from textual.geometry import Region, Size

PER_ROW = 3
"""Cards side by side where they stand in two rows."""


class CardsForm(NamedTuple):
    """How many cards there are, how many in a row, the size of one, and cells from one to the next."""

    cards: int
    per_row: int
    size: Size
    pitch: tuple[int, int]
    gap: int = 0
    """Rows of felt below, where there is room."""

    @property
    def is_upright(self) -> bool:
        """Whether the words stand under the picture, not beside it."""
        return self.per_row > PER_ROW

    @property
    def is_grand(self) -> bool:
        """Whether there is room for the pieces at full size and for what has been played."""
        return not self.is_upright and self.size.height >= 14

    @property
    def height(self) -> int:
        """Rows of all cards with their shadows."""
        rows = -(-self.cards // self.per_row)
        return max(1, (rows - 1) * self.pitch[1] + self.size.height + 1 + self.gap)

    def spots(self, width: int) -> Iterator[Region]:
        """Where each card lies in a piece of that width."""
        across = (min(self.per_row, self.cards) - 1) * self.pitch[0] + self.size.width
        left = max(0, (width - across) // 2)
        for k in range(self.cards):
            row, column = divmod(k, self.per_row)
            yield Region(left + column * self.pitch[0], row * self.pitch[1], *self.size)


def form_for(width: int, screen_height: int, count: int, is_bare: bool) -> CardsForm:
    """The largest cards for a window of that size; where there is no colour and so no picture, low ones."""
    if not is_bare and 114 <= width < 190 and screen_height >= 38 and 0 < count <= 6:
        pitch, height = (width - 4) // count, 12 if screen_height < 48 else 16
        return CardsForm(count, count, Size(pitch - 1, height), (pitch, height + 1), 1)
    pitch = (width - 1) // PER_ROW
    if not is_bare and width >= 190 and screen_height >= 54:
        return CardsForm(count, PER_ROW, Size(64, 14), (66, 16), 1)
    height = 8 if screen_height >= 38 else 6 if screen_height >= 28 else 4
    return CardsForm(
        count, PER_ROW, Size(pitch - (1 if height == 4 else 2), height), (pitch, height + 1), int(height == 8)
    )


class CardParts(NamedTuple):
    """Of a card: the plate with its title (column and width), the look at the table (empty: none), the words."""

    plate: tuple[int, int]
    window: Region
    words: Region


def parts_of(spot: Region, form: CardsForm, is_bare: bool) -> CardParts:
    """Where the parts of a card lie; where there is no colour there is no look at the table."""
    x, y, width, height = spot
    if is_bare:
        return CardParts((x, width), Region(), Region(x + 2, y + 1, width - 4, height - 2 + (height == 4)))
    if form.is_upright:
        return CardParts(
            (x, width), Region(x + 1, y + 1, width - 2, height - 6), Region(x + 1, y + height - 4, width - 2, 4)
        )
    if height == 4:
        window = Region(x, y, 7 if width >= 25 else 0, 4)
        left = window.right if window else x
        return CardParts((left - 1, x + width - left + 1), window, Region(left + 1, y + 1, x + width - left - 2, 3))
    across = 44 if form.is_grand else min(width - 19, 2 * height)
    window = Region(x + 1, y + 1, across, height - 2)
    return CardParts(
        (x, 24 if form.is_grand else width),
        window,
        Region(window.right + 1, y + 1, x + width - window.right - 2, height - 2),
    )
