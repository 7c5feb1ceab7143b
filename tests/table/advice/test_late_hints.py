"""A hint takes its time: that it is thought about is said at once, and what comes late opens nothing over what is done meanwhile."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from rules.bots.bot import Candidate
from tests.app.test_app import until
from tests.table.helpers import SMALL, Greedy, TableApp, laid, on_table, shown
from tribes_tui.seats.thinker import ThinkerError
from tribes_tui.seats.worker import Answer, view_from
from tribes_tui.words.help import worth
from tribes_tui.words.said import help as said


class Slow(Greedy):
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Future[Answer]] = []
        self.views: list[Any] = []

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        self.asked.append(Future())
        self.views.append(view_from(view))
        return self.asked[-1]

    def answer(self) -> None:
        state = self.views[-1]
        best = max(state.legal_actions(), key=state.hint)
        self.asked[-1].set_result(Answer(best, 0.0, [Candidate(best, 500, 0.2)]))


async def test_it_is_said_at_once_that_it_thinks_and_a_key_meanwhile_opens_no_window() -> None:
    bots = Slow()
    app = TableApp(laid("pb", 5, "tribal_duel"), bots)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        assert said.thinking() in shown(app)
        await until(pilot, lambda: bool(bots.asked))
        await pilot.press("h")  # why, too
        await pilot.press("enter")
        await pilot.pause()
        screen = on_table(app)
        stands = screen.selection.chooser.picked, screen.cursor, app.laid.number
        assert stands[0] or stands[2], "the key was for the table"
        bots.answer()
        for _ in range(4):
            await pilot.pause()
        assert on_table(app) is screen
        if app.laid.number == 0:
            assert (screen.selection.chooser.picked, screen.cursor, app.laid.number) == stands
            assert said.hint_is_there(key="h") in screen.selection.notice
        assert said.thinking() not in shown(app)


async def test_asked_twice_and_let_alone_it_opens_with_why() -> None:
    bots = Slow()
    app = TableApp(laid("pb", 5, "tribal_duel"), bots)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await until(pilot, lambda: bool(bots.asked))
        await pilot.press("h")
        bots.answer()
        await until(pilot, lambda: app.screen is not app.table_screen)


async def test_where_no_bot_answers_what_looks_best_is_no_answer_that_is_kept() -> None:
    bots = Slow()
    app = TableApp(laid("pb", 5, "tribal_duel"), bots)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await until(pilot, lambda: bool(bots.asked))
        bots.asked[-1].set_exception(ThinkerError("gone"))
        await until(pilot, lambda: "Hint" in on_table(app).selection.notice)
        await pilot.press("h")
        await until(pilot, lambda: len(bots.asked) == 2)


def test_one_game_is_one_game() -> None:
    assert worth(0.01, None) == "wins 1 game of 100"
    assert worth(0.29, None) == "wins 29 games of 100"
