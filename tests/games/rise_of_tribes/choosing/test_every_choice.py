"""Whatever is legal can be chosen, in the smallest window: its places are there, whole, and don't cover each other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from textual.geometry import Region, Size

from rules import State
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import TRIBES
from tests.games.rise_of_tribes.scenes import LARGE, MEDIUM, SETTINGS, SIZES, SMALL, Shown, random_states, stage
from tribes_tui.table.board.contract import Path
from tribes_tui.table.choice.selection import ways
from tribes_tui.widgets.drawing.drawn import Drawn

IDS = ["base", "modules", "symmetric"]
OF_A_KIND = 3


async def check_reachable(shown: Shown, state: State) -> None:
    """Every legal action has a path, no path hides another, every name of each has its place and is lit on the way."""
    seat = state.current_player
    view = state.view(seat)
    chooser = ways(shown.screen.board, view)
    assert sorted(set(chooser.ways.values())) == view.legal_actions()
    assert chooser.blocked() == []
    seen: set[Path] = set()
    for path in chooser.ways:
        for depth in range(len(path)):
            if path[:depth] not in seen:
                seen.add(path[:depth])
                await shown.show(state, seat, path[:depth])
                check_shown(shown, path[:depth])


def check_shown(shown: Shown, picked: Path = ()) -> None:
    """All that is lit has a place, wholly in view, that covers no other; and words or a sign stand there."""
    screen = shown.screen
    targets = screen.targets
    names = {target.name for target in targets}
    assert screen.scene.lit <= names, (screen.scene.lit - names, picked)
    window = Region(0, 0, *screen.size)
    spots = [target.region for target in targets if target.region]
    assert all(window.contains_region(spot) for spot in spots)
    assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :]), [*targets]
    assert screen.size.height == sum(part.size.height for part in screen.query("#head,#prompt,RiseTable,#enter,#keys"))
    lines = shown.text.split("\n")
    for piece in screen.query(Drawn):
        for name in piece.names() if piece.display else ():
            if name in screen.scene.lit:
                spot = piece.region_of(name)
                assert piece.region.contains_region(spot), (name, spot, piece)
                assert piece.parent is not None
                assert piece.parent.region.contains_region(spot), (name, spot, piece.parent)  # type: ignore[attr-defined]
                assert lines[spot.y][spot.x : spot.right].strip(), name


@pytest.mark.sampled(1)
@pytest.mark.parametrize("options", SETTINGS, ids=IDS)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_every_legal_action_is_reached_in_the_smallest_window(players: int, options: dict[str, Any]) -> None:
    async with stage(players, options) as shown:
        for state in random_states(players, players, options, every=13):
            if not state.is_terminal:
                await check_reachable(shown, state)


@pytest.mark.soak
@pytest.mark.parametrize("options", [SETTINGS[0], SETTINGS[2]], ids=["base", "modules"])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_every_legal_action_is_reached_of_every_kind(players: int, options: dict[str, Any]) -> None:
    """Of every kind of decision that sixty games bring some."""
    async with stage(players, options) as shown:
        for states in of_each_kind(players, options).values():
            for state in Random(players).sample(states, min(OF_A_KIND, len(states))):
                await check_reachable(shown, state)


def test_the_games_bring_every_kind_of_decision() -> None:
    met = {kind for players in (2, 3, 4) for kind in of_each_kind(players, SETTINGS[2])}
    assert met == {*range(frames.FIRST_DECISION, len(frames.NAMES))}


def of_each_kind(players: int, options: dict[str, Any]) -> dict[int, list[State]]:
    """Positions of sixty games, by what is decided there."""
    found: dict[int, list[State]] = {}
    for seed in range(players - 2, 180, 3):
        tribes = {"tribe_1": TRIBES[seed % 8]} if options else {}
        for state in random_states(players, seed, {**options, **tribes}, every=2, wise=seed % 4):
            if not state.is_terminal:
                found.setdefault(decision(state).kind, []).append(state)
    return found


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_nothing_is_cut_off_for_any_viewer(players: int, size: Size) -> None:
    async with stage(players, SETTINGS[1], size) as shown:
        for state in random_states(players, 7 + players, SETTINGS[1], every=60):
            for viewer in {state.current_player, 0, None}:
                await shown.show(state, viewer)
                check_shown(shown)
                side = shown.screen.query_one("#side")
                assert sum(part.outer_size.height for part in side.children if part.display) <= side.size.height


def test_the_smallest_and_the_largest_are_among_the_sizes() -> None:
    assert {SMALL, MEDIUM, LARGE} <= {*SIZES}
