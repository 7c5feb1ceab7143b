"""A game without a table of its own can be played all the same."""

from __future__ import annotations

import pytest
from textual.app import App

from tests.table.helpers import SMALL, Greedy, laid, shown
from tribes_tui.table.board import board_of
from tribes_tui.table.board.piece_board import BareBoard
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.wording import words_of


class BareApp(App[None]):
    def __init__(self) -> None:
        super().__init__()
        self.laid = laid("pb", seed=5)

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.laid, BareBoard(), Greedy(), 0))  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_the_list_scrolls_with_the_cursor_and_enter_plays(size: tuple[int, int]) -> None:
    app = BareApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        while len(app.laid.view(0).legal_actions()) < 12:
            await pilot.press("enter")
            await pilot.pause()
        legal = app.laid.view(0).legal_actions()
        screen.selection.cursor = f"action:{legal[0]}"
        screen.cursor_moved()
        for number, action in enumerate(legal):
            assert screen.cursor == f"action:{action}"
            assert f"►{screen.words.action(app.laid.view(0), action, ['you', 'Bo'])}" in shown(app)
            if number + 1 < len(legal):
                await pilot.press("down")
        number = app.laid.number
        await pilot.press("enter")
        await pilot.pause()
        assert app.laid.number > number
        assert app.laid.history(0)[number].text == app.laid.view(0).text(legal[-1])


async def test_its_end_tells_the_scores_and_the_story() -> None:
    app = BareApp()
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(400):
            await pilot.pause()
            if isinstance(app.screen, EndScreen):
                break
            await pilot.press("enter")
        assert isinstance(app.screen, EndScreen)
        final = app.laid.final
        assert final is not None
        text = shown(app)
        assert "the game is over" in text
        assert all(str(score) in text for score in final.scores())
        await pilot.press("d")
        await pilot.pause(0.2)
        await pilot.press("end")
        await pilot.pause(0.2)
        assert words_of("indy").story(final, ("you", "Bo"))[0][:30] in shown(app), shown(app)


def test_a_game_without_a_screen_module_gets_it() -> None:
    assert type(board_of("no_such_game")) is BareBoard
