"""What a player may know of a state, and states that fit what they know (spec section 4)."""

from __future__ import annotations

from rules.core.rng import RandomSource, shuffle
from rules.tribe.components.cards import (
    BLOCK,
    CAN_BE_ACTIVE,
    COPIES,
    HIDDEN,
    NONE,
    TOTEM,
    TRIBU,
    TRIBUS,
    TYPES,
)
from rules.tribe.components.phases import END, LEADERS, START
from rules.tribe.mechanics.piles import is_exhausted
from rules.tribe.position import Position


def mask(state: Position, viewer: int) -> None:
    """Hide in place what `viewer` may not know: others' hands and face-down cards, the draw pile.

    The Evento of an attack lies open while it is answered; with a closer everything is shown at the very end.
    """
    state.draw = [HIDDEN] * len(state.draw)
    if state.phase == END and state.closer >= 0:
        return
    attacking = state.attack[0] if state.attack is not None else -1
    for seat in range(state.players):
        if seat != viewer:
            state.hands[seat] = [HIDDEN] * len(state.hands[seat])
            for slot in range(seat * TRIBUS, (seat + 1) * TRIBUS):
                if state.actives[slot] != NONE and slot != attacking:
                    state.actives[slot] = HIDDEN


# ---- Drawing a truth --------------------------------------------------------------------------

TRIES = 20
"""A draw is drawn again that would put a card where none of its kind may lie, or leave no vase in the piles: so often at most."""


def unmask(state: Position, rng: RandomSource) -> None:
    """Fill in place everything hidden with a draw from the states that fit the view.

    Cards that a seat took openly are in its hand or under one of its cards that changed since (who swapped where).
    After a refill the draw pile holds only cards that went into it, and a seat only as many of them as it drew.
    """
    if state.phase == LEADERS:
        return
    for _ in range(TRIES):
        copy = state.clone()
        if _fill(copy, rng):
            break
    else:
        copy = state.clone()
        _fill_tightly(copy, rng)
    state.hands, state.actives, state.draw = copy.hands, copy.actives, copy.draw


def _fill(state: Position, rng: RandomSource) -> bool:
    _place_shown(state, rng)
    old, fresh = _origins(state, rng)
    shuffle(old, rng)
    shuffle(fresh, rng)
    given: list[list[int]] = [[] for _ in range(state.players)]
    places = []
    for seat in range(state.players):
        count = _holes(state, seat)
        drawn = count if state.stock is None else min(count, state.draws[seat])
        given[seat] = [old.pop() for _ in range(count - drawn)]
        places += [seat] * drawn
    shuffle(places, rng)
    for seat in places:
        given[seat].append(old.pop() if old else fresh.pop())
    state.draw = fresh
    if state.phase == START and fresh and is_exhausted(state):
        return False  # the challenge would have ended with the turn before (3.7)
    return all(_deal(state, seat, given[seat], rng) for seat in range(state.players))


def _fill_tightly(state: Position, rng: RandomSource) -> None:
    """Fill a corner so tight that chance doesn't find it: face-down cards first, from all that may lie so.

    What is known of the refill is let go. There are enough such cards, since there are in truth: no fewer of those taken
    openly are laid down here than there, so no more are wanted from the rest.
    """
    _lay_shown_down(state)
    cards = unseen(state)
    shuffle(cards, rng)
    for slot, card in enumerate(state.actives):
        if card == HIDDEN:
            laid = next(card for card in cards if CAN_BE_ACTIVE[card])
            cards.remove(laid)
            state.actives[slot] = laid
    state.hands = [sorted(cards.pop() if card == HIDDEN else card for card in hand) for hand in state.hands]
    state.draw = cards


def _lay_shown_down(state: Position) -> None:
    """Put as many as possible of the cards taken openly under cards that changed since, the others into the hands.

    The last one taken comes first: wherever it may lie, those taken before it may lie too.
    """
    for seat in range(state.players):
        for entry in sorted(state.shown[seat], reverse=True) if seat != state.viewer else ():
            taken, card = divmod(entry, 32)
            late = _late(state, seat, taken)
            if late:
                state.actives[late[0]] = card
            else:
                state.hands[seat][state.hands[seat].index(HIDDEN)] = card


