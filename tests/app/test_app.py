"""The app: from the home screen to a game's end and back, by keyboard and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import rules
from saves import Store, replay
from tribes_tui.app import TribesApp
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.profile.settings import Settings, load, save
from tribes_tui.screens.home.choices import choices
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.replay.seen import PACES
from tribes_tui.screens.rulebook.screen import RulebookScreen
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.screens.settings import SettingsScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.said import home

SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def screen_text(app: TribesApp) -> str:
    """What is on the screen, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def played(store: Store, moves: int = 10**6, seats: int = 2) -> str:
    """The name of a recorded game, all of whose moves are the best hints."""
    people = [Seat("human", "", "you"), *[Seat("bot", "easy", name) for name in ("Ada", "Bo", "Cy")]][:seats]
    table = Table.new("indy", people, {}, 3, store)
    while table.turn is not None and table.number < moves:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    name = table.name
    table.close()
    assert name is not None
    return name


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_home_offers_every_game_and_fits(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        await until(pilot, lambda: all(choice.label in screen_text(app) for choice in choices(None)))


async def test_a_window_that_is_too_small_gets_a_kind_word() -> None:
    app = TribesApp()
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        assert "80 by 24" in " ".join(screen_text(app).split())
        for key in ("down", "enter", "1", "t"):
            await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        await pilot.press("q")
    assert app.return_code == 0


async def test_one_key_sits_down_at_indy_and_leaving_offers_to_continue() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press(str(1 + list(rules.games).index("indy")))
        await pilot.pause(0.2)
        assert isinstance(app.screen, TableScreen)
        await until(pilot, lambda: app.screen.is_my_turn)  # type: ignore[attr-defined]  # it is a TableScreen
        view = app.screen.table.view(0)  # type: ignore[attr-defined]
        app.screen.decide(max(view.legal_actions(), key=view.hint))  # type: ignore[attr-defined]
        await pilot.press("q")
        await pilot.pause(0.2)
        assert isinstance(app.screen, HomeScreen)
        assert "Continue indy" in screen_text(app)
        await pilot.press("c")
        await pilot.pause(0.2)
        assert isinstance(app.screen, TableScreen)


async def test_what_was_pressed_twice_lays_one_table() -> None:
    """The second time home was still on top: what it asks for comes to the table that the first one laid."""
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.choose_quick("indy")
        table = app.tables.open
        app.choose_quick("indy")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table is app.tables.open is table
        assert len(app.store.list()) == 1


async def test_the_menu_works_by_mouse() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        lines = screen_text(app).splitlines()
        y = next(i for i, line in enumerate(lines) if "Settings" in line)
        await pilot.click(offset=(lines[y].index("Settings"), y))
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)


@pytest.mark.parametrize("where", ["home", "setup", "table", "log"])
async def test_ctrl_c_says_how_one_leaves_wherever_it_is_pressed(where: str) -> None:
    store = Store()
    await played(store, moves=4)
    app = TribesApp(store=store)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        if where == "setup":
            app.choose_setup()
        elif where != "home":
            app.choose_continue()
            await pilot.pause()
        await pilot.press(*(["l"] if where == "log" else []), "ctrl+c")
        await pilot.pause()
        assert home.how_to_leave() in [one.message for one in app._notifications]
        assert app.is_running
    app.end_bots()


async def test_whoever_leaves_before_the_first_move_finds_the_cursor_on_that_game() -> None:
    store = Store()
    app = TribesApp(
        Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, 3, store), store=store
    )
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        assert app.screen.choices[app.screen.at].game == "indy"
    app.end_bots()


@pytest.mark.parametrize("game_id", list(rules.games))
async def test_every_game_can_be_sat_down_to(game_id: str) -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.choose_quick(game_id)
        await pilot.pause(0.2)
        assert isinstance(app.screen, TableScreen)
        assert rules.games[game_id].title.split()[0].lower() in screen_text(app).lower()


async def test_saves_are_listed_named_copied_deleted_and_opened() -> None:
    store = Store()
    name = await played(store, moves=20)
    app = TribesApp(store=store)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, SavesScreen)
        await pilot.press("n", "M", "y", "enter")
        await until(pilot, lambda: store.list()[0].title == "My")
        await until(pilot, lambda: app.screen.is_current and isinstance(app.screen, SavesScreen))
        await pilot.press("plus")
        await until(pilot, lambda: len(store.list()) == 2)
        await pilot.press("d", "n")
        await pilot.pause()
        assert len(store.list()) == 2
        await pilot.press("d", "y")
        await until(pilot, lambda: len(store.list()) == 1)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
    assert name


