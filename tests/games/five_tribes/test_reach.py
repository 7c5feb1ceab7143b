"""At every stage of random games every legal action is chosen through targets that are drawn and lit, and fit."""

from __future__ import annotations

import random

import pytest
from textual.geometry import Offset

from rules.five_tribes.components.stages import STAGES
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import SIZES, SMALL, drawn, rich, walk
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.table.screen import board_of
from tribes_tui.table.selecting import ways


def a_few_of_each_stage(players: int, games: int, each: int) -> list[FiveTribesState]:
    """States of random games: at most so many of every stage."""
    rng = random.Random(players)
    found: dict[int, list[FiveTribesState]] = {stage: [] for stage in range(len(STAGES) - 1)}
    for seed in range(games):
        for state in walk(players, seed, rich(players, seed)):
            if not state.is_terminal:
                found[state.stage].append(state)
    return [state for states in found.values() for state in rng.sample(states, min(each, len(states)))]


def test_the_board_is_found_by_the_games_id() -> None:
    assert type(board_of("five_tribes")) is FiveTribesBoard


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_is_reached_through_targets_that_are_drawn(players: int) -> None:
    states = a_few_of_each_stage(players, games=8, each=9)
    assert len({state.stage for state in states}) >= 12
    for state in states:
        check_paths(state)


def check_paths(state: FiveTribesState) -> None:
    seat, board = state.current_player, FiveTribesBoard()
    view = state.view(seat)
    chooser = ways(board, view)
    assert sorted(set(chooser.ways.values())) == view.legal_actions()
    assert chooser.blocked() == []
    for picked in {path[:depth] for path in chooser.ways for depth in range(len(path))}:
        drawing = drawn(state, seat, picked=picked)
        assert drawing.layout is not None
        wanted = {path[len(picked)] for path in chooser.ways if path[: len(picked)] == picked and path != picked}
        for name in wanted:
            target = drawing.targets.get(name)
            assert target is not None, (STAGES[state.stage], picked, name)
            assert drawing.layout.body.contains_region(target.region), (STAGES[state.stage], name, target.region)
            assert target.region.area > 0


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_cut_off_and_no_two_targets_overlap(players: int, size: object) -> None:
    for state in walk(players, seed=players)[::23]:
        for viewer in (state.current_player, 0, None):
            drawing = drawn(state, viewer, size)  # type: ignore[arg-type]
            assert drawing.layout is not None
            spots = [spot for target in drawing.targets for spot in target.spots]
            assert all(drawing.layout.body.contains_region(spot) for spot in spots)
            assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :])


def test_a_click_anywhere_on_a_tile_counts() -> None:
    drawing = drawn(walk(2, 1)[40], 0, SMALL)
    tile = drawing.targets.get("tile:c3")
    assert tile is not None
    for line in range(3):
        found = drawing.targets.at(tile.region.offset + Offset(1, line))
        assert found is tile
