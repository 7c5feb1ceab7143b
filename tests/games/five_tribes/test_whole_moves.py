"""A hint for a move says the whole of it, and stays the same while it is under way."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from rules import Rng
from rules.five_tribes.components import stages as st
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import GAME, scene_of, walk
from tests.rules.five_tribes.build import act, board, table
from tribes_tui.games.five_tribes.foresight import if_first
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


@pytest.mark.parametrize("every", [12, pytest.param(4, marks=pytest.mark.soak)])
def test_what_speaks_for_a_hinted_move_is_said_of_the_end_that_is_hinted(every: int) -> None:
    """Not of another end of the same first drop, and with its points."""
    shared, met = BOARD(), 0
    for state in islice(walk(2, 1), 0, None, every):
        if state.stage not in (st.MOVE, st.SOW):
            continue
        view = state.view(state.current_player)
        for action in view.legal_actions():
            whole = shared.whole_move(view, action)
            if whole is None:
                continue
            told, *although = whole.reasons
            brought = re.search(r"brings (no|\d+) points? at once", told)
            assert brought is not None
            (most,) = preview.most_points(view, 1)
            is_less = most > int(brought[1].replace("no", "0"))
            assert is_less == any(f"brings more at once, {most} point" in one for one in although), whole.reasons
            end = whole.words.split(" to ")[1].split(":")[0]
            assert told.startswith(f"It ends on {end}: "), (whole.words, told)
            assert "at once" in told
            met += 1
    assert met > 200 // every


def why(state: FiveTribesState, move: str) -> str:
    scene, _ = scene_of(state, state.current_player)
    return " ".join(BOARD().reasons(scene, scene.view.read(move)))


def test_a_bid_is_told_what_the_first_move_is_worth() -> None:
    state = GAME.new_state(2, 1)
    view = state.view(state.current_player)
    best, second = (plan.end.points.total for plan in preview.richest(if_first(view), 2))
    assert f"the best move brings {best} points at once, the next best {second}." in why(state, "bid 1")


def test_a_kill_is_told_who_stays_and_a_palace_on_a_tile_of_nobodys_for_whom_it_is() -> None:
    state = table(board(c2="R", c3="R", c4="YW", f5="B", f1="WW", e1="W"), last=False)
    act(state, "take c2", "drop R south")
    assert why(state, "kill Y c4").endswith("It leaves an elder on c4.")
    state = table(board(a2="W", a3="YW", f1="WW", e1="W"), seats=[{"djinns": ["Lamia"], "elders": 2}])
    act(state, "take a2", "drop W south")
    assert why(state, "place") == "Nobody controls a3 yet: whoever does gets 3 points for it."
