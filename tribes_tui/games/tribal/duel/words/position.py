"""The whole position of a Duel in plain lines, for play without a screen of pieces: cards by their codes, as they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, MOST_IDLE
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.end import piles
from tribes_tui.games.tribal.words import LEGEND, column, folded
from tribes_tui.words.common import count, listed, sentence, whose

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.games.tribal.duel.words.things import Names


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(DuelState, view)
    unseen = len(state.unseen_cards())
    title = "cleaning" if state.phase == CLEAN else f"turn {state.round}"
    lines = [
        f"Tribal Duel, {title}. Turns without progress: {state.idle} of {MOST_IDLE}. Cards unseen: {unseen}.",
        LEGEND,
        f"Stock: {count(len(state.stock), 'card')}. Discard: {column(state.discard) or 'empty'}.",
    ]
    if state.drawn >= 0:
        lines.append(f"Drawn, to be placed: {NAMES[state.drawn]}.")
    for player in _order(state):
        lines += _zone(state, player, names)
    lines += _bans(state)
    return [piece for line in lines for piece in folded(line)]


def _order(state: DuelState) -> tuple[int, int]:
    """The opponent's zone first, the viewer's own nearest to the prompt."""
    return (0, 1) if state.viewer == 1 else (1, 0)


def _zone(state: DuelState, player: int, names: Names) -> list[str]:
    lines = [sentence(f"{whose(names[player])} sacred piles: {piles(state, player)}")]
    empty = []
    for number in range(COLUMNS):
        index = player * COLUMNS + number
        if state.ends[index] == EMPTY:
            empty.append(str(number + 1))
        else:
            lines.append(f"  {number + 1}: {column(state.columns[index], state.hidden[index])}")
    if empty:
        lines.append(f"  free: {listed(empty)}")
    return lines


def _bans(state: DuelState) -> list[str]:
    lines = []
    if state.no_steal >= 0:
        lines.append(f"Not to be stolen back this turn: {NAMES[state.no_steal]}.")
    if state.no_give:
        banned = [NAMES[card] for card in range(EMPTY) if state.no_give >> card & 1]
        lines.append(f"Not to be given back this turn: {listed(banned)}.")
    return lines
