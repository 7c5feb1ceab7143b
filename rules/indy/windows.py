"""Eagle windows: who is asked, in which order, whether to play an eagle out of turn (spec 3.7).

While a window is open, `current_player` is the one asked and `turn` the one about to act. A round of asking
goes clockwise over the holders of eagles; whenever somebody played in it, a further round follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.event import Event
from rules.indy import actions, manche, moves
from rules.indy.components import EAGLE
from rules.indy.phases import LAST_EAGLES

if TYPE_CHECKING:
    from rules.indy.state import IndyState


def open_before_turn(state: IndyState) -> None:
    """Window W1: everybody but the player in turn is asked; then he decides."""
    state.played = False
    _ask(state, state.turn + 1, state.players - 1)


def open_last(state: IndyState) -> None:
    """Window W2: everybody is asked, from the dealer; then plucked players keep a card."""
    state.turn = state.dealer
    state.played = False
    _ask(state, state.dealer, state.players)


def answer(state: IndyState, action: int) -> None:
    """The asked player plays an eagle (and is asked again while he has one) or passes."""
    asked = state.current_player
    assert asked is not None
    if action != actions.PASS:
        moves.play_eagle(state, asked, action - actions.PLAY_EAGLE)
        state.played = True
        if state.hands[asked][-1] == EAGLE:
            return
    elif state.events is not None:
        state.events.append(Event("eagle_held", asked, {}, {}, (asked,), secret=True))
    start, count = _order(state)
    asked_already = (asked - start) % state.players + 1
    _ask(state, start + asked_already, count - asked_already)


def _order(state: IndyState) -> tuple[int, int]:
    """The first seat of a round of asking, and how many seats the round has."""
    if state.phase == LAST_EAGLES:
        return state.dealer, state.players
    return state.turn + 1, state.players - 1


def _ask(state: IndyState, start: int, count: int) -> None:
    """Ask the first holder of an eagle among `count` seats from `start`, or finish the round."""
    players = state.players
    hands = state.hands
    for step in range(count):
        seat = (start + step) % players
        if hands[seat][-1] == EAGLE:
            state.window = True
            state.current_player = seat
            return
    if state.played:
        state.played = False
        first, everybody = _order(state)
        _ask(state, first, everybody)
    else:
        _close(state)


def _close(state: IndyState) -> None:
    state.window = False
    if state.phase == LAST_EAGLES:
        manche.next_keep(state, None)
    else:
        state.current_player = state.turn
