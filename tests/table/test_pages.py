from __future__ import annotations

from typing import Any

from textual.app import App

from tests.table.helpers import SMALL, shown
from tribes_tui.table.chronicle import Line
from tribes_tui.table.help import HelpScreen, HintScreen, Weighed
from tribes_tui.table.log import LogScreen


class PageApp(App[None]):
    def __init__(self, page: Any) -> None:
        super().__init__()
        self.page = page
        self.answers: list[Any] = []

    def on_mount(self) -> None:
        self.push_screen(self.page, self.answers.append)


async def test_a_long_log_begins_at_its_end_and_scrolls() -> None:
    app = PageApp(LogScreen([Line(f"event {i}", i % 2) for i in range(200)], ("you", "Ada")))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "event 199" in shown(app)
        await pilot.press("home")
        assert "event 0 " in shown(app)
        await pilot.press("pagedown", "down", "2")
        assert "event 198" not in shown(app)
        assert "event 199" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]


async def test_help_walks_from_place_to_place() -> None:
    app = PageApp(HelpScreen(["one", "two"], "two", lambda name: [f"About {name}.", "More."]))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "About two." in shown(app)
        await pilot.press("right")
        assert "About one." in shown(app)
        await pilot.press("r")
        await pilot.pause()
        assert app.answers == [("rules", "one")]


WEIGHED = [Weighed("pass", 40, 0.25, 40 / 48, ["Ada passes", "Bo: swap"]), Weighed("swap CR3 for OB1", 8, -0.5)]


async def test_a_hint_shows_what_was_weighed() -> None:
    app = PageApp(HintScreen("pass", WEIGHED))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "would pass." in shown(app)
        text = shown(app)
        assert "1. pass" in text
        assert "expected lead +25, 83% of its thought" in text
        assert "then perhaps Ada passes; Bo: swap" in text
        assert "2. swap CR3 for OB1" in text
        assert "expected lead -50, tried 8 times" in text


async def test_a_hint_at_a_glance_says_so() -> None:
    app = PageApp(HintScreen("pass", []))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "by a glance" in shown(app)
