"""The review of a finished game, from its replay: made with a bar, kept, left at once, and the way to each move."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from itertools import pairwise
from math import inf
from pathlib import Path
from time import sleep

import pytest
from textual.color import Color

from rules import Rng
from rules.bots.judging.luck import Luck
from rules.bots.judging.verdict import Verdict
from saves import Recording, Store
from saves.replay import start
from tests.app.test_app import screen_text, shown_replay, until
from tests.play.test_standings import played
from tests.seats.test_review import recorded
from tribes_tui.app import TribesApp
from tribes_tui.app.piloted import click, play_on
from tribes_tui.plain.review import ROLES, ReviewRow, Side, Telling
from tribes_tui.play.standings import SeatTurn, standings
from tribes_tui.play.table import Table
from tribes_tui.play.turned import IDLE, is_chance, turned
from tribes_tui.profile.settings import Settings, save
from tribes_tui.screens.replay.flags import Flags
from tribes_tui.screens.replay.review import STEP, ReviewScreen
from tribes_tui.screens.replay.review_table import NARROW, MoveCompared, ReviewTable, _cells, room_of
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.seats import reviewing
from tribes_tui.seats.parse import parse_seats
from tribes_tui.seats.review import Review, Reviewed
from tribes_tui.seats.reviewing import ReviewedStep, Reviewing, kept, look_at
from tribes_tui.table.end.graph import _moments
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.palette import palette_of
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.ridges import layout_of
from tribes_tui.widgets.charts.values import Ridges
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.language import in_language
from tribes_tui.words.said import replay as replay_words, review as words

looked_at = dict[str, Reviewed]()


def _look_at(step: ReviewedStep) -> Reviewed:
    """Most tests review the same game: each of its moves is looked at once."""
    key = repr(step)
    if key not in looked_at:
        looked_at[key] = look_at(step)
    return looked_at[key]


def _quick(recording: Recording, seat: int, jobs: int) -> Reviewing:
    return Reviewing(recording, seat, jobs=0, simulations=12)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tribes_tui.seats.reviewing.Reviewing", _quick)
    monkeypatch.setattr("tribes_tui.seats.reviewing.look_at", _look_at)
    monkeypatch.setattr("rules.bots.judging.luck.MANY", 8)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_review_is_made_kept_and_leads_to_its_moves(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        recording = recorded(app.store)
        replay = await shown_replay(pilot, app, recording.name)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.review is not None)
        await until(pilot, lambda: app.screen.has_class("-made") and bool(app.screen.query(ReviewTable)))
        await pilot.pause()
        telling = Telling(recording, app.screen.review)
        rows = [line.strip() for line in screen_text(app).splitlines()]
        (better, other), (luck, _) = telling.first()
        assert rows[0].endswith(telling.outcome()), "how it ended"
        assert rows[1 + (size[1] > 30)].startswith(better), "first what would have been better"
        flags = app.screen.query_one(Flags).text()
        assert telling.turned
        for one in telling.turned:
            assert (one.what[:20] in flags) == (size[1] > 30), "where it turned, at its place in the graph"
        assert luck in rows, "and how much was luck"
        assert other in " ".join(screen_text(app).split()), "and what"
        chart = app.screen.query_one(Chart)
        graph = chart.shown
        assert isinstance(graph, Ridges)
        laid = layout_of(graph, *chart.size)
        assert laid.has_marks + laid.plot.height + 2 == chart.size.height, "no row of it is blank"
        last = len(graph.strips[0].values) - 1
        assert [*graph.axis] == [(number, str(number)) for number in range(5, last + 1, 5)], "moves by their numbers"
        assert re.search(r"move +5 +10", screen_text(app)), "below the graph"
        table = app.screen.query_one(ReviewTable)
        assert chart.region.bottom <= table.region.y, "the picture stands above the moves"
        assert table.size.height >= min(len(table.rows), 5 if size[1] < 30 else 8), "the moves have room"
        await pilot.press("i")
        await pilot.pause()
        assert not chart.display
        assert not table.display
        told = " ".join(screen_text(app).split())
        assert words.won_means() in told, "what the numbers count"
        for mark in ("good", "even", "better", "costly"):
            assert f"{words.judged(mark=mark)} {words.mark_means(mark=mark)}" in told, "each word for a choice"
        assert words.graph_means() in told
        assert [key.words for key in app.screen.query_one(KeyLine).fitting(120) if key.cap in ("Esc", "i")] == [
            words.to_moves()
        ], "one key back, and where it leads"
        assert {row.height for row in table.rows.values()} == {1}, "a line a move"
        await pilot.press("escape")
        await pilot.pause()
        assert kept(app.store, recording, 0) == app.screen.review
        row = app.screen.query_one(ReviewTable).under_cursor
        assert row is not None
        shown = " ".join(screen_text(app).split())
        assert row.what in shown, "all that is said of the move under the cursor"
        for side in row.sides:
            assert re.search(rf"{side.label} .* {side.chance}% [▄▖▁]+", screen_text(app)), "with a bar"
        assert words.look_move(number=row.number) in shown
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is replay)
        assert (replay.number, replay.seen.eyes) == (row.after, 0), "the table at which it was chosen, by the same eyes"
        assert replay_words.place_coming(move=row.number, moves=len(replay.seen)) in screen_text(app)
        comes = replay_words.comes(told="").strip()
        assert comes in screen_text(app), "and which move comes next"
        await pilot.press("right")
        await pilot.pause()
        assert comes not in screen_text(app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_while_it_is_made_every_verdict_is_whole_and_there_are_some_rows(size: tuple[int, int]) -> None:
    """The scroll bar of what lay around the list took two columns of it, so that `✓ best` was `✓ bes`."""

    class Slow:
        def kept(self, *_: object) -> None:
            """Nothing."""

        def make(
            self,
            recording: object,
            seat: int,
            told: Callable[[int, int], None],
            is_left: Callable[[], bool],
            so_far: object,
        ) -> None:
            told(1, 99)
            while not is_left():
                sleep(0.01)

    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        screen = ReviewScreen(Slow(), recorded(app.store), 0, "")  # type: ignore[arg-type]  # nothing else is asked of it
        await app.push_screen(screen)
        await until(pilot, lambda: bool(screen.query(Chart)))
        briefs = ("✓ best", "○ not the best", "− costly  49 → 38")
        rows = [
            ReviewRow(k, 0, "bid nothing", briefs[k % 3], "gain", 0, "", (Side("You", "bid nothing", 50, "gain"),) * 2)
            for k in range(1, 30)
        ]
        for count in (2, 29):
            await screen._browse(rows[:count])
            screen._tell(count, 99)
            await pilot.pause()
        seen = [row for row in screen_text(app).splitlines() if "✓" in row or "○" in row or "costly" in row]
        assert len(seen) >= 3
        assert all(any(brief in row for brief in briefs) for row in seen), seen
        assert screen_text(app).count("50%") >= 2, "and both of what is compared"


def test_the_time_that_is_left_never_grows_nor_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """It went from 30 seconds to a minute, and said 10 seconds from the fifth move to the last but one."""
    now, told = 0.0, list[tuple[float, int]]()
    monkeypatch.setattr("tribes_tui.screens.replay.review.monotonic", lambda: now)
    screen = ReviewScreen.__new__(ReviewScreen)
    screen._since, screen._ends = None, inf
    for done in range(301):
        told.append((now, screen._left(done, 300)))
        now += 1.5 if 100 < done < 160 else 0.3
    assert {left for _, left in told[:30]} == {0}, "nobody knows yet"
    known = [(at, left) for at, left in told if left]
    assert len(known) > 60, "unless it takes much longer than was thought"
    for (at, left), (later, then) in pairwise(known):
        assert then <= left
        assert left - then <= later - at + 40, "it runs as a clock does"
    assert max(sum(one == left for _, one in known) for left in {left for _, left in known}) < 60
    assert all(left < 2 * (now - at) + STEP for at, left in known)


@pytest.mark.soak
async def test_with_six_seats_and_many_marks_the_keys_stay_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tribes_tui.plain.review.Telling.rows", many_rows)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        table = Table.new("indy", parse_seats("you,bot,bot,bot,bot,bot"), {}, 3, app.store)
        play_on(table, 10**6)
        table.close()
        app.show_replay(table.name, opens_review=True)
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        for size in ((80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            for back in (words.leave_alone(), words.to_moves()):
                assert words.play() in screen_text(app).splitlines()[-1] or size[0] < 100
                assert back in screen_text(app).splitlines()[-1]
                assert not app.screen.show_vertical_scrollbar
                await pilot.press("i")
                await pilot.pause()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_bars_differ_where_figures_do(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    chances = (37, 45)
    row = ReviewRow(1, 0, "bid", "better", "gain", 0, "", tuple(Side("You", "bid", one, "gain") for one in chances), "")
    monkeypatch.setattr("tribes_tui.plain.review.Telling.rows", lambda self: [row])
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        app.show_replay(recorded(app.store).name, opens_review=True)
        await until(pilot, lambda: "45% ▄" in screen_text(app))
        low, high = (re.search(rf"{one}% ([▄▖▁]+)", screen_text(app)) for one in chances)
        assert low is not None
        assert high is not None
        halves = [2 * bar[1].count("▄") + bar[1].count("▖") for bar in (low, high)]
        assert halves[0] < halves[1]


async def test_a_long_move_under_the_cursor_is_read_whole_in_a_small_window(monkeypatch: pytest.MonkeyPatch) -> None:
    long = " ".join(f"word{k}" for k in range(24))
    sides = (Side("You", long, 40, "gain"), Side("just as good", long, 40, "soft"))
    row = ReviewRow(1, 0, long, "as good as any", "soft", 0, "", sides, "")
    monkeypatch.setattr("tribes_tui.plain.review.Telling.rows", lambda self: [row])
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_replay(recorded(app.store).name, opens_review=True)
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        await until(pilot, lambda: screen_text(app).count("word23") == 2)


def many_rows(telling: Telling) -> list[ReviewRow]:
    """As many as a long game may have."""
    row = ReviewRow(1, 0, "pass", "✓ best", "gain", 0)
    return [row._replace(number=number) for number in range(1, 40)]


async def test_every_mark_has_a_row_and_what_decided_the_game_is_numbered() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        recording = recorded(app.store)
        app.show_replay(recording.name, opens_review=True)
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        await pilot.pause()
        assert isinstance(app.screen, ReviewScreen)
        review, table = app.screen.review, app.screen.query_one(ReviewTable)
        assert review is not None
        telling = Telling(recording, review)
        ranked = sorted((row.moment, row.number) for row in table.rows_shown if row.moment)
        assert [rank for rank, _ in ranked] == [*range(1, len(telling.turned) + 1)]
        for one, (_, number) in zip(telling.turned, ranked, strict=True):
            assert one.turning.first < number <= one.turning.last
        own = {move.number for move in telling.review.moves if move.verdict is not None and move.verdict.mark}
        numbers = own | {number for _, number in ranked}
        numbers |= {one.number for one in telling._luckiest() if one is not None}
        assert [row.number for row in table.rows_shown] == sorted(numbers), "what stands out, and nothing else"
        for row in table.rows_shown:
            assert row.what.startswith("You: ") or row.number not in own, "whose choice it was"
            marks = tuple(words.judged(mark=mark) for mark in ROLES)
            assert (row.number in own) == row.brief.startswith(marks), "and how good"
        told = " ".join([*(first for first, _ in telling.answers()), *telling.more()])
        named = {int(number) for number in re.findall(r"move (\d+)", told)}
        assert named <= {row.number for row in table.rows_shown}, "what a sentence names is in the list"
        for row in table.rows_shown:
            shown = str(table.get_row(str(row.number))[1])
            assert not row.moment or re.search(r"\d+ → \d+", shown), "what turned the game says how much"
        caps = [key.cap for key in app.screen.query_one(KeyLine).fitting(200) if key.words == words.to_moment()]
        assert caps == [f"1-{len(ranked)}"] if len(ranked) > 1 else ["1"]
        for rank, number in ranked:
            await pilot.press(str(rank))
            row = table.under_cursor
            assert row is not None
            assert row.number == number
        assert not table.show_horizontal_scrollbar
        assert screen_text(app).splitlines()[-2].strip().startswith("Enter"), (
            "the keys are in sight, however long it is"
        )


@pytest.mark.parametrize(("size", "theme"), [((80, 24), "tribes-light"), ((120, 40), "tribes-dark")])
async def test_everything_begins_and_ends_in_the_same_columns_on_the_ground_of_the_game(
    size: tuple[int, int], theme: str
) -> None:
    save(Settings(theme=theme))
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        app.show_replay(recorded(app.store).name, opens_review=True)
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        await pilot.pause()
        table = app.screen.query_one(ReviewTable)
        for part in (table, app.screen.query_one("#answers"), app.screen.query_one(MoveCompared)):
            assert (part.region.x, part.region.right) == (1, size[0] - 1)
        assert app.screen.query_one(Chart).region.right == size[0] - 1
        mood = palette_of(app, "indy")
        assert table.styles.background == Color.parse(mood.below) != Color.parse(palette_of(app, "dusk").below)
        app.theme = "terminal"
        await pilot.pause()
        assert not table.has_class("-in-mood"), "of these colours nothing is known"


async def test_by_mouse_one_goes_to_a_move_and_plays_on_from_a_moment() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        recording = recorded(app.store)
        app.show_replay(recording.name, opens_review=True)  # as the end of a game does
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        await pilot.pause()
        table = app.screen.query_one(ReviewTable)
        after = table.rows_shown[0].after
        review, spot = app.screen, table.region.offset
        await pilot.click(offset=(spot.x + 12, spot.y))
        await pilot.pause()
        assert table.cursor_row == 0
        if app.screen is review:  # it was not under the cursor: what is said of it comes first
            await pilot.click(offset=(spot.x + 12, spot.y))
        await until(pilot, lambda: app.screen is not review)
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.number == after
        await pilot.press("w")
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        await pilot.pause()
        await click(pilot, "key:p")
        await until(pilot, lambda: any(isinstance(screen, TableScreen) for screen in app.screen_stack))
        table = next(screen.table for screen in app.screen_stack if isinstance(screen, TableScreen))
        moves = [move.text for move in app.store.read(table.name).moves]
        assert moves[:after] == [move.text for move in recording.moves[:after]]


async def test_k32_what_is_opened_at_the_end_of_a_game_leads_back_to_it() -> None:
    """The review, the review after a look at one of its moves, and the replay."""
    store = Store()
    table = Table.new("indy", parse_seats("you,bot:random"), {}, 3, store)
    rng = Rng(1)
    while (seat := table.turn) is not None:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    app = TribesApp(table, store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.review is not None)
        leaving = [key.words for key in app.screen.query_one(KeyLine).fitting(120) if key.cap == "Esc"]
        assert leaving == [words.leave_alone()], "one Escape, and where it leads"
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("right", "escape")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("w")
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.number > 0)
        assert [key.words for key in app.screen.query_one(KeyLine).fitting(120) if key.cap == "Esc"] == [
            replay_words.back_to_review()
        ]
        looked_up = app.screen.number + 1
        await pilot.press("escape")
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        assert app.screen.query_one(ReviewTable).under_cursor.number == looked_up, "back on the move in the list"
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("q")
        await until(pilot, lambda: app.screen is app.home)


async def test_the_graph_shows_every_seat() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        recording = recorded(app.store)
        app.show_replay(recording.name, opens_review=True)
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        chart, found = app.screen.query_one(Chart), standings(recording)
        assert isinstance(chart.shown, Ridges)
        assert [strip.seat for strip in chart.shown.strips] == [0, 1]
        assert [*zip(*(strip.values for strip in chart.shown.strips), strict=True)] == [*found.values]
        assert [(one.turn, one.seat) for one in chart.shown.moments] == [
            (one.turn, one.seat) for one in _moments(found, turned(found, recording.header.game, ("you", "Ash"), 0))
        ]


async def test_leaving_it_ends_it_and_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    app, goes_on = TribesApp(), threading.Event()

    def slowly(step: ReviewedStep) -> Reviewed:
        if step.number > 1:
            goes_on.wait(20)
        return look_at(step)

    monkeypatch.setattr(reviewing, "look_at", slowly)
    async with app.run_test(size=(100, 30)) as pilot:
        recording = recorded(app.store)
        replay = await shown_replay(pilot, app, recording.name)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        made = app.screen
        assert isinstance(made, ReviewScreen)
        await until(pilot, lambda: "move 1 of 34" in screen_text(app))
        assert replay_words.judging() in screen_text(app)
        assert words.then() in " ".join(screen_text(app).split()), "why its keys do nothing yet"
        found = turned(standings(recording), recording.header.game, made._names, 0)
        whole = " ".join(screen_text(app).split())
        assert found, "what is known without it can be read meanwhile: the graph and the turns that changed most"
        assert made.query_one(Chart).display
        assert found[0].what[:20] in whole
        assert words.leave() in screen_text(app).splitlines()[-1], "the keys are at the foot of the window"
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)
        goes_on.set()
        await app.workers.wait_for_complete()
        assert made.review is None
        assert kept(app.store, recording, 0) is None


async def test_a_game_that_goes_on_has_none() -> None:
    app = TribesApp()
    async with app.run_test(size=(100, 30)) as pilot:
        half = app.store.branch(recorded(app.store), 6)
        half.close()
        replay = await shown_replay(pilot, app, half.name)
        await pilot.press("w")
        await pilot.pause()
        assert app.screen is replay


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_without_a_move_that_stands_out_the_keys_stay_in_the_last_row(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tribes_tui.plain.review.Telling.rows", lambda telling: [])
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        app.show_replay(recorded(app.store).name, opens_review=True)
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and bool(app.screen.query("#none")))
        await pilot.pause()
        assert words.no_marks().split(":")[0] in screen_text(app)
        assert words.leave_alone() in screen_text(app).splitlines()[-1]
        assert len(screen_text(app).splitlines()) == size[1]


def test_what_another_chose_of_hidden_cards_is_no_luck() -> None:
    """Of moves that changed the outlook as much, chance's alone are luck; the seat's own stay it."""
    recording = recorded(Store())
    found, seat = standings(recording), 0
    moves = [Reviewed(move.number, move.seat, 0, Luck(), None) for move in recording.moves]
    chance = {k for k, events in enumerate(found.events, 1) if any(is_chance(one, "indy") for one in events)}
    by_choice = next(one for one in moves if one.mover != seat and one.number not in chance)
    by_chance = next(one for one in moves if one.mover != seat and one.number in chance)
    for one, is_luck in ((by_choice, False), (by_chance, True)):
        played = [move._replace(luck=Luck(-0.2, 0.001)) if move == one else move for move in moves]
        telling = Telling(recording, Review(seat, tuple(played)))
        assert any(row.brief.startswith(words.luck(gain="−20")) for row in telling.rows()) == is_luck
        assert (telling._luckiest()[1] is not None) == is_luck


def _swung(values: list[float], seat: int, luck: bool = False) -> tuple[str, str, list[str], str]:
    """Where it turned and the last answer, what else a review says, and the other's name, of a game between two in which nothing stands out, and one's chances
    went so from turn to turn, the first of them that seat's."""
    recording = recorded(Store())
    review = Reviewing(recording, 0, jobs=0, simulations=2).run()
    assert review is not None
    plain = [move._replace(verdict=None, luck=Luck(0.0, 0.0)) for move in review.moves]
    telling = Telling(recording, review._replace(moves=tuple(plain)))
    turns = tuple(SeatTurn((seat + k) % 2, k, k + 1) for k in range(len(values) - 1))
    telling._review = telling._review._replace(moves=telling._review.moves[: len(turns)])
    telling.found = telling.found._replace(
        values=tuple((one, 1 - one) for one in values),
        turns=turns,
        events=telling.found.events[: len(turns)],
    )
    found = turned(telling.found, recording.header.game, telling.names, 0)
    telling.turned = [one._replace(is_luck=luck and not k) for k, one in enumerate(found)]
    _, first, last = telling.answers()
    return first[0], last[0], [*telling.more()], telling.names[1]


