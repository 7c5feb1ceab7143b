"""The end of a game in figures and on its screen: every figure is one of the final position or of what happened."""

from __future__ import annotations

import asyncio
import re
import threading
from datetime import date, timedelta
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, ClassVar

import pytest
from textual.app import App
from textual.await_remove import AwaitRemove
from textual.pilot import Pilot

import rules
from rules import Event, State
from saves import Store
from tests.app.test_app import screen_text, until
from tests.table.wire import Wire
from tests.theme.test_looks import contrast
from tests.widgets.contract import check, check_contrast
from tests.widgets.mounting import alone
from tribes_tui.app import headless
from tribes_tui.app.piloted import play_on
from tribes_tui.games.indy.ending import ending as indy_ending
from tribes_tui.games.rise_of_tribes.ending import ending as rise_ending, gains
from tribes_tui.play.seat import Seat
from tribes_tui.play.standings import Standings
from tribes_tui.play.table import Table
from tribes_tui.play.talk import farewells
from tribes_tui.play.turned import farthest, turned
from tribes_tui.profile.daily import seed_of, title_of
from tribes_tui.profile.settings import FIRST, Settings
from tribes_tui.profile.statistics import Outcome, outcome_of, told_at_this_table
from tribes_tui.seats.par import Par
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Ending, PastGames, Result, Scene, Source, scores_alone
from tribes_tui.table.end.end_of_game import _of_the_day, end_screen
from tribes_tui.table.end.graph import Strips
from tribes_tui.table.end.head import EndHead, FinalTable, letters_on
from tribes_tui.table.end.pieces import PastGamesBar, Sentences, Sources, towers_of
from tribes_tui.table.end.screen import GROWING, KEYS, EndScreen
from tribes_tui.table.history.chronicle import Chronicle
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.theme.moods import MOODS
from tribes_tui.theme.palette import palette_of
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.ending import record_with
from tribes_tui.words.said import (
    daily as said_daily,
    ending as said,
    keys as said_keys,
    replay as said_replay,
    saves as said_saves,
)
from tribes_tui.words.wording import words_of

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
NAMES = ("you", "Ada", "Bo", "Cy", "Di", "Ed")
SHEET = Ending(
    "rise",
    "the game is over after 8 turns",
    "points",
    (Source("villages", (10, 3, 0)), Source("goals", (5, 8, 2)), Source("goals reached", (2, 3, 1), is_points=False)),
    ("Turn 8: you take the lead for good, with 15 points.", "Turn 7: Ada gets 3 points for villages, a long sentence."),
)
RESULT = Result(NAMES[:3], (15, 11, 2), (1, 2, 3), 0)
FEATHERS = SHEET._replace(mood="indy", unit="feathers", course=((4, 4, 5), (4, 3, 2), (4, 4, 0)))
PAST = PastGames("Won 3 of 7, best score 21.", (12, 21, 15))


def over(game: str, players: int, seed: int) -> tuple[State, list[Event], Table]:
    """A whole game of best hints: its final position, and all that the first seat saw."""
    table = Table.new(
        game, [Seat("human", "", "you"), *[Seat("bot", "easy", name) for name in NAMES[1:]]][:players], {}, seed
    )
    while table.turn is not None:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    assert table.final is not None
    return table.final, [event for entry in table.history(0) for event in entry.events], table


# ---- Figures --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_of_rise_of_tribes_add_up_and_are_those_that_were_told(players: int, seed: int) -> None:
    final, events, _ = over("rise_of_tribes", players, seed)
    found = rise_ending(final, events, NAMES[:players])
    assert found.adds_up_to(final.scores())
    told = [event for event in events if event.kind == "points"]
    villages = next(source for source in found.sources if source.name == "villages")
    for seat in range(players):
        paid = [event.public["points"] for event in told if event.player == seat and event.public["why"] == "villages"]
        assert villages.values[seat] == sum(paid)
    assert found.heading == f"the game is over after {final.round} turns", "the number that the table says"


def points(seat: int, number: int, why: str, total: int) -> Event:
    return Event("points", seat, {"points": number, "why": why, "total": total})


class Final:
    """As much of a final position as a story needs."""

    options: ClassVar[dict[str, object]] = {}

    def __init__(self, *scores: int) -> None:
        self.scores = lambda: scores


def test_since_when_the_winner_was_ahead_is_told_once() -> None:
    events = [
        Event("turn", 0, {"turn": 1}), points(0, 2, "villages", 2), Event("turn", 1, {"turn": 2}), points(1, 3, "elder", 3),
        Event("turn", 0, {"turn": 3}), points(0, 4, "villages", 6), Event("turn", 1, {"turn": 4}), points(1, -1, "mammoth lost", 2),
    ]  # fmt: skip
    assert [(gain.turn, gain.seat, gain.points) for gain in gains(events, (0, 0))] == [
        (1, 0, 2),
        (2, 1, 3),
        (3, 0, 4),
        (4, 1, -1),
    ]
    found = rise_ending(Final(6, 2), events, ("you", "Ada"))  # type: ignore[arg-type]
    assert found.decided == (
        "You were ahead from turn 3 on, with 6 points.",
        "You completed no goals.",
        "Ada completed no goals.",
    )
    at_the_end = rise_ending(Final(6, 3), events[:-2], ("you", "Ada"))  # type: ignore[arg-type]
    assert at_the_end.decided[0] == "The last points came from your villages: 4.", "the turn that won it is told above"
    assert "ahead" not in " ".join(at_the_end.decided)
    assert [source.values for source in found.sources if source.name == "points lost"] == [(0, -1)]


@pytest.mark.parametrize("names", [("you", "Ada", "Bo"), ("Cy", "Ada", "Bo")])
def test_who_leads_since_another_lost_a_point_is_who_is_told_to_lead(names: tuple[str, ...]) -> None:
    events = [
        Event("turn", 1, {"turn": 1}), points(1, 4, "villages", 4), Event("turn", 0, {"turn": 2}), points(0, 4, "villages", 4),
        Event("turn", 2, {"turn": 3}), points(1, -1, "mammoth lost", 3), points(2, 1, "villages", 1),
        Event("turn", 1, {"turn": 4}), points(2, 1, "villages", 2),
    ]  # fmt: skip
    found = rise_ending(Final(4, 3, 2), events, names)  # type: ignore[arg-type]
    whose = "You were" if names[0] == "you" else "Cy was"
    assert found.decided[0] == f"{whose} ahead from turn 3 on, with 4 points."


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_feathers_of_indy_add_up_and_their_course_is_that_of_the_rounds(players: int, seed: int) -> None:
    final, events, _ = over("indy", players, seed)
    found = indy_ending(final, events, NAMES[:players])
    resolved = [event for event in events if event.kind == "resolved"]
    assert found.adds_up_to(final.scores())
    assert [list(column) for column in zip(*found.course, strict=True)] == [
        event.public["tokens"] for event in resolved
    ]
    values = {source.name: source.values for source in found.sources}
    for seat in range(players):
        paid, won = values["feathers paid"][seat], values["feathers won back"][seat]
        assert 4 - paid + won == values["feathers kept"][seat]