def unseen(state: Position) -> list[int]:
    """All cards whose place the view does not show, sorted."""
    return _listed(_count_unseen(state))


def _count_unseen(state: Position) -> list[int]:
    """By type, how many cards' place the view does not show."""
    counts = [COPIES] * TYPES
    for hand in (*state.hands, state.actives, state.discard, state.played):
        for card in hand:
            if card >= 0:  # neither hidden nor none
                counts[card] -= 1
    counts[BLOCK] -= sum(state.blocked)
    for slot, vases in enumerate(state.vases):
        if vases is not None:
            counts[TRIBU + slot % TRIBUS] -= 1
            counts[TOTEM] -= state.totems[slot]
            for card in vases:
                counts[card] -= 1
    return counts


def _listed(counts: list[int]) -> list[int]:
    """So many cards of each type, sorted."""
    cards: list[int] = []
    for card, count in enumerate(counts):
        cards += [card] * count
    return cards


def _holes(state: Position, seat: int) -> int:
    """How many cards of a seat are hidden."""
    return state.hands[seat].count(HIDDEN) + state.actives[seat * TRIBUS : (seat + 1) * TRIBUS].count(HIDDEN)


def _place_shown(state: Position, rng: RandomSource) -> None:
    """Put each card that was taken openly into the hand, or under one of the cards that changed since."""
    for seat in range(state.players):
        for entry in state.shown[seat] if seat != state.viewer else ():
            taken, card = divmod(entry, 32)
            late = _late(state, seat, taken)
            in_hand = state.hands[seat].count(HIDDEN)
            if in_hand + len(late) == 0:
                continue
            place = rng.randrange(in_hand + len(late))
            if place < in_hand:
                state.hands[seat][state.hands[seat].index(HIDDEN)] = card
            else:
                state.actives[late[place - in_hand]] = card


def _late(state: Position, seat: int, taken: int) -> list[int]:
    """The slots of a seat whose hidden card may be one that was taken openly in turn `taken`."""
    slots = range(seat * TRIBUS, (seat + 1) * TRIBUS)
    return [slot for slot in slots if state.actives[slot] == HIDDEN and state.changed[slot] >= taken]


def _origins(state: Position, rng: RandomSource) -> tuple[list[int], list[int]]:
    """The unseen cards in two lots: some that were held before the last refill, and those that went into the pile."""
    pool = _count_unseen(state)
    if state.stock is None:
        return [], _listed(pool)
    stock = [0] * TYPES
    for card in state.stock:
        stock[card] += 1
    pool = [max(0, count) for count in pool]
    old = [max(0, count - stock[card]) for card, count in enumerate(pool)]
    spare: list[int] = []
    for card, count in enumerate(pool):
        spare += [card] * (min(count, COPIES - stock[card]) - old[card])
    shuffle(spare, rng)
    certain = sum(old)
    holes = [_holes(state, seat) for seat in range(state.players)]
    least = sum([max(0, count - state.draws[seat]) for seat, count in enumerate(holes)]) - certain
    most = min(sum(holes) - certain, len(spare))
    number = max(0, least) + (rng.randrange(most - max(0, least) + 1) if most > max(0, least) else 0)
    for card in spare[:number]:
        old[card] += 1
    return _listed(old), _listed([count - old[card] for card, count in enumerate(pool)])


def _deal(state: Position, seat: int, cards: list[int], rng: RandomSource) -> bool:
    """Give a seat its hidden cards; False if too few of them may lie face down."""
    slots = [slot for slot in range(seat * TRIBUS, (seat + 1) * TRIBUS) if state.actives[slot] == HIDDEN]
    fit = [card for card in cards if CAN_BE_ACTIVE[card]]
    if len(fit) < len(slots):
        return False
    shuffle(fit, rng)
    for slot, card in zip(slots, fit, strict=False):
        state.actives[slot] = card
        cards.remove(card)
    state.hands[seat] = sorted([*[card for card in state.hands[seat] if card != HIDDEN], *cards])
    return True