@pytest.mark.parametrize(
    ("values", "seat", "luck", "kind"),
    [
        ([0.5, 0.8, 0.8, 0.82], 1, False, "others"),
        ([0.5, 0.8, 0.8, 0.82], 1, True, "luck"),
        ([0.5, 0.8, 0.8, 0.82], 0, True, "luck"),
        ([0.5, 0.53, 0.56, 0.59, 0.62], 1, False, "small"),
    ],
)
def test_what_turned_the_game_is_said_of_the_turn_that_is_named(
    values: list[float], seat: int, luck: bool, kind: str
) -> None:
    """One answer: the last sentence tells what brought the turn about which the first one names."""
    first, last, more, name = _swung(values, seat, luck)
    assert last == words.what_turned(who="you", name=name, kind=kind, when="")
    assert ("rose most lastingly in move 1" in first) is (kind != "small")
    assert not more
    assert _swung([0.5, 0.51], seat)[1] == words.luck_none(who="you"), "where they stayed there is nothing to explain"


def test_what_lay_hidden_turned_it_where_the_figures_say_so() -> None:
    """In an own turn that no choice explains, the last sentence and what is said below agree."""
    first, last, more, _ = _swung([0.5, 0.3, 0.31], 0)
    assert last == words.what_turned(who="you", name="", kind="hidden" if more else "own", when="")
    assert "move 1" in first
    assert all("move 1" in one for one in more)


