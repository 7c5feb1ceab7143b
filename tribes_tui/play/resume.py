"""Playing a recorded game up to where it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import RulesError, State
from saves import Parted, Record
from saves.recording import prefix
from tribes_tui.words.said import playing as said

if TYPE_CHECKING:
    from saves.entries import Move
    from tribes_tui.play.past import Past


def play_on(past: Past, state: State, record: Record) -> None:
    """Play all moves of `record` from the start, comparing every recorded hash of the state.

    Raises `Parted` with the number of the first move that the rules play otherwise and the good prefix.
    """
    for number, move in enumerate(record.moves, 1):
        try:
            _play(past, state, number, move)
        except Parted as error:
            error.good = prefix(record, number - 1)
            raise
        recorded = record.checks.get(number)
        if recorded is not None and recorded != state.key():
            sound = max((check for check in record.checks if check < number), default=0)
            raise Parted(said.other_position(number=number), number, prefix(record, sound))


def _play(past: Past, state: State, number: int, move: Move) -> None:
    if state.current_player != move.seat:
        raise Parted(said.other_seat(number=number, move=move.text, seat=move.seat), number)
    try:
        past.play(state, state.read(move.text))
    except RulesError as error:
        raise Parted(said.no_such_move(number=number, move=move.text, why=str(error)), number) from error