@pytest.mark.parametrize("size", [(40, 9), (30, 9), (24, 9), (40, 10), (40, 11), (60, 24)], ids=str)
async def test_what_the_strips_show_is_told_whole_whatever_the_room(size: tuple[int, int]) -> None:
    rounds = tuple(range(4, 24))
    long = FEATHERS._replace(course=(rounds, rounds, rounds))
    async with alone(Strips(long, RESULT), size) as pilot:
        text = " ".join(pilot.app.query_one(Strips).text().split())
        assert text.endswith(("where some were lost", "some lost"))


@pytest.mark.every
@pytest.mark.parametrize("players", [5, 6])
async def test_many_seats_have_whole_names_no_second_place_for_all_and_signs_that_are_explained(players: int) -> None:
    names = ("you", "Ash Bite", "Birch", "Cedar", "Hazel", "Juniper")[:players]
    zeros = (0,) * (players - 2)
    course = tuple(tuple(range(4, 0, -1)) for _ in names)
    sheet = SHEET._replace(
        mood="indy", unit="feathers", course=course, won_by="nobody else has a feather left",
        sources=(Source("feathers kept", (0, 20, *zeros)), Source("feathers won back", (1, 2, *zeros), is_points=False)),
    )  # fmt: skip
    app = EndApp(end(sheet, Result(names, (0, 20, *zeros), (2, 1, *[2] * (players - 2)), 0)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown = app.text()
        assert "Ash Bite wins: nobody else has a feather left." in shown
        assert "second" not in shown.lower()
        assert all(name in app.end.query_one(Sources).text() for name in ("You", *names[1:]))
        assert app.end._strips is not None
        await pilot.resize_terminal(120, 30)
        await pilot.pause()
        strips = " ".join(app.end._strips.text().split())
        assert "×" in strips
        assert strips.endswith(("where some were lost", "some lost"))


def test_figures_that_do_not_add_up_are_not_shown() -> None:
    assert SHEET.adds_up_to(RESULT.scores)
    assert not SHEET.adds_up_to((15, 11, 3))


def test_scores_of_which_no_more_is_known_add_up_by_themselves() -> None:
    found = scores_alone("dusk", "points", RESULT.scores, ["You win with 15 points."])
    assert found.adds_up_to(RESULT.scores)
    assert found.decided == ("You win with 15 points.",)


# ---- The screen -----------------------------------------------------------------------------------


def end(
    sheet: Ending = SHEET, result: Result = RESULT, past: PastGames = PAST, unsaved: str | None = None
) -> EndScreen:
    return EndScreen("Rise of Tribes", sheet, result, past, unsaved)


class EndApp(App[None]):
    """An app that shows an end and remembers the answer."""

    def __init__(self, screen: EndScreen, depth: str = "truecolor", theme: str = OFFERED[0].name) -> None:
        super().__init__()
        self.end, self.depth, self.told = screen, depth, []
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme

    def on_mount(self) -> None:
        self.push_screen(self.end, self.told.append)

    async def painted(self, pilot: Pilot[None]) -> None:
        """It is painted once all has its place."""
        await until(pilot, lambda: self.end._is_painted)
        await pilot.pause()

    def text(self) -> str:
        strips = self.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)


@pytest.mark.soak
async def test_the_pieces_keep_the_contract() -> None:
    for make in (
        lambda: EndHead("indy", FEATHERS, RESULT, ""),
        lambda: Sources(SHEET, RESULT),
        lambda: Sentences(SHEET.decided, ("What won it, largest first", "What won it"), 8),
        lambda: PastGamesBar(PAST, "feathers"),
        lambda: Chart(towers_of(SHEET, RESULT)),
        lambda: Strips(FEATHERS, RESULT),
    ):
        await check(make, [(54, 14), (80, 30)])


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "levels", [("easy",), ("medium", "hard", "hard"), ("easy", "medium", "medium", "hard", "even")]
)
async def test_no_line_about_earlier_games_is_cut_in_a_small_window(levels: tuple[str, ...]) -> None:
    def outcome(game: str, place: int, score: int, against: tuple[str, ...] = levels) -> Outcome:
        return Outcome(game, place, False, score, against, "0")

    for game in ("tribe", "tribal_duel"):
        won, lost = outcome(game, 1, 250), outcome(game, 2, 199)
        other = outcome(game, 1, 250, ("master",))
        for before, now in (
            ([], won), ([], lost), ([other], won), ([other], lost),
            ([won] * 120, won), ([won] * 120, lost), ([lost] * 120, won), ([won] * 120, outcome(game, 1, 251)),
        ):  # fmt: skip
            past = PastGames(told_at_this_table(before, now), (), record_with(now.opponents))
            app = EndApp(EndScreen("indy", SHEET, RESULT, past, None))
            async with app.run_test(size=SIZES[0]) as pilot:
                await pilot.pause()
                told = app.end.query_one(PastGamesBar).text()
                assert past.told in " ".join(told.split())
                assert "…" not in told, past


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("sheet", [SHEET, FEATHERS])
async def test_everything_is_told_at_every_size_and_depth(size: tuple[int, int], depth: str, sheet: Ending) -> None:
    app = EndApp(end(sheet, unsaved="not saved: the disk is full"), depth)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = app.text()
        decided = " ".join(app.end._sentences.text().replace("│", " ").replace("|", " ").split())
        assert f"You win with 15 {sheet.unit}, 4 ahead of Ada." in text
        for word in (
            "8 turns",
            "3 players",
            "villages",
            "in all",
            "goals reached",
            "for good",
            "Not saved: the disk is full",
        ):
            assert word in text.replace("│", " ") or word in decided, word
        assert PAST.told in text
        for name in ("You", "Ada", "Bo"):
            assert name in text
        if sheet is FEATHERS and app.end._strips is not None and app.end._strips.region:
            assert "feathers after each round" in text
            assert all(word in text for word in ("round", "where some", "lost"))
        assert "rematch" in text
        assert depth != "ascii" or text.isascii()


def styles(app: EndApp, word: str) -> list[bool]:
    """Whether each occurrence of a word is bold."""
    strips = app.screen._compositor.render_strips()
    return [bool(s.style and s.style.bold) for strip in strips for s in strip if s.text.strip() == word]


async def test_the_best_of_each_line_is_bold_and_towers_carry_their_parts() -> None:
    app = EndApp(end())
    async with app.run_test(size=(120, 40)) as pilot:
        await app.painted(pilot)
        sources, towers = app.screen.query_one(Sources), app.end._towers
        bold = {(cell[0], cell[3]) for cell in sources._cells.rows[2] if cell[0].isdigit()}  # type: ignore[union-attr]
        assert bold == {("1", 1), ("0", 1), ("3", 0), ("0", 0)}
        drawn = towers.text()
        for number in ("15", "11", "10", "8"):
            assert number in drawn
        assert "You, first" in drawn
        assert "Bo, third" in drawn


class MovingEndApp(EndApp):
    """Towers may grow."""

    settings = Settings()


