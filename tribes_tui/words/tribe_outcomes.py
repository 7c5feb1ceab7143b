"""What an action of Tribe would lead to, in a few words."""

from __future__ import annotations

from rules.tribe import actions as ids
from rules.tribe.components import (
    BONUS,
    NAMES,
    POWER,
    SHIELD,
    SPHERES,
    TOTEM,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.scoring import is_one_coloured
from rules.tribe.state import TribeState
from tribes_tui.words.common import count


def outcome_of(state: TribeState, id: int) -> str:
    """What an attack destroys, what each answer saves, what a Diorama brings; empty if there is nothing to say."""
    seat = state.current_player
    if seat is None:
        return ""
    if ids.USE_DIORAMA <= id < ids.ATTACK:
        chain, target = divmod(id - ids.USE_DIORAMA, TRIBUS)
        return _laid(state, seat * TRIBUS + target, state.actives[seat * TRIBUS + chain])
    if ids.ATTACK <= id < ids.SWAP:
        chain, slot = divmod(id - ids.ATTACK, ids.SEATS * TRIBUS)
        return _destroyed(state, slot, POWER.get(state.actives[seat * TRIBUS + chain], 0), "unless it is protected")
    if ids.PLACE_DIORAMA <= id < ids.ACTIVATE:
        card, tribu = divmod(id - ids.PLACE_DIORAMA, TRIBUS)
        return _laid(state, seat * TRIBUS + tribu, card)
    if ids.DECLINE <= id < ids.DRAW3_DISCARD:
        return defended(state, id)
    return ""


def defended(state: TribeState, id: int) -> str:
    """What an answer to the attack would lose."""
    if state.attack is None:
        return ""
    source, slot = state.attack
    power = POWER.get(state.actives[source], 0)
    if id > ids.DECLINE:
        card = state.actives[slot // TRIBUS * TRIBUS + id - ids.PROTECT]
        power = min(power, len(state.vases[slot] or ())) - SHIELD.get(card, 0)
    return _destroyed(state, slot, max(0, power), "")


def _destroyed(state: TribeState, slot: int, power: int, unless: str) -> str:
    vases = state.vases[slot] or ()
    lost = vases[len(vases) - min(power, len(vases)) :]
    if not lost:
        return "nothing is lost"
    spheres = sum(SPHERES[card] for card in lost)
    names = " and ".join(NAMES[card] for card in reversed(lost) if card >= 0)
    alone = f", the {TRIBU_NAMES[slot % TRIBUS]} stands alone" if len(lost) == len(vases) else ""
    return f"{names} lost ({count(spheres, 'sphere')}){alone}{f', {unless}' if unless else ''}"


def _laid(state: TribeState, slot: int, card: int) -> str:
    vases = state.vases[slot]
    if vases is None or card < 0:
        return ""
    gain = f"+{SPHERES[card]}"
    if card == TOTEM:
        return (
            f"{gain} and {BONUS} for magic" if is_one_coloured(vases) else f"{gain}, protected, no magic: two colours"
        )
    after = (*vases, card)
    colour = "" if is_one_coloured(after) else ", red and blue"
    if len(after) < VASES:
        return f"{gain}{colour}"
    closes = state.complete(slot // TRIBUS) + 1 >= need(state.players)
    return f"{gain}{colour}, complete" + (": this closes the challenge" if closes else "")
