"""Eagles: what playing one does, and the windows in which players are asked for one out of turn (spec 3.7).

While a window is open, `current_player` is the one asked and `turn` the one about to act. A round of asking
goes clockwise over the holders of eagles; whenever somebody played in it, a further round follows.
"""

from __future__ import annotations

from rules.core.event import Event
from rules.indy.components import actions
from rules.indy.components.cards import EAGLE, code, codes
from rules.indy.components.phases import LAST_EAGLES
from rules.indy.mechanics.row import turn_up
from rules.indy.position import Position


def play_eagle(state: Position, player: int, place: int) -> None:
    """An eagle goes under the deck, its player takes a table card, a new one takes its place."""
    state.play_eagle_under(player)
    taken = state.take_from_table(player, place)
    shown = turn_up(state, place)
    if state.events is not None:
        state.tell("eagle_played", player, position=place, taken=code(taken), shown=codes(shown))


def open_before_turn(state: Position) -> None:
    """Window W1: everybody but the player in turn is asked; then the player in turn decides."""
    _ask(state, state.turn + 1, state.players - 1)


def open_last(state: Position) -> None:
    """Window W2: everybody is asked, from the dealer. It is closed at once if nobody holds an eagle."""
    state.turn = state.dealer
    _ask(state, state.dealer, state.players)


def answer(state: Position, action: int) -> None:
    """The asked player plays an eagle (and is asked again while they hold another) or passes; then the next is asked.

    After the last answer the window is closed and the player in turn decides; in W2, where nobody is in turn, the
    caller goes on with the manche.
    """
    asked = state.current_player
    assert asked is not None
    if action != actions.PASS:
        play_eagle(state, asked, action - actions.PLAY_EAGLE)
        state.played = True
        if state.hands[asked][-1] == EAGLE:
            return
    elif state.events is not None:
        state.events.append(Event("eagle_held", asked, {}, {}, (asked,), secret=True))
    start, count = _order(state)
    asked_already = (asked - start) % state.players + 1
    _ask(state, start + asked_already, count - asked_already)


def _order(state: Position) -> tuple[int, int]:
    """The first seat of a round of asking, and how many seats the round has."""
    if state.phase == LAST_EAGLES:
        return state.dealer, state.players
    return state.turn + 1, state.players - 1


def _ask(state: Position, start: int, count: int) -> None:
    """Ask the first holder of an eagle among `count` seats from `start`, or finish the round."""
    players = state.players
    hands = state.hands
    for step in range(count):
        seat = (start + step) % players
        if hands[seat][-1] == EAGLE:  # hands are sorted, and eagles the highest cards
            state.window = True
            state.current_player = seat
            return
    if state.played:
        state.played = False
        first, everybody = _order(state)
        _ask(state, first, everybody)
    else:
        state.window = False
        state.current_player = state.turn
