"""The rating on the screen: setting up, the table before the first move, the end of a game, the statistics."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest
from textual.pilot import Pilot

import rules
from saves import Store
from tests.app.test_app import screen_text, until
from tests.cli.test_rating import at
from tests.profile.rated_games import play
from tests.screens.test_replay import whole_game
from tests.screens.test_statistics import opened
from tests.table.helpers import Greedy, TableApp
from tests.table.test_ending import EndApp
from tests.widgets.mounting import alone
from tribes_tui.app import TribesApp
from tribes_tui.play.table import Table
from tribes_tui.profile.counting import counting, counting_briefly, sit_down
from tribes_tui.profile.rating import SETTLED, rated
from tribes_tui.profile.rating_words import after_game, ended, facts, places, scale, sentences, standing, stands_brief
from tribes_tui.profile.statistics import outcomes
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.screens.statistics.screen import StatisticsScreen
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.board import board_of
from tribes_tui.table.end.end_of_game import end_screen
from tribes_tui.table.play import played_stage
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.charts.standing import FEW, LOW, VAGUE, StandingRuler, StandingWay
from tribes_tui.words.language import in_language
from tribes_tui.words.said import ending as said_ending, rating

SIZES = [(80, 24), (120, 40)]
GAMES = [*rules.games]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def words_on(app: TribesApp) -> str:
    return " ".join(screen_text(app).replace("│", " ").split())


async def greedy(pilot: Pilot[None], app: TribesApp) -> None:
    """Bots that answer at once."""
    app.tables.thinker = Greedy()  # type: ignore[assignment]
    await pilot.pause()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_setting_up_says_whether_the_game_would_count(game: str, size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.choose_setup()
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        await pilot.press(str(1 + GAMES.index(game)))
        await until(pilot, lambda: rating.counts() in words_on(app))
        assert isinstance(app.screen, SetupScreen)
        if any(option.name == "handicap" for option in rules.games[game].options):
            app.screen.draft.options["handicap"] = 2
            app.screen.show_table()
            await until(pilot, lambda: counting_briefly(["handicap"])[0] in words_on(app))
            app.screen.draft.options["handicap"] = 0
        app.screen.draft.set_level(1, "")
        app.screen.seat_changed(1)
        await until(pilot, lambda: "rating" not in words_on(app) and "Not rated" not in words_on(app))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_the_table_says_first_that_the_game_counts_to_whoever_has_played_before(
    game: str, size: tuple[int, int]
) -> None:
    """A newcomer has no rating yet, and begins with the question."""
    if has_played := size == SIZES[0]:
        play(Store(), 1, game)
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await greedy(pilot, app)
        app.choose_quick(game)
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and len(screen_text(app).split()) > 20)
        assert (rating.counts() in app.screen.table.interruption) == has_played


@pytest.mark.parametrize(("key", "why"), [("h", "hinted"), ("u", "back")])
async def test_a_hint_and_a_takeback_say_first_that_the_game_counts_no_longer_then(
    key: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, said = Store(), list[str]()
    table = Table.new("five_tribes", parse_seats("you,bot:medium"), {}, 7, store, tells_hints=True)
    go_on(table, lambda: table.number > 12 and table.turn == 0 and table.why_not_undo(0) is None)
    sit_down(table, store)
    assert table.counts
    say = TableScreen.say

    def heard(self: TableScreen, text: str, *more: object, **others: object) -> None:
        said.append(text)
        say(self, text, *more, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(TableScreen, "say", heard)
    monkeypatch.setattr(played_stage, "READ", 0.0)
    async with TableApp(table).run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        number = table.number
        await pilot.press(key)
        await until(pilot, lambda: said == [rating.warning(what=why, key=key)])
        *_, asked, entered, _ = rows = screen_text(pilot.app).splitlines()
        assert said[0] in rows[1], "what Enter does isn't hidden: it still does it"
        assert "Enter " in asked + entered
        assert (table.counts, table.number, store.read(table.name).asides) == (True, number, set())
        await pilot.press("right", key)
        await until(pilot, lambda: not table.counts)
        await until(pilot, lambda: " unrated " in screen_text(pilot.app).splitlines()[0])
        assert len([one for one in said if "rated" in one or "rating" in one]) == 1, "once"
    assert store.read(table.name).asides == {why}
    table.close()


@pytest.mark.parametrize("calls_off", [False, True], ids=["waits", "called off"])
@pytest.mark.parametrize("game", list(rules.games))
async def test_a_hints_key_pressed_twice_in_a_row_counts_once_the_warning_could_be_read(
    game: str, calls_off: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who knows that the second press says why presses twice without looking: it isn't lost, and another key calls it off."""
    monkeypatch.setattr(played_stage, "READ", 0.6)
    store = Store()
    table = Table.new(game, parse_seats("you,bot:medium"), {}, 7, store, tells_hints=True)
    go_on(table, lambda: table.number > 6 and table.turn == 0)
    sit_down(table, store)
    assert table.counts
    async with TableApp(table).run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        await pilot.press("h", "h", "h")
        await pilot.pause()
        assert rating.warning(what="hinted", key="h") in screen_text(pilot.app)
        assert (table.counts, store.read(table.name).asides) == (True, set())
        if calls_off:
            await pilot.press("right")
            await pilot.pause(0.8)
            assert (table.counts, store.read(table.name).asides) == (True, set())
            await pilot.press("h")
        await until(pilot, lambda: not table.counts)
    table.close()


