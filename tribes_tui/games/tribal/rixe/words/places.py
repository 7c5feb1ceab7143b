"""What can be pointed at on the table, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.rixe.components.phases import CLEAN
from tribes_tui.games.tribal.rixe.words.position import seat_line
from tribes_tui.games.tribal.rixe.words.said import places as said
from tribes_tui.games.tribal.words import card_place, card_words, coloured, end_button, unseen_words
from tribes_tui.games.tribal.words import said as tribal

if TYPE_CHECKING:
    from rules.tribal.rixe.state import RixeState

Names = Sequence[str]


def place(state: RixeState, name: str, names: Names) -> str:
    """What a target of the table is: `orange djembe 4, in Ada's column 2`."""
    kind, _, which = name.partition(":")
    return PLACES[kind](state, which.rstrip("+"), names)


def _column(state: RixeState, number: int, names: Names) -> str:
    zone, place = state.zone_and_slot(number)
    return tribal.column(who=names[zone], number=place + 1)


def _card_place(state: RixeState, which: str, names: Names) -> str:
    card = NAMES.index(which)
    return card_place(which, _column(state, state.place[card], names), len(state.group(card)) - 1)


def _column_place(state: RixeState, which: str, names: Names) -> str:
    number = int(which)
    column = _column(state, number, names)
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
