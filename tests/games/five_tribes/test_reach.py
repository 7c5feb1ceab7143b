"""At every stage of random games every legal action is chosen through places that are on the screen and lit, and fit."""

from __future__ import annotations

import random

import pytest
from textual.geometry import Region, Size

from rules.five_tribes.components.stages import STAGES
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import SIZES, SMALL, Shown, rich, stage, walk
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.table.board import board_of
from tribes_tui.table.choice.selection import ways
from tribes_tui.widgets.drawing.drawn import Drawn


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


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 3), (4, 3)])
async def test_every_legal_action_is_reached_in_the_smallest_window(players: int, each: int) -> None:
    states = a_few_of_each_stage(players, games=8, each=each)
    assert len({state.stage for state in states}) >= 12
    async with stage(players) as shown:
        for state in states:
            await check_paths(shown, state)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_every_legal_action_is_reached_in_many_games(players: int) -> None:
    async with stage(players) as shown:
        for state in a_few_of_each_stage(players, games=40, each=40):
            await check_paths(shown, state)


async def check_paths(shown: Shown, state: FiveTribesState) -> None:
    """Every legal action has a path, no path hides another, every name of each has its place and is lit on the way."""
    seat = state.current_player
    view = state.view(seat)
    chooser = ways(shown.screen.board, view)
    assert sorted(set(chooser.ways.values())) == view.legal_actions()
    assert chooser.blocked() == []
    starts = {path[:depth] for path in chooser.ways for depth in range(len(path))}
    for picked in sorted(starts, key=len)[:12]:
        await shown.show(state, seat, picked)
        check_shown(shown, (STAGES[state.stage], picked))


def check_shown(shown: Shown, where: object = "") -> None:
    """All that is lit has a place, wholly in view, that covers no other; words or signs stand there."""
    screen = shown.screen
    targets = screen.targets
    names = {target.name for target in targets}
    assert screen.scene.lit <= names, (where, screen.scene.lit - names)
    window = Region(0, 0, *screen.size)
    spots = [target.region for target in targets if target.region]
    assert all(window.contains_region(spot) for spot in spots), where
    assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :]), (where, [*targets])
    rows = sum(part.size.height for part in screen.query("#head,#prompt,FiveTable,#enter,#keys") if part.display)
    assert rows == screen.size.height, where
    lines = shown.text.split("\n")
    for piece in screen.query(Drawn):
        for name in piece.names() if piece.display else ():
            if name in screen.scene.lit:
                spot = piece.region_of(name)
                assert piece.parent is not None
                assert piece.region.contains_region(spot), (where, name, spot, piece)
                assert piece.parent.region.contains_region(spot), (where, name, spot)  # type: ignore[attr-defined]
                assert lines[spot.y][spot.x : spot.right].strip(), (where, name)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_nothing_is_cut_off_for_any_viewer(players: int, size: Size) -> None:
    async with stage(players, size) as shown:
        for state in walk(players, players, rich(players, players))[::37]:
            for viewer in {state.current_player, 0, None}:
                await shown.show(state, viewer)
                check_shown(shown, (state.stage, viewer))
                column = shown.screen.query_one("#column")
                assert sum(part.outer_size.height for part in column.children if part.display) <= column.size.height
                assert shown.piece("tiles").display


async def test_a_click_anywhere_on_a_tile_counts() -> None:
    async with stage(2, SMALL) as shown:
        await shown.show(walk(2, 1)[40])
        target = shown.screen.targets.get("tile:c3")
        assert target is not None
        assert target.region.height == 3