@pytest.mark.parametrize(
    ("level", "is_early", "warns"), [("medium", False, True), ("easy", False, False), ("medium", True, False)]
)
def test_in_first_games_and_against_easy_bots_a_hint_comes_at_once_and_what_it_cost_is_told(
    level: str, is_early: bool, warns: bool
) -> None:
    table = Table.new("five_tribes", parse_seats(f"you,bot:{level}"), {}, 7, Store(), tells_hints=True)
    table.counts, table.is_early = True, is_early
    assert table.must_warn("hinted") is warns
    table.keep_hint(0)
    assert bool(table.counts_no_more()) is not warns
    table.close()


def test_what_was_said_some_moves_ago_is_said_again_and_nothing_where_the_game_does_not_count() -> None:
    table = Table.new("five_tribes", parse_seats("you,bot:medium"), {}, 7, Store(), tells_hints=True)
    assert not table.must_warn("hinted"), "it counts for nothing as far as the table was told"
    table.counts = True
    assert [table.must_warn("hinted") for _ in range(2)] == [True, False]
    assert table.must_warn("back"), "of something else"
    go_on(table, lambda: table.number > 12 and table.turn == 0)
    assert table.must_warn("hinted")
    number = table.number
    go_on(table, lambda: table.number > number and table.turn == 0)
    assert table.must_warn("hinted")
    table.close()


@pytest.mark.parametrize("is_rated", [False, True])
@pytest.mark.parametrize(("key", "why"), [("h", "hinted"), ("u", "back")])
async def test_at_a_stage_a_hint_and_a_takeback_say_first_which_stars_go(
    key: str, why: str, is_rated: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played_stage, "READ", 0.0)
    store = Store()
    table = Table.new("five_tribes", parse_seats("you,bot:easy"), {}, 7, store, tells_hints=True)
    go_on(table, lambda: table.number > 12 and table.turn == 0 and table.why_not_undo(0) is None)
    table.stage, table.counts = "five-1", is_rated
    async with TableApp(table).run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        await pilot.press(key)
        warning = rating.warning_of_stars(what=why, key=key, is_rated=is_rated)
        await until(pilot, lambda: warning in screen_text(pilot.app))
        assert store.read(table.name).asides == set()
        await pilot.press("right", key)
        await until(pilot, lambda: why in store.read(table.name).asides)
    assert not table.has_all_stars
    table.close()


def go_on(table: Table, is_enough: Callable[[], bool]) -> None:
    """Everybody plays by hints."""
    while not is_enough() and table.turn is not None:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("aside", ["", "hinted", "offered"])
