"""What can be pointed at on the table, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rules.tribal.cards import COLOUR_NAMES, EMPTY, NAMES, SYMBOLS
from rules.tribal.rixe.components.phases import CLEAN
from tribes_tui.games.tribal.rixe.words.position import seat_line
from tribes_tui.games.tribal.words import card_words, end_button, unseen_words
from tribes_tui.words.common import count, whose

if TYPE_CHECKING:
    from rules.tribal.rixe.state import RixeState

Names = Sequence[str]


def place(state: RixeState, name: str, names: Names) -> str:
    """What a target of the table is: `orange djembe 4, in Ada's column 2`."""
    kind, _, which = name.partition(":")
    return PLACES[kind](state, which.rstrip("+"), names)


def _colour(code: str) -> str:
    return COLOUR_NAMES[SYMBOLS.index(code[0]) // 2]


def _column(state: RixeState, number: int, names: Names) -> str:
    zone, place = state.zone_and_slot(number)
    return f"{whose(names[zone])} column {place + 1}"


def _card_place(state: RixeState, which: str, names: Names) -> str:
    card = NAMES.index(which)
    group = state.group(card)
    heads = f", with {count(len(group) - 1, 'card')} on it" if len(group) > 1 else ""
    return f"{_colour(which)} {card_words(which)} in {_column(state, state.place[card], names)}{heads}"


def _column_place(state: RixeState, which: str, names: Names) -> str:
    number = int(which)
    if state.ends[number] == EMPTY:
        return f"{_column(state, number, names)}, free: a place for a 9"
    if state.is_complete(number):
        return f"{_column(state, number, names)}, complete from 9 to 1: 1 point for whoever collects it"
    return f"{_column(state, number, names)}, {count(len(state.columns[number]), 'card')}"


def _stock_place(state: RixeState, which: str, names: Names) -> str:
    return f"the stock, {count(len(state.stock), 'card')}; you have not seen {unseen_words(state.unseen_cards())}"


def _end_place(state: RixeState, which: str, names: Names) -> str:
    return end_button(state.viewer in (None, state.current_player), state.phase == CLEAN)


PLACES: dict[str, Callable[[RixeState, str, Names], str]] = {
    "card": _card_place,
    "hand": lambda state, which, names: f"{_colour(which)} {card_words(which)}, in your hand",
    "column": _column_place,
    "collect": lambda state, which, names: "a complete column",
    "empty": lambda state, which, names: f"a free place in {whose(names[int(which)])} zone: for a 9",
    "zone": lambda state, which, names: seat_line(state, int(which), names[int(which)]),
    "stock": _stock_place,
    "turned": lambda state, which, names: (
        f"{card_words(NAMES[state.turned])}, turned up after a lap without a card laid: it starts a column"
    ),
    "end": _end_place,
}
