"""A win within the turn, in several steps, that nothing hidden can hinder."""

from __future__ import annotations

from heapq import heappop, heappush

from rules.core.rng import Rng
from rules.tribal.cards import EMPTY, NINES
from rules.tribal.duel.components.actions import DONE, DRAW, END, STEAL, moved_card, stolen_card
from rules.tribal.duel.components.phases import ACT, COLUMNS, PLACING
from rules.tribal.duel.position import Position

NEAR = 10
"""Moves that a win takes at least up to which one is looked for."""
MOST_POSITIONS = 300

KEPT = 64
"""So many answers about views are kept: hints, warnings, the search and the table's cursor ask the same of one."""
_answers: dict[tuple[str, int], tuple[list[int], int]] = {}


def sure_win(view: Position) -> int | None:
    """The action with which such a win begins; None where none is seen."""
    found, _ = winning_line(view)
    return found[0] if found else None


def is_near(s: Position, player: int) -> bool:
    """Whether somebody lacks so little that a win in one turn is looked for, were their last card face down turned up."""
    own = slice(player * COLUMNS, player * COLUMNS + COLUMNS)
    return _missing(s, player, _spared(s, player)) - (NEAR if sum(s.hidden[own]) == 1 else 0) <= NEAR


def winning_line(view: Position, most: int = MOST_POSITIONS) -> tuple[list[int], int]:
    """All actions of such a win, one after the other; none where none is seen in so many positions; and in how many one was looked for. The
    fewest cards left are tried first."""
    player = view.current_player
    if player is None or view.phase not in (ACT, PLACING) or _missing(view, player, _spared(view, player)) > NEAR:
        return [], 0
    if view.viewer is None:
        return _searched(view, player, most)
    key = view.key(), most
    found = _answers.get(key)
    if found is None:
        found = _searched(view.resample(Rng(0)), player, most)
        if len(_answers) >= KEPT:
            _answers.clear()
        _answers[key] = found
    return [*found[0]], found[1]


def _searched(start: Position, player: int, most: int) -> tuple[list[int], int]:
    waiting: list[tuple[int, int, int, list[int], Position]] = [
        (_missing(start, player), start.held[player], 0, [], start)
    ]
    seen, number = {_layout(start)}, 0
    while waiting and number < most:
        *_, line, state = heappop(waiting)
        for action in state.legal_actions():
            if not is_open(state, action):
                continue
            after = state.clone()
            after.apply(action)
            if after.current_player is None:
                if after.winner == player:
                    return [*line, action], number
                continue
            if _layout(after) not in seen:
                number += 1
                seen.add(_layout(after))
                heappush(waiting, (_missing(after, player), after.held[player], number, [*line, action], after))
    return [], number


def _missing(s: Position, player: int, spared: int = 0) -> int:
    """How many cards it takes at least, by the nearer of the two ways to win: those in columns, but for the `spared`, and the 1s that are
    to come, or what the piles lack."""
    heights = s.heights[4 * player : 4 * player + 4]
    hidden = sum(s.hidden[player * COLUMNS : player * COLUMNS + COLUMNS])
    return min(s.held[player] - spared + heights.count(0) + (NEAR if hidden else 0), s.goal - sum(heights))


def _spared(s: Position, player: int) -> int:
    """How many of the cards in columns go along with a 9 that goes to a free column of the other's."""
    own, free = range(player * COLUMNS, player * COLUMNS + COLUMNS), 0
    for number in range((1 - player) * COLUMNS, (2 - player) * COLUMNS):
        free += s.ends[number] == EMPTY
    whole = [len(s.columns[n]) - 1 for n in own if s.columns[n] and not s.hidden[n] and s.columns[n][0] >= NINES]
    return sum(sorted(whole, reverse=True)[:free])


def _layout(s: Position) -> tuple[object, ...]:
    """What tells a position of a turn from another one of it."""
    return s.print, tuple(s.ends), tuple(s.heights), s.limited, s.drawn


def is_open(s: Position, action: int) -> bool:
    """Whether an action moves, puts on a pile, steals or takes a card, and turns none up."""
    if action >= DRAW:
        return DRAW < action < END or action > DONE
    head = stolen_card(action) if action >= STEAL else moved_card(action)
    return not (s.is_first(head) and s.hidden[s.place[head]])
