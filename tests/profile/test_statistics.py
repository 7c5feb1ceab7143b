"""What is counted from finished games, and the games of the day."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

import rules
from saves import Summary
from tribes_tui.profile import daily
from tribes_tui.profile.rating_words import rated_after
from tribes_tui.profile.statistics import (
    Outcome,
    at_this_table,
    by_level,
    by_seats,
    has_other_lengths,
    outcome_text,
    outcomes,
    share,
    tally,
    told_at_this_table,
)

ME = {"kind": "human", "level": "", "name": "you"}
BOT = {"kind": "bot", "level": "easy", "name": "Bo"}
DAY = date(2026, 11, 21)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def summary(**changes: Any) -> Summary:
    base = Summary(
        "a", "", "indy", [ME, BOT], 9, True, "2026-11-20T10:00:00Z", datetime.now(UTC), Path("a"), None, 7, None
    )
    return base._replace(**{"result": {"scores": [8, 0], "ranking": [1, 2]}, **changes})


def test_a_win_a_loss_and_who_it_was_against() -> None:
    found = outcomes([summary(), summary(result={"scores": [0, 8], "ranking": [2, 1]}, created="2026-11-20T11")])
    assert [outcome.is_win for outcome in found] == [True, False]
    assert found[0].levels == ("easy",)


@pytest.mark.parametrize(
    "changes",
    [
        {"finished": False},
        {"result": None},
        {"result": {"scores": "x", "ranking": [1, 2]}},
        {"result": {"scores": [1], "ranking": [1, 2]}},
        {"seats": [ME, ME]},
        {"seats": [BOT, BOT]},
    ],
)
def test_what_tells_too_little_is_not_counted(changes: dict[str, Any]) -> None:
    assert outcomes([summary(**changes)]) == []


@pytest.mark.parametrize(
    ("before", "now", "line"),
    [
        ([], (1, 5), "Your first victory at Tribe!"),
        ([], (2, 5), "That was your first game of Tribe."),
        ([(1, 5)], (1, 7), "Won 2 of 2, 2 in a row: a new best!"),
        ([(1, 9), (2, 1)], (1, 7), "Won 2 of 3, best score 9."),
        ([(1, 9)], (2, 3), "Won 1 of 2, best score 9."),
    ],
)
def test_the_end_tells_how_it_has_gone_so_far(before: list[tuple[int, int]], now: tuple[int, int], line: str) -> None:
    found = [
        Outcome("tribe", place, False, score, ("easy",), str(i)) for i, (place, score) in enumerate([*before, now])
    ]
    assert outcome_text(found[:-1], found[-1]) == line


def test_the_record_at_a_table_counts_the_games_with_the_same_opponents() -> None:
    def game(place: int, levels: tuple[str, ...], game_id: str = "indy") -> Outcome:
        return Outcome(game_id, place, False, 5, levels, "0")

    before = [
        game(1, ("easy",)),
        game(2, ("hard", "even 40")),
        game(1, ("hard", "easy")),
        game(1, ("hard", "even"), "tribe"),
    ]
    now = game(1, ("even 55", "hard"))
    assert at_this_table(before, now) == [before[1]]
    assert told_at_this_table(before, now) == "Won 1 of 2 so far."
    assert told_at_this_table(before[:1], now) == "Your first game with these opponents: a win."
    assert told_at_this_table(before[:1], game(2, ("hard",))) == "Your first game with these opponents."
    assert told_at_this_table([], now) == "Your first victory at indy!"
    short = now._replace(length=30)
    assert told_at_this_table([short], now) == "Your first game of this length with these opponents: a win."
    assert (has_other_lengths([short], now), has_other_lengths(before, now)) == (True, False)


def test_rows_and_the_best_score() -> None:
    results = [(1, 5), (1, 9), (2, 3), (1, 4)]
    found = [Outcome("tribe", place, False, score, ("easy",), str(i)) for i, (place, score) in enumerate(results)]
    assert tally(found) == (4, 3, 9, 1, 2)
    assert tally([Outcome("indy", 2, False, -6, ("easy",), "0")]).best == -6


def test_the_seed_of_a_day_is_the_same_for_ever_and_another_for_each_game_and_day() -> None:
    assert daily.seed_of("indy", DAY) == 2466641798
    seeds = {daily.seed_of(game_id, date(2026, 11, day)) for game_id in rules.games for day in range(1, 11)}
    assert len(seeds) == 10 * len(rules.games)
    assert all(0 <= seed < 1 << 32 for seed in seeds)


def test_the_first_game_of_the_day_counts() -> None:
    seed, title = daily.seed_of("indy", DAY), daily.title_of(DAY)
    first = summary(seed=seed, title=title, name="first", created="2026-11-21T08")
    second = summary(seed=seed, title=title, name="second", created="2026-11-21T09")
    broken = summary(seed=seed, title=title, created="2026-11-21T07", problem="broken")
    others = [summary(seed=seed), summary(title=title), summary(title="daily soup")]
    assert daily.history([second, first, broken, *others]) == {(DAY, "indy"): first}


@pytest.mark.parametrize(("days", "count"), [((), 0), ((21,), 1), ((20,), 1), ((21, 20, 19, 17), 3), ((19, 18), 0)])
def test_days_in_a_row_end_today_or_yesterday(days: tuple[int, ...], count: int) -> None:
    found = {(date(2026, 11, day), "indy"): summary() for day in days}
    found[date(2026, 11, 16), "indy"] = summary(finished=False)
    assert daily.days_in_a_row(found, DAY) == count


def test_shares_know_what_chance_would_give() -> None:
    results = [(1, ("easy",), "2025-11-30"), (2, ("easy", "hard", "easy"), "2026-02-01"), (1, ("hard",), "2026-02-03")]
    found = [Outcome("indy", place, False, 8, levels, when) for place, levels, when in results]
    assert share(found) == (3, 2, 0.5 + 0.25 + 0.5)
    assert {level: len(some) for level, some in by_level(found).items()} == {"easy": 1, "": 1, "hard": 1}
    assert list(by_seats(found)) == [2, 4]


def test_the_best_score_is_told_only_where_points_win() -> None:
    for game in rules.games:
        won = outcomes([summary(game=game, created=f"2026-11-2{day}T10:00:00Z") for day in (0, 1)])
        told = outcome_text(won[:1], won[1])
        assert ("best" in told) == (game not in ("indy", "tribal_duel")), game
        assert told.startswith("Won 2 of 2, 2 in a row")


def test_a_game_and_its_copies_count_once() -> None:
    """A copy keeps when its game was begun, and its deal; the rating has never counted it."""
    another = summary(name="c", created="2026-11-20T11:00:00Z")
    counted = outcomes([summary(name="d", title="copy"), another, summary(name="b")])
    assert [one.name for one in counted] == ["b", "c"]
    unfinished = summary(name="a", finished=False, result=None)
    assert [one.name for one in outcomes([summary(name="d"), unfinished])] == ["d"], (
        "the one that was played to its end"
    )


def test_a_game_that_begins_in_the_middle_of_another_counts_nowhere() -> None:
    begun = summary(name="a", created="2026-11-19T11:00:00Z")
    continued = summary(name="b", created="2026-11-20T11:00:00Z", asides=frozenset({"middle", "untold"}))
    assert [one.name for one in outcomes([begun, continued])] == ["a"]
    mine, games = rated_after("b", [begun, continued])
    assert mine is not None
    assert (mine.uncounted, games) == (("middle",), rated_after("a", [begun])[1]), "and it is no older record"