async def test_the_end_of_a_game_says_what_it_has_done(size: tuple[int, int], aside: str) -> None:
    store = Store()
    play(at(Path(store.folder).parent), 9, "indy")
    table = Table.new("indy", parse_seats("you,bot:medium"), {}, 11, store, tells_hints=True)
    if aside == "hinted":
        table.keep_hint(0)
    sit_down(table, store)
    assert table.counts is (aside != "hinted")
    table.only_offered = aside == "offered"
    go_on(table, lambda: False)
    assert table.final is not None
    assert store.read(table.name).asides == {aside} - {""}
    chronicle = SimpleNamespace(names=("you", "Ash"), entries=table.history(0))
    screen = end_screen(table, board_of("indy"), chronicle, 0, store, None)  # type: ignore[arg-type]
    assert screen is not None
    app = EndApp(screen)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = " ".join(app.text().replace("│", " ").split())
        games = rated("indy", outcomes(store.list()))
        assert (said_ending.offered(key="o") in text) is (aside == "offered")
        if aside:
            assert len(games) == 9
            assert counting_briefly([aside])[0] in text
            assert after_game(table.name, store.list(), date.today()) == [counting([aside])]
        else:
            assert len(games) == 10
            assert ended(games) in text
            assert after_game(table.name, store.list(), date.today()) == sentences(games, date.today())
        await pilot.press("e")
        await until(pilot, lambda: app.screen.query_one("#rating").region.height > 0)
        await pilot.pause()
        text = " ".join(app.text().split())
        told = [counting([aside])] if aside else sentences(games, date.today(), has_curve=False)[1:]
        assert all(one in text for one in told)
        assert not {said_ending.victory(), said_ending.defeat()} & {*text.split()}, "the page is about the rating"
        for fact in facts(games):
            assert fact in text
        ruler, way = app.screen.query_one(StandingRuler), app.screen.query_one(StandingWay)
        assert ruler.shown == way.shown == standing("indy", games)
        now = games[-1].after
        assert shown_as(now.told, now.within) in ruler.text()
        assert all(f"{level} {points}" in ruler.text() for level, points in ruler.shown.others)  # type: ignore[union-attr]
        assert (rating.chart_settled() in way.text()) == (len(games) < SETTLED)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen.query_one("#middle").region.height > 0)
    table.close()


@pytest.mark.parametrize("size", SIZES)
async def test_the_statistics_of_a_game_tell_it_and_show_the_curve(size: tuple[int, int]) -> None:
    store = at(Path(Store().folder).parent)
    play(store, 24, won_of_three=2)
    play(store, 3, "tribe", ("medium", "easy"))
    games = rated("indy", outcomes(store.list()))
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        await opened(pilot, "a", StatisticsScreen)
        await pilot.press("right", "right")
        await until(pilot, lambda: stands_brief(games[-1].after) in words_on(app))
        curve = app.screen.query_one("#curve")
        await until(pilot, lambda: curve.region.height >= 6)
        assert rating.chart() in words_on(app), "at every size"
        if size[0] >= 100:
            told = " ".join(sentences(games, date.today(), has_curve=False)[1:])
            right = app.screen.query_one("#rating")
            await until(pilot, lambda: right.region.height > 0)
            shown = " ".join(str(right.render()).split())  # type: ignore[attr-defined]
            assert told.startswith(shown), "whole sentences, as many as have room"
            assert shown.endswith(".")
        await pilot.press("left", "left")
        await until(pilot, lambda: not curve.region)


async def test_where_no_game_counts_the_statistics_tell_which_would() -> None:
    store = Store()
    whole_game(store, "indy", 2)
    app = TribesApp(store=store)
    async with app.run_test(size=SIZES[1]) as pilot:
        await opened(pilot, "a", StatisticsScreen)
        await pilot.press("right")
        await until(pilot, lambda: rating.none()[:40] in words_on(app))


async def test_a_game_played_on_from_the_middle_of_another_says_that_it_does_not_count() -> None:
    store = Store()
    name = whole_game(store, "indy", 2)
    app = TribesApp(store=store)
    async with app.run_test(size=SIZES[0]) as pilot:
        await greedy(pilot, app)
        app.looking_back.play_on(store.read(name), 3)
        await until(pilot, lambda: rating.because(why="middle") in words_on(app))
        assert rating.because_short(why="untold") not in words_on(app)


