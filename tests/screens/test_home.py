"""The home screen by keyboard and mouse: a card or a command is walked to and chosen, or chosen by its letter."""

from __future__ import annotations

import itertools
from datetime import datetime
from pathlib import Path
from textwrap import wrap

import pytest
from textual import events
from textual.geometry import Offset, Region
from textual.screen import Screen
from textual.widgets import OptionList

import rules
from saves import Summary
from tests.app.test_app import screen_text, until
from tests.screens.test_by_name import seen
from tests.widgets.contract import check, check_contrast
from tribes_tui.app import TribesApp
from tribes_tui.display.colours import contrast
from tribes_tui.screens.dialogs import PickGame
from tribes_tui.screens.home.cards import Commands, GameCards
from tribes_tui.screens.home.choices import GO_ON, KEYS, GamesPlayed, HomeChoice, choices, played
from tribes_tui.screens.home.keys import HomeCommands
from tribes_tui.screens.home.screen import Camp, HomeScreen
from tribes_tui.screens.home.windows import LOOKS, paint_window
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.screens.settings import SettingsScreen
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.screens.statistics.screen import StatisticsScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.theme.moods import MOOD_OF, MOODS
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.screen.palette import NamePalette
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.about import abouts
from tribes_tui.words.said import home

SIZES = ((66, 22), (80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
LAST = Summary("x", "", "indy", [{"name": "Ada"}], 3, False, "", datetime(2026, 1, 1), Path("x"), None)
PLAYED = {"indy": GamesPlayed(3, 1, (12, 30, 21)), "tribe": GamesPlayed(1, 0, (7,))}


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def home_of(app: TribesApp) -> HomeScreen:
    assert isinstance(app.screen, HomeScreen)
    return app.screen


# ---- Pieces ---------------------------------------------------------------------------------------


def cards() -> GameCards:
    piece = GameCards()
    piece.show([choice for choice in choices(None) if choice.is_game], PLAYED)
    return piece


def commands(last: Summary | None = None) -> Commands:
    piece = Commands()
    piece.show([choice for choice in choices(last) if not choice.is_game])
    return piece


@pytest.mark.soak
async def test_the_pieces_keep_the_contract() -> None:
    await check(Camp, [(80, 9), (120, 20), (66, 4)])
    await check(cards, [(80, 24), (120, 40), (200, 60)])
    await check(lambda: commands(LAST), [(66, 22), (120, 40)])


# ---- Keys -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [["end", "shift+tab", "enter"], ["shift+tab", "shift+tab", "space"], ["o"]])
async def test_a_choice_is_walked_to_and_chosen(keys: list[str]) -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))


@pytest.mark.parametrize("what", ["setup", "learn", "rules"])
async def test_what_is_opened_for_a_game_begins_with_the_one_the_cursor_stood_on(what: str) -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        home = home_of(app)
        await pilot.pause()
        await pilot.press("right", "right", KEYS[what])
        await until(pilot, lambda: isinstance(app.screen, SetupScreen | PickGame))
        await pilot.pause()
        if isinstance(app.screen, SetupScreen):
            assert app.screen.draft.game.id == home.game == "tribal_duel"
        else:
            assert isinstance(app.screen, PickGame)
            highlighted = app.screen.query_one(OptionList).highlighted
            assert highlighted == [*rules.games].index("tribal_duel")


async def test_in_the_palette_all_begin_in_one_column_what_they_say() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        home = home_of(app)
        home.show([LAST])
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, NamePalette))
        await pilot.pause()
        lines = [line for line in seen(app) if line.startswith("   ")]
        told = [(choice.text, choice.about) for choice in home.choices]
        begins = {
            line.index(about[:12]) for text, about in told for line in lines if text in line and about[:12] in line
        }
        assert len(begins) == 1
        assert sum(text in line for text, _ in told for line in lines) > 10


async def test_after_a_game_that_is_unfinished_what_is_opened_begins_with_that_game() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        home_of(app).show([LAST])
        assert LAST.game != next(iter(rules.games))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, PickGame))
        await pilot.pause()
        assert isinstance(app.screen, PickGame)
        assert app.screen.query_one(OptionList).highlighted == [*rules.games].index(LAST.game)


