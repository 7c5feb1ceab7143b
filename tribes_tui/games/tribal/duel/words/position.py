"""The whole position of a Duel in plain lines, for play without a screen of pieces: cards by their codes, as they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, MOST_IDLE
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.idle import idle_turns
from tribes_tui.games.tribal.duel.words.end import piles
from tribes_tui.games.tribal.duel.words.said import places as said
from tribes_tui.games.tribal.words import LINE, column, zone_lines
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.games.tribal.duel.words.things import Names


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(DuelState, view)
    so_far = {"idle": idle_turns(state), "most": MOST_IDLE, "unseen": len(state.unseen_cards())}
    is_cleaning = state.phase == CLEAN
    lines = [
        said.position_cleaning(**so_far) if is_cleaning else said.position(turn=state.round, **so_far),
        tribal.legend(),
        said.stock_and_discard(number=len(state.stock), discard=column(state.discard))
        if state.discard
        else said.stock_and_discard_empty(number=len(state.stock)),
    ]
    if state.drawn >= 0:
        lines.append(said.to_be_placed(card=NAMES[state.drawn]))
    for player in _order(state):
        lines += _zone(state, player, names)
    lines += _bans(state)
    return [piece for line in lines for piece in fold(line, LINE)]


def _order(state: DuelState) -> tuple[int, int]:
    """The opponent's zone first, the viewer's own nearest to the prompt."""
    return (0, 1) if state.viewer == 1 else (1, 0)


def _zone(state: DuelState, player: int, names: Names) -> list[str]:
    own = range(player * COLUMNS, player * COLUMNS + COLUMNS)
    laid = ((state.columns[index], state.hidden[index]) for index in own)
    columns = (column(cards, hidden) if cards else None for cards, hidden in laid)
    return [said.piles(who=names[player], piles=piles(state, player)), *zone_lines(columns)]


def _bans(state: DuelState) -> list[str]:
    lines = []
    if state.no_steal >= 0:
        lines.append(said.not_stolen_back(card=NAMES[state.no_steal]))
    if state.no_give:
        lines.append(said.not_given_back(cards=[NAMES[card] for card in range(EMPTY) if state.no_give >> card & 1]))
    return lines
