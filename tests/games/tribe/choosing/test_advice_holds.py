"""What was advised for a whole turn is kept after its first step, on the screen and in lines, as long as nothing new is known."""

from __future__ import annotations

import io
from concurrent.futures import Future
from typing import Any

import pytest

from rules.bots.bot import Candidate
from rules.tribe.state import TribeState
from tests.games.tribal.helpers import table_at
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL, Greedy, TableApp, on_table
from tribes_tui.learning.puzzle import Puzzle, puzzles_of
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.seats.expected import kept
from tribes_tui.seats.worker import Answer, view_from
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene

STEPS = ("swap scout wolf", "place bear_spirit scout")
"""What is advised first, and what it is for."""
THREE = [
    "scout bear_spirit calumet_hero flag_sun",
    "elder flag_sky desert_wind hunting_bow",
    "warrior calumet_brave flag_sun lightning",
]
"""Chains that are complete."""


def begun() -> TribeState:
    return position(
        "MAIN", ["wolf multi", ""], [["scout !bear_spirit", "elder flag_sky"], []], leaders=["warrior", "hunter"]
    )


@pytest.mark.parametrize("puzzle", puzzles_of("tribe"), ids=lambda one: one.name)
def test_the_solution_of_a_puzzle_has_a_reason_in_the_position(puzzle: Puzzle) -> None:
    view, board = puzzle.view(), board_of("tribe")
    scene = Scene(view, ("you", "Ash") if view.viewer == 0 else ("Ash", "you"))
    reasons = [*board.reasons(scene, puzzle.actions(view)[0])]
    outcome = board.outcome(scene, puzzle.actions(view)[0])
    assert any(one.endswith(".") and (not outcome or outcome not in one) for one in reasons), reasons


def test_what_is_said_for_a_card_that_is_placed_holds() -> None:
    def reasons(move: str, totals: tuple[int, int] = (0, 0), theirs: str = "hunter") -> list[str]:
        chains = [["scout bear_spirit", "shaman"], [theirs, *THREE[: 3 * (theirs != "hunter")]]]
        hand, leaders = "war_spear calumet_hero elder", ["scout", "hunter"]
        state = position("MAIN", [hand, ""], chains, leaders=leaders, lone=["shaman"], totals=[*totals])
        view = state.view(0)
        return [*board_of("tribe").reasons(Scene(view, ("you", "Ash")), view.read(move))]

    assert "Without it your shaman would leave at the end of this turn." in reasons("place war_spear shaman")
    assert "Then you still need 12 cards to close the challenge, Ash 15." in reasons("place calumet_hero scout")
    late = reasons("found elder", theirs="hunter lightning war_spear")
    assert "Ash may close next: on the table it counts 6, in your hand it would cost 6." in late


class ChangesItsMind(Greedy):
    """Advises the two steps of a turn; asked once more, something else."""

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        state = view_from(view)
        first = state.game.actions.read(STEPS[0])
        first = first if state.is_legal(first) else None
        line = (first, state.game.actions.read(STEPS[1])) if first is not None else (state.read("discard multi"),)
        future: Future[Answer] = Future()
        future.set_result(Answer(line[0], 0.0, [Candidate(line[0], 100, 0.1, 1.0, line)]))
        return future


async def test_on_the_screen_the_second_step_is_what_the_first_was_for() -> None:
    app = TableApp(table_at(begun(), "pb"), ChangesItsMind())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "swap the spirit" in on_table(app).selection.notice
        swap = app.laid.view(0).read(STEPS[0])
        app.laid.propose(0, swap, app.laid.number_for(0))
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "(Enter twice) place the spirit of the bear on the scout" in on_table(app).selection.notice


def test_in_lines_too() -> None:
    said = io.StringIO()
    lines = Console(io.StringIO(f"hint\n{STEPS[0]}\nhint\n"), said)
    PlainGame(table_at(begun(), "pp"), ChangesItsMind(), lines).run()  # type: ignore[arg-type]
    hints = [line for line in said.getvalue().splitlines() if "hint" in line.lower()]
    assert any(STEPS[1] in line for line in hints), said.getvalue()[-1500:]


def test_what_is_drawn_ends_it() -> None:
    state = position("START", ["wolf", ""], [["scout"], []], leaders=["warrior", "hunter"])
    view = state.view(0)
    draw, follows = view.read("draw"), view.game.actions.read("discard wolf")
    answer = Answer(draw, 0.0, [Candidate(draw, 100, 0.1, 1.0, (draw, follows))])
    state.apply(draw)
    assert state.view(0).key() not in dict(kept(view, answer))
