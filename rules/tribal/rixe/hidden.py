"""What a player cannot know in a Rixe, and drawing it at random from what fits his knowledge.

Unknown are the other hands and the stock. Who draws, ends his turn or is done with cleaning had no card that
fitted: `lacks` keeps, for each hand card in the order they came, the types thereby ruled out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.rng import RandomSource
from rules.tribal.cards import CARDS, UNKNOWN
from rules.tribal.reading import unseen

if TYPE_CHECKING:
    from rules.tribal.rixe.table import RixeTable

TRIES = 40
SWEEPS = 2


def mask(state: RixeTable, viewer: int) -> None:
    """Hide the stock and all hands but the viewer's."""
    for player, hand in enumerate(state.hands):
        if player != viewer:
            state.hands[player] = [UNKNOWN] * len(hand)
    state.stock = [UNKNOWN] * len(state.stock)


def seen_cards(state: RixeTable) -> set[int]:
    """Every card whose place is known: on the table, turned up, collected, or in a hand not hidden."""
    seen = {card for card in range(CARDS) if state.place[card] >= 0}
    for cards in (*state.collected, *state.hands):
        seen.update(cards)
    seen.add(state.turned)
    return seen - {UNKNOWN, -1}


def fill(state: RixeTable, rng: RandomSource) -> None:
    """Deal the unseen cards to the hidden hands and the stock."""
    seats = [player for player, hand in enumerate(state.hands) if UNKNOWN in hand]
    excluded = [types for player in seats for types in state.lacks[player]]
    dealt, rest = _deal(excluded, unseen(seen_cards(state), rng), rng)
    position = 0
    for player in seats:
        size = len(state.hands[player])
        state.hands[player] = sorted(dealt[position : position + size])
        position += size
    state.stock = rest[: len(state.stock)]


def _deal(excluded: list[int], pool: list[int], rng: RandomSource) -> tuple[list[int], list[int]]:
    """A card for each place, none of a type excluded there; and the cards that are left."""
    order = sorted(range(len(excluded)), key=lambda place: -excluded[place].bit_count())
    for _ in range(TRIES):
        dealt = _try(excluded, order, pool, rng)
        if dealt is not None:
            break
    else:
        dealt = _match(excluded, pool)
    cards = dealt + _left(pool, dealt)
    _mingle(cards, excluded, rng)
    return cards[: len(excluded)], cards[len(excluded) :]


def _left(pool: list[int], dealt: list[int]) -> list[int]:
    used = set(dealt)
    return [card for card in pool if card not in used]


def _try(excluded: list[int], order: list[int], pool: list[int], rng: RandomSource) -> list[int] | None:
    """Fill the most restricted places first, each by chance; None when one is left without a card."""
    free = pool[:]
    dealt = [0] * len(excluded)
    for place in order:
        fitting = [i for i, card in enumerate(free) if not excluded[place] >> (card >> 1) & 1]
        if not fitting:
            return None
        i = fitting[rng.randrange(len(fitting))]
        dealt[place] = free[i]
        free[i] = free[-1]
        free.pop()
    return dealt


def _match(excluded: list[int], pool: list[int]) -> list[int]:
    """A dealing by augmenting paths, for when chance finds none.

    What was known of places that cannot be filled (only in positions written by hand) is disregarded.
    """
    holder: dict[int, int] = {}

    def seat(place: int, tried: set[int]) -> bool:
        for card in pool:
            if card not in tried and not excluded[place] >> (card >> 1) & 1:
                tried.add(card)
                if card not in holder or seat(holder[card], tried):
                    holder[card] = place
                    return True
        return False

    for place in range(len(excluded)):
        seat(place, set())
    dealt = {place: card for card, place in holder.items()}
    spare = iter(card for card in pool if card not in holder)
    return [dealt[place] if place in dealt else next(spare) for place in range(len(excluded))]


def _mingle(cards: list[int], excluded: list[int], rng: RandomSource) -> None:
    """Swap cards by chance where both may lie in either place, so that no order of filling is favoured."""
    limits = excluded + [0] * (len(cards) - len(excluded))
    for place in [*range(len(excluded))] * SWEEPS:
        other = rng.randrange(len(cards))
        mine, theirs = cards[place], cards[other]
        if not limits[other] >> (mine >> 1) & 1 and not limits[place] >> (theirs >> 1) & 1:
            cards[place], cards[other] = theirs, mine
