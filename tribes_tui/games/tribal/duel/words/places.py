"""What a place on the table of a Duel is, in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import CODES, COLOUR_NAMES, NAMES, RANK, SYMBOL, SYMBOL_NAMES, SYMBOLS
from rules.tribal.duel.components.phases import CLEAN, COLUMNS
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.things import Names, card, column, face_down
from tribes_tui.games.tribal.words import end_button, unseen_words
from tribes_tui.words.common import count, listed, whose

if TYPE_CHECKING:
    from rules import State

STEAL_FIRST = "Only a card of the other's could go on a sacred pile of yours: go to it first, then s steals it."


def place(view: State, name: str, names: Names) -> str:
    """What a place is: `orange mask 4 in your column 2, next on Ada's pile`."""
    state = cast(DuelState, view)
    kind, _, which = name.partition(":")
    return PLACES[kind](state, which, names)


def coloured(name: str) -> str:
    """A card with its colour: `orange mask 4`."""
    return f"{COLOUR_NAMES[SYMBOL[CODES[name]] // 2]} {card(name)}"


def _card(state: DuelState, which: str, names: Names) -> str:
    code = CODES[which]
    number = state.place[code]
    below = len(state.group(code)) - 1
    group = f", with {count(below, 'card')} on it" if below else ""
    where = column(*divmod(number, COLUMNS), names)
    return f"{coloured(which)} in {where}{group}{_banned(state, code)}{_needed(state, code, names)}"


def _needed(state: DuelState, code: int, names: Names) -> str:
    wanting = [whose(names[player]) for player in (0, 1) if RANK[code] == state.heights[4 * player + SYMBOL[code]]]
    return f", next on {listed(wanting)} pile" if wanting else ""


def _banned(state: DuelState, code: int) -> str:
    if code == state.no_steal:
        return ", × stolen last turn: not to be stolen back"
    if state.no_give >> code & 1:
        return ", × given last turn: not to be given back"
    return ""


def _hidden(state: DuelState, which: str, names: Names) -> str:
    number = int(which)
    return f"{face_down(state.hidden[number])} in {column(*divmod(number, COLUMNS), names)}"


def _pile(state: DuelState, which: str, names: Names) -> str:
    player, _, letter = which.partition(":")
    symbol = SYMBOLS.index(letter)
    height = state.heights[4 * int(player) + symbol]
    follows = f"the {height + 1} is next" if height < 9 else "complete"
    return f"{whose(names[int(player)])} sacred pile of {SYMBOL_NAMES[symbol]}s, {height} of 9: {follows}"


def _stock(state: DuelState, which: str, names: Names) -> str:
    unseen = unseen_words(state.unseen_cards())
    return f"the stock, {count(len(state.stock), 'card')}; nobody has seen {unseen}"


def _end(state: DuelState, which: str, names: Names) -> str:
    return end_button(state.viewer in (None, state.current_player), state.phase == CLEAN)


PLACES: dict[str, Callable[[DuelState, str, Names], str]] = {
    "card": _card,
    "hidden": _hidden,
    "empty": lambda state, which, names: f"{whose(names[int(which)])} free columns: for a 9 and what lies on it",
    "pile": _pile,
    "stock": _stock,
    "discard": lambda state, which, names: f"{coloured(which)} in the discard{_needed(state, CODES[which], names)}",
    "drawn": lambda state, which, names: f"{coloured(NAMES[state.drawn])}, to be placed now",
    "end": _end,
}
