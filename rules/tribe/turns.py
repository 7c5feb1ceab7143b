"""Carrying out decisions, from the first of a turn to its end (spec 3.1, 3.2, 3.4, 3.5)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from rules.core.event import Event
from rules.tribe import actions, challenge, piles
from rules.tribe.components import (
    ACTIVABLE,
    BLOCK,
    DRAW3,
    HIDDEN,
    LEADERS,
    NAMES,
    NONE,
    POWER,
    SHIELD,
    TOTEM,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
    names,
)
from rules.tribe.phases import DEFEND, DRAW3_DISCARD, MAIN

if TYPE_CHECKING:
    from rules.tribe.state import TribeState


def play(state: TribeState, action: int) -> None:
    """Carry out a legal action, and everything up to the next decision."""
    if action < actions.USE_DIORAMA:
        _take(state, action == actions.DRAW_DISCARD)
    elif action < actions.ATTACK:
        _use(state, *divmod(action - actions.USE_DIORAMA, TRIBUS))
    elif action < actions.SWAP:
        _attack(state, action - actions.ATTACK)
    elif action < actions.DISCARD:
        _swap(state, *divmod(action - actions.SWAP, actions.KEPT))
    elif action < actions.DECLINE:
        _main(state, action)
    elif action < actions.DRAW3_DISCARD:
        _defend(state, action)
    elif action < actions.CHOOSE_LEADER:
        _drop(state, action - actions.DRAW3_DISCARD)
    else:
        _choose_leader(state, LEADERS[action - actions.CHOOSE_LEADER])


# ---- Beginning a turn -------------------------------------------------------------------------


def _choose_leader(state: TribeState, leader: int) -> None:
    seat = state.turn
    state.leaders = [leader if other == seat else kept for other, kept in enumerate(state.leaders)]
    if state.events is not None:
        state.events.append(Event("leader_chosen", seat, {"leader": TRIBU_NAMES[leader]}))
    following = (seat + 1) % state.players
    if following == state.dealer:
        challenge.deal(state)
    else:
        state.turn = state.current_player = following


def _take(state: TribeState, from_discard: bool) -> None:
    """DRAW_PILE and DRAW_DISCARD."""
    seat = state.turn
    if from_discard:
        card = state.discard.pop()
        insort(state.hands[seat], card)
        state.shown[seat] = (*state.shown[seat], card + 32 * state.done)
        if state.events is not None:
            state.events.append(Event("took", seat, {"card": NAMES[card]}))
    else:
        piles.drawn_event(state, piles.draw(state))
    state.phase = MAIN


def _use(state: TribeState, chain: int, target: int) -> None:
    """USE_DIORAMA: turn an active Diorama up and put it on a chain."""
    seat = state.turn
    card = _reveal(state, seat * TRIBUS + chain)
    _add(state, seat * TRIBUS + target, card)
    if state.events is not None:
        fields = {"card": NAMES[card], "from": TRIBU_NAMES[chain], "chain": TRIBU_NAMES[target]}
        state.events.append(Event("used", seat, fields))
    challenge.end_turn(state)


def _reveal(state: TribeState, slot: int) -> int:
    """Take the face-down card from a chain, in everybody's sight."""
    card = state.actives[slot]
    state.actives[slot] = NONE
    piles.left(state, slot // TRIBUS, card)
    return card


def _add(state: TribeState, slot: int, card: int) -> None:
    """Lay a Diorama on a chain that it fits."""
    vases = state.vases[slot]
    assert vases is not None
    if card == TOTEM:
        state.totems[slot] = 1
    else:
        state.vases[slot] = (*vases, card)


# ---- Attack and defence -----------------------------------------------------------------------


def _attack(state: TribeState, number: int) -> None:
    chain, target = divmod(number, actions.SEATS * TRIBUS)
    slot = state.turn * TRIBUS + chain
    state.attack = (slot, target)
    state.phase = DEFEND
    state.current_player = target // TRIBUS
    piles.left(state, state.turn, state.actives[slot])
    if state.events is not None:
        fields = {
            "card": NAMES[state.actives[slot]],
            "from": TRIBU_NAMES[chain],
            "target": target // TRIBUS,
            "chain": TRIBU_NAMES[target % TRIBUS],
        }
        state.events.append(Event("attacked", state.turn, fields))


def _defend(state: TribeState, action: int) -> None:
    """DECLINE or PROTECT: destroy what is not protected (spec 3.4)."""
    assert state.attack is not None
    attacker, slot = state.attack
    seat = slot // TRIBUS
    vases = state.vases[slot]
    assert vases is not None
    shield = HIDDEN
    if action > actions.DECLINE:
        shield = _reveal(state, seat * TRIBUS + action - actions.PROTECT)
    evento = state.actives[attacker]
    state.actives[attacker] = NONE
    count = max(0, min(POWER[evento], len(vases)) - (SHIELD[shield] if shield >= 0 else 0))
    destroyed = [vases[-1 - place] for place in range(count)]
    state.vases[slot] = vases[: len(vases) - count]
    for card in (*destroyed, *([shield] if shield >= 0 else []), evento):
        piles.put_under(state, card)
    if state.events is not None:
        fields = {
            "card": NAMES[shield] if shield >= 0 else None,
            "from": TRIBU_NAMES[action - actions.PROTECT] if shield >= 0 else None,
            "chain": TRIBU_NAMES[slot % TRIBUS],
            "destroyed": names(destroyed),
        }
        state.events.append(Event("defended", seat, fields))
    state.attack = None
    challenge.end_turn(state)


# ---- With six cards ---------------------------------------------------------------------------


def _swap(state: TribeState, chain: int, kept: int) -> None:
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
        state.events.append(Event("swapped", seat, {"chain": TRIBU_NAMES[chain]}, private, (seat,)))


def _main(state: TribeState, action: int) -> None:
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


def _give(state: TribeState, card: int) -> None:
    """Take a card from the hand of the seat in turn, in everybody's sight."""
    state.hands[state.turn].remove(card)
    piles.left(state, state.turn, card)


def _discard(state: TribeState, card: int) -> None:
    _give(state, card)
    state.discard.append(card)
    if state.events is not None:
        state.events.append(Event("discarded", state.turn, {"card": NAMES[card]}))


def _found(state: TribeState, tribu: int) -> None:
    """PLACE_TRIBU: a new chain."""
    seat = state.turn
    _give(state, TRIBU + tribu)
    state.vases[seat * TRIBUS + tribu] = ()
    state.orders[seat] = [*state.orders[seat], tribu]
    if state.events is not None:
        state.events.append(Event("founded", seat, {"chain": TRIBU_NAMES[tribu]}))


def _place(state: TribeState, card: int, tribu: int) -> None:
    """PLACE_DIORAMA: from the hand on a chain."""
    _give(state, card)
    slot = state.turn * TRIBUS + tribu
    _add(state, slot, card)
    if state.events is not None:
        vases = state.vases[slot]
        fields = {"card": NAMES[card], "chain": TRIBU_NAMES[tribu], "complete": len(vases or ()) == VASES}
        state.events.append(Event("placed", state.turn, fields))


def _activate(state: TribeState, kept: int, tribu: int) -> None:
    """ACTIVATE: from the hand face down on a chain."""
    seat, card = state.turn, ACTIVABLE[kept]
    slot = seat * TRIBUS + tribu
    state.hands[seat].remove(card)
    state.actives[slot] = card
    state.changed[slot] = state.done
    if state.events is not None:
        state.events.append(Event("activated", seat, {"chain": TRIBU_NAMES[tribu]}, {"card": NAMES[card]}, (seat,)))


def _block(state: TribeState, other: int) -> None:
    """PLAY_BLOCK: the other's next turn is skipped; the card lies beside his first chain until then."""
    state.hands[state.turn].remove(BLOCK)
    state.blocked[other] = 1
    if state.events is not None:
        state.events.append(Event("blocked", state.turn, {"target": other}))


def _draw_three(state: TribeState) -> None:
    """PLAY_DRAW3: up to three cards, then as many discards (spec 3.5)."""
    seat = state.turn
    state.hands[seat].remove(DRAW3)
    state.played.append(DRAW3)
    if state.events is not None:
        state.events.append(Event("played_draw3", seat))
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


def _drop(state: TribeState, card: int) -> None:
    """DRAW3_DISCARD: one of the discards due."""
    _discard(state, card)
    state.left -= 1
    if not state.left:
        challenge.end_turn(state)
