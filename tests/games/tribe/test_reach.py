"""Every choice can be made: by targets that are there, by arrows, by clicks; nothing is cut off."""

from __future__ import annotations

import pytest
from textual.geometry import Offset, Size

from rules.tribe.state import TribeState
from tests.games.tribal.helpers import SIZES, SMALLEST, Shown, show
from tests.games.tribal.test_reachable import reached
from tests.games.tribe.scenes import five_chains_each, random_positions, table
from tribes_tui.words.wording import words_of

ROOM = SMALLEST.width - 2
POSITIONS = {players: random_positions(players, 6, 23) for players in (2, 3, 4)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_is_reached_through_targets_inside_the_area(players: int) -> None:
    phases = set()
    for state in POSITIONS[players]:
        phases.add(state.phase)
        reachable(state, SMALLEST)
    assert phases == {1, 2, 3, 4}


def reachable(state: TribeState, size: Size) -> None:
    """Each legal action has a path all of whose targets are drawn and can be clicked."""
    first = show(state, state.current_player, size)
    assert first.chooser.blocked() == []
    found = set()
    halves: dict[tuple[str, ...], Shown] = {(): first}
    for path, action in first.chooser.ways.items():
        before = path[:-1]
        if before not in halves:
            halves[before] = show(state, state.current_player, size, picked=before)
        if all(can_be_clicked(halves[path[:i]] if i else first, name) for i, name in enumerate(path)):
            found.add(action)
    assert sorted(found) == state.legal_actions()


def can_be_clicked(shown: Shown, name: str) -> bool:
    target, layout = shown.drawing.targets.get(name), shown.drawing.layout
    assert layout is not None
    if target is None:
        return False
    return all(
        layout.body.contains_region(spot) and shown.drawing.targets.at(Offset(spot.x, spot.y)) == target
        for spot in target.spots
    )


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_cut_off_and_no_two_targets_overlap(players: int, size: Size) -> None:
    for state in POSITIONS[players][::7]:
        for viewer in (state.current_player, 0, None):
            shown = show(state, viewer, size)
            assert shown.drawing.layout is not None
            spots = [spot for target in shown.drawing.targets for spot in target.spots]
            assert all(shown.drawing.layout.body.contains_region(spot) for spot in spots), state
            assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :])


def test_twenty_chains_and_the_hand_are_all_there_in_the_smallest_window() -> None:
    shown = show(five_chains_each(), 0)
    for seat in range(4):
        for tribu in range(5):
            assert can_be_clicked(shown, f"chain:{seat}:{tribu}")
    assert all(can_be_clicked(shown, f"hand:{i}") for i in range(6))
    assert str(shown.drawing.canvas).count("cal R1") == 4
    reachable(five_chains_each(), SMALLEST)


def test_a_hand_of_eight_fits() -> None:
    state = next(s for s in POSITIONS[4] if s.phase == 4 and s.left == 3)
    shown = show(state, state.current_player)
    assert all(can_be_clicked(shown, f"hand:{i}") for i in range(8))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_arrows_lead_from_every_lit_place_to_every_other(players: int) -> None:
    for state in POSITIONS[players][::5]:
        first = show(state, state.current_player)
        for picked in sorted({path[:-1] for path in first.chooser.ways})[:5]:
            shown = show(state, state.current_player, picked=picked)
            places = {*shown.chooser.lit, *picked} & {target.name for target in shown.drawing.targets}
            assert all(reached(shown, start, places) == places for start in sorted(places)[:3]), (picked, state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_words_fit_the_smallest_window(players: int) -> None:
    for state in POSITIONS[players]:
        shown = show(state, state.current_player)
        view, names = shown.scene.view, shown.scene.names
        assert len(words_of("tribe").prompt(view, names)) <= ROOM
        assert len(shown.board.header(shown.scene)) <= ROOM
        assert all(shown.board.describe(shown.scene, target.name) for target in shown.drawing.targets)


@pytest.mark.parametrize("players", [2, 4])
def test_what_enter_does_and_why_not_is_never_cut_off(players: int) -> None:
    for state in POSITIONS[players][::4]:
        halves = {path[:-1] for path in show(state, state.current_player).chooser.ways}
        for picked in sorted({(), *halves})[:5]:
            shown = show(state, state.current_player, picked=picked)
            for target in shown.drawing.targets:
                line = shown.look(target.name).text
                assert len(line) <= ROOM or not line.startswith(("Enter", "No:")), line


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vases_are_named_in_full_where_there_is_room(players: int) -> None:
    text = show(table(players), 0, Size(120, 40)).text()
    assert "weapon?" in text
    assert "wpn" not in text