@pytest.mark.parametrize("count", [0, 1, 9])
async def test_what_is_told_of_a_rating_stands_below_the_drawing_not_on_the_floor(count: int) -> None:
    store = Store()
    play(at(Path(store.folder).parent), count, "indy")
    table = Table.new("indy", parse_seats("you,bot:medium"), {}, 11, store, tells_hints=True)
    table.keep_hint(0)
    sit_down(table, store)
    go_on(table, lambda: False)
    chronicle = SimpleNamespace(names=("you", "Ash"), entries=table.history(0))
    screen = end_screen(table, board_of("indy"), chronicle, 0, store, None)  # type: ignore[arg-type]
    assert screen is not None
    app = EndApp(screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("e")
        await until(pilot, lambda: app.screen.query_one("#rating").region.height > 0)
        await pilot.pause()
        way = app.screen.query_one(StandingWay)
        assert way.display is (count > 0)
        first, others = app.screen.query("#rating Paragraphs")
        assert others.region.y - (way if count else first).region.bottom <= 1
    table.close()


async def test_before_the_first_game_that_counts_the_drawing_says_that_there_is_no_rating_yet() -> None:
    for game in GAMES:
        shown = standing(game, [])
        assert shown is not None
        assert (shown.points, shown.won) == ((1000,), ())
        assert dict(shown.others)["medium"] == 1000
        piece = StandingRuler()
        piece.show(shown)
        async with alone(piece, (76, 5)):
            assert rating.chart_none_brief() in piece.text()
            assert "±" not in piece.text(), "there is none yet"
    assert facts([])[0] == rating.until(games=SETTLED)


def shown_as(points: int, within: int) -> str:
    """In the drawing."""
    return rating.chart_so_far(points=points) if within > VAGUE else rating.chart_here(points=points, within=within)


def test_after_few_games_it_is_said_in_words_that_nobody_knows_it_yet() -> None:
    store = at(Path(Store().folder).parent)
    play(store, 1)
    games = rated("indy", outcomes(store.list()))
    told = [*sentences(games, date.today()), *facts(games), ended(games), stands_brief(games[-1].after)]
    assert games[-1].after.within > VAGUE
    assert not any("±" in text or "give or take" in text for text in told)
    assert "too early to say how well you play" in told[0]
    assert rating.what_counts() not in told, "this one has counted"
    assert ended(games) == rating.now_first(points=games[0].after.told), "a first rating is no gain"
    assert any(
        re.search(r"everybody begins at 1000.*; your rivals?('s rating is|' ratings are) \d+", text) for text in told
    ), "why it is what it is: how strong the others are"
    assert "two players" in scale(2)
    assert "400 points" not in scale(3), "what is said of two isn't said at a table of three"
    assert "second place can raise your rating" in scale(3)


@pytest.mark.parametrize("count", [1, 3, 30, 300])
async def test_the_rating_is_drawn_of_however_many_games(count: int) -> None:
    """The line ends where the last game is, at the height of its points, with what these are where there are few rows."""
    store = at(Path(Store().folder).parent)
    play(store, count)
    shown = standing("indy", rated("indy", outcomes(store.list())))
    assert shown is not None
    for size in ((76, 3), (116, 24)):
        piece = StandingWay()
        piece.show(shown)
        async with alone(piece, size):
            rows = piece.text().splitlines()
            assert any(sign in rows[1] + "".join(rows[2:-1]) for sign in "●○")
            is_low = len(rows) < LOW
            assert is_low is (count < FEW or size[1] < LOW), "an axis for a dot or two would be all there is"
            assert str(shown.points[-1] if is_low else count) in rows[-1]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_beside_which_bots_a_rating_stands_is_told_in_a_phrase(language: str) -> None:
    levels = {"easy": 782.0, "medium": 1000.0, "hard": 1048.0}
    with in_language(language):
        told = [places(points, levels, True) for points in (600, 778, 900, 1010, 1300)]
        assert all(len(forms) == 1 for forms in told)
        assert len({*told}) == len(told)
        assert rating.a_bot(level="easy") in told[1][0]
        assert rating.a_bot(level="medium") not in told[1][0]
        assert all(rating.a_bot(level=level) in told[2][0] for level in ("easy", "medium"))
        unsettled = places(778, levels, False)
        assert unsettled[1:] == told[1]
        assert unsettled[0].startswith(told[1][0])
