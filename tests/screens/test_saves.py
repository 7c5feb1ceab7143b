"""The saved games by keyboard alone and by mouse alone: lists, search, order, the details, what can be done with a game."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Input, Tab

import rules
from rules.tribe.components.cards import COLOUR, MULTI, NAMES
from saves import Store, Summary
from saves.walk import Walk
from tests.app.test_app import played, screen_text, until
from tests.screens.test_replay import whole_game
from tests.widgets.contract import check_contrast
from tests.widgets.mounting import alone
from tribes_tui.app import TribesApp
from tribes_tui.learning.puzzle import puzzle_named, puzzles_of
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.profile import daily
from tribes_tui.screens.dialogs import LineDialog, SureDialog
from tribes_tui.screens.home.choices import called_of
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.screens.lists import CURVE, steps
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.saves import screen as saves_screen
from tribes_tui.screens.saves.collection import entry_of, look_back
from tribes_tui.screens.saves.details import KINDS_OF_VASES, VASES, GameDetails, paint_thumbnail
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.screens.saves.table import GamesTable
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.theme.moods import DUSK
from tribes_tui.theme.palette import palette_of
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place
from tribes_tui.words.about import unit_of
from tribes_tui.words.common import key_name
from tribes_tui.words.language import in_language
from tribes_tui.words.said import common, forms, home, saves as said
from tribes_tui.words.saves import bot_company

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50))


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


async def some_games(store: Store) -> dict[str, str]:
    """What each is -> its name: one that goes on, two that are over, one of today."""
    found = {"over": whole_game(store, "rise_of_tribes", 2), "open": await played(store, moves=30)}
    seats = [Seat("human", "", "you"), Seat("bot", "hard", "Bo")]
    today = date.today()
    table = Table.new("tribal_rixe", seats, {}, daily.seed_of("tribal_rixe", today), store, daily.title_of(today))
    for _ in range(5):
        assert table.turn is not None
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    found["daily"] = table.name
    table.close()
    store.rename(found["open"], "Long night")
    return found


def names(screen: SavesScreen) -> list[str]:
    return [str(key.value) for key in screen._table.rows]


async def shown_saves(pilot: Pilot[None]) -> SavesScreen:
    await pilot.pause()
    await pilot.press("s")
    await until(pilot, lambda: isinstance(pilot.app.screen, SavesScreen))
    screen = pilot.app.screen
    assert isinstance(screen, SavesScreen)
    await pilot.pause()
    return screen


async def looked_back(pilot: Pilot[None], screen: SavesScreen) -> None:
    await until(pilot, lambda: screen._games.entries and not [*screen._games.unknown()])
    await pilot.pause()


async def click(pilot: Pilot[None], text: str) -> None:
    lines = screen_text(pilot.app).splitlines()  # type: ignore[arg-type]
    y = next(y for y, line in enumerate(lines) if text in line)
    await pilot.click(offset=(lines[y].index(text), y))
    await pilot.pause()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES)
async def test_every_game_is_listed_with_all_that_is_known_of_it(size: tuple[int, int]) -> None:
    store = Store()
    found = await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        screen = await shown_saves(pilot)
        await looked_back(pilot, screen)
        assert set(names(screen)) == set(found.values())
        text = screen_text(app)
        for word in ("Rise of Tribes", "Long night", "Ada, easy", "Bo, hard", "of ", "going on", "today"):
            assert word in text, word
        assert "won, " in text or "lost, " in text
        assert ("moves" in text.splitlines()[3]) == (size[0] >= 160)


async def test_lists_are_walked_through_and_clicked() -> None:
    store = Store()
    found = await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await shown_saves(pilot)
        for wanted in ({"open", "daily"}, {"over"}, {"daily"}, {"open", "over", "daily"}):
            await pilot.press("right")
            await pilot.pause()
            assert set(names(screen)) == {found[one] for one in wanted}
        await pilot.click("#over")
        await pilot.pause()
        assert names(screen) == [found["over"]]
        assert [str(tab.label) for tab in screen.query(Tab)] == ["all 3", "going on 2", "finished 1", "of the day 1"]


async def test_what_is_looked_for_is_found_and_letters_are_no_commands_meanwhile() -> None:
    store = Store()
    found = await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        await pilot.press("slash", *"night", "enter")
        await pilot.pause()
        assert names(screen) == [found["open"]]
        assert len(store.list()) == 3
        await pilot.press("escape")
        await pilot.pause()
        assert len(names(screen)) == 3
        assert app.screen is screen
        await pilot.click("#search")
        await pilot.press(*"zzz")
        await pilot.pause()
        assert names(screen) == []
        assert "No game matches" in screen_text(app)
        assert "How it went" not in screen_text(app), "a table without rows has no head"
        assert screen.query_one(Input).value == "zzz"
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_out_of_a_list_without_games_one_comes_to_all_of_them_as_it_says() -> None:
    store, app = Store(), TribesApp()
    found = await some_games(store)
    for one in ("over", "daily"):
        store.delete(found[one])
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        all_games = names(screen)
        assert all_games
        await pilot.press("right", "right")
        await until(pilot, lambda: "No game matches. Esc shows all games again." in screen_text(app))
        await pilot.press("escape")
        await until(pilot, lambda: names(screen) == all_games)
        assert app.screen is screen
        await pilot.press("left", "left")
        await until(pilot, lambda: names(screen) == [])
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_the_table_is_sorted_by_key_and_by_click() -> None:
    store = Store()
    found = await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(160, 40)) as pilot:
        screen = await shown_saves(pilot)
        at = screen._table.under_cursor
        assert screen._table.sorted_by == "when"
        await pilot.press("s")
        await pilot.pause()
        assert names(screen) == [found["open"], found["over"], found["daily"]], "indy, Rise of Tribes, Tribal Rixe"
        assert screen._table.under_cursor == at, "the cursor stays on its game"
        await click(pilot, "title")
        assert screen._table.sorted_by == "title"
        assert names(screen)[-1] == found["over"], "those without a title come last"


async def test_leaving_a_replay_comes_back_to_the_list_and_to_the_same_game() -> None:
    store = Store()
    found = await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        while screen._table.under_cursor != found["over"]:
            await pilot.press("down")
        for key in ("enter", "v"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
            await pilot.press("q")
            await until(pilot, lambda: app.screen is screen)
            assert screen._table.under_cursor == found["over"]


async def test_by_mouse_alone_a_game_is_named_deleted_and_opened() -> None:
    store = Store()
    found = await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await shown_saves(pilot)
        await click(pilot, "Long night")
        assert screen._table.under_cursor == found["open"]
        await click(pilot, "delete")
        await until(pilot, lambda: isinstance(app.screen, SureDialog))
        await click(pilot, "Keep it")
        await until(pilot, lambda: app.screen is screen)
        assert len(store.list()) == 3
        await click(pilot, "name")
        await until(pilot, lambda: isinstance(app.screen, LineDialog))
        await click(pilot, "leave it")
        await until(pilot, lambda: app.screen is screen)
        await click(pilot, "Rise of")
        await click(pilot, "delete")
        await until(pilot, lambda: isinstance(app.screen, SureDialog))
        await click(pilot, "Delete it")
        await until(pilot, lambda: len(store.list()) == 2)
        await until(pilot, lambda: app.screen is screen)
        await click(pilot, "Long night")
        await click(pilot, "Enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


@pytest.mark.parametrize(("language", "letter"), [("en", "y"), ("it", "s"), ("fr", "o"), ("it", "y")])
async def test_a_letter_of_ones_language_says_yes(language: str, letter: str) -> None:
    store = Store()
    await some_games(store)
    with in_language(language):
        app = TribesApp(store=store)
        async with app.run_test(size=(80, 24)) as pilot:
            await shown_saves(pilot)
            await pilot.press("d")
            await until(pilot, lambda: isinstance(app.screen, SureDialog))
            assert f"{key_name('Yes')}  {forms.on()}" in screen_text(app)
            await pilot.press(letter)
            await until(pilot, lambda: len(store.list()) == 2)


async def test_a_game_of_the_day_is_offered_the_name_that_one_reads_and_keeps_its_own() -> None:
    store = Store()
    day = date(2026, 11, 29)
    title, seats = daily.title_of(day), [Seat("human", "", "you"), Seat("bot", "hard", "Bo")]
    table = Table.new("indy", seats, {}, daily.seed_of("indy", day), store, title)
    for _ in range(5):
        assert table.turn is not None
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    table.close()
    with in_language("it"):
        app = TribesApp(store=store)
        async with app.run_test(size=(80, 24)) as pilot:
            await shown_saves(pilot)
            await pilot.press("n")
            await until(pilot, lambda: isinstance(app.screen, LineDialog))
            assert app.screen.query_one(Input).value.startswith("indy 29 nov")
            await pilot.press("enter")
            await pilot.pause()
    assert store.list()[0].title == title


async def test_the_sheet_tells_how_all_stand_and_what_happened_last() -> None:
    store = Store()
    name = whole_game(store, "rise_of_tribes", 3)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await shown_saves(pilot)
        await looked_back(pilot, screen)
        text = screen._details.text()
        summary = store.list()[0]
        assert summary.name == name
        for score in summary.result["scores"]:  # type: ignore[index]  # it is over
            assert str(score) in text
        for word in (
            "How everybody stands",
            "You",
            "Ada",
            "Bo",
            "What happened last",
            f"after {summary.moves} moves",
            "seed 3: y copies it",
        ):
            assert word in text, word
        await pilot.press("y")
        assert app.clipboard == "3"
        assert "The seed is copied: 3" in screen_text(app)
        for height in range(30, 40):
            await pilot.resize_terminal(120, height)
            await pilot.pause()
            _, is_told, last = screen._details.text().partition("What happened last")
            assert not is_told or last.splitlines()[1].lstrip().startswith("•"), "no sentence begins in its middle"


@pytest.mark.parametrize("list_of", ["open", "over"])
async def test_all_that_can_be_done_with_a_game_has_its_key_in_the_row_for_those_with_a_mouse_alone(
    list_of: str,
) -> None:
    store = Store()
    found = await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        screen._table.move_cursor(row=names(screen).index(found[list_of]))
        await pilot.pause()
        keys = screen_text(app).splitlines()[-1]
        for does in ("n  name", "d  delete", "+  copy", *["v  replay"][list_of == "over" :]):
            assert does in keys, does
        assert "x  export" in keys or f"?  {home.help()}" in keys, (
            "where there is no room for all, the list of all has a cap"
        )
        assert ("v  replay" in keys) == (list_of == "open"), "of a game that is over Enter does the same"
        await click(pilot, "d  delete")
        await until(pilot, lambda: isinstance(app.screen, SureDialog))


async def test_the_arrow_leads_from_what_is_looked_for_to_what_was_found() -> None:
    store = Store()
    found = await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        await pilot.press("slash", *"night")
        await pilot.pause()
        assert "↓  to the games" in screen_text(app).splitlines()[-1]
        await pilot.press("down", "n")
        await until(pilot, lambda: isinstance(app.screen, LineDialog))
        assert screen.entry is not None
        assert screen.entry.name == found["open"]


async def test_a_game_is_written_where_others_can_be_shown_it() -> None:
    store = Store()
    name = await played(store, moves=8)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        await shown_saves(pilot)
        await pilot.press("x")
        await until(pilot, lambda: "Written as" in screen_text(app))
    (path,) = (store.folder.parent / "exports").iterdir()
    assert path.read_bytes() == store.list()[0].path.read_bytes()
    assert Store(store.folder.parent / "other").add(path)
    assert name


# ---- What is told ---------------------------------------------------------------------------------


def test_bars_are_even_in_the_middle_and_the_last_is_the_end() -> None:
    assert steps([0.0] * 9, 5) == [4] * 5
    assert steps([0.0, 0.0, 1.0, 1.0, -1.0], 3) == [4, 8, 1]
    assert steps([], 3) == [4, 4, 4]
    for length in (1, 2, 3, 40):
        assert len(steps([1.0] * length, 11)) == 11


async def test_of_a_game_that_goes_on_no_more_is_told_than_its_person_may_know() -> None:
    store = Store()
    await played(store, moves=60, seats=3)
    summary = store.list()[0]
    back = look_back(store, summary)
    assert back is not None
    assert back.view.viewer == 0
    state = back.view
    assert back.scores == state.scores()
    assert back.lead == (), "points are not chances: they have no bars beside those of games that are over"


async def test_games_are_looked_back_at_beside_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store()
    await played(store, moves=20)
    threads = []

    def look(store: Store, summary: Summary) -> None:
        threads.append(threading.get_ident())

    monkeypatch.setattr(saves_screen, "look_back", look)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        await until(pilot, lambda: screen._games.entries and not [*screen._games.unknown()])
    assert threads
    assert threading.get_ident() not in threads


def test_a_title_is_found_and_a_game_of_the_day_says_of_which() -> None:
    today = date(2026, 3, 5)
    summary = Store().list()
    assert summary == []
    table = Table.new(
        "indy",
        [Seat("human", "", "you"), Seat("bot", "easy", "Ada")],
        {},
        daily.seed_of("indy", today),
        Store(),
        daily.title_of(today),
    )
    table.close()
    entry = entry_of(Store().list()[0], date(2026, 3, 7))
    assert entry.is_daily
    assert entry.title == "of 5 Mar"
    assert entry.has("indy 2026-03-05")
    assert not entry.has("indy tribe")
    assert entry.called == "indy of 5 Mar"


def test_a_copy_without_a_title_of_its_own_is_called_by_its_game() -> None:
    store = Store()
    table = Table.new("indy", parse_seats("you,bot:easy"), {}, 3, store)
    table.close()
    copied = store.copy(table.name)
    found = {one.name: one for one in store.list()}
    for name, called in ((table.name, "indy"), (copied, "indy, copy")):
        entry = entry_of(found[name], date(2026, 3, 7))
        assert entry.called == entry.called_whole == called_of(found[name]) == called
    store.rename(copied, "mine")
    (named,) = (one for one in store.list() if one.name == copied)
    assert (entry_of(named, date(2026, 3, 7)).called, called_of(named)) == ("mine", "mine")


async def test_the_cursor_begins_on_the_newest_that_goes_on_and_each_copy_has_a_name_of_its_own() -> None:
    store = Store()
    found = await some_games(store)
    whole_game(store, "indy", 2)
    newest = store.list()[0]
    assert newest.game == "indy"
    assert newest.finished
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        assert names(screen)[0] == newest.name
        assert screen._table.under_cursor == found["daily"]
        for _ in range(2):
            store.copy(newest.name)
        screen._take()
        called = {one.called for one in screen._games.entries}
        assert called >= {"indy", "indy, copy", "indy, copy 2"}
        assert screen._table.under_cursor == found["daily"]


class TableOfGames(App[None]):
    """The table alone, as wide as the smallest window, with titles."""

    def compose(self) -> ComposeResult:
        yield GamesTable()


async def test_a_shared_place_is_not_cut_off_where_its_column_is_narrow() -> None:
    me, bot = {"kind": "human", "name": "you"}, {"kind": "bot", "level": "easy", "name": "Bo"}
    when = datetime(2026, 3, 7, tzinfo=UTC)
    shared = {"scores": [0, 9, 0], "ranking": [2, 1, 2]}
    summary = Summary("a", "Long night", "indy", [me, bot, bot], 9, True, "", when, Path("a"), None, 7, shared)
    entry = entry_of(summary, when.date())
    assert (entry.result, entry.brief) == ("shared second, 0 feathers", "shared second, 0")
    alone = summary._replace(result={"scores": [0, 9, 0], "ranking": [2, 1, 3]})
    assert entry_of(alone, when.date()).result == "second, 0 feathers", "four what"
    for scores, ranking, told in ([25, 24], [2, 1], "lost"), ([22, 24], [1, 2], "won"):
        bots = {"game": "tribal_duel", "seats": [me, bot], "result": {"scores": scores, "ranking": ranking}}
        duel = entry_of(summary._replace(**bots), when.date())
        assert (duel.result, duel.brief) == (told, told), "no score that doesn't say who won"
    async with (app := TableOfGames()).run_test(size=(80, 24)):
        table, palette = app.query_one(GamesTable), palette_of(app, DUSK)
        for room, has_titles, told in (
            (78, True, "shared second, 0"),
            (80, False, "shared second, 0 feathers"),
            (120, True, "shared second, 0"),
        ):
            table.set_columns(room, has_titles)
            assert table.cells(entry, None, palette)["result"].plain == told


# ---- Games without a move -------------------------------------------------------------------------


async def test_a_game_without_a_move_is_not_kept() -> None:
    store = Store()
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.choose_quick("rise_of_tribes")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        if app.screen.table.number == 0:  # type: ignore[attr-defined]  # it is a TableScreen
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
            assert store.list() == []


async def test_one_that_a_killed_program_left_is_not_listed() -> None:
    store = Store()
    Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, 3, store).close()
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        assert names(screen) == []
        assert "No games are saved yet" in screen_text(app)
    assert store.newest_unfinished() is None


# ---- Themes and depths ----------------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize("theme", [theme.name for theme in OFFERED])
async def test_all_words_of_the_sheet_can_be_read(theme: str) -> None:
    store = Store()
    await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        app.theme = theme
        screen = await shown_saves(pilot)
        await looked_back(pilot, screen)
        for piece in filter(lambda piece: piece.region, screen.query(Drawn)):
            check_contrast(piece)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("depth", DEPTHS)
async def test_it_is_whole_at_every_depth(depth: str) -> None:
    store = Store()
    await some_games(store)
    app = TribesApp(ascii_only=depth == "ascii", store=store)
    app.depth = depth
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        await looked_back(pilot, screen)
        text = screen_text(app)
        assert "Long night" in text
        assert depth != "ascii" or text.isascii()
        assert screen.has_class("-bare") == (depth in ("none", "ascii"))
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, SureDialog))
        assert depth != "ascii" or screen_text(app).isascii()


@pytest.mark.parametrize("game", list(rules.games))
async def test_every_game_has_a_picture_of_its_position_and_it_changes_with_it(game: str) -> None:
    store = Store()
    name = whole_game(store, game, 2)
    walk = Walk(store.read(name))
    drawn = []
    for view in (walk.state(len(walk) // 3).view(0), walk.state(len(walk)).view(None)):
        cells = Cells(35, 9, palette_of(TribesApp(), "dusk"), ["#000000"] * 9)
        paint_thumbnail(cells, Region(0, 0, 35, 9), game, view, cells.palette)
        drawn.append([row[:] for row in cells.rows])
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("size", [(30, 8), (35, 9), (50, 12)])
def test_where_no_chain_lies_the_picture_shows_the_own_hand_else_what_one_plays_with(size: tuple[int, int]) -> None:
    store = Store()
    walk = Walk(store.read(whole_game(store, "tribe", 2, 1)))
    drawn = []
    for view in (None, walk.state(0).view(0)):
        cells = Cells(*size, palette_of(TribesApp(), "dusk"), ["#000000"] * size[1])
        paint_thumbnail(cells, Region(0, 0, *size), "tribe", view, cells.palette)
        drawn.append(cells.rows)
    assert len({cell for row in drawn[0] for cell in row}) > 12, "no empty field"
    text = "\n".join("".join(cell[0] for cell in row) for row in drawn[1])
    for card in walk.state(0).view(0).dump()["hands"][0]:
        assert home.on_picture(word=KINDS_OF_VASES.get(card, card)) in text


def test_vases_have_the_colours_of_the_rules() -> None:
    for card, name in enumerate(NAMES[:MULTI]):
        assert VASES[name] == {"R": "tone-red", "B": "tone-blue"}[COLOUR[card]]


async def test_where_no_game_has_a_title_results_have_its_room() -> None:
    store = Store()
    whole_game(store, "indy", 2, 5)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        heads = [str(column.label) for column in screen._table.columns.values()]
        assert "title" not in heads
        for _ in heads:
            await pilot.press("s")
            await pilot.pause()
            assert screen._table.sorted_by != "title"
        store.rename(screen._games.entries[0].name, "Long night")
        screen._take()
        game, _, result, *_ = screen._table.get_row_at(0)
        assert game.plain == " Long night", "there it is called by its title"
        assert result.plain.endswith("feathers"), "and what was won is said whole"
        await pilot.resize_terminal(160, 40)
        await until(pilot, lambda: "title" in [str(column.label) for column in screen._table.columns.values()])


def begun(game: str, seats: str) -> None:
    """A game of one move."""
    table = Table.new(game, parse_seats(seats), {}, 3, Store())
    assert table.turn is not None
    table.propose(table.turn, table.view(table.turn).legal_actions()[0], 0)
    table.close()


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("you,bot:hard", "Ash, hard"),
        ("you,bot:hard,bot:easy", "2 bots, mixed"),
        ("you,name:Ada", "Ada"),
        ("name:Ada,name:Kim", "Ada and Kim"),
        ("you,name:Ada,bot:easy,bot:easy", "Ada + 2 bots"),
        ("you,you", "2 people"),
        ("you,you,bot:easy", "2 people, a bot"),
    ],
)
async def test_a_game_is_known_by_the_names_of_those_who_have_one(seats: str, said: str) -> None:
    store = Store()
    begun("tribe", seats)
    assert [entry_of(one, date.today()).company for one in store.list()] == [said]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_long_names_are_all_there_and_say_that_they_are_cut(size: tuple[int, int]) -> None:
    seats = "name:Wilhelmina-Alex,name:Bartholomew Xyz,bot:easy,name:Ada"
    begun("indy", seats)
    async with TribesApp().run_test(size=size) as pilot:
        screen = await shown_saves(pilot)
        await looked_back(pilot, screen)
        shown = screen.query_one(GameDetails).text()
    assert ("Wilhelmi…" if size == (80, 24) else "Wilhel…") in shown, shown
    assert ("Bartholo…" if size == (80, 24) else "Bartho…") in shown, shown
    assert "Ash" in shown


def test_one_rival_is_called_by_its_name() -> None:
    assert bot_company([""], ["boulder"]) == "Boulder, rival"
    assert bot_company(["Ash"], ["easy"]) == "Ash, easy"
    assert bot_company([""], ["easy"]) == "1 bot, easy"


class PuzzleThumbnail(Drawn):
    """A position in small, alone."""

    def __init__(self, puzzle: str) -> None:
        super().__init__()
        self._puzzle = puzzle

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        one = puzzle_named(self._puzzle)
        assert one is not None
        paint_thumbnail(cells, Region(0, 0, cells.width, cells.height), one.game, one.view(), cells.palette)
        return ()


@pytest.mark.parametrize("size", [(32, 5), (36, 9)])
async def test_a_small_picture_of_indy_shows_the_table_the_own_hand_and_everybodys_feathers(
    size: tuple[int, int],
) -> None:
    puzzle = puzzles_of("indy")[0]
    view = puzzle.view().dump()
    piece = PuzzleThumbnail(puzzle.name)
    async with alone(piece, size):
        hand = next(cards for cards in view["hands"] if "?" not in cards)
        for code in (*view["table"], *hand):
            assert code[2:] in piece.text()
        rows = piece.text().splitlines()
        assert [row.rstrip()[-1:] for row in rows if row.rstrip()[-1:].isdigit()][: len(view["tokens"])] == [
            str(one) for one in view["tokens"]
        ]


async def test_what_few_games_leave_free_in_a_low_window_tells_of_the_one_under_the_cursor() -> None:
    """Its position, what happened last, and what the bars in the list are."""
    store = Store()
    whole_game(store, "indy", 2)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        app.choose_saves()
        await until(pilot, lambda: bool(app.screen.query(GameDetails)))
        details = app.screen.query_one(GameDetails)
        await until(pilot, lambda: "You win the game." in details.text())  # what happened last
        assert "is kept" not in details.text(), "no sentence begins in its middle"
        assert said.legend().split()[-1] in details.text()
        assert details.size.height == 8


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_whole_row_is_under_the_cursor_and_points_have_their_unit(size: tuple[int, int]) -> None:
    store = Store()
    await some_games(store)
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        screen = await shown_saves(pilot)
        await looked_back(pilot, screen)
        table = screen._table
        grounds = [segment.style.bgcolor for segment in table.render_line(1 + table.cursor_row) if segment.style]
        assert len({*grounds}) == 1, "from the first column to the last"
        for row in range(table.row_count):
            table.move_cursor(row=row)
            await pilot.pause(0.4)
            assert screen.entry is not None
            unit = common.units(unit=unit_of(screen.entry.summary.game))
            assert unit in screen._details.text(), "nobody asks: how many of what?"
            enter = screen_text(app).splitlines()[-2]
            assert "…" not in enter.replace(", …", ""), "where not all of it has room, whole clauses"


async def test_nobody_has_a_bar_before_anybody_has_a_point() -> None:
    store = Store()
    seats = parse_seats("you,bot:easy")
    table = Table.new("rise_of_tribes", seats, {}, 7, store, "")
    assert table.turn is not None
    view = table.view(table.turn)
    table.propose(table.turn, view.legal_actions()[0], table.number_for(table.turn))
    table.close()
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await shown_saves(pilot)
        await looked_back(pilot, screen)
        await pilot.pause(0.4)
        lines = screen._details.text().splitlines()
        at = next(y for y, line in enumerate(lines) if said.standing() in line)
        assert all("█" not in line and " 0 points" in line for line in lines[at + 1 : at + 3])


async def test_a_curve_under_the_cursor_is_no_black_block_on_its_ground() -> None:
    store = Store()
    whole_game(store, "indy", 2)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_saves(pilot)
        await looked_back(pilot, screen)
        row = [*screen._table.render_line(1)]
        curve = next(one for one in row if one.style and {*one.text} & CURVE)
        assert curve.style is not None
        assert row[0].style is not None
        assert curve.style.bgcolor != row[0].style.bgcolor
        assert not screen._table.max_scroll_x, "no column is out of sight"
