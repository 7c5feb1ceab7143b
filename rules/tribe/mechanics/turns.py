"""Carrying out decisions, from the first of a turn to its end (spec 3.1, 3.2, 3.4, 3.5)."""

from __future__ import annotations

from bisect import insort

from rules.tribe.components import actions
from rules.tribe.components.cards import (
    ACTIVABLE,
    BLOCK,
    DRAW3,
    HIDDEN,
    LEADERS,
    NAMES,
    TOTEM,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
)
from rules.tribe.components.phases import DRAW3_DISCARD, MAIN
from rules.tribe.mechanics import challenge, fight, piles
from rules.tribe.mechanics.seen import give, reveal
from rules.tribe.position import Position


def play(state: Position, action: int) -> None:
    """Carry out a legal action, and everything up to the next decision."""
    if action < actions.USE_DIORAMA:
        _take(state, action == actions.DRAW_DISCARD)
    elif action < actions.ATTACK:
        _use(state, *divmod(action - actions.USE_DIORAMA, TRIBUS))
    elif action < actions.SWAP:
        fight.attack(state, action - actions.ATTACK)
    elif action < actions.DISCARD:
        _swap(state, *divmod(action - actions.SWAP, actions.KEPT))
    elif action < actions.DECLINE:
        _main(state, action)
    elif action < actions.DRAW3_DISCARD:
        fight.defend(state, action)
    elif action < actions.CHOOSE_LEADER:
        _drop(state, action - actions.DRAW3_DISCARD)
    else:
        _choose_leader(state, LEADERS[action - actions.CHOOSE_LEADER])


# ---- Beginning a turn -------------------------------------------------------------------------


def _choose_leader(state: Position, leader: int) -> None:
    seat = state.turn
    state.leaders = [leader if other == seat else kept for other, kept in enumerate(state.leaders)]
    if state.events is not None:
        state.tell("leader_chosen", seat, leader=TRIBU_NAMES[leader])
    following = (seat + 1) % state.players
    if following == state.dealer:
        challenge.deal(state)
    else:
        state.turn = state.current_player = following


def _take(state: Position, from_discard: bool) -> None:
    """DRAW_PILE and DRAW_DISCARD."""
    seat = state.turn
    if from_discard:
        card = state.discard.pop()
        insort(state.hands[seat], card)
        state.shown[seat] = (*state.shown[seat], card + 32 * state.done)
        if state.events is not None:
            state.tell("took", seat, card=NAMES[card])
    else:
        piles.drawn_event(state, piles.draw(state))
    state.phase = MAIN


def _use(state: Position, chain: int, target: int) -> None:
    """USE_DIORAMA: turn an active Diorama up and put it on a chain."""
    seat = state.turn
    card = reveal(state, seat * TRIBUS + chain)
    _add(state, seat * TRIBUS + target, card)
    if state.events is not None:
        origin = {"from": TRIBU_NAMES[chain]}
        state.tell("used", seat, card=NAMES[card], **origin, chain=TRIBU_NAMES[target])
    challenge.end_turn(state)


def _add(state: Position, slot: int, card: int) -> None:
    """Lay a Diorama on a chain that it fits."""
    vases = state.vases[slot]
    assert vases is not None
    if card == TOTEM:
        state.totems[slot] = 1
    else:
        state.vases[slot] = (*vases, card)


# ---- With six cards ---------------------------------------------------------------------------


def _swap(state: Position, chain: int, kept: int) -> None:
    """SWAP: a card of the hand for the face-down one of a chain."""
    seat, given = state.turn, ACTIVABLE[kept]
    slot = seat * TRIBUS + chain
    back = state.actives[slot]
    hand = state.hands[seat]
    hand.remove(given)
    insort(hand, back)
    state.actives[slot] = given
    state.changed[slot] = state.done
    state.swapped = True
    if state.events is not None:
        private = {"given": NAMES[given], "back": NAMES[back]}
        state.tell_secret("swapped", seat, {"chain": TRIBU_NAMES[chain]}, private)


def _main(state: Position, action: int) -> None:
    """The one action that ends the turn."""
    if action < actions.PLACE_TRIBU:
        _discard(state, action - actions.DISCARD)
    elif action < actions.PLACE_DIORAMA:
        _found(state, action - actions.PLACE_TRIBU)
    elif action < actions.ACTIVATE:
        _place(state, *divmod(action - actions.PLACE_DIORAMA, TRIBUS))
    elif action < actions.PLAY_DRAW3:
        _activate(state, *divmod(action - actions.ACTIVATE, TRIBUS))
    elif action == actions.PLAY_DRAW3:
        _draw_three(state)
        return
    else:
        _block(state, action - actions.PLAY_BLOCK)
    challenge.end_turn(state)


def _discard(state: Position, card: int) -> None:
    give(state, card)
    state.discard.append(card)
    if state.events is not None:
        state.tell("discarded", state.turn, card=NAMES[card])


def _found(state: Position, tribu: int) -> None:
    """PLACE_TRIBU: a new chain."""
    seat = state.turn
    give(state, TRIBU + tribu)
    state.lay_chain(seat * TRIBUS + tribu)
    if state.events is not None:
        state.tell("founded", seat, chain=TRIBU_NAMES[tribu])


def _place(state: Position, card: int, tribu: int) -> None:
    """PLACE_DIORAMA: from the hand on a chain."""
    give(state, card)
    slot = state.turn * TRIBUS + tribu
    _add(state, slot, card)
    if state.events is not None:
        complete = len(state.vases[slot] or ()) == VASES
        state.tell("placed", state.turn, card=NAMES[card], chain=TRIBU_NAMES[tribu], complete=complete)


def _activate(state: Position, kept: int, tribu: int) -> None:
    """ACTIVATE: from the hand face down on a chain."""
    seat, card = state.turn, ACTIVABLE[kept]
    slot = seat * TRIBUS + tribu
    state.hands[seat].remove(card)
    state.actives[slot] = card
    state.changed[slot] = state.done
    if state.events is not None:
        state.tell_secret("activated", seat, {"chain": TRIBU_NAMES[tribu]}, {"card": NAMES[card]})


def _block(state: Position, other: int) -> None:
    """PLAY_BLOCK: the other's next turn is skipped; the card lies beside their first chain until then."""
    state.hands[state.turn].remove(BLOCK)
    state.blocked[other] = 1
    if state.events is not None:
        state.tell("blocked", state.turn, target=other)


def _draw_three(state: Position) -> None:
    """PLAY_DRAW3: up to three cards, then as many discards (spec 3.5)."""
    seat = state.turn
    state.hands[seat].remove(DRAW3)
    state.played.append(DRAW3)
    if state.events is not None:
        state.tell("played_draw3", seat)
    for _ in range(3):
        card = piles.draw(state)
        if card == HIDDEN:
            break
        state.left += 1
        piles.drawn_event(state, card)
    if state.left:
        state.phase = DRAW3_DISCARD
    else:
        challenge.end_turn(state)


def _drop(state: Position, card: int) -> None:
    """DRAW3_DISCARD: one of the discards due."""
    _discard(state, card)
    state.left -= 1
    if not state.left:
        challenge.end_turn(state)
