"""What a card is worth to a seat: laid on a chain, laid face down, or kept for later."""

from __future__ import annotations

from typing import Final

from rules.tribe.components.cards import (
    BLOCK,
    BUFFALO,
    COURAGE,
    DIORAMAS,
    DRAW3,
    ICON,
    MULTI,
    SEQUENCE,
    SPHERES,
    STRENGTH,
    TOTEM,
    TRIBU,
    TRIBUS,
    VASES,
    WOLF,
    need,
)
from rules.tribe.evaluation.unseen import expected_totals, is_given_away
from rules.tribe.evaluation.values import hurry
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains, is_one_coloured
from rules.tribe.position import Position

CLOSING: Final = 40.0
SAVING: Final = 9.0
COMPLETING: Final = 4.0
MAGICAL: Final = 8.0
NEVER: Final = -6.0
"""Worse than everything that is worth considering."""


def placing(state: Position, seat: int, card: int, tribu: int) -> float:
    """What it brings to lay a Diorama on a chain that it fits."""
    slot = seat * TRIBUS + tribu
    vases = state.vases[slot] or ()
    gain = 2.0 + SPHERES[card]
    if card == TOTEM:
        return gain + (MAGICAL if is_one_coloured(vases) else 1.0)
    if not vases and state.lone >> tribu & 1 and tribu != state.leaders[seat]:
        gain += SAVING
    if vases:
        gain += 0.8 if is_one_coloured((*vases, card)) else -0.8
    if len(vases) == VASES - 1:
        gain += COMPLETING
        if complete_chains(state, seat) + 1 >= need(state.players):
            totals = expected_totals(state, seat, SPHERES[card])
            return NEVER if is_given_away(totals, seat, state.goal) else gain + CLOSING
    return gain


def arming(state: Position, card: int) -> float:
    """What it brings to lay a card face down."""
    first = state.turn * TRIBUS
    lying = state.actives[first : first + TRIBUS]
    shields = sum(1 for other in lying if other in (COURAGE, STRENGTH))
    at_stake = sum(len(state.vases[slot] or ()) for slot in state.slots(state.turn) if not state.totems[slot])
    if card in (COURAGE, STRENGTH):
        return (2.4 if not shields else 0.8) + 0.25 * min(at_stake, 4) + (0.3 if card == COURAGE else 0.0)
    if card in (WOLF, BUFFALO):
        return 2.5 + (0.6 if card == BUFFALO else 0.0)
    return 0.2 + 0.1 * SPHERES[card]


def keeping(state: Position, seat: int, card: int) -> float:
    """What a card in the hand is worth for later, on a scale of 0 to about 7: before the first chain a character more, and less what only
    a chain is good for."""
    hand, is_bare = state.hands[seat], not state.orders[seat]
    spare = hand.count(card) > 1
    if TRIBU <= card < TRIBU + TRIBUS:
        tribu = card - TRIBU
        if state.vases[seat * TRIBUS + tribu] is not None or spare:
            return 0.0
        return 1.5 + is_bare + (1.5 if any(ICON[other] == SEQUENCE[tribu][0] for other in hand) else 0.0)
    if card >= DIORAMAS:
        return 1.2 if card in (DRAW3, BLOCK) else (0.8 if is_bare else 2.4) - spare
    if card == MULTI:
        return 5.0
    if card == TOTEM:
        ready = any(len(state.vases[slot] or ()) >= VASES - 1 and not state.totems[slot] for slot in state.slots(seat))
        return (4.5 if ready else 0.5 if is_bare else 1.5) - 2.0 * spare
    return _vase_worth(state, seat, card) - 1.5 * spare - 0.2 * SPHERES[card] * hurry(state, seat)


def gift(state: Position, seat: int, card: int) -> float:
    """What a card on top of the discards is worth to a seat that may take it, by what lies on the table."""
    if card >= DIORAMAS:
        return 0.0
    best = 2.0 if card in (MULTI, TOTEM) else 0.0
    for slot in state.slots(seat):
        vases, tribu = state.vases[slot] or (), slot % TRIBUS
        if fits(state, card, slot):
            best = max(best, _taken(state, seat, card, tribu))
        elif any(SEQUENCE[tribu][place] == ICON[card] for place in range(len(vases) + 1, VASES)):
            best = max(best, 1.0 + 0.3 * SPHERES[card])
    return best


def _taken(state: Position, seat: int, card: int, tribu: int) -> float:
    """What it brings another seat to lay the card on a chain in its next turn, whether or not it then had better close."""
    vases = state.vases[seat * TRIBUS + tribu] or ()
    gain = 2.0 + SPHERES[card]
    if card == TOTEM:
        return gain + (MAGICAL if is_one_coloured(vases) else 1.0)
    if not vases:
        return gain + (COMPLETING if tribu != state.leaders[seat] else 0.0)
    gain += 0.8 if is_one_coloured((*vases, card)) else -0.8
    if len(vases) == VASES - 1:
        gain += COMPLETING
        if complete_chains(state, seat) + 1 >= need(state.players):
            gain += MAGICAL
    return gain


def _vase_worth(state: Position, seat: int, card: int) -> float:
    best = 0.0
    for slot in state.slots(seat):
        vases = state.vases[slot] or ()
        for place in range(len(vases), VASES):
            if SEQUENCE[slot % TRIBUS][place] == ICON[card]:
                best = max(best, 5.0 - 1.5 * (place - len(vases)) + 0.3 * SPHERES[card])
    for other in state.hands[seat]:
        if TRIBU <= other < TRIBU + TRIBUS and SEQUENCE[other - TRIBU][0] == ICON[card]:
            best = max(best, 2.5)
    return best
