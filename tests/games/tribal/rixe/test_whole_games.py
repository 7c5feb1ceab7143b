"""Whole games of the Rixe at the table: by keys alone, by mouse alone."""

from __future__ import annotations

import pytest

import rules
from rules import Rng, State
from rules.bots import levels
from rules.bots.bot import Budget
from rules.tribal.rixe.components.phases import CHOOSING_ZONE
from rules.tribal.rixe.state import RixeState
from tests.games.tribal.playing import play
from tests.table.helpers import MEDIUM, SMALL, TableApp, shown
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.board import board_of


def _seats(spec: str) -> list[Seat]:
    return [
        Seat("human" if kind == "p" else "bot", "" if kind == "p" else "easy", f"S{i}") for i, kind in enumerate(spec)
    ]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("spec", "seed", "rounds", "size", "by_mouse"),
    [
        ("pbb", 26, 1, SMALL, False),
        pytest.param("pb", 89, 1, SMALL, True, marks=pytest.mark.soak),
        pytest.param("pbbb", 82, 2, MEDIUM, True, marks=pytest.mark.soak),
        pytest.param("pbbb", 4, 5, SMALL, False, marks=pytest.mark.soak),
        pytest.param("pb", 4, 5, SMALL, True, marks=pytest.mark.soak),
    ],
)
async def test_a_whole_game(spec: str, seed: int, rounds: int, size: tuple[int, int], by_mouse: bool) -> None:
    app = TableApp(Table.new("tribal_rixe", _seats(spec), {"rounds": rounds}, seed))
    async with app.run_test(size=size) as pilot:
        assert await play(pilot, app, by_mouse) > 8
        assert "going out" in shown(app)
        await pilot.press("q")
    assert app.return_value == "home"


def test_a_column_begins_by_itself_only_where_every_zone_would_do_as_well() -> None:
    """The same columns, counted over all zones, the same hands and the same choice come of each; else it is asked."""
    by_itself, asked, bot = 0, 0, levels.make("medium")
    for seed in range(12):
        state, rng = rules.games["tribal_rixe"].new_state(2 + seed % 3, seed, {"rounds": 2}), Rng(seed)
        board = board_of("tribal_rixe")
        while (player := state.current_player) is not None:
            view = state.view(player)
            assert isinstance(view, RixeState)
            if view.phase == CHOOSING_ZONE:
                left = {_whatever_the_zone(state, action) for action in view.legal_actions()}
                assert (board.forced(view, view.legal_actions()) is not None) == (len(left) == 1)
                by_itself, asked = by_itself + (len(left) == 1), asked + (len(left) > 1)
            state.apply(bot.choose(view, Budget(), rng))
    assert min(by_itself, asked) > 5


def _whatever_the_zone(state: State, action: int) -> tuple[object, ...]:
    """What a position is after an action, whoever's zone columns lie in; moves that only exchange cards alike are no matter."""
    after = state.clone()
    after.apply(action)
    assert isinstance(after, RixeState)
    rows = [after.game.actions[one] for one in after.legal_actions()]
    return (
        tuple(sorted(map(tuple, after.columns))),
        after.current_player,
        tuple(map(tuple, after.hands)),
        frozenset(row.text.rstrip("0123") for row in rows if row.kind != "MOVE"),
    )
