"""The journey on the screen: the map at both sizes, by the keyboard alone and with a mouse, and the way through a stage and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from saves import Store
from tests.app.test_app import until
from tests.journey.travelling import begin, play_on, played
from tests.table.helpers import text_of
from tribes_tui.app import TribesApp
from tribes_tui.app.piloted import click
from tribes_tui.journey import told
from tribes_tui.journey.progress import Travels, travelled
from tribes_tui.journey.stages import REGIONS, STAGES, JourneyStage
from tribes_tui.profile.counting import sit_down
from tribes_tui.profile.settings import Settings, save
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.screens.journey.land import form_of
from tribes_tui.screens.journey.map import JourneyMap
from tribes_tui.screens.journey.screen import JourneyScreen
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.screens.rulebook.screen import RulebookScreen
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.frame.head import Head
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.about import title_of

SMALL, LARGE = (80, 24), (120, 40)
RIXE = REGIONS[1].stages[0]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    save(Settings(pace="none", motion=False))


async def on_the_map(pilot: Pilot[None]) -> JourneyScreen:
    app = pilot.app
    await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    await pilot.press("j")
    await until(pilot, lambda: isinstance(app.screen, JourneyScreen) and bool(app.screen.size))
    assert isinstance(app.screen, JourneyScreen)
    return app.screen


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_map_is_walked_and_every_stage_says_its_stars_first(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        screen = await on_the_map(pilot)
        assert screen.stage == STAGES[0]
        for stage in STAGES:
            assert screen.stage == stage
            said = text_of(app.screen)
            assert told.title(stage) in said
            assert "rating" in said or size == SMALL, "whether it counts for it, where that has room"
            assert all(line.partition(": ")[2] in said for line in told.star_lines(stage, frozenset()))
            first = next(line for line in said.splitlines() if f"☆ {told.asked_briefly(stage, 0)}." in line)
            assert "Without this star the others don't count." in first or "(the others need it)" in first
            above = said.splitlines()[said.splitlines().index(first) - 1]
            assert "Three stars can be won:" in above or (size == SMALL and above.strip()), "no blank row stands there"
            await pilot.press("right")
        assert screen.stage == STAGES[0], "after the last comes the first"
        for key, name in (
            ("down", "rixe-1"),
            ("up", "indy-1"),
            ("left", "rise-6"),
            ("up", "five-6"),
            ("tab", "rise-1"),
        ):
            await pilot.press(key)
            assert screen.stage.name == name, key
        await pilot.press("enter")
        assert app.screen is screen, "the path is shut"
        assert "opens with 12 more stars" in text_of(app.screen)
        screen.action_go_to(4)
        await pilot.pause()
        assert text_of(app.screen).count("opens with 6 more stars") == 1, "once is enough"
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_stage_is_played_and_leads_back_with_its_stars(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await on_the_map(pilot)
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table = app.tables.open
        assert table is not None
        assert table.stage == RIXE.name
        if size == LARGE:  # in the smallest window the key alone says it
            panel = " ".join(line[88:] for line in text_of(app.screen).splitlines())
            said = " ".join(panel.replace("│", " ").replace("·", " ").split())
            assert "P shows what the stars of this stage ask for." in said
            at, rating = said.index("P shows what"), said.find("doesn't count for your rating")
            assert rating < 0 or at < rating, "the stage first"
        assert "P  stars" in text_of(app.screen).splitlines()[-1]
        await pilot.press("P")
        await pilot.pause()
        said = " ".join(text_of(app.screen).split())
        assert "☆ Star 1: Win. Known at the end." in said
        assert all(sign in said for sign in ("★ won", "☆ still open", "× lost"))
        await pilot.press("escape")
        app.screen.opponents.stop()
        play_on(table, other="random")
        for _ in range(12):
            await pilot.pause(0.1)
            if isinstance(app.screen, EndScreen):
                break
            await pilot.press("enter")
        assert isinstance(app.screen, EndScreen)
        gave = told.after_game(table.name, app.store)
        assert gave is not None
        assert f"─ {gave.title} ─" in text_of(app.screen)
        assert gave.stars.capitalize() in text_of(app.screen)
        assert "q  to the map" in text_of(app.screen)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, JourneyScreen))
        assert app.screen.stage.name == gave.onward == ("rixe-2" if travelled(app.store).of(RIXE) else RIXE.name)
        assert "The journey, A round of cards:" in text_of(app.screen)
        assert all(one in " ".join(text_of(app.screen).split()) for one in gave.news), "all of it is seen"
        assert f"{travelled(app.store).total} of 108 stars" in text_of(app.screen)


async def test_a_table_tells_in_its_first_line_how_the_stars_stand() -> None:
    app = TribesApp()
    async with app.run_test(size=LARGE) as pilot:
        await on_the_map(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert (
            "☆☆☆  star 2: 0 eagles played of 2  star 3: 0 feathers lost, at most 1"
            in text_of(app.screen).splitlines()[0]
        )


@pytest.mark.parametrize("stage", [region.stages[at] for region in REGIONS for at in (0, 2)], ids=lambda one: one.name)
async def test_and_in_the_smallest_window_they_stay_there_beside_every_step_of_a_turn(stage: JourneyStage) -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.tables.lay(stage.game, stage.seats, dict(stage.options), 3, stage=stage.name)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table, screen = app.tables.open, app.screen
        assert table is not None
        assert isinstance(screen, TableScreen)
        screen.opponents.stop()
        for _ in range(12):
            here = told.here(table, 0)
            assert here is not None
            screen.begin(True)
            await pilot.pause()
            first = text_of(screen).splitlines()[0]
            facts = told.facts(*here)
            assert facts.signs in first
            is_news = screen.query_one(Head)._notice != ""
            assert is_news or any(form in first for form in facts.one), first
            play_on(table, moves=1, other="random")


async def test_a_stage_that_was_left_is_gone_on_with_or_begun_anew() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await on_the_map(pilot)
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table = app.tables.open
        assert table is not None
        app.screen.opponents.stop()
        while table.is_untouched:
            play_on(table, moves=1)
        await pilot.press("q")
        await until(pilot, lambda: "go on with A round of cards" in text_of(app.screen))
        assert "New to" not in text_of(app.screen), "it was begun"
        await pilot.press("right")
        await pilot.pause()
        assert " 1…" in text_of(app.screen), "the map shows where a game was left"
        await pilot.press("left")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        again = app.tables.open
        assert again is not None
        assert again.name == table.name
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, JourneyScreen))
        assert "n  begin anew" in text_of(app.screen).splitlines()[-1]
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, JourneyScreen)
        assert "The game you left stays among the saved games: n again begins another." in text_of(app.screen)
        await pilot.press("right", "left", "n")
        await pilot.pause()
        assert isinstance(app.screen, JourneyScreen), "elsewhere meanwhile: it is asked again"
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        other = app.tables.open
        assert other is not None
        assert other.name != table.name
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, JourneyScreen))
        await pilot.press("escape")
        assert (await on_the_map(pilot)).stage == RIXE, "where a game was left"


async def test_a_rematch_stays_on_the_journey_and_a_game_of_new_game_is_none() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        app.tables.lay(RIXE.game, RIXE.seats, dict(RIXE.options), 5)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        plain = app.tables.open
        assert plain is not None
        assert (plain.stage, "journey" in plain.interruption) == ("", False)
        app.tables.left(TableScreen.Left(plain, "home"))
        begun = []
        for game_id in ("five_tribes", RIXE.game):
            await until(pilot, lambda: app.screen is app.home)
            app.begin_first_game(game_id)
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            begun.append(app.tables.open)
            if game_id != RIXE.game:
                app.tables.left(TableScreen.Left(begun[0], "home"))
        app.tables.left(TableScreen.Left(begun[1], "rematch"))
        begun.append(app.tables.open)
        assert [table.stage for table in begun if table is not None] == ["", RIXE.name, RIXE.name], "the first is shut"


async def test_a_stage_that_was_begun_by_its_name_leads_to_the_map() -> None:
    store = Store()
    table = begin(RIXE, store, 7)
    sit_down(table, store)
    app = TribesApp(table)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, JourneyScreen))
        assert app.screen.stage == RIXE


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_key_says_on_the_map_how_stars_count(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await on_the_map(pilot)
        assert "i  about stars" in text_of(app.screen).splitlines()[-1]
        await pilot.press("i")
        await pilot.pause()
        said = text_of(app.screen).splitlines()
        assert "★ won, ☆ open. Stars 2 and 3 count only with the first." in said[1]
        assert "only the first." in said[2], "all of it is seen"
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, JourneyScreen), "what the key has opened is left first"
        assert "to be won" not in text_of(app.screen)
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)


async def test_after_a_hint_the_table_shows_that_only_the_first_star_is_left() -> None:
    app = TribesApp()
    async with app.run_test(size=LARGE) as pilot:
        await on_the_map(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table = app.tables.open
        assert table is not None
        table.keep_hint(0)
        app.screen.look()
        await pilot.pause()
        assert "☆××" in text_of(app.screen).splitlines()[0]
        await pilot.press("P")
        await pilot.pause()
        assert any("A hint was taken" in str(one.render()) for one in app.screen.query(Static))


async def test_a_click_goes_to_a_stage_and_a_second_one_plays_it() -> None:
    app = TribesApp()
    async with app.run_test(size=LARGE) as pilot:
        screen = await on_the_map(pilot)
        await click(pilot, "rixe-1")
        assert app.screen is screen
        assert screen.stage == RIXE
        await click(pilot, "rixe-1")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


async def test_the_lesson_and_the_rules_are_a_key_away() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await on_the_map(pilot)
        assert "t teaches it in a guided game" in text_of(app.screen)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, JourneyScreen))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, JourneyScreen))
        assert "New to" not in text_of(app.screen), "the lesson was opened"


async def test_after_a_lesson_comes_the_first_stage_of_its_region() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        app.begin_first_game("tribal_rixe")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table = app.tables.open
        assert table is not None
        assert (table.stage, table.options["rounds"]) == ("rixe-1", 1)


async def test_stars_open_paths_on_the_map() -> None:
    for deal in range(1, 30):
        played(RIXE, Store(), deal, other="random")
        if travelled(Store()).of(RIXE):
            break
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await on_the_map(pilot)
        await pilot.press("down", "right")
        assert screen.stage.name == "rixe-2"
        assert "play Three at the fire" in text_of(app.screen)


@pytest.mark.parametrize("size", [(66, 22), SMALL, (100, 30), LARGE, (200, 60)])
def test_no_stage_lies_on_another(size: tuple[int, int]) -> None:
    form = form_of(size[0], size[1] - 10)
    cells = [(x + dx, y) for x, y in form.nodes.values() for dx in range(5)]
    assert len({*cells}) == len(cells)
    assert all(0 <= x < size[0] and 0 < y < size[1] - 10 for x, y in cells)


@pytest.mark.parametrize("words", [0, 12, 24, 60])
@pytest.mark.parametrize("size", [(66, 22), SMALL, (80, 26), LARGE])
async def test_however_much_news_there_are_every_name_and_every_star_stays_whole(
    size: tuple[int, int], words: int
) -> None:
    app = TribesApp()
    stars = {stage.name: frozenset({0, 1}) for stage in STAGES}
    async with app.run_test(size=size) as pilot:
        app.push_screen(JourneyScreen(Travels(stars, ()), "indy-1", ["opens a path"] * (words // 3)))
        await pilot.pause()
        await pilot.pause()
        drawn = app.screen.query_one(JourneyMap).text()
        titles = [title_of(region.game) for region in REGIONS]
        forms = "{}: 12 of 18 stars", "{}: 12/18 ★", "{} 12/18"
        assert any(all(form.format(title) in drawn for title in titles) for form in forms), "whole, all in one form"
        assert drawn.count("★★☆") == len(STAGES)


@pytest.mark.parametrize("depth", ["256", "16", "none", "ascii"])
async def test_it_is_readable_in_few_colours_and_without(depth: str) -> None:
    app = TribesApp(ascii_only=depth == "ascii")
    app.depth, app.no_color = depth, depth in ("none", "ascii")
    async with app.run_test(size=SMALL) as pilot:
        app.push_screen(JourneyScreen(Travels({"indy-1": frozenset({0, 2})}, ()), "indy-1"))
        await pilot.pause()
        said = text_of(app.screen)
        assert "indy" in said
        assert "First feathers" in said
        assert "2 of 108 stars" in said
