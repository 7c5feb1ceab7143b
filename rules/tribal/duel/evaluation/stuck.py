"""Whether a Duel can still move: proof that nothing either player, or one of them, may do brings progress, or a win, any more."""

from __future__ import annotations

from rules.tribal.cards import EMPTY, NINES, RANK, SYMBOL, fits
from rules.tribal.duel.components.phases import ACT, COLUMNS
from rules.tribal.duel.position import Position


def is_stuck(s: Position) -> bool:
    """Whether neither player can put a card on a pile, turn one up, draw one or clear their columns, however both play, and cards on
    piles decide: where both have as many, each card given away counts.

    What can come free is taken to stay free, and bans to be over, so the answer True is certain; False is not.
    """
    return s.phase == ACT and s.sacred_total(0) != s.sacred_total(1) and not _gets_on(s, (0, 1))


def gets_on(s: Position, player: int) -> bool:
    """Whether one player may still get further, as above, were the other one to do nothing; False is certain."""
    return s.phase != ACT or _gets_on(s, (player,))


def _gets_on(s: Position, players: tuple[int, ...]) -> bool:
    if s.stock:
        return True
    found = {card for card in s.ends if card != EMPTY}
    bases = {number for number, end in enumerate(s.ends) if end == EMPTY}
    waiting = [card for column, hidden in zip(s.columns, s.hidden, strict=True) for card in column[hidden:]]
    waiting += s.discard
    while not any(_goes_on_pile(s, card, player) for card in (*found, *s.discard) for player in players):
        moving = [card for card in waiting if any(fits(card, end) for end in found) or (card >= NINES and bases)]
        if not moving:
            return False
        waiting = [card for card in waiting if card not in moving]
        for card in moving:
            number = s.place[card]
            if number < 0:
                found.add(card)
            elif not s.is_first(card):
                found.add(s.columns[number][s.columns[number].index(card) - 1])
            elif s.hidden[number]:
                return True
            else:
                bases.add(number)
        if any(_can_clear(s, player, bases) for player in players):
            return True
    return True


def _goes_on_pile(s: Position, card: int, player: int) -> bool:
    """Whether a card is the next of its symbol for a player."""
    return RANK[card] == s.heights[4 * player + SYMBOL[card]]


def _can_clear(s: Position, player: int, bases: set[int]) -> bool:
    """Whether a player whose four piles are begun might be rid of all columns."""
    columns = range(player * COLUMNS, player * COLUMNS + COLUMNS)
    return min(s.heights[4 * player : 4 * player + 4]) > 0 and bases.issuperset(columns)
