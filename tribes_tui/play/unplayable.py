"""A record of rules that this program doesn't have: its moves can be read, though not played again."""

from __future__ import annotations

from saves import OtherRules, Recording
from tribes_tui.play.seat import names_for, seat_from


def told(recording: Recording, why: OtherRules) -> list[str]:
    """Why it can't be played, and what is written down; moves of a game that goes on stay hidden from the others."""
    seats = [seat_from(plain) for plain in recording.seats]
    names = names_for(seats, None)
    is_open = recording.finished or sum(seat.is_human for seat in seats) == 1
    title = f"{recording.title or recording.name}: {', '.join(names)}; {len(recording.moves)} moves"
    moves = [f"{move.number}. {names[move.seat]}: {move.text if is_open else '(hidden)'}" for move in recording.moves]
    result = recording.result or {}
    end = [f"{what}: {result[what]}" for what in ("scores", "ranking") if what in result]
    return [str(why), "", title, *moves, *end]
