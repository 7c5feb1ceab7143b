"""Games of the day show what bots made of the same deal, once they are over."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from textual.widgets import DataTable

import rules
from saves import Store
from tests.app.test_app import screen_text, until
from tests.cli.test_daily import play
from tribes_tui.app import TribesApp
from tribes_tui.profile.statistics import Outcome, outcomes
from tribes_tui.screens.daily import FIRST, DailyScreen, DayDetails, DaysTable, dealt
from tribes_tui.screens.lists import DayColumns, ParScale
from tribes_tui.screens.saves.details import KINDS_OF_VASES
from tribes_tui.screens.statistics.screen import StatisticsScreen
from tribes_tui.seats.par import Par, Pars
from tribes_tui.words import ending as par
from tribes_tui.words.about import unit_of
from tribes_tui.words.ending import told_par
from tribes_tui.words.said import home, par as said_par

PARS = {level: Par(level, 8, points, 9, 45, 0.5) for level, points in (("easy", 20.5), ("medium", 28.5))}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_cursor_is_as_wide_as_the_picture_above_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    app = TribesApp(store=Store())
    async with app.run_test(size=size) as pilot:
        app.choose_daily()
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        table = app.screen.query_one(DaysTable)
        for at in range(len(rules.games)):
            await pilot.pause()
            heads = DayColumns.of(size[0], FIRST)
            line = table.render_line(table.cursor_row)
            ground = [segment.style and segment.style.bgcolor for segment in line for _ in segment.text]
            begin = heads.first + at * heads.width
            lit = [x for x, colour in enumerate(ground) if colour == ground[begin]]
            assert lit == [*range(begin, begin + heads.width - 1)], at
            await pilot.press("right")


async def test_a_day_that_was_not_played_is_neither_offered_nor_dashed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    store = Store()
    play(store, date.today() - timedelta(1), game="indy")
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        app.choose_daily()
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.pause()
        assert "Enter  open" in screen_text(app).splitlines()[-1]
        assert "Against 1 medium bot" in screen_text(app)
        await pilot.press("down")
        await pilot.pause()
        assert "Enter  open" not in screen_text(app).splitlines()[-1]
        assert "Against 1 medium bot" not in screen_text(app)
        assert "–" not in screen_text(app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
async def test_days_before_the_first_game_have_no_row_and_the_picture_has_their_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        app.choose_daily()
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.pause()
        assert "today" in screen_text(app)
        assert "yesterday" not in screen_text(app)
        shown = app.screen.query_one(DayDetails).text()
        for card in dealt("tribe", date.today()).dump()["hands"][0]:
            assert home.on_picture(word=KINDS_OF_VASES.get(card, card)) in shown, "today's deal, and no stock picture"


async def test_par_is_a_plot_where_there_is_room_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    monkeypatch.setattr(Pars, "kept", lambda *_: PARS)
    store = Store()
    play(store, date.today() - timedelta(1), game="tribe")
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        app.choose_daily()
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("down")
        await until(pilot, lambda: "Games the bots played with this deal: medium 8, easy 8." in screen_text(app))
        plot = app.screen.query_one(DayDetails).text()
        assert said_par.title(unit="points", units="points") in plot
        legends = said_par.legend(), said_par.legend_brief(), said_par.legend_briefer()
        assert any(one in plot for one in legends), "no word of it is cut"
        assert figures_of(plot) == {"you": own(store).score, "easy": 20.5, "medium": 28.5}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("hard_games", [8, 3])
@pytest.mark.parametrize("game", ["indy", "tribe"])
@pytest.mark.parametrize("size", [(80, 24), (120, 24), (80, 40), (120, 40), (200, 24)])
async def test_what_enter_does_is_said_whole_and_repeats_no_plot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], game: str, hard_games: int
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    games = {"easy": (20.5, 8), "medium": (28.5, 8), "hard": (31.5, hard_games)}
    found = {level: Par(level, games, points, 9, 45, 0.5) for level, (points, games) in games.items()}
    monkeypatch.setattr(Pars, "kept", lambda *_: found)
    store = Store()
    play(store, date.today() - timedelta(1), game=game)
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        app.choose_daily()
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("down", *(["right"] if game == "indy" else []))
        await until(pilot, lambda: " see " in screen_text(app))
        line = screen_text(app).splitlines()[-2].removeprefix(" Enter ").rstrip()
        details = app.screen.query_one(DayDetails)
        title = said_par.title(unit="points", units="points")
        assert details.has_plot == (title in details.text())
        assert game == "tribe" if details.has_plot else size[1] == 24 or game == "indy"
        assert "…" not in line
        if details.has_plot and size[0] == 80:  # no room for the games of the bots
            assert re.fullmatch(r"see again, move by move: Tribe of \d+ \w+", line)
        elif details.has_plot:
            assert re.fullmatch(
                r"see again, move by move: Tribe of \d+ \w+   Games the bots played with this deal: .*, medium 8, easy 8\.",
                line,
            )
        elif game == "indy":
            assert re.search(r"ots.*hard.* of \d.*medium.* 4 of 8.*easy.* 4 of 8\.$", line), (
                "feathers are not what one wins by"
            )


@pytest.mark.parametrize("hard_games", [8, 3])
def test_par_says_points_only_where_one_wins_by_them(hard_games: int) -> None:
    found = {"easy": Par("easy", 8, 20.5, 9, 45, 0.5), "hard": Par("hard", hard_games, 31.5, 9, 45, 1)}
    wins, points = (par.made(found, unit_of(game)) for game in ("tribal_duel", "tribe"))
    assert wins == [f"hard won {hard_games} of {hard_games}", "easy won 4 of 8"]
    assert points == ["hard 31.5", "easy 20.5"]
    assert (
        par.same_deal("you", 3, True, found, unit_of("tribal_duel"))
        == f"Bots replayed this deal in your seat: {', '.join(wins)}; you won."
    )
    assert (
        par.same_deal("you", 3, True, found, unit_of("tribe"))
        == f"Bots replayed this deal in your seat and typically got: {', '.join(points)}; you got 3."
    )
    *_, brief, _ = told_par("see", found, unit_of("rise_of_tribes"))
    assert ("median of 8" in brief) == (hard_games == 8)
    *_, brief, _ = told_par("see", found, unit_of("tribal_duel"))
    assert brief.partition("   ")[2] == f"Bots won: hard {hard_games} of {hard_games}, easy 4 of 8."


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_statistics_show_what_bots_made_of_the_game_under_the_cursor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Where the games below it keep their rows; where one wins by something else than points, no plot of those."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    outcome = Outcome("tribe", 1, False, 40, ("medium",), "2026-11-28", "one")
    found = [outcome._replace(game=game, name=f"{game}{k}") for game in ("tribe", "indy") for k in range(3)]
    app = TribesApp(store=Store())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.push_screen(StatisticsScreen(found))
        await pilot.pause()
        assert not app.screen.query_one(ParScale).display
        app.pop_screen()
        app.push_screen(screen := StatisticsScreen(found, lambda _: PARS))
        for game in ("", "tribe", "indy"):
            await pilot.pause()
            await pilot.pause()
            scale, table = screen.query_one(ParScale), screen.query_one("OutcomesTable", DataTable)
            assert screen._game == game
            assert table.size.height > 3, "its head and three games"
            if scale.display:
                assert figures_of(scale.text()) == {"you": 40, "easy": 20.5, "medium": 28.5}
            assert scale.display == (game == "tribe") or size == (80, 24) or not game
            await pilot.press("right")


def own(store: Store) -> Outcome:
    """How the only game ended for its person."""
    return outcomes(store.list())[0]


def figures_of(plot: str) -> dict[str, float]:
    """Who made how many points, as the plot says."""
    rows = [re.fullmatch(r" *(.*?)(you|easy|medium|hard) .*?(\d[\d.]*)[ ▌▐]*", line) for line in plot.splitlines()]
    return {row[2]: float(row[3]) for row in rows if row is not None and said_par.legend()[:5] not in row[0]}
