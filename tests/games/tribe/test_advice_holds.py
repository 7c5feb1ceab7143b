"""What was advised for a whole turn is kept after its first step, on the screen and in lines, as long as nothing new is known."""

from __future__ import annotations

import io
from concurrent.futures import Future
from typing import Any

from rules.bots.bot import Candidate
from rules.tribe.state import TribeState
from tests.games.tribal.helpers import table_at
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL, Greedy, TableApp, on_table
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.seats.expected import kept
from tribes_tui.seats.worker import Answer, view_from

STEPS = ("swap scout wolf", "place bear_spirit scout")
"""What is advised first, and what it is for."""


def begun() -> TribeState:
    return position(
        "MAIN", ["wolf multi", ""], [["scout !bear_spirit", "elder flag_sky"], []], leaders=["warrior", "hunter"]
    )


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
