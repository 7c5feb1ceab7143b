"""The arena: fair seatings, ties divided, intervals from deals, Elo that says what it should."""

from __future__ import annotations

import pytest

from rules.bots.bot import Budget
from rules.bots.matches.arena import Match, PlayedGame, beaten, elo, play, play_deal, standings
from rules.bots.matches.entrant import entrant

MATCH = Match("indy", ("random", "medium", "easy"), {}, Budget(simulations=5))


def game(deal: int, seats: str, ranking: tuple[int, ...]) -> PlayedGame:
    return PlayedGame(deal, tuple(seats), ranking, (0,) * len(seats), (0.5,) * len(seats), (10,) * len(seats))


def test_every_level_sits_on_every_seat() -> None:
    seatings = MATCH.seatings()
    assert len(seatings) == 3
    for seat in range(3):
        assert {seating[seat] for seating in seatings} == set(MATCH.levels)


def test_a_deal_is_the_same_for_every_seating_and_repeatable() -> None:
    first, second = play_deal(MATCH, 4), play_deal(MATCH, 4)
    assert [g.ranking for g in first] == [g.ranking for g in second]
    assert {g.deal for g in first} == {4}
    assert all(sum(g.decisions) > 10 for g in first)
    assert play(MATCH, 4, MATCH.levels).scores == first[0].scores


def test_shares_divide_ties_and_count_every_seat() -> None:
    table = {row.level: row for row in standings([game(1, "ab", (1, 1)), game(2, "ba", (2, 1))])}
    assert table["a"].share == pytest.approx(0.75)
    assert table["b"].share == pytest.approx(0.25)
    assert table["a"].milliseconds == pytest.approx(50)
    twice = {row.level: row for row in standings([game(1, "aab", (1, 2, 3)), game(2, "aab", (2, 3, 1))])}
    assert twice["a"].share == pytest.approx(0.25)
    assert twice["b"].share == pytest.approx(0.5)


@pytest.mark.soak
def test_intervals_hold_the_share_and_shrink_with_more_deals() -> None:
    def of(deals: int) -> float:
        row = standings([game(deal, "ab", (1, 2) if deal % 3 else (2, 1)) for deal in range(deals)])[0]
        assert row.share_low <= row.share <= row.share_high
        return row.share_high - row.share_low

    assert of(200) < of(20)


def test_the_unit_is_the_deal() -> None:
    """Ten games of one deal say no more than one."""
    row = standings([game(1, "ab", (1, 2)) for _ in range(10)])[0]
    assert row.share_low == row.share_high == 1.0


def test_elo_is_four_hundred_for_ten_to_one() -> None:
    wins = {("a", "b"): 1000.0, ("b", "a"): 100.0}
    ratings = elo(wins, ["a", "b"])
    assert ratings["a"] - ratings["b"] == pytest.approx(400, abs=2)
    assert sum(ratings.values()) == pytest.approx(0)


def test_elo_orders_three_levels_from_places() -> None:
    games = [game(deal, "abc", (1, 2, 3) if deal % 4 else (2, 1, 3)) for deal in range(40)]
    assert beaten(games)["a", "c"] == 40
    ratings = elo(beaten(games), ["a", "b", "c"])
    assert ratings["a"] > ratings["b"] > ratings["c"]


@pytest.mark.parametrize(
    ("word", "level", "budget"),
    [
        ("easy", "easy", None),
        ("hard@400", "hard", Budget(simulations=400)),
        ("hard@200ms", "hard", Budget(milliseconds=200.0)),
        ("master@4s", "master", Budget(milliseconds=4000.0)),
    ],
)
def test_an_entrant_is_a_level_with_or_without_a_measure(word: str, level: str, budget: Budget | None) -> None:
    assert entrant(word) == (level, budget)


@pytest.mark.parametrize("word", ["", "best", "hard@", "hard@0", "hard@-1", "hard@1.5", "hard@4 s", "@4"])
def test_what_is_no_entrant_is_said(word: str) -> None:
    with pytest.raises(ValueError, match=r"no level|at least 1"):
        entrant(word)
