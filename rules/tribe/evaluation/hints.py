"""What a bot should want at a glance."""

from __future__ import annotations

from rules.tribe.components import actions
from rules.tribe.components.cards import (
    ACTIVABLE,
    DIORAMAS,
    ICON,
    MULTI,
    POWER,
    SEQUENCE,
    SHIELD,
    SPHERES,
    TRIBU,
    TRIBUS,
    VASES,
)
from rules.tribe.evaluation.values import threat
from rules.tribe.evaluation.worth import NEVER, arming, gift, keeping, placing
from rules.tribe.mechanics.legal import fits
from rules.tribe.position import Position


def hint(state: Position, action: int) -> float:
    """How good a legal action looks for `current_player`; uses only what that player may know."""
    if action < actions.SWAP:
        return _start(state, action)
    if action < actions.DISCARD:
        return _swap(state, *divmod(action - actions.SWAP, actions.KEPT))
    if action < actions.PLACE_TRIBU:
        return _thrown(state, action - actions.DISCARD)
    if action < actions.PLACE_DIORAMA:
        return _founding(state, action - actions.PLACE_TRIBU)
    if action < actions.ACTIVATE:
        card, tribu = divmod(action - actions.PLACE_DIORAMA, TRIBUS)
        return placing(state, state.turn, card, tribu)
    if action < actions.PLAY_DRAW3:
        kept, tribu = divmod(action - actions.ACTIVATE, TRIBUS)
        return NEVER if _is_leaving(state, tribu) else arming(state, ACTIVABLE[kept])
    if action == actions.PLAY_DRAW3:
        return 2.6
    if action < actions.DECLINE:
        return 1.6 + 1.2 * threat(state, action - actions.PLAY_BLOCK)
    if action < actions.DRAW3_DISCARD:
        return _defence(state, action)
    if action < actions.CHOOSE_LEADER:
        return _thrown(state, action - actions.DRAW3_DISCARD)
    return 0.0


def advance(state: Position, action: int) -> int:
    """A swap for a card of the same kind only lays to and fro; everything else does neither."""
    if not actions.SWAP <= action < actions.DISCARD:
        return 0
    tribu, kept = divmod(action - actions.SWAP, actions.KEPT)
    return -int(state.actives[state.turn * TRIBUS + tribu] == ACTIVABLE[kept])


def _is_leaving(state: Position, tribu: int) -> bool:
    """Whether a Tribù that is still alone leaves at the end of this turn, with what lies beside it (spec 3.7)."""
    slot = state.turn * TRIBUS + tribu
    return bool(state.lone >> tribu & 1) and not state.vases[slot] and tribu != state.leaders[state.turn]


# ---- Laying cards -----------------------------------------------------------------------------


def _founding(state: Position, tribu: int) -> float:
    """A new Tribù is worth it when its first vase is at hand, or when it is the leader's."""
    seat = state.turn
    hand = state.hands[seat]
    urgent = state.lone and any(not state.vases[seat * TRIBUS + t] for t in state.orders[seat] if state.lone >> t & 1)
    ready = sum(1 for place in range(VASES) if any(ICON[card] == SEQUENCE[tribu][place] for card in hand))
    first = any(ICON[card] == SEQUENCE[tribu][0] for card in hand) or MULTI in hand
    if tribu == state.leaders[seat]:
        return 2.5 + ready
    if not first:
        return NEVER
    return 2.2 + 0.8 * ready + 0.3 * SPHERES[TRIBU + tribu] - (2.0 if urgent else 0.0)


# ---- Hidden cards -----------------------------------------------------------------------------


def _swap(state: Position, tribu: int, kept: int) -> float:
    """Only a better armament for a Diorama is worth a swap."""
    back = state.actives[state.turn * TRIBUS + tribu]
    given = ACTIVABLE[kept]
    if back >= DIORAMAS or given < DIORAMAS:
        return NEVER
    return 2.0 + arming(state, given) / 2


def _thrown(state: Position, card: int) -> float:
    """A discard: the less the card is worth here, the better, and the less to the next player, who may take it."""
    return 0.5 - 0.35 * keeping(state, state.turn, card) - 0.2 * gift(state, (state.turn + 1) % state.players, card)


# ---- Taking and attacking ---------------------------------------------------------------------


def _start(state: Position, action: int) -> float:
    seat = state.turn
    if action == actions.DRAW_PILE:
        return 2.0
    if action == actions.DRAW_DISCARD:
        card = state.discard[-1]
        now = [placing(state, seat, card, slot % TRIBUS) for slot in state.slots(seat) if fits(state, card, slot)]
        return max([0.5 + 0.3 * keeping(state, seat, card), *[gain - 1.0 for gain in now]])
    if action < actions.ATTACK:
        chain, target = divmod(action - actions.USE_DIORAMA, TRIBUS)
        return placing(state, seat, state.actives[seat * TRIBUS + chain], target) - 1.5
    chain, target = divmod(action - actions.ATTACK, actions.SEATS * TRIBUS)
    power = POWER[state.actives[seat * TRIBUS + chain]]
    return striking(state, power, target) + (NEVER if _can_save(state) else 0.0)


def _can_save(state: Position) -> bool:
    """Whether a lone Tribù waits that a card of the hand would save: no time for wars."""
    seat = state.turn
    for tribu in state.orders[seat]:
        slot = seat * TRIBUS + tribu
        if state.lone >> tribu & 1 and tribu != state.leaders[seat]:
            if any(card < DIORAMAS and fits(state, card, slot) for card in state.hands[seat]):
                return True
    return False


def striking(state: Position, power: int, slot: int) -> float:
    """The worth of what would be destroyed: more on those who lead, much more on a chain that is complete."""
    vases = state.vases[slot] or ()
    hit = min(power, len(vases))
    lost = sum(SPHERES[card] for card in vases[len(vases) - hit :])
    gain = 0.6 * lost + 1.2 * hit + 2.0 * threat(state, slot // TRIBUS)
    if len(vases) == VASES:
        gain += 1.5
    if hit == len(vases):
        gain += 1.5
    return gain


def _defence(state: Position, action: int) -> float:
    """Protect whatever can be protected, with the card that is just strong enough."""
    if action == actions.DECLINE:
        return 0.1
    assert state.attack is not None
    source, slot = state.attack
    hit = min(POWER[state.actives[source]], len(state.vases[slot] or ()))
    shield = SHIELD[state.actives[slot // TRIBUS * TRIBUS + action - actions.PROTECT]]
    return 2.0 * min(hit, shield) - 0.2 * shield
