"""Moves of groups, coded as head card and the card it goes onto: 64 x 4 = 256 ids (spec section 3).

Where the head lies, how long its group is and where it goes follow from the position, since a card
lies in one place only. The 9s, which go into empty columns, are each game's own matter.

An example: L4a (28) onto D5b (33) is `28 * 4 + 1 == 113`, as D5b is the second of the four cards that L4a fits onto.
"""

from __future__ import annotations

from typing import Final

from rules.tribal.cards import ABOVE, BELOW, CARDS, EMPTY, NAMES, NO_LEVEL

MOVES: Final = 256
"""Ids 0..255 mean the same in both games: MOVE of the group headed by `id >> 2` onto `ONTO[id]`."""

ONTO: Final[list[int]] = [ABOVE[move >> 2] * 4 + (move & 3) for move in range(MOVES)]


def move_id(head: int, onto: int) -> int:
    """The id of moving the group headed by `head` (no 9) onto the card `onto`."""
    return head * 4 + (onto & 3)


def _fitting(end: int, offset: int) -> list[tuple[int, ...]]:
    """For each set of cards of the level that fits onto `end`: their moves onto it, plus `offset`."""
    if BELOW[end] == NO_LEVEL:
        return [()] * 16
    heads = range(BELOW[end] * 4, BELOW[end] * 4 + 4)
    return [tuple(offset + move_id(head, end) for head in heads if bits >> (head & 3) & 1) for bits in range(16)]


def fitting(offset: int = 0) -> list[list[tuple[int, ...]]]:
    """`table[end][bits]`: ids of moving each card in `bits` (of level `BELOW[end]`) onto `end`.

    The row of EMPTY is empty: only 9s go there.
    """
    return [_fitting(end, offset) for end in range(CARDS)] + [_fitting(EMPTY, offset)]


FITTING: Final = fitting()


def move_rows(kind: str) -> list[tuple[str, dict[str, int | str | tuple[str, ...]], str]]:
    """The 256 rows of an action table for moves of this kind."""
    return [
        (
            kind,
            {"card": NAMES[move >> 2], "onto": NAMES[ONTO[move]]},
            f"{kind.lower()} {NAMES[move >> 2]} {NAMES[ONTO[move]]}",
        )
        for move in range(MOVES)
    ]
