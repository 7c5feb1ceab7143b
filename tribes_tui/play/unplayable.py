"""A record of rules that this program doesn't have: its moves can be read, though not played again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.words.said import playing as said
from tribes_tui.words.said import recording as recording_words

if TYPE_CHECKING:
    from saves import OtherRules, Recording


class Noted(NamedTuple):
    """A move as it was written down: its number, who made it, and its notation (empty: hidden from the others)."""

    number: int
    name: str
    text: str


class Written(NamedTuple):
    """What a record tells to those who can't replay it: why they can't, what it is, the moves, the result."""

    why: str
    title: str
    moves: tuple[Noted, ...]
    end: tuple[str, ...]


def written(recording: Recording, why: OtherRules) -> Written:
    """What is written down; moves of a game that goes on stay hidden from the others."""
    seats = [seat_from(plain) for plain in recording.seats]
    names = names_for(seats, None)
    is_open = recording.finished or sum(seat.is_human for seat in seats) == 1
    title = said.recorded_title(
        title=recording.title or recording.name, names=", ".join(names), moves=len(recording.moves)
    )
    moves = tuple(Noted(move.number, names[move.seat], move.text if is_open else "") for move in recording.moves)
    result = recording.result or {}
    says = {"scores": said.recorded_scores, "ranking": said.recorded_ranking}
    end = tuple(say(figures=str(result[what])) for what, say in says.items() if what in result)
    return Written(str(why), title, moves, end)


def why_unplayable(recording: Recording, why: OtherRules) -> list[str]:
    """The same as lines."""
    found = written(recording, why)
    moves = [f"{move.number}. {move.name}: {move.text or recording_words.hidden()}" for move in found.moves]
    return [found.why, "", found.title, *moves, *found.end]