async def test_after_a_rulebook_was_read_the_list_of_lessons_begins_with_that_game_and_says_that_right_does_nothing() -> (
    None
):
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, PickGame))
        await pilot.press("4")
        await until(pilot, lambda: not isinstance(app.screen, PickGame))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is home_of(app))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, PickGame))
        await pilot.pause()
        assert app.screen.query_one(OptionList).highlighted == 3
        assert "does nothing here" not in screen_text(app)
        await pilot.press("right")
        await until(pilot, lambda: "does nothing here." in screen_text(app))


@pytest.mark.parametrize("size", SIZES)
async def test_arrows_reach_every_choice_from_every_other(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        home = home_of(app)
        home.show([LAST])
        await pilot.pause()
        reached = {number: set() for number in range(len(home.choices))}
        for number, direction in itertools.product(reached, ("left", "right", "up", "down")):
            home.action_go_to(number)
            home.action_walk(direction)
            reached[number].add(home.at)
        for start in reached:
            seen, at_hand = {start}, [start]
            while at_hand:
                fresh = reached[at_hand.pop()] - seen
                seen |= fresh
                at_hand += fresh
            assert len(seen) == len(home.choices)


async def test_walking_follows_the_screen_and_the_terminals_cursor_with_it() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: bool(app.cursor_position))
        home = home_of(app)
        home.show([], "", PLAYED)
        await pilot.pause()
        await pilot.pause()
        top = app.cursor_position
        for key, what in (
            ("right", "quick:indy"), ("down", "quick:rise_of_tribes"), ("down", "journey"), ("left", "setup"), ("down", "saves"),
            ("right", "statistics"), ("down", "quit"), ("up", "saves"), ("right", "statistics"), ("up", "journey"), ("up", "quick:rise_of_tribes"),
            ("right", "quick:five_tribes"), ("right", "quick:tribal_rixe"), ("up", "quick:tribe"), ("left", "quick:tribal_duel"),
            ("tab", "quick:tribal_rixe"), ("end", "quit"), ("home", "quick:tribe"),
        ):  # fmt: skip
            await pilot.press(key)
            assert home.choices[home.at].what == what, key
        await pilot.pause()
        assert app.cursor_position == top
        await pilot.press("down")
        await pilot.pause()
        assert app.cursor_position == (top.x, top.y + 5)
        await pilot.press("x")
        assert app.screen is home


async def test_a_key_lays_nothing_out() -> None:
    app, laid = TribesApp(), []
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        with pytest.MonkeyPatch.context() as patch:
            refresh = Screen._refresh_layout
            patch.setattr(Screen, "_refresh_layout", lambda *a, **k: (laid.append(1), refresh(*a, **k)))
            for key in ("right", "down", "left", "up") * 5:
                await pilot.press(key)
            await pilot.pause()
    assert laid == []


@pytest.mark.parametrize(
    ("typed", "screen"), [("sqa", StatisticsScreen), ("zqs", SavesScreen), ("aqsq", HomeScreen)], ids=str
)
async def test_keys_typed_while_a_page_opens_are_for_that_page(typed: str, screen: type) -> None:
    """They were lost: who typed ahead stood on the first page."""
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key in typed:
            app.post_message(events.Key(key, key))
        await until(pilot, lambda: isinstance(app.screen, screen))
        await pilot.pause(0.3)
        assert isinstance(app.screen, screen)


async def test_continue_has_its_letter_only_when_there_is_something_to_continue() -> None:
    app, told = TribesApp(), []
    async with app.run_test(size=(80, 24)) as pilot:
        home = home_of(app)
        app.choose_continue = lambda: told.append("continue")  # type: ignore[method-assign]
        await pilot.press("c")
        assert told == []
        home.show([LAST], "some news")
        await pilot.pause()
        assert "Continue indy" in screen_text(app)
        assert "some news" in screen_text(app)
        assert home.choices[home.at].what == "continue"
        assert "indy: left unfinished after 3 moves, against Ada." in screen_text(app)
        await pilot.press("c", "enter")
        await until(pilot, lambda: told == ["continue", "continue"])


