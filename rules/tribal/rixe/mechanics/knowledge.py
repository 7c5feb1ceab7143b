"""What a player cannot know in a Rixe, and drawing it at random from what fits their knowledge (spec 4).

Unknown are the other hands and the stock. Who draws, ends their turn or is done with cleaning had no card that
fitted: `lacks` keeps, for each hand card in the order they came, the types thereby ruled out.
"""

from __future__ import annotations

from rules.core.compiled import i64
from rules.core.rng import RandomSource, below, shuffle
from rules.tribal.cards import CARDS, UNKNOWN
from rules.tribal.rixe.position import Position

TRIES = 40
SWEEPS = 2


def mask(s: Position, viewer: int) -> None:
    """Hide the stock and all hands but the viewer's."""
    for player, hand in enumerate(s.hands):
        if player != viewer:
            s.hands[player] = [UNKNOWN] * len(hand)
    s.stock = [UNKNOWN] * len(s.stock)


def unseen_cards(s: Position) -> list[int]:
    """The cards whose place is not known, ascending: not on the table, turned up, collected, or in a hand not hidden."""
    is_seen = [place >= 0 for place in s.place]
    for places in (s.collected, s.hands):
        for cards in places:
            for card in cards:
                if 0 <= card < CARDS:
                    is_seen[card] = True
    if 0 <= s.turned < CARDS:
        is_seen[s.turned] = True
    return [card for card in range(CARDS) if not is_seen[card]]


def rule_out(s: Position, player: int, types: int) -> None:
    """Everybody sees that no hand card of the player's is of these types: they could not have stopped else."""
    s.lacks[player] = [lacking | types for lacking in s.lacks[player]]


def forget(s: Position, player: int, kind: int) -> None:
    """A card of type `kind` has left the hand: of what is known, the oldest card that it can have been goes."""
    known = s.lacks[player]
    for i, types in enumerate(known):
        if not types >> kind & 1:
            s.lacks[player] = known[:i] + known[i + 1 :]
            return
    s.lacks[player] = known[1:]


def unmask(s: Position, rng: RandomSource) -> None:
    """Deal the unseen cards to the hidden hands and the stock."""
    seats = [player for player, hand in enumerate(s.hands) if UNKNOWN in hand]
    excluded = [types for player in seats for types in s.lacks[player]]
    pool = unseen_cards(s)
    shuffle(pool, rng)
    dealt, rest = _deal(excluded, pool, rng)
    position = 0
    for player in seats:
        size = len(s.hands[player])
        s.hands[player] = sorted(dealt[position : position + size])
        position += size
    s.stock = rest[: len(s.stock)]


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
        kinds: i64 = excluded[place]
        if kinds:
            fitting = [i for i, card in enumerate(free) if not kinds >> (card >> 1) & 1]
            if not fitting:
                return None
            i = fitting[below(len(fitting), rng)]
        elif free:
            i = below(len(free), rng)
        else:
            return None
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
        other = below(len(cards), rng)
        mine, theirs = cards[place], cards[other]
        if not limits[other] >> (mine >> 1) & 1 and not limits[place] >> (theirs >> 1) & 1:
            cards[place], cards[other] = theirs, mine
