"""After a lesson comes a first game, with the learning mode on."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from tests.app.test_app import screen_text, until
from tribes_tui.app import TribesApp
from tribes_tui.journey.told import title, with_whom
from tribes_tui.learning.lesson import Coach
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.said import lesson as words


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_c8_the_last_step_leads_at_once_to_a_first_game_with_the_learning_mode_on(game_id: str) -> None:
    app = TribesApp(lesson=game_id)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        while isinstance(lesson := app.screen, LessonScreen) and lesson.at is not None:
            at = lesson.at
            await pilot.press("pagedown")
            await until(pilot, lambda at=at: isinstance(app.screen, LessonScreen) and app.screen.at != at)  # type: ignore[misc]
        await pilot.pause()
        await pilot.pause()
        assert words.over_title() in screen_text(app)
        assert f"Enter {words.first_game()}" in screen_text(app)
        stage = app.first_stage(game_id)
        assert all(
            one in lesson._last_note().paragraphs[1]
            for one in ((title(stage), with_whom(stage)) if stage else ("easy",))
        )
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and not isinstance(app.screen, LessonScreen))
        assert app.tables.open is not None
        assert app.tables.open.game.id == game_id
        assert {seat.level for seat in app.tables.open.seats if not seat.is_human} == {"easy"}
        assert app.settings.learning


@pytest.mark.turned(2)
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_what_the_lesson_had_one_do_is_not_asked_about_again(game_id: str, tmp_path: Path) -> None:
    """And what it did not is, once."""
    app = TribesApp(lesson=game_id)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        game, done = rules.games[game_id], set[str]()
        for _ in range(60):
            if done or screen.at is None:
                break
            await until(pilot, lambda: screen.is_read_only or screen._is_asked)
            if screen.is_read_only:
                screen.do_choose()
            elif screen._is_asked:
                action = screen.view.read(screen._scripted())
                done.add(game.actions[action].kind)
                screen.decide(action)
        made = {action.kind for action in game.actions if not Coach(tmp_path / "home").is_new(game_id, action.kind)}
        assert made == done != set()
