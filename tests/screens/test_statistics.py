"""Statistics and games of the day by keyboard alone and by mouse alone."""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import DataTable, Tabs

import rules
from saves import Store, Summary
from tests.app.test_app import screen_text, until
from tests.profile.test_rating import indy
from tests.screens.test_every_binding import OneScreen
from tests.screens.test_replay import whole_game
from tests.screens.test_saves import click
from tests.widgets.contract import check, check_contrast
from tests.widgets.mounting import alone
from tribes_tui.app import TribesApp
from tribes_tui.display.glyphs import to_ascii
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.profile import daily
from tribes_tui.profile.rating import rated
from tribes_tui.profile.rating_words import stands_brief
from tribes_tui.profile.statistics import Outcome, WinShare
from tribes_tui.screens.daily import DailyScreen, DayDetails
from tribes_tui.screens.first_games import Evening, FirstGames
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.saves import collection
from tribes_tui.screens.statistics.plots import (
    Bar,
    Shares,
    Shelves,
    against,
    shelves as all_shelves,
)
from tribes_tui.screens.statistics.screen import FEW, OutcomesTable, StatisticsScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.widgets.charts.standing import LINE, RatingCourse, StandingChances, StandingRuler, StandingWay
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.language import in_language
from tribes_tui.words.said import daily as daily_words, rating, saves, statistics

BARS = (Bar("indy", "indy-accent", WinShare(14, 5, 4.0)), Bar("Tribe", "tribe-accent", WinShare(2, 0, 0.5)))


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def shares() -> Shares:
    piece = Shares()
    piece.show_below(statistics.against(), BARS)
    return piece


def shelves(game: str = "", found: Sequence[Outcome] = ()) -> Shelves:
    piece = Shelves()
    piece.show_shelves(all_shelves(found or won_and_lost(8), game), "feathers" if game else "")
    return piece


OTHERS = ("easy", 780), ("medium", 1000), ("hard", 1048)
STOOD = RatingCourse((1000, 1090, 1040), (882, 600, 410), (True, False), OTHERS, 20, "indy-accent")


def ruler() -> StandingRuler:
    piece = StandingRuler()
    piece.show(STOOD)
    return piece


def way() -> StandingWay:
    piece = StandingWay()
    piece.show(STOOD)
    return piece


async def test_the_pieces_keep_the_contract() -> None:
    await check(shares, [(60, 4), (80, 4)])
    await check(shelves, [(80, 10), (100, 12)])
    await check(lambda: shelves("indy"), [(80, 4)])
    await check(ruler, [(60, 5), (100, 5)])
    await check(way, [(60, 3), (100, 20)])


async def opened(pilot: Pilot[None], key: str, screen: type) -> None:
    await pilot.pause()
    await pilot.press(key)
    await until(pilot, lambda: isinstance(pilot.app.screen, screen))
    await pilot.pause()