async def test_a_damaged_game_is_listed_with_its_reason() -> None:
    store = Store()
    name = await played(store, moves=20)
    path = next(summary.path for summary in store.list() if summary.name == name)
    path.write_bytes(path.read_bytes().replace(b"pass", b"pasS", 1).replace(b"exchange", b"exchangE", 1))
    app = TribesApp(store=store)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        app.push_screen(SavesScreen(store))
        await pilot.pause()
        await until(pilot, lambda: "unreadable" in screen_text(app))
        assert "is damaged" in screen_text(app)
        assert name
        assert store.list()[0].problem


async def test_a_finished_game_is_walked_through() -> None:
    store = Store()
    name = await played(store)
    app = TribesApp(store=store)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.show_replay(name)
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert "for the first move" in screen_text(app)
        await pilot.press("right", "right")
        assert screen.number == 2
        await pilot.press("right_square_bracket")
        assert screen.number > 2
        await pilot.press("e", "e", "e", "left", "end")
        assert screen.number == len(screen.seen)
        await pilot.press("home")
        assert screen.number == 0
        await pilot.click(offset=(70, 10))
        assert screen.number == 1
        await pilot.press("q")
        assert isinstance(app.screen, HomeScreen)


async def test_a_replay_of_a_game_that_goes_on_keeps_hands_hidden() -> None:
    store = Store()
    name = await played(store, moves=30)
    app = TribesApp(store=store)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.push_screen(ReplayScreen(store.read(name)))
        await pilot.pause()
        await pilot.press("end", "e", "e")
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.seen.view(30).viewer == 0, "the person's own eyes, whatever is pressed"


async def test_the_rulebook_opens_at_a_section_and_finds_words() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.show_rules("indy", "3.7")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        assert "3.7  Eagles" in screen_text(app)
        await pilot.press("/", "p", "l", "u", "c", "k", "e", "d", "enter", "n", "N")
        await pilot.pause()
        assert "plucked" in screen_text(app)
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)


def test_broken_settings_are_the_defaults_and_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for text in ("{", "[]", '{"theme": 7, "ascii": "yes", "pace": "quick"}', "\x00"):
        path.write_text(text)
        assert load(tmp_path)._replace(pace="calm") == Settings()
        assert path.read_text() == text
    save(Settings(pace="none"), tmp_path)
    assert load(tmp_path).pace == "none"
    assert path.stat().st_mode & 0o777 == 0o600


async def shown_replay(pilot: Pilot[None], app: TribesApp, name: str) -> ReplayScreen:
    await pilot.pause()
    app.show_replay(name)
    await pilot.pause()
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


async def test_a_replay_runs_faster_and_slower_and_stops() -> None:
    store = Store()
    name = await played(store)
    app = TribesApp(store=store)
    async with app.run_test(size=LARGE) as pilot:
        screen = await shown_replay(pilot, app, name)
        await pilot.press("plus", "plus", "plus")
        assert PACES[screen.pace] == PACES[-1]
        await pilot.pause(0.5)
        assert screen.number > 1
        await pilot.press("space")
        number = screen.number
        await pilot.pause(0.3)
        assert screen.number == number
        await pilot.press("minus")
        assert PACES[screen.pace] == PACES[-2]


async def test_playing_on_from_a_move_is_a_new_game_and_leaves_the_old_one() -> None:
    store = Store()
    name = await played(store)
    before = store.read(name).text()
    app = TribesApp(store=store)
    async with app.run_test(size=SMALL) as pilot:
        screen = await shown_replay(pilot, app, name)
        for _ in range(9):
            await pilot.press("right")
        key = screen.seen.whole(9).key()
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table = app.screen.table  # type: ignore[attr-defined]  # it is a TableScreen now
        assert table.name != name
        assert replay(store.read(table.name), 9).key() == key
    assert store.read(name).text() == before


async def test_the_end_of_a_game_is_no_place_to_play_on_from() -> None:
    store = Store()
    name = await played(store)
    app = TribesApp(store=store)
    async with app.run_test(size=SMALL) as pilot:
        await shown_replay(pilot, app, name)
        await pilot.press("end", "p")
        assert "Nothing was left to decide here" in screen_text(app)


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    """Wait for what comes by itself. As many looks as a busy machine may need; a free one needs few."""
    for _ in range(1000):
        await pilot.pause(0.02)
        if holds():
            return
    raise AssertionError("it never came about")
