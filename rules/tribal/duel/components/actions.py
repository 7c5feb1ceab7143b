"""The table of the Duel's actions. Cards are named, columns are not: a card lies in one place only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rules.core.action import ActionTable, Field
from rules.tribal.cards import ABOVE, CARDS, NAMES, NINES
from rules.tribal.moves import MOVES, fitting, move_rows

Row = tuple[str, Mapping[str, Field], str]

MOVE: Final = 0
MOVE_NINE: Final = MOVES
"""+ 2 * (card - NINES) + zone: a group headed by a 9, to the first empty column of that zone."""
SACRED: Final = MOVE_NINE + 16
"""+ card."""
STEAL: Final = SACRED + CARDS
"""+ the id of the MOVE that does the same."""
STEAL_NINE: Final = STEAL + MOVES
"""+ card - NINES: to the own first empty column."""
STEAL_SACRED: Final = STEAL_NINE + 8
"""+ card."""
DRAW: Final = STEAL_SACRED + CARDS
TAKE: Final = DRAW + 1
"""+ card."""
END: Final = TAKE + CARDS
DONE: Final = END + 1
PLACE: Final = DONE + 1 - 8
"""+ the card it goes onto (no 1: codes 8..71)."""
PLACE_EMPTY: Final = PLACE + CARDS
"""+ zone."""
PLACE_SACRED: Final = PLACE_EMPTY + 2


def _rows() -> Iterator[Row]:
    yield from move_rows("MOVE")
    for card in range(NINES, CARDS):
        for zone in range(2):
            yield "MOVE", {"card": NAMES[card], "onto": "empty", "z": zone}, f"move {NAMES[card]} empty{zone}"
    for card in range(CARDS):
        yield "SACRED", {"card": NAMES[card]}, f"sacred {NAMES[card]}"
    yield from move_rows("STEAL")
    for card in range(NINES, CARDS):
        yield "STEAL", {"card": NAMES[card], "onto": "empty"}, f"steal {NAMES[card]} empty"
    for card in range(CARDS):
        yield "STEAL_SACRED", {"card": NAMES[card]}, f"steal {NAMES[card]} sacred"
    yield "DRAW", {}, "draw"
    for card in range(CARDS):
        yield "TAKE", {"card": NAMES[card]}, f"take {NAMES[card]}"
    yield "END", {}, "end"
    yield "DONE", {}, "done"
    yield from _placing()


def _placing() -> Iterator[Row]:
    for card in range(8, CARDS):
        yield "PLACE", {"onto": NAMES[card]}, f"place {NAMES[card]}"
    for zone in range(2):
        yield "PLACE", {"onto": "empty", "z": zone}, f"place empty{zone}"
    yield "PLACE", {"onto": "sacred"}, "place sacred"


TABLE: Final = ActionTable(_rows())

STEALS: Final = fitting(STEAL)
"""`STEALS[end][bits]`: ids of stealing each card in `bits` (of level `BELOW[end]`) onto `end`."""

PLACES: Final[list[list[tuple[int, ...]]]] = [
    [tuple(PLACE + ABOVE[card] * 4 + k for k in range(4) if bits >> k & 1 and card < NINES) for bits in range(16)]
    for card in range(CARDS)
]
"""`PLACES[card][bits]`: ids of placing a drawn `card` onto each card in `bits` (of level `ABOVE[card]`)."""

HEAD: Final = [move >> 2 if move < MOVES else NINES + (move - MOVE_NINE >> 1) for move in range(SACRED)]
"""The head of the group that each MOVE carries."""


def moved_card(action: int) -> int:
    """The head of a MOVE's group, or the card of a SACRED."""
    return HEAD[action] if action < SACRED else action - SACRED


def stolen_card(action: int) -> int:
    """The card that a STEAL or STEAL_SACRED takes."""
    if action >= STEAL_SACRED:
        return action - STEAL_SACRED
    if action >= STEAL_NINE:
        return NINES + action - STEAL_NINE
    return (action - STEAL) >> 2
