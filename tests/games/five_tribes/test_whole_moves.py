"""A hint for a move says the whole of it, and stays the same while it is under way."""

from __future__ import annotations

from rules import Rng
from rules.five_tribes.components import stages as st
from tests.games.five_tribes.helpers import walk
from tribes_tui.games.five_tribes.table import BOARD


def test_a_hint_for_a_tile_says_where_its_meeples_go_and_keeps_to_it() -> None:
    board = BOARD()
    moving = [state for state in walk(2, 1) if state.stage == st.MOVE][:3]
    assert moving
    for state in moving:
        view = state.view(state.current_player)
        take = next(action for action in view.legal_actions() if view.game.actions[action].kind == "TAKE")
        whole = board.whole_move(view, take)
        assert whole is not None
        assert whole.words.startswith(f"{view.game.actions[take].fields['tile']} to ")
        on = view.resample(Rng(1))
        for number, action in enumerate(whole.actions):
            assert on.is_legal(action)
            if number:
                seen = on.view(view.viewer)
                rest = board.whole_move(seen, action, whole.actions[number:])
                assert rest is not None
                assert rest.words.split(":")[0] == whole.words.split(":")[0]
                assert rest.path in board.paths(seen, action) or rest.path[0].startswith("tile:")
            on.apply(action)
