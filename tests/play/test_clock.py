"""How much time everybody has left."""

from __future__ import annotations

import pytest

from tests.server.inside import Clock as Standing
from tribes_tui.play.clock import DAY, HOUR, Clock, Clocks, clock_text


def test_a_bank_is_spent_while_one_is_asked_and_grows_with_each_decision() -> None:
    now = Standing()
    clocks = Clocks(Clock(bank=60, increment=5), 2, now)
    now.now += 100
    assert (clocks.left(0), clocks.left(1)) == (60, 60)  # nobody was asked
    clocks.run(0)
    now.now += 20
    assert (clocks.left(0), clocks.left(1)) == (40, 60)
    assert clocks.decided(0) == 45_000
    clocks.run(1)
    now.now += 59
    assert not clocks.is_over
    now.now += 1
    assert clocks.is_over
    assert clocks.left(0) == 45
    now.now += 10
    assert clocks.left(1) == 0
    assert clocks.decided(1) == 5000
    clocks.run(None)
    now.now += 1000
    assert clocks.left(1) == 5
    assert not clocks.is_over


def test_several_decisions_in_a_row_are_charged_once() -> None:
    now = Standing()
    clocks = Clocks(Clock(bank=60, increment=5), 2, now)
    clocks.run(0)
    for _ in range(3):
        now.now += 10
        clocks.decided(0)
        clocks.run(0)
    assert clocks.left(0) == 45


def test_a_limit_is_there_anew_for_each_decision() -> None:
    now = Standing()
    clocks = Clocks(Clock(limit=DAY), 2, now)
    clocks.run(0)
    now.now += DAY - 60
    assert clocks.left(0) == 60
    assert clocks.decided(0) == DAY * 1000
    assert clocks.left(0) == DAY


def test_after_a_restart_a_bank_goes_on_from_what_was_written_and_a_limit_from_when() -> None:
    now = Standing()
    bank, limit = Clocks(Clock(bank=60), 2, now), Clocks(Clock(limit=DAY), 2, now)
    for clocks in (bank, limit):
        clocks.run(1)
    bank.restore({0: 12_000, 1: 30_000}, gone=HOUR)
    limit.restore({0: DAY * 1000, 1: DAY * 1000}, gone=HOUR)
    assert (bank.left(0), bank.left(1)) == (12, 30)
    assert (limit.left(0), limit.left(1)) == (DAY, DAY - HOUR)


def test_what_a_decision_takes_longer_than_its_limit_comes_from_the_reserve() -> None:
    now = Standing()
    clocks = Clocks(Clock(limit=DAY, bank=2 * DAY), 2, now)
    clocks.run(0)
    assert clocks.left(0) == 3 * DAY
    now.now += DAY
    assert clocks.decided(0) == 3 * DAY * 1000, "it was in time: the reserve is whole"
    now.now += DAY + 5 * HOUR
    assert clocks.decided(0) == (3 * DAY - 5 * HOUR) * 1000
    again = Clocks(clocks.clock, 2, now)
    again.run(0)
    again.restore({0: (3 * DAY - 5 * HOUR) * 1000}, gone=HOUR)
    assert again.left(0) == 3 * DAY - 6 * HOUR
    assert again.decided(0) == (3 * DAY - 5 * HOUR) * 1000, "as the first ones"
    now.now += 9 * DAY
    assert again.is_over
    assert again.decided(0) == DAY * 1000, "the reserve is spent"


def test_a_time_that_is_over_is_over_after_a_restart_too() -> None:
    clocks = Clocks(Clock(limit=DAY, bank=DAY), 2, Standing())
    clocks.run(1)
    clocks.restore({1: 0})
    assert clocks.is_over


def test_a_clock_stands_while_it_is_said_to() -> None:
    now = Standing()
    clocks = Clocks(Clock(limit=DAY), 2, now)
    clocks.stood = lambda seat, began, ended: min(ended - began, HOUR) if seat == 1 else 0.0
    for seat, left in ((0, DAY - 3 * HOUR), (1, DAY - 2 * HOUR)):
        clocks.run(seat)
        now.now += 3 * HOUR
        assert clocks.left(seat) == left


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (7 * DAY, "7 d 0 h"),
        (2 * DAY + 5 * HOUR + 59, "2 d 5 h"),
        (3 * HOUR + 20 * 60, "3 h 20 min"),
        (299, "4:50"),
        (60, "1:00"),
        (59.9, "0:59"),
        (7, "0:07"),
        (0, "0:00"),
    ],
)
def test_what_is_left_in_words(seconds: float, words: str) -> None:
    assert clock_text(seconds) == words


def test_a_clock_is_written_and_read() -> None:
    clock = Clock(bank=300, increment=5, then="medium")
    assert Clock.of(clock.plain()) == clock
    assert Clock.of(None) is None
    assert Clock.of({**clock.plain(), "of a newer program": 1}) == clock
