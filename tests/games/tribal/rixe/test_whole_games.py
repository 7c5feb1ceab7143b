"""Whole games of the Rixe at the table: by keys alone, by mouse alone."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from rules.bots import levels
from rules.bots.bot import Budget
from rules.tribal.rixe.state import RixeState
from tests.games.tribal.playing import play
from tests.table.helpers import MEDIUM, SMALL, TableApp, shown
from tribes_tui.games.tribal.rixe.words.sentences import after_draw, prompt
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.board.boards import board_of


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


def test_what_is_asked_after_a_draw_names_the_card_in_every_position_of_whole_games() -> None:
    """What else is asked then, such as the move that completes a column, the board leaves to the game's own words."""
    named = 0
    bot = levels.make("medium")
    for seed in range(30):
        state, rng = rules.games["tribal_rixe"].new_state(2 + seed % 3, seed, {"rounds": 2}), Rng(seed)
        boards = [board_of("tribal_rixe") for _ in range(state.players)]
        while (player := state.current_player) is not None:
            view, board, names = state.view(player), boards[player], ("You", "Ash", "Birch", "Cedar")
            assert isinstance(view, RixeState)
            asked = board.prompt(view, ())
            assert not asked or (view.has_drawn and not view.has_played and asked.startswith("You drew the "))
            named += bool(asked)
            assert after_draw(view) in ("", prompt(view, names))
            state.events = []
            state.apply(bot.choose(view, Budget(), rng))
            board.told_of_own(state.view(player), [one for one in state.events if one.player == player], names)
    assert named > 20