# ---- Mouse ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES[1:])
async def test_what_can_be_gone_on_with_moves_nothing_else(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        home = home_of(app)
        home.show([], "", PLAYED)
        await pilot.pause()
        before = home.places
        home.show([LAST._replace(game="rise_of_tribes")], "", PLAYED)
        await until(pilot, lambda: GO_ON in home.places)
        spot = home.places.pop(GO_ON)
        assert {name: one.x for name, one in before.items()} == {
            name: one.x for name, one in home.places.items() if name != GO_ON
        }
        assert spot.right < size[0]
        assert not [name for name, one in home.places.items() if name != GO_ON and spot.overlaps(one)]


async def test_another_game_of_one_that_is_unfinished_is_never_begun_without_a_word() -> None:
    """The cursor stands on what goes on with it; the game's key first walks to its card, below which that is said."""
    app, told = TribesApp(), []
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("5")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press("enter", "enter")
        await until(pilot, lambda: app.tables.open is not None and not app.tables.open.is_untouched)
        await pilot.press("q")
        await until(pilot, lambda: app.screen is app.home)
        home = home_of(app)
        await until(pilot, lambda: home.choices[home.at].what == GO_ON)
        home.choose = told.append  # type: ignore[method-assign]
        await pilot.press("1", "5")
        assert (told, home.choices[home.at].game) == (["quick:tribe"], "rise_of_tribes")
        assert "Rise of Tribes is unfinished: c continues it. Enter begins another game." in screen_text(app)
        await pilot.press("5")
        assert told == ["quick:tribe", "quick:rise_of_tribes"]


async def test_the_key_that_left_another_screen_doesnt_leave_the_program_as_well() -> None:
    app, told = TribesApp(), []
    async with app.run_test(size=(80, 24)) as pilot:
        home = home_of(app)
        home.choose = told.append  # type: ignore[method-assign]
        await pilot.press("q")
        assert told == ["quit"], "at once where nothing lay over home"
        for opens in ("d", "a"):
            del home.choose
            await pilot.press(opens)
            await until(pilot, lambda: app.screen is not home)
            home.choose = told.append  # type: ignore[method-assign]
            told.clear()
            await pilot.press("q")
            await until(pilot, lambda: app.screen is home)
            await pilot.press("q")
            assert told == []
            assert "Press q again to leave" in screen_text(app)
            await pilot.press("q")
            assert told == ["quit"]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_any_place_does_it(size: tuple[int, int]) -> None:
    app, told = TribesApp(), []
    async with app.run_test(size=size) as pilot:
        home = home_of(app)
        home.show([LAST])
        await pilot.pause()
        post = home.post_message
        home.post_message = lambda message: (  # type: ignore[method-assign]
            told.append(message.what) or True if isinstance(message, HomeScreen.Chosen) else post(message)
        )
        for region in home.places.values():
            await pilot.click(offset=region.offset + Offset(2, 0))
        await pilot.pause()
        assert set(told) == {choice.what for choice in home.choices} - {"quick:indy"}, "which can be gone on with"
        await pilot.click(offset=home.places["quick:indy"].offset + Offset(2, 0))
        await pilot.click(offset=home.places["quick:indy"].offset + Offset(2, 0))
        await until(pilot, lambda: told[-1] == "quick:indy")


async def test_a_click_opens_a_screen() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.click(offset=home_of(app).places["setup"].offset)
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))


async def test_a_click_on_a_key_of_the_last_row_presses_it() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        home = home_of(app)
        keys = home.query_one(KeyLine)
        await pilot.pause()
        for name in ("key:left", "key:ctrl+p"):
            assert home.at == 0
            await pilot.click(offset=keys.region_of(name).offset + Offset(1, 0))
            await until(pilot, lambda: home.at > 0 or app.screen is not home)
            home.action_go_to(0)
        assert app.screen is not home, "the list of all by name"


