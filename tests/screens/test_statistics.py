"""Statistics and games of the day by keyboard alone and by mouse alone."""

from __future__ import annotations

import re
import threading
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import DataTable, Tabs

import rules
from saves import Store, Summary
from tests.app.test_app import screen_text, until
from tests.screens.test_every_binding import OneScreen
from tests.screens.test_replay import whole_game
from tests.screens.test_saves import click
from tests.widgets.contract import check, check_contrast
from tests.widgets.mounting import alone
from tribes_tui.app import TribesApp
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.profile import daily
from tribes_tui.profile.statistics import Outcome
from tribes_tui.screens.daily import DailyScreen, DayDetails
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.saves import collection
from tribes_tui.screens.statistics.plots import MOST, WonGames, told, won_rows
from tribes_tui.screens.statistics.screen import FEW, OutcomesTable, StatisticsScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.widgets.charts.standing import RatingCourse, StandingChart
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.language import in_language
from tribes_tui.words.said import daily as daily_words, rating, saves, statistics


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def won_games(games: int = 9) -> WonGames:
    found = [*won_and_lost(games), *(one._replace(game="tribe", name=f"tribe-{one.name}") for one in won_and_lost(3))]
    piece = WonGames()
    piece.show_below(statistics.share(), won_rows(found, ""), 1)
    return piece


def stood() -> StandingChart:
    piece = StandingChart()
    others = (("easy", 780), ("medium", 1000), ("hard", 1120))
    piece.show(RatingCourse((1000, 1090, 1040), (882, 600, 410), (True, False), others, 20, "indy-accent"))
    return piece


async def test_the_pieces_keep_the_contract() -> None:
    await check(won_games, [(80, 6), (100, 12)])
    await check(stood, [(60, 12), (100, 20)])


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
        assert "2 games this month" in text
        assert "easy bots" in text
        assert f"{won} of 2" in text
        await pilot.press("right")
        await until(
            pilot, lambda: statistics.players_of(number=2) in screen_text(app) and "of 1 game." in screen_text(app)
        )
        assert statistics.brighter() in screen_text(app), "what the picture shows is told at every size"
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
        assert "feather" in screen_text(app), "of the results"
        await pilot.press("right")
        await pilot.pause()
        await pilot.pause()
        lines = screen_text(app).splitlines()
        longest = run = 0
        for line in lines:
            run = 0 if line.strip() else run + 1
            longest = max(longest, run)
        assert longest < 8


@pytest.mark.parametrize("points", [944, 1056])
@pytest.mark.parametrize("size", [(42, 7), (56, 10), (60, 12)])
async def test_no_word_on_the_curve_of_a_rating_lies_over_another(size: tuple[int, int], points: int) -> None:
    """After one game the figure stands where it is not yet settled; what bots have is on lines of their own, where there are enough."""
    piece, others = StandingChart(), (("hard", 1120), ("medium", 1000), ("easy", 782))
    piece.show(RatingCourse((1000, points), (882, 600), (points > 1000,), others, 20, "indy-accent"))
    async with alone(piece, size) as pilot:
        await pilot.pause()
        lines = [line.text for line in piece.render_lines(Region(0, 0, *size))]
        figure = next(line for line in lines if rating.chart_so_far(points=points) in line)
        assert sum(rating.chart_settled() in line for line in lines) <= 1
        assert rating.chart_settled() not in figure
        assert size == (42, 7) or any(rating.chart_settled() in line for line in lines)
        assert size != (60, 12) or "medium" not in figure


