"""Who is plucked may watch the rest fast: nothing is asked until they are back, or the game is over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.app.test_app import until
from tests.table.helpers import SMALL, Greedy, TableApp, laid, on_table, shown
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.play.table import Table
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import MomentScreen

BOARD = IndyBoard()


def plucked(spec: str = "pbbb", seed: int = 3) -> Table:
    """A table whose first seat, which has played badly, is asked for the first time without feathers."""
    table = laid(spec, seed=seed)
    while not (table.turn == 0 and BOARD.may_watch(table.view(0))):
        seat = table.turn
        assert seat is not None
        view = table.view(seat)
        legal = view.legal_actions()
        choose = min if seat == 0 else max
        table.propose(seat, choose(legal, key=view.hint), table.number_for(seat))
    return table


@pytest.mark.parametrize("spec", ["pbb", "pbbb", "pbbbb", "pbbbbb"])
async def test_who_is_plucked_watches_the_rest_with_one_key(spec: str) -> None:
    app = TableApp(plucked(spec), Greedy())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table = on_table(app)
        assert "w  a bot plays until you return" in shown(app)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, EndScreen) or not table.board.may_watch(table.view))
        mine = [entry for entry in app.laid.history(0) if entry.seat == 0]
        assert mine, "their few decisions were made for them"


async def test_who_returns_reads_what_the_others_paid_meanwhile_behind_the_page_of_that_round() -> None:
    app = TableApp(plucked("pbbb"), Greedy())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table, before = on_table(app), app.laid.view(0).manche  # type: ignore[attr-defined]
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, MomentScreen) and not table.board.may_watch(table.view))
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is table)
        events = [event for entry in app.laid.history(0) for event in entry.events]
        rounds = [event.public["losers"] for event in events if event.kind == "resolved"][before:-1]
        assert rounds, "those that went by unseen"
        assert "Feathers paid meanwhile: " in shown(app)


async def test_it_is_ended_with_the_same_key_and_offered_to_nobody_else() -> None:
    app = TableApp(plucked())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table: Any = on_table(app)
        table._watching.add(0)
        table.watch_fast()
        assert not table._watching
        number = app.laid.number
        for _ in range(5):
            await pilot.pause()
        assert (app.laid.number, app.laid.turn) == (number, 0)
    fresh = laid("pbbb")
    assert not BOARD.may_watch(fresh.view(0))
    assert not BOARD.may_watch(fresh.view(None))


def test_nothing_is_asked_that_has_one_answer() -> None:
    """But an eagle out of turn: who is asked about it is not to be known by how fast it is answered."""
    table = laid("pppp", seed=5)
    while not table.is_over and table.view(None).round < 12:
        seat = table.turn
        assert seat is not None
        view: Any = table.view(seat)
        legal = view.legal_actions()
        assert (BOARD.forced(view, legal) is not None) == (len(legal) == 1 and not view.window)
        table.propose(seat, max(legal, key=view.hint), table.number_for(seat))
