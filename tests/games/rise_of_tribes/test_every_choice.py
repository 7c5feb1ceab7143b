"""Whatever is legal can be chosen, in the smallest window: its targets are drawn, whole, and don't cover each other."""

from __future__ import annotations

from typing import Any

import pytest
from textual.geometry import Size

from rules import State
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import TRIBES
from tests.games.rise_of_tribes.scenes import LARGE, MEDIUM, SETTINGS, SMALL, drawn, random_states, scene_of
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.table.frame import draw
from tribes_tui.table.selecting import ways
from tribes_tui.table.selection import Path

IDS = ["base", "modules", "symmetric"]


def check_reachable(state: State, size: Size = SMALL) -> None:
    """Every legal action has a path, no path hides another, every target of each is drawn and lit on the way."""
    seat = state.current_player
    board, view = RiseBoard(), state.view(seat)
    chooser = ways(board, view)
    assert sorted(set(chooser.ways.values())) == view.legal_actions()
    assert chooser.blocked() == []
    seen: set[Path] = set()
    for path in chooser.ways:
        for depth in range(len(path)):
            if path[:depth] not in seen:
                seen.add(path[:depth])
                check_drawn(board, state, seat, path[:depth], size)


def check_drawn(board: RiseBoard, state: State, seat: int | None, picked: Path, size: Size) -> None:
    scene = scene_of(state, seat, picked)
    drawing = draw(board, scene, size, str)
    assert drawing.layout is not None
    names = {target.name for target in drawing.targets}
    assert scene.lit <= names, (scene.lit - names, picked)
    body = drawing.layout.body
    spots = [spot for target in drawing.targets for spot in target.spots]
    assert all(body.contains_region(spot) for spot in spots), list(drawing.targets)
    assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :]), drawing.targets
    for target in drawing.targets:
        if target.name in scene.lit:
            text = "".join(drawing.canvas.line(target.region.y)[target.region.x : target.region.right])
            assert text.strip() or target.name.startswith("hex:"), target


@pytest.mark.parametrize("options", SETTINGS, ids=IDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_is_reached_in_the_smallest_window(players: int, options: dict[str, Any]) -> None:
    for state in random_states(players, players, options, every=9):
        if not state.is_terminal:
            check_reachable(state)


@pytest.mark.soak
@pytest.mark.parametrize("options", [SETTINGS[0], SETTINGS[2]], ids=["base", "modules"])
def test_every_legal_action_is_reached_in_many_games(options: dict[str, Any]) -> None:
    met: set[int] = set()
    for seed in range(180):
        tribes = {"tribe_1": TRIBES[seed % 8]} if options else {}
        for state in random_states(2 + seed % 3, seed, {**options, **tribes}, every=2, wise=seed % 4):
            if not state.is_terminal:
                met.add(decision(state).kind)
                check_reachable(state)
    assert not options or met == {*range(frames.FIRST_DECISION, len(frames.NAMES))}


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_cut_off_for_any_viewer(players: int, size: Size) -> None:
    for state in random_states(players, 7 + players, SETTINGS[1], every=40):
        for viewer in (state.current_player, 0, None):
            check_drawn(RiseBoard(), state, viewer, (), size)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_of_the_panel_is_whole(players: int) -> None:
    """What a narrow panel can't hold is said in fewer letters, not cut off."""
    for state in random_states(players, 3, SETTINGS[2], every=25):
        for wide, narrow in ((LARGE, SMALL),):
            many, few = drawn(state, 0, wide), drawn(state, 0, narrow)
            for target in few.targets:
                if target.name.startswith(("goal:", "event:")):
                    text = few.canvas.line(target.region.y)[target.region.x : target.region.right]
                    whole = many.targets.get(target.name)
                    assert whole is not None
                    assert text[:4] == many.canvas.line(whole.region.y)[whole.region.x :][:4] or "/" in text
