"""Attack and defence (spec 3.4)."""

from __future__ import annotations

from rules.tribe.components import actions
from rules.tribe.components.cards import NAMES, NONE, POWER, SHIELD, TRIBU_NAMES, TRIBUS, names
from rules.tribe.components.phases import DEFEND
from rules.tribe.mechanics import challenge, piles
from rules.tribe.mechanics.seen import reveal
from rules.tribe.position import Position


def attack(state: Position, number: int) -> None:
    """ATTACK: aim an Evento, which now lies open, at a chain; its owner answers.

    `number` is the chain of the Evento and the slot of the target in one, `chain * 20 + slot`: from the elder (1) at
    the scout of seat 2 (slot 14) is 34.
    """
    chain, target = divmod(number, actions.SEATS * TRIBUS)
    slot = state.turn * TRIBUS + chain
    state.attack = (slot, target)
    state.phase = DEFEND
    state.current_player = target // TRIBUS
    if state.events is not None:
        card, origin = NAMES[state.actives[slot]], {"from": TRIBU_NAMES[chain]}
        seat, attacked = divmod(target, TRIBUS)
        state.tell("attacked", state.turn, card=card, **origin, target=seat, chain=TRIBU_NAMES[attacked])


def defend(state: Position, action: int) -> None:
    """DECLINE or PROTECT: destroy what is not protected (spec 3.4)."""
    assert state.attack is not None
    attacker, slot = state.attack
    seat = slot // TRIBUS
    vases = state.vases[slot]
    assert vases is not None
    protected_from = [] if action == actions.DECLINE else [action - actions.PROTECT]
    shields = [reveal(state, seat * TRIBUS + tribu) for tribu in protected_from]
    evento = state.actives[attacker]
    state.actives[attacker] = NONE
    # The power stops at the Tribù, which no Evento destroys; what the Protezione saves are the inner vases (ruling 15).
    count = max(0, min(POWER[evento], len(vases)) - sum(SHIELD[shield] for shield in shields))
    destroyed = [vases[-1 - place] for place in range(count)]
    state.vases[slot] = vases[: len(vases) - count]
    # Each goes below the one before: the Evento ends lowest.
    for card in (*destroyed, *shields, evento):
        piles.put_under(state, card)
    if state.events is not None:
        used = NAMES[shields[0]] if shields else None
        origin = {"from": TRIBU_NAMES[protected_from[0]] if shields else None}
        chain = TRIBU_NAMES[slot % TRIBUS]
        state.tell("defended", seat, card=used, **origin, chain=chain, destroyed=names(destroyed))
    state.attack = None
    challenge.end_turn(state)
