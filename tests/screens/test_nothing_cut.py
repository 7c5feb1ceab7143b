"""On the pages after and beside a game nothing is cut in any language: there is room beside or below."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import rules
from saves import Store
from tests.app.test_app import screen_text, until
from tests.screens.test_replay import whole_game
from tests.table.test_ending import EndApp, over
from tests.widgets.mounting import alone
from tribes_tui.app import TribesApp
from tribes_tui.profile.counting import counting_briefly
from tribes_tui.screens.daily import DailyScreen
from tribes_tui.screens.puzzles import PuzzlesScreen
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.screens.statistics.screen import StatisticsScreen
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import PastGames, Result
from tribes_tui.table.end.pieces import PastGamesBar, Sources
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.words.language import in_language

SIZES = [(80, 24), (120, 40)]
LANGUAGES = ["en", "it", "fr"]
NAMES = ("you", "Ash", "Birch")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["saves", "statistics", "puzzles", "daily"])
async def test_lists_and_what_stands_around_them(what: str, language: str, size: tuple[int, int]) -> None:
    store = Store()
    whole_game(store, "tribal_duel", 2)
    whole_game(store, "indy", 3)
    app = TribesApp(store=store)
    shows: dict[str, tuple[Callable[[], None], type]] = {
        "saves": (app.choose_saves, SavesScreen),
        "statistics": (app.choose_statistics, StatisticsScreen),
        "puzzles": (app.choose_puzzles, PuzzlesScreen),
        "daily": (app.choose_daily, DailyScreen),
    }
    with in_language(language):
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            show, kind = shows[what]
            show()
            await until(pilot, lambda: isinstance(app.screen, kind))
            for key in ("right", "down") * 4:
                await pilot.pause(0.1)
                assert "…" not in screen_text(app), screen_text(app)
                await pilot.press(key)
            if isinstance(screen := app.screen, SavesScreen):
                await until(pilot, lambda: None not in screen._games.backs().values())
                last = [told.text for back in screen._games.backs().values() if back for told in back.last]
                assert any("game" in text for text in last) == (language == "en"), "a thread speaks as its session does"


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rules.games)
async def test_where_points_come_from_at_the_end(game: str, language: str, size: tuple[int, int]) -> None:
    with in_language(language):
        final, events, _ = over(game, 2, 3)
        names = NAMES[:2]
        sheet = board_of(game).ending(final, events, names)
        assert sheet is not None
        result = Result(names, final.scores(), final.ranking(), 0)
        app = EndApp(EndScreen("", sheet, result, PastGames(), None))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert "…" not in app.screen.query_one(Sources).text()
        async with alone(Sources(sheet, result), (39, 20)) as pilot:
            assert "…" not in pilot.app.query_one(Sources).text(), "beside the last position"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_why_a_game_is_not_rated_stands_beside_the_last_position(language: str) -> None:
    """Every reason; however narrow the last column of the smallest window."""
    whys = "hinted", "back", "seat", "offered", "middle", "program", "bots", "handicap", "length", "deal", "untold"
    with in_language(language):
        for some in (*((why,) for why in whys), ("handicap", "length"), whys):
            piece = PastGamesBar(PastGames("Won.", (), "", "", counting_briefly(some)[1]), "points")
            async with alone(piece, (34, 6)):
                assert counting_briefly(some)[1] in piece.text()
