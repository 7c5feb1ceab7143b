"""A move that surely ends the game says so, and whether it wins."""

from __future__ import annotations

import pytest

import rules
from rules import Rng, State
from tests.table.helpers import NAMES
from tribes_tui.table.board.boards import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.wording import words_of

SAID = ("you win", "the game ends")


def played(game: str, seed: int) -> list[tuple[State, int]]:
    """The last positions of a game by the rules' own hints, with what was done there."""
    state, moves = rules.games[game].new_state(3 if game == "indy" else 2, seed), list[tuple[State, int]]()
    rng = Rng(seed)
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        legal = view.legal_actions()
        action = max(legal, key=view.hint) if rng.randrange(8) else legal[rng.randrange(len(legal))]
        moves.append((state.clone(), action))
        state.apply(action)
    return moves[-30:]


def said_at(state: State, action: int) -> str:
    """What Enter's line says where the last thing is chosen for this action."""
    seat = state.current_player
    assert seat is not None
    view = state.view(seat)
    board = board_of(view.game.id)
    chooser = ways(board, view)
    names = ["you" if i == seat else name for i, name in enumerate(NAMES[: view.players])]
    if view.game.id == "indy":
        board._ways = chooser.ways  # type: ignore[attr-defined]
    path = next((path for path, one in chooser.ways.items() if one == action), ())
    if not path:
        return ""
    chooser.take(path[:-1])
    scene = Scene(view, names, seat, lit=chooser.lit, picked=path[:-1], ways=chooser.names)
    return look_at(board, scene, chooser, words_of(view.game.id), path[-1]).gain


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", sorted(rules.games))
def test_a_move_after_which_the_game_is_over_says_so_and_no_other(game: str) -> None:
    ends = list[str]()
    for seed in range(6):
        for state, action in played(game, seed):
            seat, end = state.current_player, state.clone()
            end.apply(action)
            assert seat is not None
            told = said_at(state, action).partition(";")[0]
            if end.is_terminal:
                ends.append(told)
            if end.is_terminal and told == "you win":
                assert (end.ranking()[seat], end.ranking().count(1)) == (1, 1)
            if not end.is_terminal and told in SAID:
                view, board = state.view(seat), board_of(game)
                assert end.current_player == seat
                assert board.forced(end.view(seat), end.legal_actions()) is not None, (view, action)
    assert len(ends) == 6
    assert {*ends} <= {*SAID}, ends


@pytest.mark.parametrize("seed", range(6))
def test_the_winning_move_of_the_duel_says_that_it_wins(seed: int) -> None:
    for state, action in reversed(played("tribal_duel", seed)):
        seat, end = state.current_player, state.clone()
        end.apply(action)
        if end.is_terminal and seat is not None and end.ranking() == (1 + seat, 2 - seat):
            assert said_at(state, action).startswith("you win")
