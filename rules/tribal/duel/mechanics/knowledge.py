"""What nobody knows in a Duel, cards face down and the order of the stock, and drawing it at random (spec 4)."""

from __future__ import annotations

from rules.core.rng import RandomSource
from rules.tribal.cards import CARDS, UNKNOWN
from rules.tribal.duel.position import Position
from rules.tribal.reading import unseen


def mask(s: Position) -> None:
    """Hide the face-down cards and the stock."""
    for column, hidden in zip(s.columns, s.hidden, strict=True):
        column[:hidden] = [UNKNOWN] * hidden
    s.stock = [UNKNOWN] * len(s.stock)


def unmask(s: Position, rng: RandomSource) -> None:
    """Deal the unseen cards to where cards lie face down and to the stock."""
    pool = unseen(seen_cards(s), rng)
    for column, hidden in zip(s.columns, s.hidden, strict=True):
        column[:hidden] = [pool.pop() for _ in range(hidden)]
    s.stock = [pool.pop() for _ in s.stock]


def seen_cards(s: Position) -> set[int]:
    """Every card whose place is public."""
    seen = {card for card in range(CARDS) if s.place[card] >= 0 or (s.laid[0] | s.laid[1]) >> card & 1}
    seen.update(s.discard)
    if s.drawn >= 0:
        seen.add(s.drawn)
    return seen


def unseen_cards(s: Position) -> list[int]:
    """The cards that nobody has seen yet, ascending."""
    return sorted(set(range(CARDS)) - seen_cards(s))
