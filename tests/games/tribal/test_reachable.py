"""Nothing is cut off, and every choice can be made: by targets that are there, by arrows, by clicks."""

from __future__ import annotations

import pytest
from textual.geometry import Offset, Size

from rules import State
from tests.games.tribal.helpers import SIZES, SMALLEST, Shown, random_states, show
from tribes_tui.words.wording import words_of

ROOM = SMALLEST.width - 2
GAMES = [
    ("tribal_duel", 2, 17),
    ("tribal_duel", 2, 29),
]


def states(game: str, players: int, every: int) -> list[State]:
    return [state for seed in (1, 2, 3) for state in random_states(game, players, seed, every) if not state.is_terminal]


@pytest.mark.parametrize(("game", "players", "every"), GAMES)
def test_every_legal_action_is_reached_through_targets_inside_the_area(game: str, players: int, every: int) -> None:
    for state in states(game, players, every):
        shown = show(state, state.current_player)
        assert sorted(set(shown.chooser.ways.values())) == state.legal_actions()
        assert shown.chooser.blocked() == []
        for path in shown.chooser.ways:
            inside(show(state, state.current_player, picked=path[:-1]), path[-1])


def inside(shown: Shown, name: str) -> None:
    """The target is drawn within the body, and a click on any of its spots finds it."""
    target, layout = shown.drawing.targets.get(name), shown.drawing.layout
    assert target is not None, name
    assert layout is not None
    for spot in target.spots:
        assert layout.body.contains_region(spot), (name, spot)
        assert shown.drawing.targets.at(Offset(spot.x, spot.y)) == target


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "players", "every"), GAMES[1:])
def test_nothing_is_cut_off_and_no_two_targets_overlap(game: str, players: int, every: int, size: Size) -> None:
    for state in states(game, players, 3 * every):
        for viewer in (state.current_player, 0, None):
            shown = show(state, viewer, size)
            assert shown.drawing.layout is not None
            body = shown.drawing.layout.body
            spots = [spot for target in shown.drawing.targets for spot in target.spots]
            assert all(body.contains_region(spot) for spot in spots), state
            assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :])


@pytest.mark.parametrize(("game", "players", "every"), GAMES)
def test_arrows_lead_from_every_lit_place_to_every_other(game: str, players: int, every: int) -> None:
    for state in states(game, players, every):
        first = show(state, state.current_player)
        halves = {path[:-1] for path in first.chooser.ways}
        for picked in sorted(halves)[:6]:
            shown = show(state, state.current_player, picked=picked)
            places = {*shown.chooser.lit, *picked}
            assert all(reached(shown, start, places) == places for start in sorted(places)[:3]), (picked, state)


def reached(shown: Shown, start: str, places: set[str]) -> set[str]:
    """Where the four arrows lead from `start`, one after the other."""
    found, new = {start}, [start]
    while new:
        here = new.pop()
        for direction in ("left", "right", "up", "down"):
            name = shown.drawing.targets.walk(here, direction, places)
            if name is not None and name not in found:
                found.add(name)
                new.append(name)
    return found


@pytest.mark.parametrize(("game", "players", "every"), GAMES)
def test_words_fit_the_smallest_window(game: str, players: int, every: int) -> None:
    for state in states(game, players, every):
        shown = show(state, state.current_player)
        view, names = shown.scene.view, shown.scene.names
        assert len(words_of(game).prompt(view, names)) <= ROOM
        assert len(shown.board.header(shown.scene)) <= ROOM
        assert all(shown.board.describe(shown.scene, target.name) for target in shown.drawing.targets)


@pytest.mark.parametrize(("game", "players", "every"), GAMES)
def test_what_enter_does_and_why_not_is_never_cut_off(game: str, players: int, every: int) -> None:
    for state in states(game, players, 3 * every):
        halves = {path[:-1] for path in show(state, state.current_player).chooser.ways}
        for picked in sorted({(), *halves})[:5]:
            shown = show(state, state.current_player, picked=picked)
            for target in shown.drawing.targets:
                line = shown.look(target.name).text
                assert len(line) <= ROOM or not line.startswith(("Enter", "No:")), line