@pytest.mark.parametrize("key", ["", "x", "enter"])
async def test_towers_grow_until_a_key_is_pressed_and_end_as_they_are_without_motion(key: str) -> None:
    still = EndApp(end())
    async with still.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        whole = still.end._towers.text()
    app = MovingEndApp(end())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        chart = app.end._towers
        assert chart.text() != whole
        if key:
            await pilot.press(key)
        while app.end._timer is not None:
            app.end._grow()
        assert chart.text() == whole
        assert app.told == (["look"] if key == "enter" else [])


async def test_growing_towers_send_little_more_than_their_own_paint() -> None:
    app = MovingEndApp(end())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        app.end._step = 0
        chart = app.end._towers
        chart.grow(0)
        wire = Wire(app.screen)
        chart.grow(1)
        at_once = wire.sent()
        chart.grow(0)
        wire.sent()
        steps = []
        for step in range(1, GROWING + 1):
            chart.grow(step / GROWING)
            steps.append(wire.sent())
        assert sum(steps) < 2 * at_once


@pytest.mark.varied(3)
@pytest.mark.parametrize("theme", [theme.name for theme in OFFERED])
@pytest.mark.parametrize("depth", ["truecolor", "256", "16"])
async def test_all_words_can_be_read(theme: str, depth: str) -> None:
    for sheet in (SHEET, FEATHERS):
        app = EndApp(end(sheet), depth, theme)
        async with app.run_test(size=(120, 40)) as pilot:
            await app.painted(pilot)
            for piece in filter(lambda piece: piece.region, app.screen.query(Drawn)):
                check_contrast(piece)


@pytest.mark.parametrize("theme", [theme.name for theme in OFFERED])
async def test_big_letters_stand_out_from_the_felt_of_every_game(theme: str) -> None:
    app = EndApp(end(), theme=theme)
    async with app.run_test(size=(120, 40)):
        for palette in (palette_of(app, mood) for mood in MOODS):
            for tone in letters_on(palette):
                assert contrast(palette.colour(tone), palette.above) >= 2, (palette.mood, tone)


@pytest.mark.parametrize(
    ("key", "where"),
    [
        ("enter", "look"),
        ("t", "look"),
        ("escape", "look"),
        ("w", "review"),
        ("v", "replay"),
        ("q", "home"),
    ],
)
async def test_it_stays_until_a_key_says_where_to_go(key: str, where: str) -> None:
    app = EndApp(end())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("x", "down", "space")
        assert app.screen is app.end
        await pilot.press(key)
        assert app.told == [where]


@pytest.mark.parametrize(("keys", "told"), [(["r", "enter"], ["rematch"]), (["r", "escape"], []), (["r", "2"], [])])
async def test_another_game_begins_only_once_it_was_asked_for(keys: list[str], told: list[str]) -> None:
    """During the game the key opened the rules."""
    app = EndApp(end())
    async with app.run_test(size=(80, 24)) as pilot:
        for key in keys:
            assert app.told == []
            await pilot.press(key)
            await pilot.pause()
        assert app.told == told
        assert told or app.screen is app.end


async def click(pilot: Pilot[None], word: str) -> None:
    lines = pilot.app.text().splitlines()  # type: ignore[attr-defined]
    y = next(y for y, line in enumerate(lines) if word in line)
    await pilot.click(offset=(lines[y].index(word), y))


async def test_the_keys_can_be_clicked() -> None:
    app = EndApp(end())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click(pilot, "replay")
        await until(pilot, lambda: app.told == ["replay"])


@pytest.mark.parametrize("is_wished", [False, True])
async def test_par_is_told_and_hard_is_asked_for(is_wished: bool) -> None:
    """Once: who asked and looked at the review meanwhile is told all the same."""
    asked: list[str] = []

    class Again:
        found = {level: Par(level, 8, points, 1, 60, 0.5) for level, points in (("easy", 24), ("medium", 31.5))}

        def quickly(self) -> dict[str, Par]:
            return dict(self.found)

        def by(self, level: str) -> dict[str, Par]:
            asked.append(level)
            return {**self.found, level: Par("hard@60", 5, 40, 1, 60, 0.5)}

        def is_wished(self) -> bool:
            return is_wished

        def leave(self) -> None:
            asked.append("left")

    again: Any = Again()
    app = EndApp(EndScreen("Rise of Tribes", SHEET, RESULT, PAST, None, dealt_again=again))
    async with app.run_test(size=(80, 24)) as pilot:
        brief = "Bots in your seat typically got: medium 31.5, easy 24."
        await until(pilot, lambda: brief in app.text() or is_wished)
        if not is_wished:
            await pilot.press("h")
        await until(pilot, lambda: "got: hard 40, medium 31.5, easy 24" in app.text())
        await pilot.press("h")  # it is known now
        await pilot.press("q")
        await until(pilot, lambda: app.told == ["home"])
    assert asked == ["hard", "left"]


async def test_where_the_score_is_not_what_one_wins_by_par_tells_who_won() -> None:
    class Again:
        def quickly(self) -> dict[str, Par]:
            return {level: Par(level, 8, 7.5, 1, 8, first) for level, first in (("easy", 0.25), ("medium", 0.625))}

        def by(self, level: str) -> dict[str, Par]:
            return {**self.quickly(), level: Par("hard@60", 5, 7.5, 1, 8, 0.75)}

        def is_wished(self) -> bool:
            return False

        def leave(self) -> None:
            pass

    again: Any = Again()
    sheet = SHEET._replace(unit="feathers")
    app = EndApp(EndScreen("indy", sheet, RESULT._replace(viewer=0, ranking=[1, 2, 3]), PAST, None, dealt_again=again))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(
            pilot,
            lambda: (
                "in your seat: medium won 5 of 8, easy won 2 of 8; you won." in app.text()
                or "Games won by bots in your seat: medium 5 of 8, easy 2 of 8." in app.text()
            ),
        )
        await pilot.press("h")
        await until(
            pilot, lambda: "Games won by bots in your seat: hard 4 of 5, medium 5 of 8, easy 2 of 8." in app.text()
        )
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: "easy won 2 of 8; you won." in app.text())
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "easy won 2 of 8; you won." not in app.text())
        assert "won by bots" in app.text(), "in a smaller window in fewer words, and not cut off"


async def test_that_a_deal_was_copied_is_told_also_where_bots_are_done_meanwhile() -> None:
    may_end = threading.Event()

    class Again:
        def quickly(self) -> dict[str, Par]:
            may_end.wait(10)
            return {"easy": Par("easy", 8, 24, 1, 60, 0.5)}

        def is_wished(self) -> bool:
            return False

        def leave(self) -> None:
            may_end.set()

    again: Any = Again()
    past = PAST._replace(deal="K7Q2-9FMX")
    app = EndApp(EndScreen("Rise of Tribes", SHEET, RESULT, past, None, dealt_again=again))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("y")
        await until(pilot, lambda: "--deal K7Q2-9FMX" in app.text())
        may_end.set()
        await until(pilot, lambda: bool(app.end._pars))
        await pilot.pause()
        assert "--deal K7Q2-9FMX" in app.text()
        app.end._forget(app.end._copied)
        await until(pilot, lambda: "easy 24" in app.text())