# ---- What is shown --------------------------------------------------------------------------------


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("last", [None, LAST])
async def test_everything_is_in_view_at_every_size_and_depth(
    size: tuple[int, int], depth: str, last: Summary | None
) -> None:
    app = TribesApp()
    app.depth = depth
    async with app.run_test(size=size) as pilot:
        home = home_of(app)
        home.show([last] if last else [], "some news")
        await pilot.pause()
        text = " ".join(screen_text(app).translate(dict.fromkeys(map(ord, "►◄<>"), " ")).split())
        for choice in home.choices:
            assert f"{choice.key} {choice.label}" in text
        if size[0] >= 80:
            assert text.count(" players") == len(rules.games)
        regions = list(home.places.values())
        assert len(regions) == len(home.choices)
        assert not any(one.overlaps(other) for one, other in itertools.combinations(regions, 2))
        assert all(home.region.contains_region(region) for region in regions)
        assert "some news" in text
        for number, choice in enumerate(home.choices):
            home.action_go_to(number)
            await pilot.pause()
            again = (
                "indy is unfinished: c continues it" if last and choice.game == "indy" else f"New to {choice.label}?"
            )
            told = again if choice.is_game else choice.about
            assert size[0] < 80 or told in screen_text(app)
        assert depth != "ascii" or screen_text(app).isascii()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("theme", [theme.name for theme in OFFERED])
@pytest.mark.parametrize("depth", ["truecolor", "256", "16"])
@pytest.mark.parametrize("size", SIZES[1:], ids=str)
async def test_all_words_can_be_read(theme: str, depth: str, size: tuple[int, int]) -> None:
    app = TribesApp()
    app.depth = depth
    async with app.run_test(size=size) as pilot:
        app.theme = theme
        home_of(app).show([LAST], "some news", PLAYED)
        await pilot.pause()
        for piece in app.screen.query(Drawn):
            check_contrast(piece)


async def test_a_theme_is_put_on_at_once() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = _styles(app)
        app.theme = "tribes-light"
        await pilot.pause()
        assert _styles(app) != before


def _styles(app: TribesApp) -> list[str]:
    return [str(segment.style) for strip in app.screen._compositor.render_strips() for segment in strip]


async def test_what_was_played_is_shown_where_there_is_room_and_only_what_was() -> None:
    app = TribesApp()
    async with app.run_test(size=(200, 60)) as pilot:
        home_of(app).show([], "", PLAYED)
        await pilot.pause()
        text = screen_text(app)
        assert "1 of 3 won" in text
        assert "0 of 1 won" in text
        assert text.count(" won") == len(PLAYED)
        assert "▄█▆" in text, "their feet stand at 0"


async def test_who_never_played_a_game_is_told_of_its_lesson() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "New to Tribe? Press t and Enter for a guided game, Enter to play." in screen_text(app)
        app.home.show([], "", PLAYED)
        await pilot.pause()
        assert "New to Tribe?" not in screen_text(app)
        assert "t" in {choice.key for choice in app.home.choices if choice.what == "learn"}


async def test_home_waits_on_the_game_whose_lesson_was_opened() -> None:
    """Enter, pressed once more after a lesson, begins no other game than the one that was learnt."""
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.open_lesson("rise_of_tribes")
        await pilot.pause()
        app.come_home()
        await pilot.pause()
        assert app.home.choices[app.home.at].game == "rise_of_tribes"


def test_what_was_played_is_counted_from_finished_games() -> None:
    result = {"ranking": [1, 2], "scores": [30, 20]}
    seats = [{"name": "you", "kind": "human"}, {"name": "Ada", "kind": "bot", "level": "easy"}]
    over = LAST._replace(seats=seats, finished=True, result=result)
    lost = over._replace(result={"ranking": [2, 1], "scores": [10, 20]}, created="2026")
    assert played([lost, over, LAST]) == {"indy": GamesPlayed(2, 1, (30, 10))}


def test_what_is_said_of_a_game_is_true_and_fits() -> None:
    games = abouts()
    assert list(games) == list(rules.games)
    for id, game in rules.games.items():
        about = games[id]
        assert (about.title, about.players) == (game.title, (game.players[0], game.players[-1]))
        assert len(about.sentence) <= 78
        assert len(wrap(about.card, 15)) <= 2
        assert len(wrap(about.short, 16)) <= 3
        assert id in LOOKS
        assert MOOD_OF[id] in MOODS


