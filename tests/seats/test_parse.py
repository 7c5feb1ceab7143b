"""Seats as people write them."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from rules.bots.levels import strength_of
from tribes_tui.play.seat import Seat, names_for, seat_from
from tribes_tui.seats.parse import BOT_NAMES, BadSeats, default_seats, parse_seats


@pytest.fixture(autouse=True)
def known_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = SimpleNamespace(LEVELS=("random", "easy", "medium", "hard"), EVEN="even", strength_of=strength_of)
    monkeypatch.setitem(sys.modules, "rules.bots.levels", levels)


def test_you_bots_and_people_with_names() -> None:
    assert parse_seats("you, bot:hard ,name:Ada,bot") == [
        Seat("human", "", "Player 1"),
        Seat("bot", "hard", BOT_NAMES[0]),
        Seat("human", "", "Ada"),
        Seat("bot", "medium", BOT_NAMES[1]),
    ]


def test_capitals_do_not_matter_but_in_names() -> None:
    assert [seat.spec() for seat in parse_seats("YOU,Bot:Hard")] == ["you", "bot:hard"]
    assert [seat.spec() for seat in parse_seats("Bot:Hard,Name:aDa")] == ["bot:hard", "name:aDa"]


def test_alone_among_bots_you_are_you() -> None:
    assert [seat.name for seat in parse_seats("bot,you")] == [BOT_NAMES[0], "you"]


def test_several_you_are_told_apart() -> None:
    assert [seat.name for seat in parse_seats("you,bot,you")] == ["Player 1", BOT_NAMES[0], "Player 3"]


def test_a_bot_never_takes_a_persons_name() -> None:
    seats = parse_seats(f"bot,name:{BOT_NAMES[0].upper()},bot")
    assert [seat.name for seat in seats] == [BOT_NAMES[1], BOT_NAMES[0].upper(), BOT_NAMES[2]]


def test_more_bots_than_names_still_differ() -> None:
    seats = parse_seats(",".join(["bot"] * (len(BOT_NAMES) + 2)))
    assert len({seat.name for seat in seats}) == len(seats)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "",
            "a seat is empty: write seats as you, name:NAME, bot, bot:LEVEL or program:'COMMAND', with commas between",
        ),
        ("you,,bot", "a seat is empty"),
        ("you,robot", "there is no seat 'robot': write seats as"),
        ("you:Ada", "there is no seat 'you:Ada'"),
        ("you,bot:genius", "there is no bot level 'genius' (levels: random, easy, medium, hard, even)"),
        ("you,bot:", "there is no bot level ''"),
        ("name:", "a name is empty"),
        ("name:Bartholomew the Great", "is longer than 16 characters"),
        ("name:\x1b[2J", "has characters that can't be shown"),
        ("name:Ada,name:ada", "two seats are called 'Ada': give each a name of its own"),
    ],
)
def test_what_can_not_be_sat_on_is_said_in_one_line(text: str, message: str) -> None:
    with pytest.raises(BadSeats) as caught:
        parse_seats(text)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("fewest", "count"), [(1, 2), (2, 2), (3, 3)])
def test_by_default_you_sit_with_the_fewest_medium_bots(fewest: int, count: int) -> None:
    seats = default_seats(fewest)
    assert [seat.spec() for seat in seats] == ["you", *["bot:medium"] * (count - 1)]


def test_a_seat_is_read_back_from_a_records_header() -> None:
    seat = Seat("bot", "hard", "Ash")
    assert seat_from(seat.plain()) == seat
    assert seat_from({}) == Seat("human", "", "")


def test_names_as_each_reads_them() -> None:
    seats = [Seat("human", "", "Ada"), Seat("bot", "easy", "Ash"), Seat("human")]
    assert names_for(seats, 1) == ["Ada", "you", "seat 2"]
    assert names_for(seats, None) == ["Ada", "Ash", "seat 2"]
    own = [Seat("human", "", "you"), Seat("bot", "easy", "Ash")]
    assert names_for(own, 0) == names_for(own, 1) == ["you", "Ash"], "with whosever eyes: two are never you"
