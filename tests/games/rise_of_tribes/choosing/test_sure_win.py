"""A win that can't be hindered any more is where the cursor begins, step by step; the hint says so."""

from __future__ import annotations

from tests.rules.rise_of_tribes.test_winning import near, open_wins
from tests.table.beginning import entered
from tribes_tui.table.board import board_of
from tribes_tui.table.choice.last_moves import told_of_end


def test_enter_alone_wins_from_every_position_with_a_sure_win() -> None:
    board, found = board_of("rise_of_tribes"), 0
    for seed in range(100, 130):
        for state, winner in open_wins(seed):
            if state.view(winner).sure_win() is None:
                continue
            found, turn = found + 1, state.turn
            while state.current_player == winner and state.turn == turn:
                state.apply(entered(board, state.view(winner))[0])
            assert state.winner == winner
    assert found > 40


def test_a_hint_says_so_of_the_first_step_of_a_sure_win() -> None:
    view, board = near().view(0), board_of("rise_of_tribes")
    first = view.sure_win()
    assert first is not None
    assert told_of_end(board, view, ("you", "Ash"), [(first,)]) == ("the next step of a sure win", False)
