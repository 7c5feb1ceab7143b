"""The list of everything by name says of each key what it does, on the screens around the games, too."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from textual.command import CommandList

import rules
from tests.app.test_app import screen_text, until
from tests.seats.test_review import recorded
from tribes_tui.app import TribesApp
from tribes_tui.app.piloted import headless
from tribes_tui.app.tables import pace_of
from tribes_tui.learning.puzzle import puzzles_of
from tribes_tui.profile.keymap import BY_NAME
from tribes_tui.profile.settings import Settings
from tribes_tui.screens.daily import DailyScreen
from tribes_tui.screens.home.keys import HomeCommands
from tribes_tui.screens.journey.screen import JourneyScreen
from tribes_tui.screens.puzzle import PuzzleScreen
from tribes_tui.screens.puzzles import PuzzlesScreen
from tribes_tui.screens.replay.review import ReviewScreen
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.rulebook.screen import RulebookScreen
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.screens.settings import SettingsScreen
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.screens.statistics.screen import StatisticsScreen
from tribes_tui.table.advice.help import TableCommands, named_commands
from tribes_tui.table.play.opponents import Opponents
from tribes_tui.table.play.stage import Stage
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.screen.choice import Choice
from tribes_tui.widgets.screen.named_keys import Offered, _fits, named_keys
from tribes_tui.widgets.screen.palette import NamePalette, clauses
from tribes_tui.words.said import home
from tribes_tui.words.settings import settings

OVER_HOME = {
    "z": PuzzlesScreen, "d": DailyScreen, "j": JourneyScreen, "s": SavesScreen, "a": StatisticsScreen, "o": SettingsScreen,
    "n": SetupScreen,
}  # fmt: skip


@pytest.mark.every
@pytest.mark.parametrize("key", ["", "w", *OVER_HOME])
async def test_each_key_has_a_description(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        recording, screen = recorded(app.store), OVER_HOME.get(key, ReplayScreen)
        if key in OVER_HOME:
            await pilot.press(key)
        else:
            app.show_replay(recording.name)
        await until(pilot, lambda: isinstance(app.screen, screen))
        await pilot.pause()
        if key == "w":
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
            await pilot.pause()
        offered = [*named_keys(app.screen)]
        assert offered
        assert [one.title for one in offered if not one.text] == []


@pytest.mark.parametrize("room", range(10, 60))
def test_a_line_of_the_list_ends_with_a_clause(room: int) -> None:
    whole = "Find the move that wins; by theme: one a day, or all."
    told = clauses(whole, room)
    assert len(told) <= room
    most = next((one for one in (whole[:-1], "Find the move that wins") if len(one) <= room), None)
    if most is None:
        assert told.endswith(" …"), (
            "what stands before a colon or a comma may not be true alone: it says that it goes on"
        )
        assert whole.startswith(told.removesuffix("…"))
    else:
        assert told == most


@pytest.mark.parametrize("game", rules.games)
async def test_at_a_table_each_line_says_what_it_does(game: str) -> None:
    async with headless(game, seats="you,bot", moves=20) as pilot:
        offered = [*named_commands(cast(Stage, pilot.app.screen))]
        assert [one.title for one in offered if not one.text] == []


def seen(app: TribesApp) -> list[str]:
    """The rows of the sheet."""
    sheet = app.screen.query_one("#--container").region
    return [row[sheet.x : sheet.right] for row in screen_text(app).splitlines()[sheet.y : sheet.bottom]]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_below_the_list_stands_all_of_what_a_line_does_how_to_leave_and_nothing_of_what_is_not_found(
    size: tuple[int, int],
) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+p")
        await until(pilot, lambda: "Everything else" in screen_text(app))
        *_, first, second, keys = seen(app)
        whole = min(HomeCommands(app.home).offered(), key=lambda one: one.rank)
        foot, has_room = f"{first.strip()} {second.strip()}".strip(), size[0] > 100
        assert foot == ("" if has_room else f"{whole.title}: {whole.text}")
        assert not has_room or whole.text.removesuffix(".") in screen_text(app), "its line says all of it"
        assert [word in keys for word in ("Enter  choose", "↑↓  walk", "Esc  back")] == [True] * 3
        await pilot.press(*"statist")
        await until(pilot, lambda: "►  Statistics" in screen_text(app))
        assert "Your results by game" in screen_text(app)
        assert not "".join(seen(app)[-3:-1]).strip(), "its line says all of it"
        await pilot.press(*"qxz")
        await until(pilot, lambda: "Nothing here has that name" in screen_text(app))
        assert not "".join(seen(app)[-3:-1]).strip()
        assert "No matches" not in screen_text(app)
        await pilot.press(*["backspace"] * 3)
        await until(pilot, lambda: "►  Statistics" in screen_text(app))
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is app.home


async def test_a_list_that_is_open_has_its_lines_for_the_window_as_it_is_now() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+p")
        await until(pilot, lambda: "Everything else" in screen_text(app))
        await pilot.press("down")
        narrow = [len(row.rstrip()) for row in seen(app) if "──" in row]
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: min(len(row.rstrip()) for row in seen(app) if "──" in row) > max(narrow))
        assert "►  Play indy" in screen_text(app), "the cursor stays where it was"


async def test_a_setting_is_found_from_home_by_a_word_of_it() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+p")
        await until(pilot, lambda: "Everything else" in screen_text(app))
        await pilot.press(*"contrast")
        await until(pilot, lambda: f"►  {settings()['theme'].title}" in screen_text(app))  # one of its values
        await pilot.press(*["backspace"] * len("contrast"), *"pace of")
        await until(pilot, lambda: "►  Pace of bots" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen) and app.focused is not None)
        assert app.focused is not None
        assert app.focused.id == "setting-pace"


async def test_any_page_lists_the_other_pages_and_finds_a_setting() -> None:
    """Settings and themes were out of reach from all pages but home."""
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, StatisticsScreen))
        await pilot.press("ctrl+p")
        await until(pilot, lambda: home.rules() in screen_text(app))
        assert screen_text(app).count(home.saves()) == 1
        await pilot.press(*"the")
        await until(pilot, lambda: f"►  {settings()['theme'].title}" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        assert home.settings() not in [one.title for one in app.pages()], "not once more"
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StatisticsScreen))


async def test_a_question_mark_lists_the_keys_of_settings_and_a_setting_by_its_name() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await pilot.press("question_mark")
        await until(pilot, lambda: "Fields" in screen_text(app))
        await pilot.press(*"pace")
        await until(pilot, lambda: "►  Pace of bots" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await until(pilot, lambda: getattr(app.screen.focused, "id", "") == "setting-pace")


async def test_the_screen_beneath_lies_in_the_dark_and_nothing_of_it_within_the_list() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, NamePalette))
        await pilot.pause()
        assert 0.6 < app.screen.styles.background.a < 1
        sheet = app.screen.query_one("#--container")
        assert sheet.styles.background.a == 1
        assert sheet.region.height < 40
        assert sheet.region.contains_region(app.screen.query_one(CommandList).region)
        height = sheet.region.height
        await pilot.press(*"duel")
        await until(pilot, lambda: app.screen.query_one(CommandList).option_count == 1)
        assert sheet.region.height == height, "what is typed moves nothing"


async def test_a_puzzle_lists_by_name_only_what_makes_sense_there() -> None:
    puzzle = puzzles_of("tribe")[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
        await pilot.pause()
        titles = {one.title for one in named_commands(app.screen)}
        assert {str(BY_NAME["hint"].title), str(BY_NAME["rules"].title)} <= titles
        assert not titles & {str(BY_NAME[name].title) for name in PuzzleScreen.senseless}


@pytest.mark.parametrize("game", list(rules.games))
async def test_a_table_lists_what_applies_there_with_what_it_is_now_and_the_settings(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What does nothing in a game isn't offered; settings are found by a word, and the pace changes at once."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))  # the pace of the game before is not this one's
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.choose_quick(game)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table = app.screen
        assert isinstance(table, TableScreen)
        provider = TableCommands(table)
        offered = {one.title: one.text for one in provider.offered()}
        asking = str(BY_NAME["asking"].title)
        assert (asking in offered) is table.board.hides_decisions
        assert offered.get(asking, "Now").startswith("Now")
        assert str(BY_NAME["stars"].title) not in offered
        found = {one.title: one for one in provider.findable()}
        assert "Now: dark" in str(found[settings()["theme"].title].text)
        assert found[settings()["motion"].title].run
        found[settings()["pace"].title].run()
        await until(pilot, lambda: getattr(app.screen.focused, "id", "") == "setting-pace")
        app.screen.query_one("#setting-pace", Choice).action_turn(1)
        await until(pilot, lambda: app.settings.pace != Settings().pace)
        assert isinstance(table.opponents, Opponents)
        assert table.opponents._usual_pace == pace_of(app.settings) < pace_of(Settings())
        assert table.opponents._pace in (0.0, pace_of(app.settings)), "none while all goes by that nobody decides"
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is table)


async def test_a_key_finds_what_it_does_before_all_that_has_the_letter_in_its_name() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.home.is_current)
        for one in HomeCommands(app.home).offered():
            found = sorted(HomeCommands(app.home).findable(), key=lambda other: -_fits(other, one.keys))
            assert found[0].title == one.title, one.keys
    assert _fits(Offered("log", print, keys="L"), "l") < _fits(Offered("look", print, keys="l"), "l"), (
        "as it is typed first"
    )


async def test_a_word_of_a_game_that_names_no_command_is_found_in_the_rulebooks() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("question_mark")
        await until(pilot, lambda: NamePalette.is_open(app))
        await pilot.press(*"wolf")
        await until(pilot, lambda: "Rulebook of Tribe " in screen_text(app))
        assert "Rulebook of indy" not in screen_text(app), "only those that say it"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen))
        assert isinstance(app.screen, RulebookScreen)
        one = app.screen.sections[app.screen.at]
        assert "wol" in f"{one.title} {one.text}".lower()