async def test_back_to_the_review_is_to_the_one_that_was_left() -> None:
    """Whoever looks with another's eyes meanwhile comes back to their own review, and from that to where they came from."""
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        recording = recorded(app.store)
        app.show_replay(recording.name, opens_review=True)
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        before = app.screen
        assert isinstance(before, ReviewScreen)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        while replay.seen.eyes in (before._seat, None):
            await pilot.press("e")
            await pilot.pause()
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        after = app.screen
        assert isinstance(after, ReviewScreen)
        assert (after._seat, after is before) == (before._seat, False)


@pytest.mark.parametrize("seeds", [(2,), pytest.param((1, 2, 4), marks=pytest.mark.soak)], ids=str)
async def test_the_cursor_begins_on_the_move_that_the_first_sentence_names(seeds: tuple[int, ...]) -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for seed in seeds:
            recording = recorded(app.store, seed=seed)
            app.show_replay(recording.name, opens_review=True)
            await until(
                pilot,
                lambda: (
                    isinstance(app.screen, ReviewScreen)
                    and app.screen.has_class("-made")
                    and bool(app.screen.query(ReviewTable))
                ),
            )
            await pilot.pause()
            assert isinstance(app.screen, ReviewScreen)
            row, review = app.screen.query_one(ReviewTable).under_cursor, app.screen.review
            assert row is not None
            assert review is not None
            telling = Telling(recording, review)
            when = next(one.when for one in telling.turned if row.moment and one is telling.turned[row.moment - 1])
            first = telling.answers()[1][0]
            assert f"move {row.number}," in first or f"over all of {when}:" in first
            await pilot.press("escape")


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("room", [78, 118])
def test_how_good_a_move_was_is_whole_in_its_column(room: int, language: str) -> None:
    with in_language(language):
        for mark in ROLES:
            row = ReviewRow(1, 0, "pass", words.judged(mark=mark), "soft", 0)
            _, what = _cells(row._replace(what="pass " * 40), room - NARROW, palette_of(TribesApp(), "rixe"))
            assert what.plain.endswith(f"  {row.brief}")
            assert len(what.plain) == room - NARROW - 1
            assert room_of(row, room - NARROW) >= room // 2


