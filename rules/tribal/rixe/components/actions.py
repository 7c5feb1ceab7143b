"""The table of the Rixe's actions. A hand card is named by its type (`L3`), a card on the table with its copy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rules.core.action import ActionTable, Field
from rules.tribal.cards import ABOVE, BELOW, CARDS, EMPTY, NAMES, NINES, TYPE_NAMES
from rules.tribal.moves import MOVES, move_rows

Row = tuple[str, Mapping[str, Field], str]

NINE_TYPES: Final = NINES >> 1

MOVE: Final = 0
PLAY: Final = MOVES
"""+ 4 * type + the copy and symbol bits of the card it goes onto."""
PLAY_NINE: Final = PLAY + 4 * NINE_TYPES
"""+ 4 * (type - NINE_TYPES) + zone: to the first empty slot of that zone."""
COLLECT: Final = PLAY_NINE + 16
"""+ the 1 at the end of the column (codes 0..7)."""
DRAW: Final = COLLECT + 8
END: Final = DRAW + 1
DONE: Final = END + 1
NEW_COLUMN: Final = DONE + 1
"""+ zone."""


def _rows() -> Iterator[Row]:
    yield from move_rows("MOVE")
    for kind in range(NINE_TYPES):
        for k in range(4):
            onto = NAMES[ABOVE[2 * kind] * 4 + k]
            yield "PLAY", {"card": TYPE_NAMES[kind], "onto": onto}, f"play {TYPE_NAMES[kind]} {onto}"
    for kind in range(NINE_TYPES, CARDS >> 1):
        for zone in range(4):
            fields: dict[str, Field] = {"card": TYPE_NAMES[kind], "onto": "empty", "z": zone}
            yield "PLAY", fields, f"play {TYPE_NAMES[kind]} empty{zone}"
    for card in range(8):
        yield "COLLECT", {"card": NAMES[card]}, f"collect {NAMES[card]}"
    yield "DRAW", {}, "draw"
    yield "END", {}, "end"
    yield "DONE", {}, "done"
    for zone in range(4):
        yield "NEW_COLUMN", {"z": zone}, f"new-column {zone}"


TABLE: Final = ActionTable(_rows())

PLAYS: Final[list[list[tuple[int, ...]]]] = [
    [tuple(PLAY + 2 * (card & -2) + k for k in range(4) if bits >> k & 1 and card < NINES) for bits in range(16)]
    for card in range(CARDS)
]
"""`PLAYS[card][bits]`: ids of playing `card` onto each card in `bits` (of level `ABOVE[card]`)."""

PLAY_ONTO: Final[list[int]] = [ABOVE[play >> 1 & -2] * 4 + (play & 3) for play in range(4 * NINE_TYPES)]
"""By PLAY id less PLAY: the card on the table that it goes onto."""

NINES_MASK: Final = sum(1 << kind for kind in range(NINE_TYPES, CARDS >> 1))


def _fitting_types(end: int) -> int:
    if end == EMPTY:
        return NINES_MASK
    if end < 8:
        return 0
    first = BELOW[end] * 2
    return 3 << first


FITTING_TYPES: Final[list[int]] = [_fitting_types(end) for end in range(CARDS + 1)]
"""By end: the types that fit onto it, as bits."""
