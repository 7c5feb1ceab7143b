"""The row of cards laid out for everybody, on which an eagle never stays (spec 3.3)."""

from __future__ import annotations

from rules.indy.components.cards import EAGLE, codes
from rules.indy.position import Position


def turn_up(state: Position, place: int) -> list[int]:
    """Turn cards up on a table position, the next free one or one whose card was taken, until one is no eagle.

    Returns all cards turned up: the last one lies there, the eagles before it are under the deck.
    """
    shown = [state.draw()]
    while shown[-1] == EAGLE:
        state.put_eagle_under()
        shown.append(state.draw())
    if place == len(state.table):
        state.table.append(shown[-1])
    else:
        state.table[place] = shown[-1]
    return shown


def reveal(state: Position, count: int) -> None:
    """Turn `count` cards up beside the others (spec 3.3, 3.5)."""
    for _ in range(count):
        place = len(state.table)
        shown = turn_up(state, place)
        if state.events is not None:
            state.tell("revealed", position=place, shown=codes(shown))
