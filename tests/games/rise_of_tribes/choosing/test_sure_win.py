"""A win that can't be hindered any more is where the cursor begins, step by step; the hint says so."""

from __future__ import annotations

from tests.games.rise_of_tribes.scenes import NAMES
from tests.rules.rise_of_tribes.test_winning import near, open_wins
from tests.table.beginning import entered
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.last_moves import told_of_end
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.wording import words_of


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


def test_what_a_step_of_a_sure_win_brings_is_said_with_it() -> None:
    board, words, said = board_of("rise_of_tribes"), words_of("rise_of_tribes"), set[str]()
    for seed in range(100, 115):
        for state, winner in open_wins(seed):
            view = state.view(winner)
            step, chooser = view.sure_win(), ways(board, view)
            path = next((way for way, action in chooser.ways.items() if action == step), ())
            if step is None or not path:
                continue
            chooser.take(path[:-1])
            names = tuple("you" if seat == winner else NAMES[seat] for seat in range(state.players))
            scene = Scene(view, names, winner, picked=chooser.picked, lit=chooser.lit, ways=chooser.names)
            gain, look = board.gain(scene, path[-1]), look_at(board, scene, chooser, words, path[-1])
            if gain and "sure win" in look.gain:
                assert look.gain.startswith(f"{gain}; ")
                assert look.brief_gain.startswith(f"{gain}; ")
                said.add(gain)
    assert said


def test_the_first_step_of_a_sure_win_says_so() -> None:
    view, board = near().view(0), board_of("rise_of_tribes")
    first = view.sure_win()
    assert first is not None
    assert told_of_end(board, view, ("you", "Ash"), [(first,)]) == ("the next step of a sure win", False)