def test_moves_that_are_alike_are_gathered_and_what_was_better_but_later_is_told_as_that(tmp_path: Path) -> None:
    """One move was costly, the next one, which was the better one, the best; and four times the same stood there four times."""
    recording = played(tmp_path, "rise_of_tribes")
    found, walk = standings(recording), [move.seat for move in recording.moves]
    state, actions = start(recording), []
    for move in recording.moves:
        actions.append(state.read(move.text))
        state.apply(actions[-1])
    told = gathered = 0
    for number in range(1, len(actions)):
        if walk[number - 1] != 0 or found.turn_of(number).last == number:
            continue
        verdict = Verdict(actions[number - 1], actions[number], -0.2, -0.3, -0.1, 0.5)
        moves = [
            Reviewed(k, seat, action, Luck(), verdict if k == number else None)
            for k, (seat, action) in enumerate(zip(walk, actions, strict=True), 1)
        ]
        telling = Telling(recording, Review(0, tuple(moves)), found)
        (row, *_) = (one for one in telling.rows() if one.number == number)
        is_other = actions[number] != actions[number - 1]
        is_deed = any(one.kind not in IDLE for one in found.events[number])
        assert (words.order(who="you") in row.note) == (is_other and is_deed)
        told += is_other and is_deed
        gathered += bool(re.search(r"\d times", row.what))
        assert not re.search(r"(\b.{12,}), \1, \1", row.what), row.what
        if told > 3 and gathered > 1:
            break
    assert told > 3
    assert gathered > 1


