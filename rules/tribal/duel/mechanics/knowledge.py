"""What nobody knows in a Duel, cards face down and the order of the stock, and drawing it at random (spec 4)."""

from __future__ import annotations

from typing import Final

from rules.core.compiled import i64
from rules.core.rng import RandomSource, shuffle
from rules.tribal.cards import CARDS, UNKNOWN
from rules.tribal.duel.position import Position

HALF: Final = CARDS // 2
ALL_OF_HALF: Final = (1 << HALF) - 1


def mask(s: Position) -> None:
    """Hide the face-down cards and the stock."""
    for column, hidden in zip(s.columns, s.hidden, strict=True):
        column[:hidden] = [UNKNOWN] * hidden
    s.stock = [UNKNOWN] * len(s.stock)


def unmask(s: Position, rng: RandomSource) -> None:
    """Deal the unseen cards to where cards lie face down and to the stock."""
    pool = unseen_cards(s)
    shuffle(pool, rng)
    for column, hidden in zip(s.columns, s.hidden, strict=True):
        column[:hidden] = [pool.pop() for _ in range(hidden)]
    s.stock = [pool.pop() for _ in s.stock]


def unseen_cards(s: Position) -> list[int]:
    """The cards that nobody has seen yet, ascending."""
    is_seen = [place >= 0 for place in s.place]
    laid = s.laid[0] | s.laid[1]
    for begin in (0, HALF) if laid else ():  # of the compiler's words one holds no 72 bits
        bits: i64 = laid >> begin & ALL_OF_HALF
        for card in range(HALF):
            if bits >> card & 1:
                is_seen[begin + card] = True
    for card in s.discard:
        is_seen[card] = True
    if s.drawn >= 0:
        is_seen[s.drawn] = True
    return [card for card in range(CARDS) if not is_seen[card]]
