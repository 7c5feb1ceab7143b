"""What a place on the table of a Duel is, in one line; the whole position in plain lines, cards by their codes, as they are typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import CODES, EMPTY, NAMES, RANK, SYMBOL, SYMBOL_NAMES, SYMBOLS
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, MOST_IDLE
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.idle import idle_turns
from tribes_tui.games.tribal.duel.words.end import piles
from tribes_tui.games.tribal.duel.words.said import places as said
from tribes_tui.games.tribal.duel.words.things import Names, column
from tribes_tui.games.tribal.words import LINE, card_place, coloured, end_button, unseen_words, zone_lines
from tribes_tui.games.tribal.words import column as cards_of
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import State


def place(view: State, name: str, names: Names) -> str:
    """What a place is: `orange mask 4 in your column 2, next on Ada's pile`."""
    kind, _, which = name.partition(":")
    return PLACES[kind](cast(DuelState, view), which, names)


def _card(state: DuelState, which: str, names: Names) -> str:
    code = CODES[which]
    place = card_place(which, column(*divmod(state.place[code], COLUMNS), names), len(state.group(code)) - 1)
    say = said.stolen if code == state.no_steal else said.given if state.no_give >> code & 1 else None
    return _needed(state, code, say(place=place) if say else place, names)


def _needed(state: DuelState, code: int, place: str, names: Names) -> str:
    wanting = [names[player] for player in (0, 1) if RANK[code] == state.heights[4 * player + SYMBOL[code]]]
    if len(wanting) > 1:
        return said.next_on_both(place=place, who=wanting[0], other=wanting[1])
    return said.next_on(place=place, who=wanting[0]) if wanting else place


def _hidden(state: DuelState, which: str, names: Names) -> str:
    return said.hidden(number=state.hidden[int(which)], column=column(*divmod(int(which), COLUMNS), names))


def _pile(state: DuelState, which: str, names: Names) -> str:
    player, symbol = int(which[0]), SYMBOLS.index(which[-1])
    height, symbols = state.heights[4 * player + symbol], tribal.symbol_several(symbol=SYMBOL_NAMES[symbol])
    return said.pile(who=names[player], symbols=symbols, height=height, next=height + 1)


PLACES: dict[str, Callable[[DuelState, str, Names], str]] = {
    "card": _card,
    "hidden": _hidden,
    "empty": lambda state, which, names: said.free(who=names[int(which)]),
    "pile": _pile,
    "stock": lambda state, *_: said.stock(number=len(state.stock), unseen=unseen_words(state.unseen_cards())),
    "discard": lambda state, which, names: _needed(state, CODES[which], said.in_discard(card=coloured(which)), names),
    "drawn": lambda state, *_: said.drawn(card=coloured(NAMES[state.drawn])),
    "end": lambda state, *_: end_button(state.viewer in (None, state.current_player), state.phase == CLEAN),
}


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns; the opponent's zone first, the viewer's own nearest to the prompt."""
    state = cast(DuelState, view)
    so_far = {"idle": idle_turns(state), "most": MOST_IDLE, "unseen": len(state.unseen_cards())}
    number, lying = len(state.stock), cards_of(state.discard)
    banned = [NAMES[card] for card in range(EMPTY) if state.no_give >> card & 1]
    lines = [
        said.position_cleaning(**so_far) if state.phase == CLEAN else said.position(turn=state.round, **so_far),
        tribal.legend(),
        said.stock_and_discard(number=number, discard=lying) if lying else said.stock_and_discard_empty(number=number),
        *([said.to_be_placed(card=NAMES[state.drawn])] if state.drawn >= 0 else []),
        *(line for player in ((0, 1) if state.viewer == 1 else (1, 0)) for line in _zone(state, player, names)),
        *([said.not_stolen_back(card=NAMES[state.no_steal])] if state.no_steal >= 0 else []),
        *([said.not_given_back(cards=banned)] if banned else []),
    ]
    return [piece for line in lines for piece in fold(line, LINE)]


def _zone(state: DuelState, player: int, names: Names) -> Sequence[str]:
    own = slice(player * COLUMNS, player * COLUMNS + COLUMNS)
    laid = zip(state.columns[own], state.hidden[own], strict=True)
    columns = (cards_of(cards, hidden) if cards else None for cards, hidden in laid)
    return [said.piles(who=names[player], piles=piles(state, player)), *zone_lines(columns)]
