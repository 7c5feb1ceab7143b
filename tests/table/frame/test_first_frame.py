"""What is painted first is whole: nothing is laid twice before one's eyes."""

from __future__ import annotations

import pytest
from textual.app import App
from textual.screen import Screen

from tests.app.test_app import until
from tests.table.helpers import MEDIUM, SMALL, Greedy, Silent, laid, text_of
from tribes_tui.table.end.head import FinalTable
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.screen import table_screen

GAMES = ["indy", "tribe", "tribal_duel", "tribal_rixe", "rise_of_tribes", "five_tribes"]


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Screen[object], str]]:
    """All that is painted, without what is the same once more."""
    found: list[tuple[Screen[object], str]] = []
    paint = Screen._compositor_refresh

    def painted(screen: Screen[object]) -> None:
        paint(screen)
        if screen.app.screen is screen and (not found or found[-1] != (screen, text_of(screen))):
            found.append((screen, text_of(screen)))

    monkeypatch.setattr(Screen, "_compositor_refresh", painted)
    return found


@pytest.mark.every
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_that_comes_over_another_page_is_painted_once(
    game: str, size: tuple[int, int], frames: list[tuple[Screen[object], str]]
) -> None:
    app = App[None]()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        frames.clear()
        screen = table_screen(laid("pb", 5, game), Silent(), pace=0)
        app.push_screen(screen)
        await until(pilot, lambda: any(one is screen for one, _ in frames))
        await pilot.pause(0.1)
        assert len([text for one, text in frames if one is screen]) == 1


@pytest.mark.every
@pytest.mark.parametrize("game", ["five_tribes", "rise_of_tribes"])
async def test_the_end_is_painted_once_the_last_position_lies_on_it(
    game: str, frames: list[tuple[Screen[object], str]]
) -> None:
    table = laid("bb", 5, game)
    while table.turn is not None:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    app = App[None]()
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        app.push_screen(table_screen(table, Greedy(), pace=0))
        await until(pilot, lambda: any(isinstance(one, EndScreen) for one, _ in frames))
        assert all(one.is_spread for one in app.screen.query(FinalTable))
        first = next(text for one, text in frames if isinstance(one, EndScreen))
        await pilot.pause(0.2)
        place = app.screen.query_one(FinalTable).region

        def cut(text: str) -> list[str]:
            return [row[place.x : place.right] for row in text.splitlines()[place.y : place.bottom]]

        assert cut(first) == cut(text_of(app.screen)), "nothing of it moves any more"
