"""Moves on the table that the cursor proposes say what they are for; none only takes a place from the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import rules
from rules import Rng
from rules.bots import levels
from rules.bots.bot import Budget
from rules.core.rng import seeded
from rules.tribal.moves import MOVES
from rules.tribal.rixe.state import RixeState
from tests.table.beginning import entered
from tribes_tui.games.tribal.rixe.foresight import aim
from tribes_tui.games.tribal.rixe.words.sentences import lift, put, reasons
from tribes_tui.table.board.boards import board_of

NAMES = ("you", "Ash")


def _moved_by_enter() -> Iterator[tuple[RixeState, int]]:
    """Positions against `medium` in which Enter alone moves on the table, and the move."""
    board, bot = board_of("tribal_rixe"), levels.make("medium")
    for seed in range(25):
        state, rng = rules.games["tribal_rixe"].new_state(2, seed, {"rounds": 1}), Rng(seeded("aims", seed))
        while state.current_player is not None:
            view = state.view(state.current_player)
            if state.current_player:
                state.apply(bot.choose(view, Budget(), rng))
                continue
            action, _ = entered(board, view)
            if action < MOVES:
                yield cast(RixeState, view), action
            state.apply(action)


def test_every_move_that_enter_alone_makes_says_what_it_is_for() -> None:
    told, said, moves = set[str](), 0, 0
    for view, action in _moved_by_enter():
        row = view.game.actions[action]
        purpose = aim(view, action)
        told.add(purpose)
        assert purpose, row.text
        lifted, laid = lift(view, f"card:{row.fields['card']}", [action], NAMES), put(view, action, NAMES)
        assert any(end in lifted for end in ("complete", "to free a place for your 9", "a free place for your 9")), (
            lifted
        )
        said += any(end in laid for end in ("complete", "a free place for your 9"))
        moves += 1
        assert max(len(lifted), len(laid)) <= 70
        assert any(reasons(view, action))
    assert told == {"complete", "begin", "room"}
    assert said > 0.7 * moves  # else there is no room beside where it goes
