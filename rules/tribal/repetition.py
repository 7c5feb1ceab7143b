"""Fingerprints of layouts, kept up step by step, so that a repeated position costs one look-up.

Within a turn only moves of groups within the table can be undone; everything else (a sacred placement, a
card turned up, a card drawn, a column emptied ...) makes all earlier positions of the turn unreachable. So a
state keeps a set of the layouts it has left since the last step that cannot be undone, and compares nothing
else.

Where copies count (the Duel), a layout is told by which card lies on which: the fingerprint is the exclusive
or of one random number for each such pair. Where copies are alike (the Rixe), it is the sum of one random
number for each column's types and zone; a column is a falling run, so the set of its types tells their order.

An example of a column's key: D9a L8b in zone 2 is `2 | 4 << 32 | 4 << 30`, D9 being type 32 and L8 type 30.
"""

from __future__ import annotations

from typing import Final

from rules.core.errors import BadPosition
from rules.core.fields import Fields
from rules.core.rng import GAMMA, MASK, mix
from rules.tribal.moves import MOVES

PAIRS: Final[list[int]] = [mix((move + 1) * GAMMA & MASK) >> 4 for move in range(MOVES)]
"""The number (60 bits) of the pair that move `id` makes: its head lying on its target."""

UP_TO: Final[list[int]] = [((1 << 4 * (rank + 1)) - 1) << 2 for rank in range(9)]
"""In a column's key: the bits of all types of rank 0..`rank`, that is of a group with such a head."""


def type_bit(card: int) -> int:
    """The bit of a card's type in a column's key."""
    return 4 << (card >> 1)


class ColumnPrints(dict[int, int]):
    """The number (55 bits) of each column, by key: its zone (2 bits) and above it the set of its types.

    It is filled as columns come up and cannot grow beyond the some 16,000 that the cards allow. A dictionary, because
    looking one up is the most frequent step of a Rixe.
    """

    def __missing__(self, key: int) -> int:
        self[key] = found = mix((key * GAMMA ^ 0x5DEE_CE66) & MASK) >> 9
        return found


COLUMN_PRINTS: Final = ColumnPrints()


def dump_seen(seen: set[int]) -> list[str]:
    """The fingerprints as hexadecimal texts, ascending."""
    return [f"{value:016x}" for value in sorted(seen)]


def load_seen(fields: Fields) -> set[int]:
    """The fingerprints of field `seen` (default: none)."""
    seen = set()
    for i, text in enumerate(fields.items("seen", default=[])):
        try:
            seen.add(int(text, 16))
        except (TypeError, ValueError):
            raise BadPosition(f"seen[{i}]", "must be hexadecimal digits") from None
    return seen