def test_what_was_done_is_cut_at_the_end_of_a_sentence() -> None:
    done = "Ash went out for 3 points. Points gained: you 2, Ash 5, Birch 0 and Cedar 0. In all: you 4, Ash 5, Birch 5 and Cedar 0."
    for room, shown in ((78, "Ash went out for 3 points."), (118, done.partition(" In all")[0]), (160, done)):
        row = ReviewRow(1, 0, done, "13 → 0", "soft", 0)
        _, what = _cells(row, room - NARROW, palette_of(TribesApp(), "rixe"))
        assert what.plain.removesuffix(row.brief).rstrip() == shown
    row = ReviewRow(1, 0, "You: place the blank on LEAD: draw 3 goals (strong)", "− costly  luck −16", "soft", 0)
    _, what = _cells(row, 78 - NARROW, palette_of(TribesApp(), "rixe"))
    assert "LEAD: draw 3 goals…  " in what.plain, "else as far as there is room"


async def test_the_chosen_row_has_a_sign_and_stays_in_sight_when_what_is_told_of_it_grows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    long = " ".join(f"word{k}" for k in range(30))
    plain = ReviewRow(1, 0, "pass", "✓ best", "gain", 0)
    sides = (Side("You", long, 40, "gain"), Side("better", long, 60, "soft"))
    rows = [plain._replace(number=number, sides=sides if number % 5 == 0 else ()) for number in range(1, 40)]
    monkeypatch.setattr("tribes_tui.plain.review.Telling.rows", lambda self: rows)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_replay(recorded(app.store).name, opens_review=True)
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReviewScreen)
                and app.screen.has_class("-made")
                and bool(app.screen.query(ReviewTable))
            ),
        )
        table = app.screen.query_one(ReviewTable)
        await until(pilot, lambda: table.row_count == len(rows) and table.has_focus)
        table.move_cursor(row=0)
        await pilot.pause()
        for number in range(2, 22):
            await pilot.press("down")

            def chosen() -> list[str]:
                lines = screen_text(app).splitlines()[table.region.y : table.region.bottom]
                return [line for line in lines if line.lstrip().startswith("►")]

            await until(pilot, lambda: len(chosen()) == 1)  # the list has its new height, and has scrolled
            await pilot.pause()
            (line,) = chosen()
            assert re.search(rf"► +{number} ", line), number


async def test_nobody_plays_on_where_nothing_is_left_to_decide() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        recording = recorded(app.store)
        replay = await shown_replay(pilot, app, recording.name)
        last = max(k for k, move in enumerate(recording.moves) if replay.seen.leaves_choice(k))
        assert recording.moves[last].seat == 0, "the person's"
        kept = len(app.store.list())
        replay.go_to(last + 1)
        await pilot.press("p")
        await until(pilot, lambda: replay_words.nothing_to_decide() in screen_text(app))
        assert len(app.store.list()) == kept
        replay.go_to(last)
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


def test_a_place_that_is_shared_is_called_so() -> None:
    told = [words.outcome(who="you", place=place, is_shared=True, players=4, choices=3) for place in (1, 2)]
    assert told == ["you shared the win, 3 choices", "you shared second, 3 choices"]
    assert words.outcome(who="you", place=2, is_shared=False, players=4, choices=3) == "you came second, 3 choices"
