"""The whole position as plain lines. Cards have their codes here, which are typed in plain mode; slots count from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN, COMPLETE, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.words import column, folded, types_line
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.words.common import count, listed, often, sentence

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def phase_name(state: RixeState) -> str:
    """The phase in a word or two."""
    return {CLEAN: "cleaning", CHOOSING_ZONE: "a new column", OVER: "the end"}.get(state.phase, "turns")


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(RixeState, view)
    lines = [
        f"Tribal Rixe, round {state.number} of {state.options['rounds']}, {phase_name(state)}. "
        f"Stock: {count(len(state.stock), 'card')}. Turns without a card laid: {state.dry} of {state.players}.",
        tribal.legend(),
    ]
    if state.turned >= 0:
        lines.append(f"Turned up: {NAMES[state.turned]}.")
    for seat, name in enumerate(names):
        lines.append(seat_line(state, seat, name))
        lines += _zone(state, seat)
    if state.viewer is not None and state.viewer >= 0:
        lines.append(f"Your hand: {types_line(state.hands[state.viewer]) or 'empty'}.")
    return [piece for line in lines for piece in folded(line)]


def seat_line(state: RixeState, seat: int, name: str) -> str:
    """Everything public about a seat in one line."""
    parts = [count(state.points[seat], "point"), count(len(state.hands[seat]), "card") + " in hand"]
    if state.outs[seat]:
        parts.append(f"out {often(state.outs[seat])}")
    if state.collected[seat]:
        parts.append(f"{count(len(state.collected[seat]) // COMPLETE, 'column')} collected this round")
    return sentence(f"{name}: {', '.join(parts)}")


def _zone(state: RixeState, zone: int) -> list[str]:
    lines, empty = [], []
    for number, slot in enumerate(state.slots_of(zone), 1):
        if state.ends[slot] == EMPTY:
            empty.append(str(number))
        else:
            complete = " (complete)" if state.is_complete(slot) else ""
            lines.append(f"  {number}: {column(state.columns[slot])}{complete}")
    return [*lines, f"  free: {listed(empty)}"] if empty else lines
