"""A game without a screen of its own can be played all the same."""

from __future__ import annotations

from textual.app import App

from tests.table.helpers import SMALL, Greedy, laid, shown
from tribes_tui.table.bare import BareBoard
from tribes_tui.table.screen import TableScreen, board_of


class BareApp(App[None]):
    def __init__(self) -> None:
        super().__init__()
        self.laid = laid("pb", seed=5)

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.laid, BareBoard(), Greedy(), 0))  # type: ignore[arg-type]


async def test_the_list_scrolls_with_the_cursor_and_enter_plays() -> None:
    app = BareApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        while len(app.laid.view(0).legal_actions()) < 12:
            await pilot.press("enter")
            await pilot.pause()
        legal = app.laid.view(0).legal_actions()
        for _ in legal:
            await pilot.press("down")
        assert screen.cursor == f"action:{legal[-1]}"
        assert f"▸{screen.words.action(app.laid.view(0), legal[-1], ['you', 'Bo'])}" in shown(app)
        number = app.laid.number
        await pilot.press("enter")
        await pilot.pause()
        assert app.laid.number > number
        assert app.laid.history(0)[number].text == app.laid.view(0).text(legal[-1])


def test_a_game_without_a_screen_module_gets_it() -> None:
    assert type(board_of("no_such_game")) is BareBoard
