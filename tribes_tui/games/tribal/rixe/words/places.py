"""What can be pointed at on the table, in words; the whole position as plain lines, cards by their codes, slots counted from 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN, COMPLETE, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.said import places as said
from tribes_tui.games.tribal.words import (
    LINE,
    Names,
    card_place,
    card_words,
    coloured,
    column,
    end_button,
    said as tribal,
    types_line,
    unseen_words,
    zone_lines,
)
from tribes_tui.words.common import often
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import State


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


def place(state: RixeState, name: str, names: Names) -> str:
    """What a target of the table is: `orange djembe 4, in Ada's column 2`."""
    kind, _, which = name.partition(":")
    return PLACES[kind](state, which.rstrip("+"), names)


def _column_of(state: RixeState, number: int, names: Names) -> str:
    zone, place = state.zone_and_slot(number)
    return tribal.column(who=names[zone], number=place + 1)


def _card_place(state: RixeState, which: str, names: Names) -> str:
    card = NAMES.index(which)
    return card_place(which, _column_of(state, state.place[card], names), len(state.group(card)) - 1)


def _column_place(state: RixeState, which: str, names: Names) -> str:
    number = int(which)
    column = _column_of(state, number, names)
    if state.ends[number] == EMPTY:
        return said.column_free(column=column)
    if state.is_complete(number):
        return said.column_complete(column=column)
    return said.column(column=column, number=len(state.columns[number]))


def _stock_place(state: RixeState, which: str, names: Names) -> str:
    return said.stock(number=len(state.stock), unseen=unseen_words(state.unseen_cards()))


def _end_place(state: RixeState, which: str, names: Names) -> str:
    return end_button(state.viewer in (None, state.current_player), state.phase == CLEAN)


PLACES: dict[str, Callable[[RixeState, str, Names], str]] = {
    "card": _card_place,
    "hand": lambda state, which, names: said.in_hand(card=coloured(which)),
    "column": _column_place,
    "collect": lambda state, which, names: said.complete(),
    "empty": lambda state, which, names: said.free(who=names[int(which)]),
    "zone": lambda state, which, names: seat_line(state, int(which), names[int(which)]),
    "stock": _stock_place,
    "turned": lambda state, which, names: said.turned(card=card_words(NAMES[state.turned])),
    "end": _end_place,
}
