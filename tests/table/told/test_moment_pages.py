"""Pages of what has happened: they stay until Enter, go by themselves, or don't come, as the person likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from tests.app.test_app import until
from tests.table.helpers import SMALL, TableApp, laid, shown
from tribes_tui.profile.keymap import Keymap
from tribes_tui.profile.settings import GO, MOMENTS, NOT_SHOWN, STAY, Settings
from tribes_tui.table.board.scene import Moment
from tribes_tui.table.frame.enter_line import FAINT, EnterLine
from tribes_tui.table.history import pages as moment_page
from tribes_tui.table.history.chronicle import LogLine
from tribes_tui.table.history.pages import LogScreen, MomentScreen, SayScreen, _entries
from tribes_tui.table.play import played_stage
from tribes_tui.widgets.drawing.lines import Line, Words

USUAL = moment_page.BREATH
"""Tests wait for nothing (`tests/conftest.py`)."""
WAR = Moment("The wolves came.", lambda: Words(((("WOLF", "ink")),)), "See what is left", ("One wolf.", "No sheep."))


class OneMoment(App[None]):
    """Shows one page over an empty screen."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.page = MomentScreen(WAR, "Tribe", "dusk", self.asked.append, seconds)

    def on_mount(self) -> None:
        self.push_screen(self.page)


async def test_its_own_keys_work_and_enter_leaves_it() -> None:
    app = OneMoment()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "The wolves came." in shown(app).split("\n")[1]
        assert "Enter  go on" in shown(app).split("\n")[-1]
        await pilot.press("x", "tab", "l", "r", "q")
        assert app.asked == ["log", "rules", "leave"]
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, SayScreen)
        assert "No sheep." in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is app.page
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is not app.page


async def test_the_time_that_runs_while_one_reads_stands_on_the_page() -> None:
    left = ["4:50"]
    app = OneMoment()
    app.page = MomentScreen(WAR, "Tribe", "dusk", app.asked.append, clocks=lambda: clock_lines(left[0]))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert shown(app).split("\n")[1].rstrip().endswith("you 4:50   Bea 5:00")
        left[0] = "4:49"
        await until(pilot, lambda: "you 4:49" in shown(app))
        await pilot.resize_terminal(30, 24)
        await pilot.pause()
        assert shown(app).split("\n")[1].rstrip().endswith("4:49"), "where there is little room, who decides"


def clock_lines(left: str) -> tuple[Line, ...]:
    return ((("you ", "ink"), (left, "ink"), ("   Bea 5:00", "ink")), ((left, "ink"),))


@pytest.mark.parametrize("key", ["enter", "space", "escape", "backspace"])
async def test_these_keys_leave_it_once_however_often_they_were_typed(key: str) -> None:
    app = OneMoment()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        below = app.screen_stack[0]
        for _ in range(4):
            app.simulate_key(key)
        await pilot.pause()
        assert app.screen is below


async def test_a_run_of_enters_that_began_before_the_page_does_not_pass_over_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, now = OneMoment(), [0.0]
    monkeypatch.setattr(moment_page, "BREATH", 0.5)
    monkeypatch.setattr(app.page, "now", lambda: now[0])
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "once more, " not in shown(app)
        for now[0] in (0.1, 0.4, 0.7):
            app.page.action_go_on()
            await pilot.pause()
            assert app.screen is app.page
            assert "once more, See what is left" in shown(app), "why the key did nothing"
        now[0] = 1.3
        app.page.action_go_on()
        await pilot.pause()
        assert app.screen is not app.page


async def test_a_key_that_comes_before_the_page_is_drawn_does_not_pass_over_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app = OneMoment()
    monkeypatch.setattr(moment_page, "BREATH", 0.5)
    left: list[object] = []
    monkeypatch.setattr(app.page, "dismiss", left.append)
    app.page.action_go_on()
    assert left == []


async def test_not_even_a_key_that_is_held_down_keeps_the_page_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    app, now = OneMoment(), [0.0]
    monkeypatch.setattr(moment_page, "BREATH", 0.5)
    monkeypatch.setattr(app.page, "now", lambda: now[0])
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        while app.screen is app.page and now[0] < 9:
            now[0] += 0.1
            app.page.action_go_on()
            await pilot.pause()
        assert now[0] == pytest.approx(moment_page.PATIENCE, abs=0.11)