async def test_how_long_a_hard_bot_has_played_is_told_while_it_plays() -> None:
    may_end = threading.Event()

    class Again:
        def quickly(self) -> dict[str, Par]:
            return {"easy": Par("easy", 8, 24, 1, 60, 0.5)}

        def by(self, level: str) -> dict[str, Par]:
            may_end.wait(10)
            return self.quickly()

        def is_wished(self) -> bool:
            return False

        def leave(self) -> None:
            may_end.set()

    again: Any = Again()
    app = EndApp(EndScreen("Rise of Tribes", SHEET, RESULT, PAST, None, dealt_again=again))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "easy 24" in app.text())
        await pilot.press("h")
        await until(pilot, lambda: "playing this deal 8 times, for about a minute: 0 seconds so far" in app.text())
        await until(pilot, lambda: "1 second so far" in app.text() or "2 seconds so far" in app.text())
        may_end.set()
        await until(pilot, lambda: "easy 24" in app.text())


async def test_a_game_that_is_not_kept_is_neither_reviewed_nor_seen_again() -> None:
    app = EndApp(EndScreen("Rise of Tribes", SHEET, RESULT, PAST, None, is_kept=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w", "v", "h")
        assert app.screen is app.end
        assert "Bots begin" not in app.text()


@pytest.mark.parametrize(
    ("viewer", "players", "large"),
    [(0, 3, "VICTORY"), (1, 3, "SECOND"), (2, 3, "THIRD"), (1, 2, "DEFEAT"), (None, 3, "")],
)
async def test_big_letters_say_what_became_of_the_viewer_and_confetti_falls_for_a_victory(
    viewer: int | None, players: int, large: str
) -> None:
    result = Result(NAMES[:players], RESULT.scores[:players], RESULT.ranking[:players], viewer)
    sources = tuple(source._replace(values=source.values[:players]) for source in SHEET.sources)
    app = EndApp(end(SHEET._replace(sources=sources), result))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        head = app.screen.query_one(EndHead)
        assert head._large == large
        assert len(head.text().splitlines()) == (7 if large else 2)
        assert ("◆" in head.text()) == (large == "VICTORY")
        assert "You win with 15 points, 4 ahead of Ada." in head.text()


@pytest.mark.parametrize("sources", [2, 12])
async def test_in_a_small_window_what_became_of_the_viewer_comes_first_in_the_middle(
    sources: int,
) -> None:
    """In big letters, where the figures leave them room; else in the first line."""
    deal = PAST._replace(deal="K7Q2-9FMX")
    sheet = SHEET._replace(sources=tuple(Source(f"source {number}", (1, 1, 0)) for number in range(sources)))
    for viewer, badge in ((0, "VICTORY"), (1, "SECOND"), (None, "RISE OF TRIBES")):
        app = EndApp(EndScreen("Rise of Tribes", sheet, RESULT._replace(viewer=viewer), deal, None))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            head = app.screen.query_one(EndHead)
            first, *others = head.text().splitlines()
            is_big = viewer is not None and sources == 2
            assert (head.size.height >= 8) == is_big
            assert first.startswith(" RISE OF TRIBES " if is_big else f" {badge} ")
            assert first.rstrip().endswith("deal K7Q2-9FMX")
            letters = [min(re.finditer("▀", row), key=re.Match.start).start() for row in others[:4]] if is_big else []
            ends = [row.rindex("▀") for row in others[:4]] if is_big else []
            assert not is_big or abs(min(letters) + max(ends) - 79) <= 2, "in the middle"


async def test_a_deal_without_a_name_is_called_by_its_seed() -> None:
    app = EndApp(EndScreen("Rise of Tribes", SHEET, RESULT, PAST._replace(deal="", seed="7"), None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.screen.query_one(EndHead).text().splitlines()[0].rstrip().endswith("seed 7")


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(
    ("won_by", "scores", "ranking", "told"),
    [
        ("nobody else has a feather left", (9, 0, 0, 0), (1, 2, 2, 4), "has a feather left. Ada and Bo come second."),
        ("", (5, 5, 3, 2), (1, 2, 3, 4), "You win with 5 points. Ada comes second."),
        ("", (7, 5, 3, 2), (1, 2, 3, 4), "You win with 7 points, 2 ahead of Ada."),
        ("", (5, 5, 3, 2), (1, 1, 3, 4), "You and Ada share the victory with 5 points."),
    ],
)
async def test_whoever_came_second_of_several_is_named(
    won_by: str, scores: tuple[int, ...], ranking: tuple[int, ...], told: str, size: tuple[int, int]
) -> None:
    sheet = SHEET._replace(sources=(Source("villages", scores),), won_by=won_by)
    app = EndApp(end(sheet, Result(NAMES[:4], scores, ranking, 0)))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert app.screen.query_one(EndHead).text().splitlines()[-1].strip(" ·•◆").endswith(told)


async def test_a_cross_before_a_figure_leaves_a_gap_behind_the_figure_before_it() -> None:
    """`4×3` is read as a product."""
    rows = tuple(tuple(max(0, 5 - (number + seat) % 4) for number in range(13)) for seat in range(len(RESULT.seats)))
    async with alone(Strips(FEATHERS._replace(course=rows), RESULT), (40, 8)) as pilot:
        shown = pilot.app.query_one(Strips).text()
        assert "×" in shown
        assert not re.search(r"\d×", shown), shown


async def test_strips_and_narrow_towers_say_who_came_where() -> None:
    async with alone(Strips(FEATHERS, RESULT), (60, 24)) as pilot:
        drawn = pilot.app.query_one(Strips).text()
        assert all(name in drawn for name in ("1. You", "2. Ada", "3. Bo"))
    async with alone(Chart(towers_of(SHEET, RESULT)), (34, 16)) as pilot:
        drawn = pilot.app.query_one(Chart).text()
        assert all(name in drawn for name in ("1. You", "2. Ada", "3. Bo"))


async def test_the_key_of_what_decided_it_comes_when_more_is_told_than_has_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As when the turns that changed most are known: the row of keys is made anew once they are laid."""
    app = EndApp(end())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        piece, made = app.screen.query_one(Sentences), list[int]()
        monkeypatch.setattr(app.screen, "refresh_bindings", lambda: made.append(piece.left_out))
        piece.mark([f"Turn {number}: Ada takes the lead once more, for that turn alone." for number in range(9)])
        await until(pilot, lambda: bool(made and made[-1]))


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_what_decided_it_is_a_key_away_where_not_all_of_it_has_room(by_mouse: bool) -> None:
    told = tuple(f"Turn {number}: Ada takes the lead once more, for that turn alone." for number in range(1, 13))
    app = EndApp(end(SHEET._replace(decided=told)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown = sum(one.partition(":")[0] in app.text() for one in told)
        assert 0 < shown < len(told)
        assert f"{len(told) - shown} more: d" in app.text()
        await (click(pilot, "more: d") if by_mouse else pilot.press("d"))
        await until(pilot, lambda: all(one in app.text() for one in told))
        await pilot.press("d")
        await until(pilot, lambda: "Where it came from" in app.text())
    app = EndApp(end())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("d")
        assert "Where it came from" in app.text(), "all of it is there"


async def test_below_what_decided_it_the_graph_has_all_rows_of_a_window_that_became_larger() -> None:
    final, _, table = over("indy", 2, 2)
    told = tuple(f"Turn {number}: Ada takes the lead once more, for that turn alone." for number in range(1, 15))
    sheet = scores_alone("dusk", "points", final.scores(), told)
    result = Result(NAMES[:2], final.scores(), final.ranking(), 0)
    app = EndApp(EndScreen("indy", sheet, result, PAST, None, table.standings, game_id="indy"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "g  graph" in app.text() and "more: d" in app.text())
        await pilot.press("d")
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: app.end._graph.region.bottom >= 37)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("game", rules.games)
async def test_each_page_of_the_end_opens_from_each_other_and_the_same_key_closes_it(
    game: str, size: tuple[int, int]
) -> None:
    final, _, table = over(game, 2, 2)
    told = tuple(f"Turn {number}: Ada takes the lead once more, for that turn alone." for number in range(1, 60))
    sheet = scores_alone("dusk", "points", final.scores(), told)
    past = PAST._replace(rating="Rating 1500", rating_told=("Your rating is 1500.",))
    result = Result(NAMES[:2], final.scores(), final.ranking(), 0)
    app = EndApp(EndScreen("indy", sheet, result, past, None, table.standings, game_id=game))
    shows = {"": "Where it came from", "decided": "Turn 8: Ada", "rating": "Your rating is 1500."}
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: "g  graph" in app.text() and "more: d" in app.text())
        page = ""
        for key in (one for pair in permutations("dgem", 2) for one in (*pair, pair[1], *pair, pair[0], "escape")):
            opened = {"d": "decided", "g": "graph", "e": "rating", "escape": ""}.get(key, page)
            if key == "escape" and not page:
                continue  # that would leave
            page = "" if opened == page and key != "m" else opened
            await pilot.press(key)
            await pilot.pause()
            for one, words in shows.items():
                assert (words in app.text()) == (one == page), (key, one, page)
            assert app.end._graph.region.height > 8 or page != "graph", "it has room"
            assert (said_replay.measure() in app.text()) == (page == "graph"), (key, page)
            assert app.told == []


async def test_in_a_large_window_the_rounds_stand_below_the_words_and_each_row_of_cards_has_its_name() -> None:
    final, events, table = over("indy", 2, 3)
    names = NAMES[:2]
    sheet = indy_ending(final, events, names)
    result = Result(names, final.scores(), final.ranking(), 0)
    view = table.view(0)
    scene = Scene(view, names, 0)
    last = lambda: FinalTable(board_of("indy"), scene)  # noqa: E731
    app = EndApp(EndScreen("indy", sheet, result, PAST, None, table.standings, last=last))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "The row" in app.text())
        assert " hand" in app.text()
        assert "You evoked" not in app.text(), "that stands beside the name"
        below = app.screen.query_one("#beside")
        assert isinstance(below, Strips)
        assert "each round" in below.text()
        assert below.region.y >= app.screen.query_one(PastGamesBar).region.bottom


async def test_how_it_went_is_a_key_away_once_it_is_known() -> None:
    _, _, table = over("indy", 3, 2)
    app = EndApp(EndScreen("indy", FEATHERS, RESULT, PAST, None, table.standings))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "g  graph" in app.text())
        await pilot.press("g")
        await until(pilot, lambda: "Chances of winning" in app.text())
        await until(pilot, lambda: "Esc  back" in app.text())
        assert "g  graph" not in app.text(), "nothing is offered that is there"
        await pilot.press("m")
        await until(pilot, lambda: "Feathers" in app.text())
        strips = app.end._graph._chart.shown.strips
        assert [strip.total for strip in strips] == [str(score) for score in table.final.scores()]
        await pilot.press("g")
        await until(pilot, lambda: "Where it came from" in app.text())
        await pilot.press("g", "escape")
        await until(pilot, lambda: "Where it came from" in app.text())
        assert app.told == [], "only from the page itself it leads to the table"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_graph_says_who_judges_the_chances(size: tuple[int, int]) -> None:
    _, _, table = over("indy", 3, 2)
    app = EndApp(EndScreen("indy", FEATHERS, RESULT, PAST, None, table.standings, game_id="indy"))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: "g  graph" in app.text())
        await pilot.press("g")
        await until(pilot, lambda: said_replay.outlook_long() in app.text())
        numbers = " ".join(str(number) for number, _ in enumerate(app.end._graph._turned, 1))
        assert said_replay.legend_brief(numbers=numbers) in app.text()
        heading = f"{said_replay.outlook_long()}   {said_replay.legend_brief(numbers='1 2 3')}"
        assert len(heading) < 80, "three have room, too"


async def test_where_nothing_is_known_of_the_way_there_is_no_key_for_it() -> None:
    app = EndApp(end())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause(0.1)
        await pilot.press("g")
        assert "g  graph" not in app.text()
        assert "Where it came from" in app.text()


LONG_NAMES = ("you", "Bartholomew-Maxi", "Maximilian-Theos", "Abigail-Josephin", "Wilhelmina-Roses", "Christopher-Paul")


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("ranking", [(1, 2, 2, 2, 2, 2), (1, 1, 1, 1, 1, 1), (2, 1, 2, 2, 2, 2)])
async def test_names_of_any_length_are_whole_or_end_with_a_sign(
    size: tuple[int, int], ranking: tuple[int, ...]
) -> None:
    scores = tuple(20 if place == 1 else 12 for place in ranking)
    sheet = SHEET._replace(sources=(Source("villages", scores), Source("goals", (0,) * 6)))
    app = EndApp(end(sheet, Result(LONG_NAMES, scores, ranking, 0)))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        head = app.screen.query_one(EndHead).text().splitlines()[-1].strip(" ·•◆")
        assert head.endswith("."), head
        assert "with 20 points" in head
        names = app.screen.query_one(Sources).text().splitlines()[1].strip("│ ").split()
        assert all(name in ("You", *LONG_NAMES) or name.endswith("…") for name in names), names


@pytest.mark.parametrize("game", ["tribe", "tribal_duel", "tribal_rixe", "five_tribes"])
def test_what_decided_a_game_names_people_as_they_are_called(game: str) -> None:
    final, events, _ = over(game, 2, 3)
    found = board_of(game).ending(final, events, ("you", "McDonald-Theresa"))  # type: ignore[attr-defined]
    assert found is not None
    assert found.adds_up_to(final.scores())
    assert found.decided
    assert all(line[0].isupper() and line.endswith(".") for line in found.decided)
    assert all("Mcdonald" not in line for line in found.decided)


@pytest.mark.varied(2)
@pytest.mark.parametrize(("game", "made_of"), [("indy", indy_ending), ("rise_of_tribes", rise_ending)])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_every_number_of_the_end_has_its_source(game: str, made_of: Any, size: tuple[int, int]) -> None:
    final, events, _ = over(game, 3, 1)
    sheet = made_of(final, events, NAMES[:3])
    scores = final.scores()
    result = Result(NAMES[:3], scores, final.ranking(), 0)
    known = {len(scores), *scores, *(abs(one - other) for one in scores for other in scores)}
    known |= {value for source in sheet.sources for value in source.values}
    known |= {held for row in sheet.course for held in row} | set(
        range(len(sheet.course[0]) + 1 if sheet.course else 0)
    )
    known |= {int(number) for event in events for number in re.findall(r"\d+", str(event.fields()))}
    app = EndApp(end(sheet, result, PastGames()))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = {int(number) for number in re.findall(r"\d+", app.text())}
        assert shown
        assert shown <= known, shown - known


@pytest.mark.parametrize(
    ("width", "told"), [(80, "your sacred cards, the last bar: this game"), (52, "your sacred cards; last: this game")]
)
async def test_bars_of_past_games_say_what_they_measure_in_every_width(width: int, told: str) -> None:
    piece = PastGamesBar(PAST, "sacred-cards")
    async with alone(piece, (width, 40)):
        assert told in piece.text()
        assert piece.text().count("█") == 1


@pytest.mark.varied(1)
@pytest.mark.parametrize("game", list(rules.games))
async def test_in_a_large_window_the_last_position_the_story_and_the_way_there_stand_together(game: str) -> None:
    async with headless(game, seats="you,bot", size=(120, 40), moves=10**6) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, EndScreen) and pilot.app.screen._standings is not None)
        screen = pilot.app.screen
        await until(pilot, lambda: bool(screen.query(FinalTable)) and screen.query_one(FinalTable).size.height > 0)
        final, graph = screen.query_one(FinalTable), screen.query_one("#graph")
        spots = [final.region, graph.region, screen.query_one("#told").region]
        assert all(screen.region.contains_region(spot) for spot in spots)
        assert not any(one.overlaps(other) for one, other in combinations(spots, 2))
        assert spots[0].size >= (80, 20)
        assert all(spots[2].contains_region(piece.region) for piece in screen.query("#told > *") if piece.display), (
            "whole"
        )
        assert any(piece.places for piece in final.query(Drawn)), "the game's own pieces lie there"
        await pilot.press("g")
        await until(pilot, lambda: not final.display and graph.region.height > 20)
        await pilot.press("g")
        await until(pilot, lambda: final.display and graph.region.height < 20)
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: not final.display)
        assert screen.query_one("#towers").display


@pytest.mark.varied(1)
@pytest.mark.parametrize("game", ["tribe", "tribal_duel"])
async def test_a_last_position_that_goes_while_it_is_laid_ends_nothing(game: str) -> None:
    async with headless(game, seats="you,bot", size=(120, 40), moves=10**6) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, EndScreen) and bool(pilot.app.screen.query(FinalTable)))
        screen = pilot.app.screen
        assert screen._last is not None
        for steps in (1, 2, 3, 5, 8, 13, 21, 34):
            final = screen._last()
            await screen.query(FinalTable).remove()
            screen.query_one("#drawn").mount(final)
            for _ in range(steps):
                await asyncio.sleep(0)
                final.paint()
            gone = asyncio.ensure_future(_awaited(final.remove()))
            while not gone.done():
                final.paint()
                await asyncio.sleep(0)
            assert not final.is_attached


async def _awaited(removal: AwaitRemove) -> None:
    await removal


@pytest.mark.parametrize("game", list(rules.games))
def test_the_last_position_is_the_last_though_the_screen_was_behind_the_move_that_ended_the_game(game: str) -> None:
    players = 3 if game == "indy" else 2
    final, events, table = over(game, players, 1)
    chronicle = Chronicle(table, 0, words_of(game))
    before = Scene(rules.games[game].new_state(players, 1).view(0), NAMES[:players], 0, log=("of old",))
    screen = end_screen(table, board_of(game), chronicle, 0, None, None, scene=before)
    assert screen is not None
    assert screen._last is not None
    scene = screen._last()._scene
    assert scene.view.key() == final.view(0).key()
    assert scene.log[-1] == chronicle.lines[-1].text
    assert scene.recent[-1] == events[-1]
    assert not scene.goes_on


async def test_what_became_of_the_rating_is_whole_beside_the_last_position_and_says_what_its_key_shows() -> None:
    short = "Not rated: a hint was asked for"
    for width, told in ((39, f" {short} "), (46, f" {short}; e: why ")):
        piece = PastGamesBar(PAST._replace(rating=short), "points")
        async with alone(piece, (width, 40)):
            assert told in piece.text()


@pytest.mark.every
@pytest.mark.parametrize(("rating", "rows"), [("1200", 1), ("Not rated: a hint was asked for", 2)])
async def test_in_few_rows_earlier_games_have_no_frame_and_what_decided_it_has_their_room(
    rating: str, rows: int
) -> None:
    long = tuple(Source(f"source {number}", (1, 1, 0)) for number in range(9))
    told = tuple(f"Turn {number}: Ada takes the lead once more, for that turn alone." for number in range(1, 9))
    past = PAST._replace(heading="Your games with 2 easy bots", rating=rating, rating_told=("It is 889.",))
    app = EndApp(end(SHEET._replace(sources=long, decided=told), RESULT, past))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        bar, shown = app.end.query_one(PastGamesBar), app.text()
        assert bar.size.height == rows
        assert PAST.told in bar.text()
        assert rating in bar.text()
        assert "e  your rating" in shown
        decided = " ".join(app.end._sentences.text().replace("│", " ").split())
        assert sum(one in decided for one in told) >= 5 - rows, "beside the figures"
        assert bar.region.x >= app.end.query_one(Sources).region.right
        assert shown.splitlines()[bar.region.bottom - 1].strip(), "no row between them and the keys is lost"


@pytest.mark.parametrize(("rows", "lines", "left"), [(1, 1, 3), (2, 2, 2), (3, 2, 2), (4, 4, 0)])
def test_what_decided_it_begins_with_the_same_sentence_in_every_room(rows: int, lines: int, left: int) -> None:
    """Whole sentences; how many more there are has a row of its own where one is left."""
    long, short = "The first sentence is long and takes two lines of it all.", "A short one."
    piece = Sentences((long, short, short), ("Whole", "Brief"), 0, "d")
    shown = piece._shown(46, rows)
    assert shown[0][0].startswith("· The first sentence is long")
    assert sum(map(len, shown)) == lines
    assert piece._left_out(shown) == left
    for width in range(30, 80):
        told = [line for one in piece._shown(width, rows) for line in one]
        assert max(map(len, told)) <= width - 4, "it stays within the frame"


def test_where_a_turning_point_is_cut_its_chances_stand_before_what_is_left_out() -> None:
    piece = Sentences((), ("Whole", "Brief"), 0, "d")
    what = "Ash killed a merchant with an assassin, took b3 with a camel, and grew a palm tree on it, which all of it is long."
    piece.mark([f"Round 8: your chances rose from 83% to 100%. {what}"])
    piece_of_two = Sentences(("A short one.", what), ("Whole", "Brief"), 0, "d")
    assert piece_of_two._shown(46, 3) == [["· A short one."]], "a later one is whole, or left to the page"
    (cut,), (whole,) = piece._shown(46, 2), piece._shown(46, 9)
    assert " ".join(line.strip() for line in cut).startswith("1 Round 8: your chances rose from 83% to 100%.")
    assert cut[1].endswith(" …")
    assert whole[-1].endswith("long.")


def test_what_points_are_made_of_comes_before_where_it_turned_where_points_are_counted() -> None:
    """ "What won it" began with another's turn."""
    piece = Sentences(("You led Ash by 60 points in tiles.",), ("Whole", "Brief"), 0, "d")
    piece.mark(["Round 2: your chances rose."], "", "Your chances were lowest in round 1.", is_counted=True)
    assert [(one.sign, one.heading) for one in piece._sentences] == [("·", ""), ("1", said.decided_open()), ("·", "")]


async def test_nothing_changes_in_what_decided_it_once_it_is_told() -> None:
    """Its first sentences were others a second later, and again whenever one came back from the table."""
    _, _, table = over("rise_of_tribes", 2, 6)
    known = threading.Event()

    def judge() -> Standings | None:
        known.wait(20)
        return table.standings()

    result = Result(("you", "Ada"), (15, 11), (1, 2), 0)
    app = EndApp(EndScreen("Rise of Tribes", SHEET, result, PAST, None, judge, game_id="rise_of_tribes"))
    async with app.run_test(size=(120, 40)) as pilot:
        await app.painted(pilot)
        assert said_replay.judging() in app.end._sentences.text()
        assert SHEET.decided[0][:20] not in app.end._sentences.text()
        known.set()
        await until(pilot, lambda: "chances" in app.end._sentences.text())
    assert table.standings() is table.standings(), "it is reckoned once"


def test_of_a_part_that_is_numbered_nothing_is_told_again() -> None:
    own = ("You closed challenge 1, with the most points: 49.", "Ash closed challenge 12, with the most points: 50.")
    piece = Sentences(own, ("Whole", "Brief"), 0, "d")
    piece.mark(["Challenge 1: you closed it."], parts=["challenge 1"])
    assert [one.text for one in piece._sentences] == ["Challenge 1: you closed it.", own[1]]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_below_what_decided_it_is_the_graph_with_its_numbers(size: tuple[int, int]) -> None:
    """Half the page was empty, and the numbers 1 and 2 stood for marks on another one."""
    _, _, table = over("rise_of_tribes", 2, 6)
    result, told = Result(("you", "Ada"), (15, 11), (1, 2), 0), tuple(f"Sentence {number}." for number in range(6))
    sheet = SHEET._replace(sources=(), decided=told)
    app = EndApp(EndScreen("Rise of Tribes", sheet, result, PAST, None, table.standings, game_id="rise_of_tribes"))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.end._standings is not None)
        app.end.action_page("decided")
        await until(pilot, lambda: all(one in app.text() for one in (*told, "100%")))
        await pilot.pause()
        graph, words = app.end._graph, app.end._sentences
        assert words.region.bottom <= graph.region.y
        assert graph.region.height >= 7
        assert graph.region.bottom <= size[1] - KEYS
        assert "100%" in graph._chart.text()
        assert not graph._told.display, "what they tell is told above"


async def test_what_rivals_say_stands_below_who_won_and_never_under_what_decided_it() -> None:
    table = Table.new("tribe", parse_seats("you,bot:Flint"), {"spheres": 30}, 3)
    while table.turn is not None:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    chronicle = Chronicle(table, 0, words_of("tribe"))
    screen = end_screen(table, board_of("tribe"), chronicle, 0, None, None, rivals_talk=True)
    assert screen is not None
    (word,) = farewells(table.seats, chronicle.names, table.final.ranking())
    assert word not in screen._sentences._sentences
    app = EndApp(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: word in app.text())
        head = app.end.query_one(EndHead)
        assert head.text().splitlines()[-1].strip() == word
        assert head.region.bottom <= app.end._sentences.region.y


async def test_in_a_small_window_no_key_of_the_end_is_left_out() -> None:
    _, _, table = over("indy", 3, 2)
    app = EndApp(EndScreen("indy", FEATHERS, RESULT, PAST, None, table.standings))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_replay.graph() in app.text())
        keys = " ".join(app.text().splitlines()[-2:])
        for words in (said.look(), said.rematch(), said.review(), said.replay(), said_replay.graph(), said.leave()):
            assert words in keys


async def test_the_strip_of_each_seat_ends_with_what_the_table_says() -> None:
    """What is shared out at the end (the plate of indy) is in both."""
    sheet = FEATHERS._replace(course=tuple((*row[:-1], max(0, row[-1] - 1)) for row in FEATHERS.course))
    async with alone(Strips(sheet, RESULT), (80, 30)) as pilot:
        shown = pilot.app.query_one(Strips)
        assert [row[-1] for row in shown._course] == [*RESULT.scores]
        assert said.the_end() in shown.text()
    same = FEATHERS._replace(course=tuple((1, score) for score in RESULT.scores))
    assert Strips(same, RESULT)._course == same.course, "no column where nothing is shared out"


async def test_where_rows_are_few_what_decided_it_has_one_more() -> None:
    app = EndApp(end())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        sources = app.screen.query_one(Sources)
        low = sources.rows(sources.size.width)
        assert sources.text().rstrip().splitlines()[-2].split("│")[1].strip().startswith("goals reached")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert sources.rows(sources.size.width) == low + 1


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_game_of_the_day_says_so_and_its_result_is_copied_to_be_compared(
    size: tuple[int, int], tmp_path: Path
) -> None:
    store, day = Store(tmp_path), date.today() - timedelta(1)
    table = Table.new("indy", parse_seats("you,bot"), {}, seed_of("indy", day), store, title_of(day))
    play_on(table, 10**6)
    table.close()
    mine = store.list()[0]
    outcome = outcome_of(mine)
    assert outcome is not None
    told = _of_the_day(mine, outcome)
    assert all(part in told for part in ("indy", said_saves.day(day=day), "feather", "without hints"))
    assert "with hints" in _of_the_day(mine._replace(asides=("hinted",)), outcome)
    assert _of_the_day(mine._replace(title=""), outcome) == ""
    app = EndApp(EndScreen("indy", FEATHERS, RESULT, PAST._replace(of_the_day=told), None))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        first = app.screen.query_one(EndHead).text().splitlines()[0]
        assert first.rstrip().endswith((said_daily.this(key="y"), said_daily.this_brief(key="y")))
        await pilot.press("y")
        await pilot.pause()
        assert app.clipboard == told
        assert said_daily.copied(text=told) in screen_text(app)


async def test_where_marks_have_no_room_a_bar_stands_above_each_figure() -> None:
    sheet = FEATHERS._replace(course=tuple(tuple(min(9, one + 5) for one in row) for row in FEATHERS.course))
    async with alone(Strips(sheet, RESULT), (40, 19)) as pilot:
        shown = pilot.app.query_one(Strips).text()
        assert "█" in shown
        assert "×" in shown, "above what was lost, as where marks stand"
        assert "× where" in " ".join(shown.split())
    async with alone(Strips(sheet, RESULT), (40, 8)) as pilot:
        assert "█" not in pilot.app.query_one(Strips).text()
        drawn = " ".join(pilot.app.query_one(Strips).text().split())
        assert re.search(r"×\d", drawn), "before the figure"
        assert "× where" in drawn or "×: some lost" in drawn


async def test_twice_as_much_has_a_bar_twice_as_high_also_what_the_end_brought() -> None:
    sheet = FEATHERS._replace(course=((9, 9, 2), (2, 2, 2), (9, 9, 9)), began=())
    async with alone(Strips(sheet, RESULT._replace(scores=(16, 8, 9))), (60, 21)) as pilot:
        rows = pilot.app.query_one(Strips).text().splitlines()
    ends = max(row.rfind("█") for row in rows)
    bars = [sum(len(row) > ends and row[ends] in "▁▂▃▄▅▆▇█" for row in part) for part in (rows[:6], rows[6:12])]
    assert bars[0] > bars[1] > 0, rows


async def test_what_is_marked_in_the_graph_bears_its_number_in_what_decided_the_game() -> None:
    """In the same words, once it is known; until then the page of the graph says that it is being made."""
    final, events, table = over("indy", 2, 3)
    known = threading.Event()

    def judge() -> Standings | None:
        known.wait(20)
        return table.standings()

    names = ("you", "Ada")
    result = Result(names, final.scores(), final.ranking(), 0)
    app = EndApp(EndScreen("indy", indy_ending(final, events, names), result, PAST, None, judge, game_id="indy"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("g")
        await until(pilot, lambda: said_replay.judging() in app.text())
        await pilot.press("g")
        known.set()
        found = table.standings()
        assert found is not None
        told = turned(found, "indy", names, 0)
        await until(pilot, lambda: len(app.end._sentences._sentences) >= len(told))
        for number, one in enumerate(told, 1):
            assert app.end._sentences._sentences[number - 1][:2] == (str(number), one.text)
        await until(pilot, lambda: app.end._sentences._sentences[0].text[:30] in app.text())


async def test_the_turn_that_changed_the_chances_most_is_told_first_of_what_decided_the_game() -> None:
    _, _, table = over("rise_of_tribes", 2, 6)
    found = table.standings()
    assert found is not None
    most = max(
        turned(found, "rise_of_tribes", ("you", "Ada"), 0),
        key=lambda one: abs(found.change(one.who, one.turning.first, one.turning.last)),
    )
    result = Result(("you", "Ada"), (15, 11), (1, 2), 0)
    sheet = SHEET._replace(sources=(), decided=("Turn 8: you take the lead for good, with 15 points.",))
    app = EndApp(EndScreen("Rise of Tribes", sheet, result, PAST, None, table.standings, game_id="rise_of_tribes"))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "chances" in " ".join(app.text().split()))
        told = [*app.end.query_one(Sentences)._sentences]
        assert told[0][1] == most.text
        below = [one for one in told if one.sign == "·"]
        assert below[-1].text == sheet.decided[0], "what has no figures stands below"
        fall = farthest(found, "rise_of_tribes", ("you", "Ada"), 0)
        assert [one.text for one in below[:-1]] == [fall] * bool(fall), "under when the chances were lowest"
        assert [one.heading for one in told if one.heading] == [below[0].heading] == [said.also()]
        app.end._draw(found)
        assert [*app.end.query_one(Sentences)._sentences] == told, "once, however often the graph is drawn"


# ---- What the cursor offered ----------------------------------------------------------------------


def sheet_with(is_offered: bool) -> EndScreen:
    return EndScreen("Rise of Tribes", SHEET, RESULT, PAST._replace(is_offered=is_offered), None)


class KeepingApp(EndApp):
    """It keeps settings."""

    kept: ClassVar[list[dict[str, object]]] = []
    settings = Settings()

    def keep_settings(self, **changed: object) -> None:
        self.kept.append(changed)
        self.settings = self.settings._replace(**changed)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_where_every_move_was_offered_the_end_says_so_and_a_key_ends_and_begins_it_again(
    size: tuple[int, int],
) -> None:
    KeepingApp.kept.clear()
    app = KeepingApp(sheet_with(True))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert said.offered(key="o") in app.text()
        for told, cursor in ((said_keys.offers_off(key="o"), FIRST), (said_keys.offers_on(key="o"), "good")):
            await pilot.press("o")
            await until(pilot, lambda told=told: told in app.text())  # type: ignore[misc]
            assert KeepingApp.kept[-1] == {"cursor": cursor}
    app = KeepingApp(sheet_with(True))
    app.settings = Settings(cursor=FIRST)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert said_keys.offers_off(key="o") in app.text(), "as it was left when the sheet is opened again"
    app = KeepingApp(sheet_with(False))
    async with app.run_test(size=size) as pilot:
        await pilot.press("o")
        await pilot.pause()
        assert said_keys.offers() not in app.text()
        assert len(KeepingApp.kept) == 2


@pytest.mark.parametrize("goes_elsewhere", [False, True])
async def test_whoever_goes_elsewhere_once_has_not_taken_every_offer(goes_elsewhere: bool) -> None:
    async with headless("indy", seats="you,bot:easy") as pilot:
        table = pilot.app.screen
        await until(pilot, lambda: table.is_my_turn)  # type: ignore[attr-defined]
        assert table.table.only_offered  # type: ignore[attr-defined]
        if goes_elsewhere:
            await pilot.press("right")
        await pilot.press("enter")
        await pilot.pause()
        assert table.table.only_offered is not goes_elsewhere  # type: ignore[attr-defined]


async def test_what_is_told_of_the_deal_and_of_offers_stands_on_the_first_page_alone() -> None:
    """The same two lines stood under every page."""
    app = EndApp(sheet_with(True))
    async with app.run_test(size=(80, 24)) as pilot:
        await app.painted(pilot)
        offered = app.end.query_one("#offered")
        assert offered.display
        app.end.action_page("decided")
        await until(pilot, lambda: not offered.display)
        assert not app.end.check_action("offers", ())
        app.end.action_back()
        await until(pilot, lambda: offered.display)


@pytest.mark.parametrize("rows", [-9, -1, 0])
def test_what_decided_a_game_takes_no_row_where_none_is_left(rows: int) -> None:
    assert Sentences(["Round 2: your chances rose."], [""], 0)._shown(39, rows) == []


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", rules.games)
async def test_the_table_is_drawn_where_a_window_becomes_large_only_after_the_end(game: str) -> None:
    """Some of its pieces are for seats in which nobody sits."""
    async with headless(game, seats="you,bot", seed=5, size=(80, 24), moves=10**6) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, EndScreen))
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: any(one.is_spread for one in pilot.app.screen.query(FinalTable)))
