"""The course of a manche after the deal: its phases, and whose turn it is in them (spec 3.4 to 3.8)."""

from __future__ import annotations

from rules.indy.components.phases import EVOCATION, KEEP, LAST_EAGLES, RETURN, STEP_SWAP
from rules.indy.mechanics import windows
from rules.indy.mechanics.resolve import resolve
from rules.indy.mechanics.seats import from_dealer, is_plucked, keeper
from rules.indy.position import Position


def begin_phase(state: Position, phase: int) -> None:
    """Begin a phase with its first player, or the one after it if nobody plays in it."""
    state.phase = phase
    for seat in from_dealer(state):
        if _plays(state, seat):
            begin_turn(state, seat)
            return
    _end_phase(state)


def begin_turn(state: Position, seat: int) -> None:
    """It becomes this seat's turn; the holders of eagles are asked first (spec 3.7, W1)."""
    state.turn = seat
    state.step = STEP_SWAP
    windows.open_before_turn(state)


def next_turn(state: Position) -> None:
    """After a turn of EVOCATION or RETURN: the next player of this phase, or the next phase."""
    order = from_dealer(state)
    for seat in order[order.index(state.turn) + 1 :]:
        if _plays(state, seat):
            begin_turn(state, seat)
            return
    _end_phase(state)


def _plays(state: Position, seat: int) -> bool:
    if state.phase == EVOCATION:
        return not is_plucked(state, seat) and not state.evocations[seat]
    if state.phase == RETURN:  # the first to return ends it for all later ones (ruling 19)
        return is_plucked(state, seat) and state.returned < 0
    return True


def _end_phase(state: Position) -> None:
    if state.phase == EVOCATION:
        begin_phase(state, RETURN)
    else:
        state.phase = LAST_EAGLES
        state.step = STEP_SWAP
        windows.open_last(state)
        leave_last_eagles(state)


def leave_last_eagles(state: Position) -> None:
    """Go on to KEEP once the last window is closed; while somebody is asked, nothing happens."""
    if not state.window:
        next_keep(state)


def next_keep(state: Position) -> None:
    """The next plucked player who holds two cards decides which to keep; then the manche is resolved."""
    seat = keeper(state)
    if seat is None:
        resolve(state)
        return
    state.phase = KEEP
    state.turn = state.current_player = seat
