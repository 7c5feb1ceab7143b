"""What a place on the table of a Duel is, in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import CODES, NAMES, RANK, SYMBOL, SYMBOL_NAMES, SYMBOLS
from rules.tribal.duel.components.phases import CLEAN, COLUMNS
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.said import places as said
from tribes_tui.games.tribal.duel.words.things import Names, column
from tribes_tui.games.tribal.words import card_place, coloured, end_button, unseen_words
from tribes_tui.games.tribal.words.said import symbol_several

if TYPE_CHECKING:
    from rules import State


def place(view: State, name: str, names: Names) -> str:
    """What a place is: `orange mask 4 in your column 2, next on Ada's pile`."""
    state = cast(DuelState, view)
    kind, _, which = name.partition(":")
    return PLACES[kind](state, which, names)


def _card(state: DuelState, which: str, names: Names) -> str:
    code = CODES[which]
    number = state.place[code]
    above = len(state.group(code)) - 1
    place = card_place(which, column(*divmod(number, COLUMNS), names), above)
    if code == state.no_steal:
        place = said.stolen(place=place)
    elif state.no_give >> code & 1:
        place = said.given(place=place)
    return _needed(state, code, place, names)


def _needed(state: DuelState, code: int, place: str, names: Names) -> str:
    wanting = [names[player] for player in (0, 1) if RANK[code] == state.heights[4 * player + SYMBOL[code]]]
    if len(wanting) > 1:
        return said.next_on_both(place=place, who=wanting[0], other=wanting[1])
    return said.next_on(place=place, who=wanting[0]) if wanting else place


def _hidden(state: DuelState, which: str, names: Names) -> str:
    number = int(which)
    return said.hidden(number=state.hidden[number], column=column(*divmod(number, COLUMNS), names))


def _pile(state: DuelState, which: str, names: Names) -> str:
    player, _, letter = which.partition(":")
    symbol = SYMBOLS.index(letter)
    height, symbols = state.heights[4 * int(player) + symbol], symbol_several(symbol=SYMBOL_NAMES[symbol])
    return said.pile(who=names[int(player)], symbols=symbols, height=height, next=height + 1)


def _stock(state: DuelState, which: str, names: Names) -> str:
    return said.stock(number=len(state.stock), unseen=unseen_words(state.unseen_cards()))


def _discard(state: DuelState, which: str, names: Names) -> str:
    return _needed(state, CODES[which], said.in_discard(card=coloured(which)), names)


def _end(state: DuelState, which: str, names: Names) -> str:
    return end_button(state.viewer in (None, state.current_player), state.phase == CLEAN)


PLACES: dict[str, Callable[[DuelState, str, Names], str]] = {
    "card": _card,
    "hidden": _hidden,
    "empty": lambda state, which, names: said.free(who=names[int(which)]),
    "pile": _pile,
    "stock": _stock,
    "discard": _discard,
    "drawn": lambda state, which, names: said.drawn(card=coloured(NAMES[state.drawn])),
    "end": _end,
}
