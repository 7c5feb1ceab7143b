"""What a bot should want at a glance: `hint` for moves, `value` for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tribe import actions
from rules.tribe.components import (
    ACTIVABLE,
    BLOCK,
    BUFFALO,
    COURAGE,
    DIORAMAS,
    DRAW3,
    GOAL,
    ICON,
    MULTI,
    NONE,
    POWER,
    SEQUENCE,
    SHIELD,
    SPHERES,
    STRENGTH,
    TOTEM,
    TRIBU,
    TRIBUS,
    VASES,
    WOLF,
    need,
)
from rules.tribe.legal import fits
from rules.tribe.scoring import is_one_coloured, table_points

if TYPE_CHECKING:
    from rules.tribe.state import TribeState

CLOSING = 40.0
SAVING = 9.0
COMPLETING = 4.0
MAGICAL = 8.0
NEVER = -6.0


def hint(state: TribeState, action: int) -> float:
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
        return _arming(state, ACTIVABLE[(action - actions.ACTIVATE) // TRIBUS])
    if action == actions.PLAY_DRAW3:
        return 2.6
    if action < actions.DECLINE:
        return 1.6 + 1.2 * _threat(state, action - actions.PLAY_BLOCK)
    if action < actions.DRAW3_DISCARD:
        return _defence(state, action)
    if action < actions.CHOOSE_LEADER:
        return _thrown(state, action - actions.DRAW3_DISCARD)
    return 0.0


# ---- Laying cards -----------------------------------------------------------------------------


def placing(state: TribeState, seat: int, card: int, tribu: int) -> float:
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
        if state.complete(seat) + 1 >= need(state.players):
            gain += CLOSING if _is_ahead(state, seat, SPHERES[card]) else NEVER
    return gain


def _is_ahead(state: TribeState, seat: int, more: int) -> bool:
    """Whether closing now does not hand the game to somebody else."""
    mine = state.totals[seat] + sum(table_points(state, seat)) + more
    others = [state.totals[other] + sum(table_points(state, other)) for other in range(state.players) if other != seat]
    return mine >= max(others) - 10 or max(others) < GOAL


def _founding(state: TribeState, tribu: int) -> float:
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


def _arming(state: TribeState, card: int) -> float:
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


def _swap(state: TribeState, tribu: int, kept: int) -> float:
    """Only a better armament for a Diorama is worth a swap."""
    back = state.actives[state.turn * TRIBUS + tribu]
    given = ACTIVABLE[kept]
    if back >= DIORAMAS or given < DIORAMAS:
        return NEVER
    return 2.0 + _arming(state, given) / 2


def _thrown(state: TribeState, card: int) -> float:
    """A discard: the less the card is worth here, the better; a gift to the next player is worse."""
    gift = 0.0
    following = (state.turn + 1) % state.players
    if card < DIORAMAS and any(fits(state, card, slot) for slot in state.slots(following)):
        gift = 0.5
    return 0.5 - 0.35 * keeping(state, state.turn, card) - gift


def keeping(state: TribeState, seat: int, card: int) -> float:
    """What a card in the hand is worth for later, on a scale of 0 to about 7."""
    hand = state.hands[seat]
    spare = hand.count(card) > 1
    if TRIBU <= card < TRIBU + TRIBUS:
        tribu = card - TRIBU
        if state.vases[seat * TRIBUS + tribu] is not None or spare:
            return 0.0
        return 1.5 + (1.5 if any(ICON[other] == SEQUENCE[tribu][0] for other in hand) else 0.0)
    if card >= DIORAMAS:
        return 1.2 if card in (DRAW3, BLOCK) else 2.4 - spare
    if card == MULTI:
        return 5.0
    if card == TOTEM:
        ready = any(len(state.vases[slot] or ()) >= VASES - 1 and not state.totems[slot] for slot in state.slots(seat))
        return (4.5 if ready else 1.5) - 2.0 * spare
    return _vase_worth(state, seat, card) - 1.5 * spare - 0.2 * SPHERES[card] * _hurry(state, seat)


def _vase_worth(state: TribeState, seat: int, card: int) -> float:
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


def _hurry(state: TribeState, seat: int) -> float:
    """How near somebody else is to closing, from 0 to 1."""
    return max(state.complete(other) for other in range(state.players) if other != seat) / need(state.players)


# ---- Taking and attacking ---------------------------------------------------------------------


def _start(state: TribeState, action: int) -> float:
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
    return _attack(state, power, target) + (NEVER if _can_save(state) else 0.0)


def _can_save(state: TribeState) -> bool:
    """Whether a lone Tribù waits that a card of the hand would save: no time for wars."""
    seat = state.turn
    for tribu in state.orders[seat]:
        slot = seat * TRIBUS + tribu
        if state.lone >> tribu & 1 and tribu != state.leaders[seat]:
            if any(card < DIORAMAS and fits(state, card, slot) for card in state.hands[seat]):
                return True
    return False


def _attack(state: TribeState, power: int, slot: int) -> float:
    """The worth of what would be destroyed: more on those who lead, much more on a chain that is complete."""
    vases = state.vases[slot] or ()
    hit = min(power, len(vases))
    lost = sum(SPHERES[card] for card in vases[len(vases) - hit :])
    gain = 0.6 * lost + 1.2 * hit + 2.0 * _threat(state, slot // TRIBUS)
    if len(vases) == VASES:
        gain += 1.5
    if hit == len(vases):
        gain += 1.5
    return gain


def _threat(state: TribeState, seat: int) -> float:
    """How dangerous another player is, from 0 to about 2: near closing, and ahead."""
    standing = [state.totals[other] + sum(table_points(state, other)) for other in range(state.players)]
    leads = standing[seat] >= max(standing)
    return state.complete(seat) / need(state.players) + (0.8 if leads else 0.0)


def _defence(state: TribeState, action: int) -> float:
    """Protect whatever can be protected, with the card that is just strong enough."""
    if action == actions.DECLINE:
        return 0.1
    assert state.attack is not None
    source, slot = state.attack
    hit = min(POWER[state.actives[source]], len(state.vases[slot] or ()))
    shield = SHIELD[state.actives[slot // TRIBUS * TRIBUS + action - actions.PROTECT]]
    return 2.0 * min(hit, shield) - 0.2 * shield


# ---- Standing ---------------------------------------------------------------------------------

SCALE = 60.0
"""A lead of so many spheres is as good as won."""


def value(state: TribeState, player: int) -> float:
    """How well a seat stands in a full state, in [-1, 1], by its lead over the best other."""
    if state.current_player is None:
        return state.returns()[player]
    standing = [_standing(state, seat) for seat in range(state.players)]
    mine = standing[player]
    best = max(other for seat, other in enumerate(standing) if seat != player)
    return max(-1.0, min(1.0, (mine - best) / SCALE))


def _standing(state: TribeState, seat: int) -> float:
    """Totals, what lies on the table, what it is likely to become, and what the hand would cost."""
    spheres, bonus = table_points(state, seat)
    complete = state.complete(seat)
    growth = 0.0
    for slot in state.slots(seat):
        vases = state.vases[slot] or ()
        growth += 1.2 * len(vases) + (1.0 if state.totems[slot] else 0.0)
        if state.actives[slot] != NONE:
            growth += 0.8
    hostile = 5.0 * _hurry(state, seat)
    return state.totals[seat] + spheres + bonus + growth + 3.0 * complete * complete / need(state.players) - hostile
