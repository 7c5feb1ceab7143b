"""Where the cursor begins on Tribe's table: on what a sensible person would do, what is dear kept for later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import DIORAMAS, MULTI, TRIBUS
from rules.tribe.evaluation.worth import placing
from rules.tribe.mechanics.legal import fits

if TYPE_CHECKING:
    from rules.tribe.state import TribeState

HAIR = 0.1
"""By so much something comes behind another."""


def glance(state: TribeState, actions: list[int]) -> list[float]:
    """As the rules' hints; but a multi comes behind another vase for the same chain, and what lies face down, using which ends the turn,
    behind drawing when a vase of the hand is as good."""
    hints = dict(zip(actions, state.hints(actions), strict=True))
    draw = hints.get(ids.DRAW_PILE)
    return [_later(state, action, hint, draw) for action, hint in hints.items()]


def _later(state: TribeState, action: int, hint: float, draw: float | None) -> float:
    if ids.PLACE_DIORAMA <= action < ids.ACTIVATE:
        card, tribu = divmod(action - ids.PLACE_DIORAMA, TRIBUS)
        others = [*_in_hand(state, tribu)] if card == MULTI else []
        return min(hint, max(others) - HAIR) if others else hint
    if ids.USE_DIORAMA <= action < ids.ATTACK and draw is not None:
        lying, tribu = divmod(action - ids.USE_DIORAMA, TRIBUS)
        worth = placing(state, state.turn, state.actives[state.turn * TRIBUS + lying], tribu)
        best = max((gain for own in range(TRIBUS) for gain in _in_hand(state, own)), default=worth - 2)
        return min(hint, draw - HAIR) if best >= worth - 1 else hint
    return hint


def _in_hand(state: TribeState, tribu: int) -> Iterator[float]:
    """What each vase of the hand but the multi, or a totem, would bring on a chain of the player in turn."""
    slot = state.turn * TRIBUS + tribu
    if state.vases[slot] is not None:
        for card in {card for card in state.hands[state.turn] if card < DIORAMAS and card != MULTI}:
            if fits(state, card, slot):
                yield placing(state, state.turn, card, tribu)
