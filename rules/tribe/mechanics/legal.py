"""What may be done now (spec 3.1, 3.2, 3.4, 3.5)."""

from __future__ import annotations

from rules.tribe.components import actions
from rules.tribe.components.cards import (
    BLOCK,
    BUFFALO,
    CAN_BE_ACTIVE,
    COURAGE,
    DIORAMAS,
    DRAW3,
    ICON,
    LEADERS,
    MULTI,
    NONE,
    SEQUENCE,
    STRENGTH,
    TOTEM,
    TRIBU,
    TRIBUS,
    VASES,
    WOLF,
)
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, MAIN, START
from rules.tribe.position import Position


def actions_of(state: Position) -> list[int]:
    """The legal ids, ascending."""
    phase = state.phase
    if phase == MAIN:
        return _main(state)
    if phase == START:
        return _start(state)
    if phase == DEFEND:
        return _defend(state)
    if phase == DRAW3_DISCARD:
        return [actions.DRAW3_DISCARD + card for card in dict.fromkeys(state.hands[state.turn])]
    return [actions.CHOOSE_LEADER + place for place, leader in enumerate(LEADERS) if leader not in state.leaders]


def fits(state: Position, card: int, slot: int) -> bool:
    """Whether a Diorama fits a chain (spec 3.3)."""
    vases = state.vases[slot]
    if vases is None:
        return False
    count = len(vases)
    if card == TOTEM:
        return count == VASES and not state.totems[slot]
    if count == VASES:
        return False
    if card == MULTI:
        return MULTI not in vases
    return ICON[card] == SEQUENCE[slot % TRIBUS][count]


def can_draw(state: Position) -> bool:
    """Whether a card can come from the draw pile, refilled if need be (spec 3.6)."""
    return bool(state.draw) or len(state.discard) >= 2


def can_be_attacked(state: Position, slot: int) -> bool:
    """Whether a chain has a vase and no Totem."""
    return bool(state.vases[slot]) and not state.totems[slot]


def _start(state: Position) -> list[int]:
    legal = []
    if can_draw(state):
        legal.append(actions.DRAW_PILE)
    if state.discard and state.discard[-1] < DIORAMAS:
        legal.append(actions.DRAW_DISCARD)
    seat = state.turn
    first = seat * TRIBUS
    armed = []
    for tribu in range(TRIBUS):
        card = state.actives[first + tribu]
        if card != NONE:
            if card < DIORAMAS:
                base = actions.USE_DIORAMA + tribu * TRIBUS
                for target in range(TRIBUS):
                    if fits(state, card, first + target):
                        legal.append(base + target)
            elif card in (WOLF, BUFFALO):
                armed.append(tribu)
    if armed:
        targets = _targets(state)
        for tribu in armed:
            base = actions.ATTACK + tribu * actions.SEATS * TRIBUS
            legal += [base + target for target in targets]
    return legal


def _targets(state: Position) -> list[int]:
    """The slots of others' chains that may be attacked."""
    seat = state.turn
    return [slot for slot in range(state.players * TRIBUS) if slot // TRIBUS != seat and can_be_attacked(state, slot)]


def _main(state: Position) -> list[int]:
    seat = state.turn
    first = seat * TRIBUS
    cards = list(dict.fromkeys(state.hands[seat]))
    own = [tribu for tribu in range(TRIBUS) if state.vases[first + tribu] is not None]
    keepable = [card for card in cards if CAN_BE_ACTIVE[card]]
    legal: list[int] = []
    if not state.swapped:
        for tribu in own:
            if state.actives[first + tribu] != NONE:
                base = actions.SWAP + tribu * actions.KEPT
                legal += [base + actions.KEPT_INDEX[card] for card in keepable]
    legal += [actions.DISCARD + card for card in cards]
    for card in cards:
        if TRIBU <= card < TRIBU + TRIBUS and card - TRIBU not in own:
            legal.append(actions.PLACE_TRIBU + card - TRIBU)
    for card in cards:
        if card < DIORAMAS:
            base = actions.PLACE_DIORAMA + card * TRIBUS
            legal += [base + tribu for tribu in own if fits(state, card, first + tribu)]
    free = [tribu for tribu in own if state.actives[first + tribu] == NONE]
    if free:
        for card in keepable:
            base = actions.ACTIVATE + actions.KEPT_INDEX[card] * TRIBUS
            legal += [base + tribu for tribu in free]
    if DRAW3 in cards:
        legal.append(actions.PLAY_DRAW3)
    if BLOCK in cards:
        legal += [actions.PLAY_BLOCK + other for other in range(state.players) if can_be_blocked(state, other)]
    return legal


def can_be_blocked(state: Position, other: int) -> bool:
    """Whether another seat has a chain and no Block pending (ruling 18)."""
    return other != state.turn and bool(state.orders[other]) and not state.blocked[other]


def _defend(state: Position) -> list[int]:
    assert state.attack is not None
    first = state.attack[1] // TRIBUS * TRIBUS
    shields = [tribu for tribu in range(TRIBUS) if state.actives[first + tribu] in (COURAGE, STRENGTH)]
    return [actions.DECLINE, *[actions.PROTECT + tribu for tribu in shields]]


assert BUFFALO == WOLF + 1
