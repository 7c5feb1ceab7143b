"""The review of a finished game, from its replay: made with a bar, kept, left at once, and the way to each move."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import pytest
from textual.widgets import OptionList

from rules import Rng
from saves import Recording, Store
from tests.app.test_app import screen_text, shown_replay, until
from tests.seats.test_review import recorded
from tribes_tui.app import TribesApp
from tribes_tui.app.piloted import click
from tribes_tui.play.table import Table
from tribes_tui.screens.replay.review import ReviewScreen
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.seats import reviewing
from tribes_tui.seats.move_review import ReviewedStep, look_at
from tribes_tui.seats.parse import parse_seats
from tribes_tui.seats.review import Reviewed
from tribes_tui.seats.reviewing import Reviewing, kept
from tribes_tui.table.end_screen import EndScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.chart import Chart
from tribes_tui.widgets.chart_values import Ridges
from tribes_tui.words import review as words


def _quick(recording: Recording, seat: int, jobs: int) -> Reviewing:
    return Reviewing(recording, seat, jobs=0, simulations=12)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tribes_tui.seats.reviews.Reviewing", _quick)
    monkeypatch.setattr("rules.bots.luck.MANY", 8)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_review_is_made_kept_and_leads_to_its_moves(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        recording = recorded(app.store)
        replay = await shown_replay(pilot, app, recording.name)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.review is not None)
        await until(pilot, lambda: bool(app.screen.query(OptionList)))
        await pilot.pause()
        assert "Skill:" in screen_text(app)
        graph = app.screen.query_one(Chart)._plot
        assert isinstance(graph, Ridges)
        last = len(graph.strips[0].values)
        assert [*graph.axis] == [(number - 1, str(number)) for number in range(5, last + 1, 5)], (
            "moves by their numbers"
        )
        fits = app.screen.query_one(Chart).region.bottom < size[1]
        assert bool(re.search(r"move +5 +10", screen_text(app))) == fits, "below the graph, where the window has room"
        assert kept(app.store, recording, 0) == app.screen.review
        listed = app.screen.query_one(OptionList)
        assert str(listed.get_option_at_index(0).prompt).strip()[:9] in screen_text(app), (
            "what Enter would open is in sight"
        )
        after = int(listed.get_option_at_index(0).id.partition("-")[2])
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is replay)
        assert (replay.number, replay.seen.eyes) == (after, 0)


async def test_by_mouse_one_goes_to_a_move_and_plays_on_from_a_moment() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        recording = recorded(app.store)
        app.show_replay(recording.name, opens_review=True)  # as the end of a game does
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and bool(app.screen.query(OptionList)))
        await pilot.pause()
        listed = app.screen.query_one(OptionList)
        after = int(str(listed.get_option_at_index(0).id).partition("-")[2])
        review, spot = app.screen, listed.region.offset
        await pilot.click(offset=(spot.x + 2, spot.y))
        await until(pilot, lambda: app.screen is not review)
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.number == after
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and bool(app.screen.query(OptionList)))
        await pilot.pause()
        await click(pilot, "key:p")
        await until(pilot, lambda: any(isinstance(screen, TableScreen) for screen in app.screen_stack))
        table = next(screen.table for screen in app.screen_stack if isinstance(screen, TableScreen))
        moves = [move.text for move in app.store.read(table.name).moves]
        assert moves[:after] == [move.text for move in recording.moves[:after]]


async def test_w_at_the_end_of_a_game_opens_its_review() -> None:
    store = Store()
    table = Table.new("indy", parse_seats("you,bot:random"), {}, 3, store)
    rng = Rng(1)
    while (seat := table.turn) is not None:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    app = TribesApp(table, store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.review is not None)
        await pilot.press("escape", "q")
        await until(pilot, lambda: app.screen is app.home)


async def test_the_graph_shows_every_seat() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        app.show_replay(recorded(app.store).name, opens_review=True)
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and bool(app.screen.query(OptionList)))
        assert isinstance(app.screen, ReviewScreen)
        assert app.screen.review is not None
        stands = app.screen.review.stands()
        assert len(stands) == 2
        assert all(abs(sum(at) - 1) < 0.001 for at in zip(*stands, strict=True))
        chart = app.screen.query_one("Chart")
        assert [strip.seat for strip in chart._plot.strips] == [0, 1]


async def test_leaving_it_ends_it_and_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    app, goes_on = TribesApp(), threading.Event()

    def slowly(step: ReviewedStep) -> Reviewed:
        if step.number > 1:
            goes_on.wait(20)
        return look_at(step)

    monkeypatch.setattr(reviewing, "look_at", slowly)
    async with app.run_test(size=(100, 30)) as pilot:
        recording = recorded(app.store)
        replay = await shown_replay(pilot, app, recording.name)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        made = app.screen
        assert isinstance(made, ReviewScreen)
        await until(pilot, lambda: "move 1 of 34" in screen_text(app))
        assert words.WORKING in screen_text(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)
        goes_on.set()
        await app.workers.wait_for_complete()
        assert made.review is None
        assert kept(app.store, recording, 0) is None


async def test_a_game_that_goes_on_has_none() -> None:
    app = TribesApp()
    async with app.run_test(size=(100, 30)) as pilot:
        half = app.store.branch(recorded(app.store), 6)
        half.close()
        replay = await shown_replay(pilot, app, half.name)
        await pilot.press("w")
        await pilot.pause()
        assert app.screen is replay
