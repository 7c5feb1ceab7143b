"""What has happened at a table: who did each thing, how it is told, what it changed, the position after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.words.common import YOU
from tribes_tui.words.wording import words_of

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.play.seat import Entry
    from tribes_tui.table.contract import GameBoard

SOMEBODY = "?"
"""In the viewer's place: what is told otherwise then tells of them."""


class Happening(NamedTuple):
    """A thing that happened: who did it (None: nobody), how it is told, what it changed, the position after it, whether it names the viewer.

    `view` is None where that position is not remembered: the present one is shown then.
    """

    seat: int | None
    text: str
    touched: tuple[str, ...]
    view: State | None
    is_about_you: bool = False


def happenings(
    entries: Sequence[tuple[Entry, State | None]], board: GameBoard, game_id: str, names: Sequence[str]
) -> list[Happening]:
    """A happening for each thing that is told, and for each that is only seen."""
    tell, found = words_of(game_id), list[Happening]()
    others = [SOMEBODY if name == YOU else name for name in names]
    for entry, view in entries:
        nexts = _of_the_next(entry, view)
        for number, event in enumerate(entry.told, len(entry.events) - len(entry.told)):
            text, touched = tell.event(event, names), tuple(board.touched(event))
            if text:
                seat, is_about_you = entry.seat if number < nexts else event.player, text != tell.event(event, others)
                found.append(Happening(seat, text, touched, view, is_about_you))
            elif touched and found:
                found[-1] = found[-1]._replace(touched=(*found[-1].touched, *touched))
    return found


def _of_the_next(entry: Entry, view: State | None) -> int:
    """From which of a move's events on they are the beginning of the next seat's turn, which may end the game."""
    first = len(entry.events)
    comes = None if view is None else view.current_player
    if view is not None and view.is_terminal and entry.events:
        comes = entry.events[-1].player
    comes = None if comes == entry.seat else comes
    while first and comes is not None and entry.events[first - 1].player == comes:
        first -= 1
    return first


def by_turns(found: Sequence[Happening]) -> list[list[int]]:
    """The numbers of the happenings of each turn."""
    groups: list[list[int]] = []
    for number, one in enumerate(found):
        if groups and found[groups[-1][-1]].seat == one.seat:
            groups[-1].append(number)
        else:
            groups.append([number])
    return groups