# ---- Statistics -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
async def test_finished_games_are_counted_by_game_and_by_opponents(size: tuple[int, int]) -> None:
    store = Store()
    whole_game(store, "indy", 2)
    whole_game(store, "rise_of_tribes", 3)
    won = sum(one.result["ranking"][0] == 1 for one in store.list())  # type: ignore[index]  # they are over
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        await opened(pilot, "a", StatisticsScreen)
        text = screen_text(app)
        assert statistics.title() in text, "and that nobody else vouches for them"
        assert "easy bots" in text
        assert f"{won} of 2" in text
        assert statistics.every() in text, "a picture of the games at every size"
        await pilot.press("right")
        await until(
            pilot, lambda: statistics.players_of(number=2) in screen_text(app) and "of 1 game." in screen_text(app)
        )
        assert "game by game" in screen_text(app)
        assert "usually" not in screen_text(app), "whoever wins has all the feathers"
        await pilot.press("right")
        await until(pilot, lambda: "usually" in screen_text(app))
        await pilot.press("left")
        await until(pilot, lambda: "usually" not in screen_text(app))
        await pilot.press("left", "q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_few_games_leave_no_half_of_a_large_window_empty() -> None:
    """The plots take what the list does not need, and a score says what it counts."""
    app = OneScreen()
    async with app.run_test(size=(120, 40)) as pilot:
        found = [one._replace(game="indy") for one in won_and_lost(3)]
        app.push_screen(StatisticsScreen(found))
        await pilot.pause()
        await pilot.pause()
        assert statistics.every() in screen_text(app)
        assert "feather" in screen_text(app), "of the results"
        piece = app.screen.query_one(Shelves)
        assert piece.size.height <= 14
        assert piece.text().count(daily_words.not_played()) == len(rules.games) - 1, "a place for each of the others"
        assert piece.text().count("▇▇") == 3 + 2, "a block a game, and those of the legend"
        await pilot.press("right")
        await pilot.pause()
        await pilot.pause()
        lines = screen_text(app).splitlines()
        longest = run = 0
        for line in lines:
            run = 0 if line.strip() else run + 1
            longest = max(longest, run)
        assert longest < 12


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_ratings_of_all_games_stand_on_the_first_page(size: tuple[int, int]) -> None:
    app = OneScreen()
    async with app.run_test(size=size) as pilot:
        found = [indy(1, "easy")._replace(when="2026-11-23", name="rated"), *won_and_lost(1)]
        app.push_screen(StatisticsScreen(found))
        told = rating.of_game(game="indy", rating=stands_brief(rated("indy", found)[-1].after))
        await until(pilot, lambda: told in screen_text(app))


@pytest.mark.parametrize("points", [640, 782, 944, 1056, 1120])
@pytest.mark.parametrize("width", [42, 56, 78, 118])
async def test_no_word_beside_the_line_of_a_rating_lies_over_another(width: int, points: int) -> None:
    """Of bots that stand close to each other one is named above the line, one below it; each name stands at its mark."""
    piece, others = StandingRuler(), (("hard", 1048), ("medium", 1000), ("easy", 782))
    piece.show(RatingCourse((1000, points), (882, 600), (points > 1000,), others, 20, "indy-accent"))
    async with alone(piece, (width, 5)) as pilot:
        await pilot.pause()
        rows = piece.text().splitlines()
        assert rating.chart_so_far(points=points) in rows[1]
        assert all(any(f"{name} {at}" in row for row in rows) for name, at in others)
        assert "●" in rows[LINE]
        assert abs(rows[LINE].index("●") - rows[LINE - 1].index("▼")) <= 0
        assert rows[LINE].count("┃") + (points in dict(others).values()) == len(others)


@pytest.mark.parametrize("games", [1, 9, 19, 20, 60])
@pytest.mark.parametrize("size", [(42, 2), (76, 3), (116, 20)])
async def test_the_way_of_a_rating_tells_how_far_it_is_from_being_settled(games: int, size: tuple[int, int]) -> None:
    points = tuple(1000 + 10 * game for game in range(games + 1))
    piece = StandingWay()
    piece.show(RatingCourse(points, (300,) * (games + 1), (True,) * games, OTHERS, 20, "indy-accent"))
    async with alone(piece, size) as pilot:
        await pilot.pause()
        rows = piece.text().splitlines()
        assert "●" in piece.text()
        assert (rating.chart_until(games=games, settled=20) in rows[0]) == (games < 20 and size[1] > 2)
        assert ("│" in piece.text()) == (games < 20)
        assert str(games if size[1] > 3 else points[-1]) in rows[-1]


async def test_few_games_leave_room_for_how_the_chosen_one_ended(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for _ in range(2):
        whole_game(store, "indy", 2)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        app.looking_back.show_statistics()
        await until(pilot, lambda: saves.standing() in screen_text(app))
        details = app.screen.query_one("#details")
        assert details.region.width > 60
        assert details.region.y >= app.screen.query_one("OutcomesTable").region.bottom, "below the list"
        assert saves.kept() not in screen_text(app), "how the record is kept is told where games are kept"


async def test_the_game_under_the_cursor_is_replayed_once_though_the_list_is_filled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was by several threads at once."""
    store, looked_at, filled = Store(), list[str](), threading.Event()
    name = whole_game(store, "indy", 2)

    def look_back(store: Store, summary: Summary) -> collection.LookedBack | None:
        looked_at.append(summary.name)
        filled.wait(5)
        return right(store, summary)

    right = collection.look_back
    monkeypatch.setattr(collection, "look_back", look_back)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        app.looking_back.show_statistics()
        for key in ("right", "right", "left", "right"):
            await pilot.press(key)
        filled.set()
        await until(pilot, lambda: saves.standing() in screen_text(app))
    assert looked_at == [name]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)], ids=str)
async def test_how_one_plays_against_whom_and_in_which_game_stand_on_one_page(size: tuple[int, int]) -> None:
    """Each with what chance alone would give; nothing needs another key, and the games have room below."""
    found = [one._replace(game=game, name=f"{game}-{one.name}") for game in rules.games for one in won_and_lost(6)]
    app = OneScreen()
    async with app.run_test(size=size) as pilot:
        app.push_screen(StatisticsScreen(found))
        await pilot.pause()
        await pilot.pause()
        text = screen_text(app)
        assert statistics.headline(won=12, games=36, by_chance=18) in text
        for title in (statistics.against(), statistics.every()):
            assert title in text
        assert text.count(statistics.of_won(won=2, games=6)) >= len(rules.games), "with its noun"
        for bar in against(found):
            assert re.search(rf"{bar.label}\W.*{bar.told[0]}", text), "whole, and with its noun where that has room"
        assert text.count("│") >= 2, "where chance alone would be"
        assert app.screen.query_one(OutcomesTable).size.height >= 5
        await pilot.press("right")
        await pilot.pause()
        await pilot.pause()
        text = screen_text(app)
        for title in (statistics.by_players(), statistics.against(), statistics.players_of(number=2)):
            assert title in text
        assert app.screen.query_one(OutcomesTable).size.height >= 4


@pytest.mark.parametrize("depth", ["none", "ascii"])
async def test_won_and_not_won_have_two_signs_where_colours_do_not_tell(depth: str) -> None:
    piece = shelves()
    async with alone(piece, (80, 12), depth):
        blocks = piece.text().splitlines()[1:]
        signs = [to_ascii(sign) if depth == "ascii" else sign for sign in "■○"]
        assert [sum(line.count(sign * 2) for line in blocks) for sign in signs] == [3, 5]


async def test_a_game_is_seen_again_and_the_statistics_stay() -> None:
    store = Store()
    whole_game(store, "indy", 2)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(pilot, "a", StatisticsScreen)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, StatisticsScreen))
        await click(pilot, "Enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))


@pytest.mark.parametrize("theme", [theme.name for theme in OFFERED])
async def test_all_words_can_be_read(theme: str) -> None:
    store = Store()
    whole_game(store, "indy", 2)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        app.theme = theme
        await opened(pilot, "a", StatisticsScreen)
        for piece in filter(lambda piece: piece.region, app.screen.query(Drawn)):
            check_contrast(piece)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("key", ["a", "d"])
async def test_they_are_whole_at_every_depth(depth: str, key: str) -> None:
    store = Store()
    whole_game(store, "indy", 2)
    app = TribesApp(ascii_only=depth == "ascii", store=store)
    app.depth = depth
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, key, StatisticsScreen if key == "a" else DailyScreen)
        assert "indy" in screen_text(app)
        assert depth != "ascii" or screen_text(app).isascii()


# ---- Games of the day -----------------------------------------------------------------------------


async def test_todays_game_begins_once_and_is_continued() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, "d", DailyScreen)
        assert screen_text(app).count("play") >= len(rules.games)
        await pilot.press(*["right"] * list(rules.games).index("indy"))
        assert "start today's game of indy" in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table = app.screen.table  # type: ignore[attr-defined]  # it is a TableScreen now
        assert table.seed == daily.seed_of("indy", date.today())
        await until(pilot, lambda: app.screen.is_my_turn)  # type: ignore[attr-defined]
        view = table.view(0)
        app.screen.decide(max(view.legal_actions(), key=view.hint))  # type: ignore[attr-defined]
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        assert "move " in screen_text(app)
        await until(pilot, lambda: "go on with indy" in screen_text(app))  # the cursor is on the one that was left
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await opened(pilot, "d", DailyScreen)
        await until(pilot, lambda: "go on with indy" in screen_text(app))  # and on one that goes on
        await click(pilot, "Enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


async def test_days_before_are_remembered_and_their_games_seen_again() -> None:
    store, day = Store(), date.today() - timedelta(2)
    seats = [Seat("human", "", "you"), Seat("bot", "easy", "Ada")]
    table = Table.new("rise_of_tribes", seats, {}, daily.seed_of("rise_of_tribes", day), store, daily.title_of(day))
    while table.turn is not None:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    table.close()
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(pilot, "d", DailyScreen)
        scores = store.list()[0].result["scores"]  # type: ignore[index]  # it is over
        assert str(scores[0]) in screen_text(app)
        await pilot.press("down")
        assert "can be played only on its day" in screen_text(app)
        assert daily_words.not_played() in screen_text(app), "a word, no dot"
        await pilot.press("enter")
        assert isinstance(app.screen, DailyScreen)
        await pilot.press("down", *["right"] * list(rules.games).index("rise_of_tribes"), "enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))


async def test_without_a_finished_game_it_says_how_games_are_counted_and_offers_nothing_else(tmp_path: Path) -> None:
    app = TribesApp(store=Store(tmp_path / "home"))
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, "a", StatisticsScreen)
        said = screen_text(app)
        assert "alone against bots" in said
        assert statistics.every() not in said
        bound = {active.binding.action for active in app.screen.active_bindings.values() if active.enabled}
        assert not bound & {"screen.open", "screen.list(-1)"}
        await pilot.press("left", "down", "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("key", ["s", "a"])
async def test_a_page_on_which_nothing_is_yet_shows_the_games_and_enter_begins_the_one_under_the_cursor(
    key: str, size: tuple[int, int], tmp_path: Path
) -> None:
    app = TribesApp(store=Store(tmp_path / "home"))
    async with app.run_test(size=size) as pilot:
        await pilot.press(key)
        await until(pilot, lambda: bool(app.screen.query(FirstGames)))
        assert app.screen.query_one(Evening).display == (size[1] > 30), "no empty rows above the words"
        for game in rules.games.values():
            assert game.title in screen_text(app)
        offered = {active.binding.action for active in app.screen.active_bindings.values() if active.enabled}
        assert not offered & {"sort", "search", "list(1)", "screen.list(1)"}, "no key that does nothing"
        await pilot.press("right")
        await until(pilot, lambda: "start a game of indy" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert app.screen.table.game.id == "indy"
        assert isinstance(app.screen_stack[-2], HomeScreen)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_game_of_the_day_says_who_plays_and_blames_nobody(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await opened(pilot, "d", DailyScreen)
        for title in ("Duel", "Rixe", "Tribes"):  # no name is cut off, however narrow its column
            assert title in screen_text(app)
        await pilot.press(*["right"] * list(rules.games).index("rise_of_tribes"))
        await pilot.pause()
        said = app.screen.query_one(DayDetails).text()
        assert "Rise of Tribes of today" in said
        assert "Against 1 medium bot" in said
        assert "You have finished" not in said, "nobody is blamed for what they have not begun"
        assert daily_words.not_played() not in screen_text(app), "nor for days before their first"


def test_a_game_of_the_day_with_hints_says_so() -> None:
    """Who compares it with others knows."""
    today = date.today()
    screen = DailyScreen(Store(), today)
    found = Summary("x", "", "indy", [{"name": "Ada"}], 3, False, "", datetime(2026, 1, 1), Path("x"), None)
    with_hints = found._replace(asides=("hinted",))
    told = [screen._told_of(today, "indy", one).told for one in (found, with_hints)]
    assert [daily_words.with_hints() in one for one in told] == [False, True]


def won_and_lost(games: int) -> list[Outcome]:
    """So many, every third one won, since 2024."""
    return [
        Outcome(
            "indy", 1 if k % 3 == 0 else 2, False, 4, ("hard" if k % 5 else "easy",), f"2024-02-{k % 27 + 1:02}", str(k)
        )
        for k in range(games)
    ]


async def test_of_hundreds_of_games_the_last_ones_are_drawn_and_all_are_counted() -> None:
    app = OneScreen()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(StatisticsScreen(won_and_lost(400)))
        await pilot.pause()
        await pilot.pause()
        text = screen_text(app)
        assert "1 wins" not in text, "a single win is no row"
        assert statistics.headline(won=134, games=400, by_chance=200) in text
        assert statistics.every_last(last=8) in text
        for bar in against(won_and_lost(400)):
            assert re.search(rf"{bar.label}\W.*{bar.told[0]}", text)


async def test_each_result_of_the_list_has_its_unit() -> None:
    app = OneScreen()
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(
            StatisticsScreen([won_and_lost(1)[0]._replace(game=game, name=game) for game in ("indy", "tribal_rixe")])
        )
        await pilot.pause()
        table = app.screen.query_one("OutcomesTable", DataTable)
        results = [str(table.get_row_at(row)[-1]) for row in range(2)]
        assert results == ["won, 4 points", "won, 4 feathers"]


async def test_left_and_right_go_through_the_games_and_down_through_the_list() -> None:
    app = OneScreen()
    async with app.run_test(size=(80, 24)) as pilot:
        found = [
            *won_and_lost(5),
            *(one._replace(game="tribe", name=f"tribe-{one.name}", when="2024-03-01") for one in won_and_lost(3)),
        ]
        screen = StatisticsScreen(found)
        app.push_screen(screen)
        await pilot.pause()
        await pilot.press("right")
        await pilot.pause()
        assert screen.query_one(Tabs).active == "tribe"
        await pilot.press("down")
        await pilot.pause()
        assert screen.query_one("OutcomesTable", DataTable).cursor_row == 1


@pytest.mark.parametrize("width", [100, 120])
async def test_the_widest_lines_of_games_are_whole_beside_the_plots(width: int) -> None:
    one = Outcome("rise_of_tribes", 2, True, 14, ("medium", "medium", "medium"), "2024-12-30", "widest")
    app = OneScreen()
    async with app.run_test(size=(width, 40)) as pilot:
        app.push_screen(StatisticsScreen([one._replace(name=str(k)) for k in range(60)]))
        await pilot.pause()
        await pilot.pause()
        table = app.screen.query_one("OutcomesTable", DataTable)
        assert table.max_scroll_y
        assert not table.max_scroll_x
        assert "shared second, 14" in screen_text(app)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_what_the_bars_are_is_told_whole_in_80_columns(language: str) -> None:
    with in_language(language):
        for count in (3, 60):
            piece = shelves("", won_and_lost(count))
            async with alone(piece, (80, 12)):
                heading = piece.text().splitlines()[0]
                assert all(one in heading for one in (statistics.won(), statistics.lost(), statistics.chosen()))


@pytest.mark.parametrize("depth", ["truecolor", "16", "ascii"])
async def test_the_block_of_the_game_under_the_cursor_is_marked_and_of_one_kind_each_has_its_points(depth: str) -> None:
    found = [one._replace(score=score) for one, score in zip(won_and_lost(3), (10, 40, 0), strict=True)]
    piece = shelves("indy", found)
    async with alone(piece, (80, 12), depth) as pilot:
        assert re.findall(r"\d+", piece.text().splitlines()[1]) == ["10", "40", "0"], "oldest first"
        before = piece.render_line(1)
        piece.mark("indy", 1)
        await pilot.pause()
        changed = [x for x in range(80) if piece.render_line(1).crop(x, x + 1) != before.crop(x, x + 1)]
        assert len(changed) == 1, "its block says as before whether it was won"
        assert piece.text().splitlines()[1][changed[0] :].strip(" ◄<").startswith("40"), "the middle one alone"


@pytest.mark.parametrize("games", [1, 7, 300])
@pytest.mark.parametrize("game", ["", "indy"])
async def test_where_there_are_too_many_games_for_the_room_the_last_ones_are_shown(games: int, game: str) -> None:
    piece = shelves(game, won_and_lost(games))
    async with alone(piece, (80, 12)):
        blocks = sum(row.count("▇▇") for row in piece.text().splitlines()[1:])
        assert blocks == (games if games < 300 else 2 * 13 if game else 2 * 4)
        assert (statistics.every_last(last=blocks) in piece.text()) == (games == 300)


@pytest.mark.parametrize("games", [1, 3, 30, 300])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_so_few_games_say_themselves_that_they_say_little(games: int, size: tuple[int, int]) -> None:
    app = OneScreen()
    async with app.run_test(size=size) as pilot:
        app.push_screen(StatisticsScreen(won_and_lost(games)))
        await pilot.pause()
        await pilot.pause()
        assert (statistics.few()[:20] in " ".join(screen_text(app).split())) == (games < FEW)


async def test_before_a_game_counts_no_rating_is_drawn() -> None:
    async with alone(StandingRuler(), (78, 5)) as pilot:
        piece = pilot.app.query_one(StandingRuler)
        piece.show(RatingCourse((1000,), (882,), (), OTHERS, 20, "indy-accent"))
        await pilot.pause()
        assert rating.chart_none() in piece.text() or rating.chart_none_brief() in piece.text()
        assert not {"●", "━"} & {*piece.text()}, "nobody stands there, and nothing is lit"
        assert rating.chart_begin(points=1000) in piece.text(), "where everybody begins"
        piece.show(RatingCourse((1000, 1090), (882, 200), (True,), OTHERS, 20, "indy-accent"))
        await pilot.pause()
        assert rating.chart_here(points=1090, within=200) in piece.text()
        assert "━" in piece.text()


async def test_how_often_a_rating_wins_is_a_bar_a_bot() -> None:
    async with alone(StandingChances(), (78, 11)) as pilot:
        piece = pilot.app.query_one(StandingChances)
        piece.show(RatingCourse((1000,), (882,), (), (("medium", 1000), ("easy", 600)), 20, "indy-accent", 2))
        await pilot.pause()
        rows = [line.split() for line in piece.text().splitlines()]
        shares = {row[0]: row[-1] for row in rows if row and row[0] in ("medium", "easy")}
        assert shares == {"medium": "50", "easy": "91"}, "400 points more win 10 games in 11"


async def test_tab_leaves_the_cursor_on_the_games() -> None:
    """The tabs above are gone through with arrows: there are no two cursors, and Enter always does what the line says."""
    app = OneScreen()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(StatisticsScreen(won_and_lost(6)))
        await pilot.pause()
        await pilot.pause()
        for key in ("tab", "tab", "shift+tab"):
            await pilot.press(key)
            assert isinstance(app.screen.focused, OutcomesTable)
