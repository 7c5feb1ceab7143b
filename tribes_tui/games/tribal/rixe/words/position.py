"""The whole position as plain lines. Cards have their codes here, which are typed in plain mode; slots count from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import NAMES
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN, COMPLETE, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.said import places as said
from tribes_tui.games.tribal.words import LINE, column, types_line, zone_lines
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.words.common import often
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def phase_name(state: RixeState) -> str:
    """The phase in a word or two."""
    return said.phase(phase={CLEAN: "clean", CHOOSING_ZONE: "zone", OVER: "over"}.get(state.phase, "turns"))


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(RixeState, view)
    lines = [
        said.position(
            round=state.number,
            rounds=state.options["rounds"],
            phase=phase_name(state),
            stock=len(state.stock),
            dry=state.dry,
            players=state.players,
        ),
        tribal.legend(),
    ]
    if state.turned >= 0:
        lines.append(said.turned_up(card=NAMES[state.turned]))
    for seat, name in enumerate(names):
        lines.append(seat_line(state, seat, name))
        lines += zone_lines(_column(state, slot) for slot in state.slots_of(seat))
    if state.viewer is not None and state.viewer >= 0:
        hand = types_line(state.hands[state.viewer])
        lines.append(said.hand(cards=hand) if hand else said.hand_empty())
    return [piece for line in lines for piece in fold(line, LINE)]


def seat_line(state: RixeState, seat: int, name: str) -> str:
    """Everything public about a seat in one line."""
    parts = [said.points(number=state.points[seat]), said.held(number=len(state.hands[seat]))]
    if state.outs[seat]:
        parts.append(said.out(often=often(state.outs[seat])))
    if state.collected[seat]:
        parts.append(said.collected(number=len(state.collected[seat]) // COMPLETE))
    return said.seat(who=name, told=", ".join(parts))


def _column(state: RixeState, slot: int) -> str | None:
    if not state.columns[slot]:
        return None
    cards = column(state.columns[slot])
    return said.complete_column(cards=cards) if state.is_complete(slot) else cards