async def test_a_keymap_moves_its_keys_too() -> None:
    app = OneMoment()
    app.set_keymap(Keymap({"choose": ("f5",), "log": ("L",)}).for_bindings())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "L  log" in shown(app).split("\n")[-1]
        await pilot.press("enter", "l", "L")
        assert app.asked == ["log"]
        assert app.screen is app.page
        await pilot.press("f5")
        await pilot.pause()
        assert app.screen is not app.page


class Timer:
    """Textual's timer of a page, which runs out when a test says so."""

    def __init__(self) -> None:
        self.seconds, self.is_stopped = 0.0, False
        self.run_out: Callable[[], object] = lambda: None

    def set(self, seconds: float, then: Callable[[], object]) -> Timer:
        self.seconds, self.run_out = seconds, then
        return self

    def stop(self) -> None:
        self.is_stopped = True


@pytest.mark.parametrize("opens", [False, True])
async def test_it_goes_by_itself_unless_somebody_opens_a_page_over_it(opens: bool) -> None:
    app, timer = OneMoment(seconds=3.0), Timer()
    app.page.set_timer = timer.set  # type: ignore[assignment, method-assign]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert (timer.seconds, timer.is_stopped) == (3.0, False)
        if opens:
            await pilot.press("v", "escape")
            assert timer.is_stopped
        else:
            timer.run_out()
        await pilot.pause()
        assert (app.screen is app.page) == opens


async def to_the_end_of_a_round(pilot: Pilot[Any], app: TableApp) -> None:
    for _ in range(60):
        await pilot.pause()
        view = app.laid.view(0)
        if view.round > 1:  # type: ignore[attr-defined]
            return
        if view.current_player == 0:
            app.table_screen.decide(max(view.legal_actions(), key=view.hint))
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("wish", MOMENTS)
async def test_the_setting_says_what_becomes_of_pages(wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_stage, "SECONDS", 0.01)
    app: Any = TableApp(laid("pb"))
    app.settings = Settings(moments=wish, motion=False, asking="never")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        pages: list[object] = []
        push = app.push_screen
        app.push_screen = lambda page, *more: pages.append(page) or push(page, *more)  # type: ignore[func-returns-value]
        await to_the_end_of_a_round(pilot, app)
        if wish == GO:
            await until(pilot, lambda: bool(pages) and not isinstance(app.screen, MomentScreen))
        await pilot.pause()
        assert any(isinstance(page, MomentScreen) for page in pages) == (wish != NOT_SHOWN)
        assert isinstance(app.screen, MomentScreen) == (wish == STAY)


async def test_q_leaves_the_table_at_once_when_a_page_comes_before_the_key() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await to_the_end_of_a_round(pilot, app)
        assert isinstance(app.screen, MomentScreen)
        await pilot.press("q")
    assert app.return_value == "home"


async def test_the_log_opens_over_a_page_and_closes_to_it() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await to_the_end_of_a_round(pilot, app)
        page = app.screen
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is page


async def test_the_line_of_enter_is_faint_for_the_moment_in_which_it_does_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, now = OneMoment(), [0.0]
    monkeypatch.setattr(moment_page, "BREATH", 0.01)
    monkeypatch.setattr(app.page, "now", lambda: now[0])
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        line = app.page.query_one(EnterLine)
        assert line._said[3] == FAINT
        assert line.text().split()[0] == "Enter", "in its place, without promising anything"
        now[0] = 0.005
        app.page.action_go_on()
        await pilot.pause()
        assert app.screen is app.page
        now[0] = 1.0
        await until(pilot, lambda: line._said[0])
        app.page.action_go_on()
        await pilot.pause()
        assert app.screen is not app.page, "bright, it does what it says"


def test_the_moment_is_short() -> None:
    """What a person means by a key is never swallowed: nobody reads a page in less."""
    assert USUAL <= 0.2


def test_a_log_names_whoever_acts_once_and_never_whom_another_line_begins_with() -> None:
    lines = [
        LogLine(text, seat)
        for text, seat in (("Ash draws.", 1), ("Ash plays.", 1), ("Ash gets a card.", 0), ("You play.", 0))
    ]
    told = [(entry.plate, "".join(text for text, _ in entry.words)) for entry in _entries(lines, ("You", "Ash"))]
    assert told == [("Ash", "draws."), ("", "plays."), ("", "Ash gets a card."), ("You", "play.")]
