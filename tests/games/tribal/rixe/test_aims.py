"""Moves on the table that are of use say what they are for; the cursor proposes none as long as anything plainer can be done."""

from __future__ import annotations

from collections.abc import Iterator

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


def _moves_of_use() -> Iterator[tuple[RixeState, int]]:
    """Positions against `medium` in which the rules' hint is to move on the table, and the move."""
    bot = levels.make("medium")
    for seed in range(25):
        state, rng = rules.games["tribal_rixe"].new_state(2, seed, {"rounds": 1}), Rng(seeded("aims", seed))
        while state.current_player is not None:
            view = state.view(state.current_player)
            assert isinstance(view, RixeState)
            if state.current_player:
                state.apply(bot.choose(view, Budget(), rng))
                continue
            legal = [one for one in view.legal_actions() if aim(view, one) != "shut"]
            action = max(legal, key=view.hint)
            if action < MOVES:
                yield view, action
            state.apply(action)


def test_enter_alone_moves_nothing_on_the_table_while_anything_plainer_can_be_done() -> None:
    board, seen = board_of("tribal_rixe"), 0
    for view, _ in _moves_of_use():
        if any(action >= MOVES for action in view.legal_actions()):
            seen += 1
            assert entered(board, view)[0] >= MOVES
    assert seen > 10


def test_every_move_of_use_says_what_it_is_for() -> None:
    told, said, moves = set[str](), 0, 0
    for view, action in _moves_of_use():
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
