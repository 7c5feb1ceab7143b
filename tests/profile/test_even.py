"""`even`: between easy and hard by the last results in that game, the same wherever it is asked, and told."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.even import blur_at, part_of
from rules.bots.levels import even_at, kind_of, make, strength_of
from rules.bots.mcts.tuning import Blur
from tests.bench.people import even_series
from tests.bench.people.even_series import Row, Series, all_of, series
from tests.profile.a_month import outcome, pins
from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.profile.rating import BEYOND, SETTLED, MeasuredStrength, rated, settled, strength_for
from tribes_tui.profile.statistics import Outcome
from tribes_tui.seats.parse import parse_seats

YOU = Seat(HUMAN, "", "you")


def ended(place: int, game: str = "indy", level: str = "even 50", seats: int = 2, shared: bool = False) -> Outcome:
    return Outcome(game, place, shared, 8, (level,) * (seats - 1), "2026-11-23")


def test_who_wins_meets_a_stronger_one_and_who_loses_a_weaker_one() -> None:
    assert strength_for("indy", []) == 50
    assert strength_for("indy", [ended(1)]) == 80
    assert strength_for("indy", [ended(2)]) == 20
    assert strength_for("indy", [ended(1), ended(2)]) == 54, "the second game counts less than the first"
    assert strength_for("indy", [ended(1)] * 20) == 100
    assert strength_for("indy", [ended(2)] * 20) == 0
    assert MeasuredStrength().after(2, 3).strength == 50, "in the middle of three"
    assert strength_for("indy", [ended(1, shared=True)]) == 50


def test_only_games_of_that_kind_against_it_count() -> None:
    others = [ended(1, game="tribe"), ended(1, level="hard"), ended(1, level="medium")]
    assert strength_for("indy", others) == 50


def test_somebody_far_weaker_than_easy_does_not_meet_a_strong_one_after_one_win() -> None:
    weak = MeasuredStrength()
    for _ in range(30):
        weak = weak.after(2, 2)
    assert weak.strength == -BEYOND
    assert weak.after(1, 2).level == 0


def test_a_settled_rating_says_how_strong_it_plays() -> None:
    """Whoever wins half against `medium` meets `medium`, whatever `even` did before; at each number of seats by its own pins."""
    games = [outcome("indy", 0, (1 + number % 2, 2 - number % 2), ["", "medium"]) for number in range(40)]
    assert abs(strength_for("indy", [ended(2)] * 20 + games) - 50) <= 10
    few = games[: SETTLED - 1]
    assert strength_for("indy", [ended(2)] * 20 + few) == 0, "too few games: as before"
    assert strength_for("indy", [ended(2)] * 20 + [one._replace(uncounted=("hinted",)) for one in games]) == 0
    lost = [outcome("indy", 0, (2, 1), ["", "medium"])] * 40
    assert strength_for("indy", lost) == 0
    points = rated("indy", games)[-1].after.points
    for seats in (2, 5):
        assert strength_for("indy", games, seats) == pins("indy", seats).strength_at(points)


def test_a_seat_is_settled_when_the_game_begins() -> None:
    seats = [YOU, Seat(BOT, "even", "Ash"), Seat(BOT, "hard", "Bo")]
    assert settled("indy", seats, [ended(1)])[1:] == [Seat(BOT, "even 80", "Ash"), Seat(BOT, "hard", "Bo")]
    again = [YOU, Seat(BOT, "even 80", "Ash")]
    assert settled("indy", again, [ended(1), ended(1)])[1].level == "even 100", "a rematch asks again"
    assert settled("indy", [*again, YOU], [ended(1)])[1].level == "even 50", "several people"


def test_words_for_it() -> None:
    assert parse_seats("you,bot:even")[1].level == "even"
    assert strength_of("even") == 50
    assert strength_of(even_at(7)) == 7
    assert strength_of("even x") is strength_of("hard") is None
    assert kind_of("even 7") == "even"
    with pytest.raises(ValueError, match="even x"):
        make("even x")


def test_strengths_lie_between_the_levels() -> None:
    assert [blur_at(Blur(3.0, 1.5), at) for at in (0, 25, 50)] == [3.0, 2.25, 1.5]
    assert part_of(Budget(simulations=400), 75) == Budget(simulations=100)
    assert part_of(Budget(), 100) == Budget(milliseconds=1000.0)
    state = rules.games["indy"].new_state(2, 3)
    view = state.view(state.current_player)
    for strength, level in ((50, "medium"), (100, "hard")):
        chosen = [make(name).choose(view, Budget(simulations=60), Rng(1)) for name in (level, even_at(strength))]
        assert chosen[0] == chosen[1]


def test_a_series_is_repeatable() -> None:
    row = Row("indy", "easy", 12, 8)
    found = series(row, 1)
    assert found == series(row, 1)
    assert found.share == sum(found.halves[10:]) / 4


def test_series_that_a_file_holds_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now: list[int] = []
    monkeypatch.setattr(even_series, "series", lambda row, number: now.append(number) or Series(number, (2, 1, 0) * 5))
    file, row = tmp_path / "series", Row("indy", "easy", 20, 8)
    all_of(row, [2], file)
    assert all_of(row, [1, 2, 3], file) == [Series(number, (2, 1, 0) * 5) for number in (1, 2, 3)]
    assert now == [2, 1, 3]
    all_of(row._replace(person="medium"), [2], file)
    assert now == [2, 1, 3, 2], "another row's"


def test_a_game_says_how_strong_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from saves import Store
    from tribes_tui.commands.play import with_even_settled

    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    seats = with_even_settled("indy", parse_seats("you,bot:even"), Store())
    assert [seat.spec() for seat in seats] == ["you", "bot:even 50"]
    assert parse_seats("you,bot:even 50")[1].level == "even 50"