def test_letters_are_each_for_one_thing() -> None:
    keys = [choice.key for choice in choices(LAST)]
    assert len(set(keys)) == len(keys)
    assert isinstance(choices(LAST)[0], HomeChoice)


async def test_whose_lesson_was_just_played_is_not_called_new() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "New to Tribe?" in screen_text(app)
        await pilot.press("t", "enter")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        app.come_home()
        await until(pilot, lambda: app.screen is app.home)
        assert "New to Tribe?" not in screen_text(app)
        assert "Tribe: press t and Enter to begin its lesson again" in screen_text(app)
        app.home.show()
        await pilot.press("right")
        await until(pilot, lambda: "New to " in screen_text(app))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_whoever_comes_first_is_welcomed_and_learning_stands_before_all_else(size: tuple[int, int]) -> None:
    """And a game starts by two keys at most: nothing is asked."""
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "Welcome! 1 to 6 start a game against a bot." in screen_text(app)
        commands = [one.what for one in home_of(app).choices if not one.is_game]
        assert commands[0] == "learn"
        app.home.show([], "", PLAYED)
        await pilot.pause()
        assert "Welcome!" not in screen_text(app)
        assert [one.what for one in home_of(app).choices if not one.is_game] == commands, "what was learned once stays"
        assert app.home.choices[app.home.at].game == [*PLAYED][-1], "the game that was played last"
        app.home.show()
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


@pytest.mark.parametrize("typed", ["friend", "host", "tournament", "ssh"])
async def test_whoever_looks_for_friends_is_told_how_tables_are_hosted(typed: str) -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("ctrl+p", *typed)
        await until(pilot, lambda: "Host tables for friends" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: any("tribes serve --help" in one.message for one in app._notifications))
        assert app.screen is app.home


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_help_lists_all_that_home_offers_with_its_key_and_what_it_is(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert f"?  {home.help()}" in screen_text(app).splitlines()[-1]
        await pilot.press("question_mark")
        await until(pilot, lambda: "Everything else" in screen_text(app))
        rows = seen(app)
        assert rows[0].lstrip().startswith("TRIBES  Help")
        for one in app.home.choices:
            assert any(
                one.text in row and one.about[:20] in row and row.rstrip().endswith(f" {one.key}") for row in rows
            )
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is app.home


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_what_is_looked_for_by_name_comes_first_and_nothing_unfitting(size: tuple[int, int]) -> None:
    """A title that begins so, then what is said of a thing; letters in that order only if nothing has the word. Wide, nothing is cut."""
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        offered = {one.title: one for one in HomeCommands(app.screen).offered()}
        found = [hit async for hit in HomeCommands(app.screen).search("hint")]
        assert all("hint" in f"{hit.text} {offered[str(hit.text)].text}".lower() for hit in found)
        best = max([hit async for hit in HomeCommands(app.screen).search("puz")], key=lambda hit: hit.score)
        assert str(best.text).lower().startswith("puz")
        assert [hit async for hit in HomeCommands(app.screen).search("pzz")], "else as it was typed"
        await pilot.press("ctrl+p")
        await until(pilot, lambda: "Everything else" in screen_text(app))
        assert size[0] < 120 or "…" not in screen_text(app)


async def test_after_a_visit_elsewhere_the_cursor_stands_on_what_can_be_gone_on_with() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = home_of(app)
        screen.game = next(one for one in rules.games if one != LAST.game)
        screen.show([LAST])
        await pilot.pause()
        assert screen.choices[screen.at].what == GO_ON
        assert screen.choices[screen.at].about in screen_text(app)


async def test_in_a_narrow_window_nothing_of_home_shows_beside_the_list_of_games() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, PickGame))
        await pilot.pause()
        assert app.screen.query_one("#box").region == app.screen.region


@pytest.mark.parametrize("game", [*LOOKS])
async def test_on_light_ground_what_is_white_stands_out(game: str) -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        app.theme = "tribes-light"
        await pilot.pause()
        palette = app.screen.query_one(GameCards).palette
        cells = Cells(20, 6, palette, ["#ffffff"] * 6)
        paint_window(cells, Region(0, 0, 20, 6), game)
        assert all(contrast("#ffffff", cells.ground(19, y)) > 1.3 for y in range(2))
