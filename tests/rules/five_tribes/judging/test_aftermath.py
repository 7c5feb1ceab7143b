"""Moves weighed with what they leave: on the board that lies there afterwards, for whoever comes next."""

from __future__ import annotations

import pytest

from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import ADVISER, make
from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.components.stages import MOVE, SOW
from rules.five_tribes.evaluation import aftermath, preview
from rules.five_tribes.evaluation.brought import done, walk
from rules.five_tribes.evaluation.ends import all_ends
from rules.five_tribes.mechanics.bidding import next_on_track
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import walk as games
from tests.rules.five_tribes.build import board, table
from tests.table.beginning import entered
from tribes_tui.table.board import board_of

LEAST = 50
"""Points in all those games."""


def moves(seed: int) -> list[FiveTribesState]:
    """Views of who is about to move before an opponent."""
    found = []
    for state in games(2, seed):
        space = next_on_track(state) if state.stage == MOVE else -1  # type: ignore[attr-defined]  # it is this game's
        if space >= 0 and state.track[space] != state.actor:  # type: ignore[attr-defined]
            found.append(state.view(state.current_player))
    return found  # type: ignore[return-value]


def ahead(view: FiveTribesState, end: preview.MoveEnd) -> float:
    """What it brings its maker at once more than the opponent, and than the opponent finds after it."""
    found = all_ends(done(walk(view, preview.route(view, end)))[-1], 1 - view.actor).apart(view)[0]
    return end.points.total - end.others - found


@pytest.mark.soak
def test_what_weighs_most_leaves_its_maker_farther_ahead_than_what_looks_best_before() -> None:
    """The hint's tile, and the end of most worth from it: there the cursor stood once."""
    weighed = looked = 0.0
    for seed in range(3):
        for view in moves(seed):
            tiles = aftermath.best_tiles(view)
            if not tiles:
                continue
            best = aftermath.best_first(view, preview.ends(view, max(tiles, key=tiles.__getitem__)))[0]
            hinted = preview.ends(view, max(view.legal_actions(), key=view.hint) - TAKE)[0]
            weighed, looked = weighed + ahead(view, best), looked + ahead(view, hinted)
            assert aftermath.weighed(view, best) >= max(tiles.values())
    assert weighed > looked + LEAST


def test_enter_makes_the_move_that_weighs_most() -> None:
    """Of the tile, and then of the way from it."""
    board, walked = board_of("five_tribes"), 0
    for view in moves(5):
        tiles = aftermath.best_tiles(view)
        if len(tiles) < 2:
            continue
        action = entered(board, view)[0]
        assert tiles[action - TAKE] == max(tiles.values())
        truth = view.resample(Rng(1))
        truth.apply(action)
        taken = truth.view(truth.current_player)
        if taken.stage == SOW:
            best = aftermath.best_first(taken, preview.ends(taken))[0]
            assert entered(board, taken)[0] == preview.route(taken, best)[0]
            walked += 1
    assert walked > 5


@pytest.mark.parametrize("camels", [1, 2, 8])
def test_what_a_move_leaves_is_what_its_maker_finds_on_the_next_turn_with_the_camels_left_then(camels: int) -> None:
    """Of two turns in a row: the last camel is spent on the first, so that no tile can be won on the second."""
    state = table(board(a2="YW", b2="YY", c2="W", d2="YR", e2="RR", f5="YY", e5="Y"), last=False)
    state.track[8], state.camels[0] = 0, camels
    with_control = 0
    for plan in preview.richest(state, 8):
        after = done(walk(state, preview.route(state, plan.end)))[-1].clone()
        after.stage = MOVE
        assert [plan.left] == preview.most_points(after, 1)
        with_control += plan.end.control
        if camels == 1 and plan.end.control:
            assert not any(end.control for end in preview.best(after, 99))
    assert with_control


def test_the_last_move_of_a_game_leaves_nothing_to_anybody() -> None:
    """Nobody is left on the track, and a camel is the last."""
    state = table(board(a2="YW", c2="W", f5="YY", e5="Y"))
    for camels in (5, 1, 0):
        state.camels[0] = camels
        for plan in preview.ranked(state, 8):
            is_last = camels == 0 or (camels == 1 and plan.end.control)
            assert next_on_track(state) < 0
            assert (plan.left == 0) >= is_last
            assert (preview.left(state, plan.end) == 0) >= is_last
            assert preview.ends_it_all(state, plan.end) == is_last
    state.camels[:] = [0, 5]
    state.track[0] = 1
    assert not any(preview.ends_it_all(state, plan.end) for plan in preview.ranked(state, 8))


def test_a_search_for_advice_begins_where_the_cursor_does_and_tries_nothing_oftener() -> None:
    """A hint that went another way weighed the cursor's tile on so few draws that its figure was chance: 29 beside 47 of 100."""
    board = board_of("five_tribes")
    for view in moves(5)[:5]:
        legal = view.legal_actions()
        looks = dict(zip(legal, view.looks(legal), strict=True))
        at, _ = entered(board, view)
        assert looks[at] == max(looks.values())
        adviser = make(ADVISER)
        adviser.choose(view, Budget(simulations=40), Rng(1))
        visits = {one.action: one.visits for one in adviser.candidates}
        assert visits[at] == max(visits.values())


def test_in_a_move_the_way_to_its_best_end_looks_best() -> None:
    board, met = board_of("five_tribes"), 0
    for state in games(2, 6):
        if state.stage == SOW and len(state.legal_actions()) > 1:
            view = state.view(state.current_player)
            legal = view.legal_actions()
            looks = dict(zip(legal, view.looks(legal), strict=True))
            assert looks[entered(board, view)[0]] == max(looks.values())
            met += 1
        if met == 12:
            return
    raise AssertionError(met)


@pytest.mark.parametrize("gold", [60, 0])
def test_the_last_camel_is_placed_by_who_leads_then_and_not_by_who_is_behind(gold: int) -> None:
    """A newcomer's cursor went on though the game could be ended as its winner, and ended others that were lost by it."""
    state = table(board(a1="BB", b1="B", c1="YR", d1="Y"), seats=[{"gold": gold}, {"gold": 30}])
    state.camels[0] = 1
    found = {end: aftermath.weighed(state, end) for tile in (0, 1, 2) for end in preview.ends(state, tile)}
    last = {end for end in found if preview.ends_it_all(state, end)}
    assert last, "the move comes to it"
    assert all((found[end] > aftermath.OVER / 2) == bool(gold) for end in last)
    assert all(abs(found[end]) < aftermath.OVER for end in found.keys() - last)
