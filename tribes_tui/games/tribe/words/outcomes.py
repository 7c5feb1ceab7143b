"""What an action of Tribe would lead to, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    BONUS,
    POWER,
    SHIELD,
    SPHERES,
    TOTEM,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.mechanics.scoring import complete_chains, is_one_coloured
from tribes_tui.games.tribe.words.cards import card_words
from tribes_tui.words.common import count, listed

if TYPE_CHECKING:
    from rules.tribe.state import TribeState


def outcome_of(state: TribeState, id: int) -> str:
    """What an attack destroys, what each answer saves, what a vase brings; empty if there is nothing to say."""
    seat = state.current_player
    if seat is None:
        return ""
    if ids.USE_DIORAMA <= id < ids.ATTACK:
        chain, target = divmod(id - ids.USE_DIORAMA, TRIBUS)
        return _laid(state, seat * TRIBUS + target, state.actives[seat * TRIBUS + chain])
    if ids.ATTACK <= id < ids.SWAP:
        chain, slot = divmod(id - ids.ATTACK, ids.SEATS * TRIBUS)
        return _attacked(state, slot, POWER.get(state.actives[seat * TRIBUS + chain], 0))
    if ids.PLACE_DIORAMA <= id < ids.ACTIVATE:
        card, tribu = divmod(id - ids.PLACE_DIORAMA, TRIBUS)
        return _laid(state, seat * TRIBUS + tribu, card)
    if ids.DECLINE <= id < ids.DRAW3_DISCARD:
        return defended(state, id)
    return ""


def defended(state: TribeState, id: int, say: Callable[[int], str] = card_words) -> str:
    """What an answer to the attack would lose; `say` puts a card in words."""
    if state.attack is None:
        return ""
    lost, _ = losses(state, id)
    if not lost:
        return "nothing is lost"
    return f"{listed(map(say, lost))} lost ({_spheres(lost)}){_alone(state, state.attack[1], lost)}"


def losses(state: TribeState, id: int) -> tuple[list[int], list[int]]:
    """The vases that an answer to the attack would lose, the last first, and those that it would save."""
    assert state.attack is not None
    source, slot = state.attack
    vases = state.vases[slot] or ()
    hit = list(reversed(vases[max(0, len(vases) - POWER.get(state.actives[source], 0)) :]))
    shield = SHIELD.get(state.actives[slot // TRIBUS * TRIBUS + id - ids.PROTECT], 0) if id > ids.DECLINE else 0
    destroyed = max(0, len(hit) - shield)
    return hit[:destroyed], hit[destroyed:]


def _attacked(state: TribeState, slot: int, power: int) -> str:
    """What an attack takes if nobody protects; which vases, one sees."""
    vases = state.vases[slot] or ()
    lost = vases[max(0, len(vases) - power) :]
    return f"{_spheres(lost)} lost{_alone(state, slot, lost)}"


def _spheres(cards: Sequence[int]) -> str:
    return count(sum(SPHERES[card] for card in cards), "sphere")


def _alone(state: TribeState, slot: int, lost: Sequence[int]) -> str:
    return ", left alone" if len(lost) == len(state.vases[slot] or ()) else ""


def _laid(state: TribeState, slot: int, card: int) -> str:
    vases = state.vases[slot]
    if vases is None or card < 0:
        return ""
    gain = f"+{_spheres([card])}"
    if card == TOTEM:
        return f"{gain}, {BONUS} more for magic" if is_one_coloured(vases) else f"{gain}, safe; two colours, no magic"
    after = (*vases, card)
    colour = "" if is_one_coloured(after) else ", red and blue"
    if len(after) < VASES:
        return f"{gain}{colour}"
    if complete_chains(state, slot // TRIBUS) + 1 >= need(state.players):
        return f"{gain}, closes the challenge"
    return f"{gain}{colour}, complete"