async def test_few_games_leave_room_for_how_the_chosen_one_ended(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for _ in range(2):
        whole_game(store, "indy", 2)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        app.looking_back.show_statistics()
        await until(pilot, lambda: saves.standing() in screen_text(app))
        details = app.screen.query_one("#details")
        assert details.region.width > 40
        assert details.region.x >= app.screen.query_one("OutcomesTable").region.right, "beside the list"
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
        for title in (statistics.share(), statistics.chance()):
            assert title in text
        for row in won_rows(found, ""):
            fields = "".join(f".*{told(one)}" for one in row.fields.values())
            chance = statistics.chance_number(number=row.share.by_chance)
            assert re.search(rf"{row.label}\W+{fields}.*{told(row.share)} +{chance}", text), "whole, with its noun"
        assert app.screen.query_one(OutcomesTable).size.height >= 5
        await pilot.press("right")
        await pilot.pause()
        await pilot.pause()
        text = screen_text(app)
        for title in (statistics.by_players(), statistics.players_of(number=2)):
            assert title in text
        assert app.screen.query_one(OutcomesTable).size.height >= 4


@pytest.mark.parametrize("depth", DEPTHS)
async def test_the_more_were_won_the_brighter_is_the_field(depth: str) -> None:
    """Where colours do not tell it, figures do, and what was never played has none."""
    piece = won_games()
    async with alone(piece, (80, 6), depth):
        rows = piece.text().splitlines()[2:]
        assert [row.count(" of ") for row in rows] == [3, 3, 3], "a field for each level, and all"
        easy, hard = won_rows(won_and_lost(9), "indy")[0].fields.values()
        assert (easy.won / easy.games, hard.won / hard.games) == (0.5, 2 / 7)
        row = piece.render_lines(Region(0, 3, 80, 1))[0]
        faces = [
            segment.style.bgcolor.triplet
            for segment in row
            if segment.style and segment.style.bgcolor and segment.style.bgcolor.triplet and " of " in segment.text
        ]
        assert depth != "truecolor" or sum(faces[0]) > sum(faces[1])


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
        assert statistics.share() not in said
        bound = {active.binding.action for active in app.screen.active_bindings.values() if active.enabled}
        assert not bound & {"screen.open", "screen.list(-1)"}
        await pilot.press("enter", "left", "down", "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


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
        assert "since February 2024" in text
        assert "1 wins" not in text, "a single win is no row"
        assert statistics.headline(won=134, games=400, by_chance=200) in text
        for one in won_rows(won_and_lost(400), "")[0].fields.values():
            assert told(one) in text


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
async def test_what_the_fields_are_is_told_whole_in_80_columns(language: str) -> None:
    with in_language(language):
        piece = won_games()
        async with alone(piece, (80, 6)):
            head = piece.text().splitlines()[0]
            assert statistics.brighter() in head or statistics.brighter_brief() in head


@pytest.mark.parametrize("width", [80, 120])
async def test_few_games_are_no_slabs_and_many_levels_are_no_slivers(width: int) -> None:
    for levels in (1, 9):
        found = [one._replace(levels=(f"level {k % levels}",)) for k, one in enumerate(won_and_lost(9))]
        piece = WonGames()
        piece.show_below(statistics.share(), won_rows(found, ""), 1)
        async with alone(piece, (width, 6)):
            row = piece.text().splitlines()[2]
            assert told(won_rows(found, "")[0].share) in row
            assert levels > 1 or row.index(told(won_rows(found, "")[0].share), 20) < MOST + 20


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
    others = (("easy", 782), ("medium", 1000))
    async with alone(StandingChart(), (78, 16)) as pilot:
        piece = pilot.app.query_one(StandingChart)
        piece.show(RatingCourse((1000,), (882,), (), others, 20, "indy-accent"))
        await pilot.pause()
        assert rating.chart_none() in piece.text()
        assert "882" not in piece.text()
        assert rating.chart_band() not in piece.text(), "nothing is shaded"
        piece.show(RatingCourse((1000, 1090), (882, 200), (True,), others, 20, "indy-accent"))
        await pilot.pause()
        assert "1090 ± 200" in piece.text()
        assert rating.chart_band() in piece.text()


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


async def test_where_the_rating_is_known_is_written_in_no_bots_line() -> None:
    others = (("medium", 1000), ("easy", 900), ("hard", 1120))
    piece = StandingChart()
    async with alone(piece, (78, 10)):
        piece.show(RatingCourse((1000, 1090), (882, 200), (True,), others, 20, "indy-accent", 2))
        rows = piece.text().splitlines()
        told = next(row for row in rows if rating.chart_settled() in row)
        assert "hard 1120" not in told
        assert rating.chart_bots(players=2) in rows[0]
