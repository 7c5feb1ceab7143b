"""Bots at a table with a screen: followed at a pace, held while people are asked, silent about secrets."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from tests.table.helpers import Greedy, laid
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.seats.worker import Answer
from tribes_tui.table.play.opponents import Opponents


class Clockwork:
    """A loop of our own: what is posted runs in turn, timers are written down and run at once."""

    def __init__(self) -> None:
        self.posted: list[tuple[Callable[..., Any], tuple[Any, ...]]] = []
        self.waits: list[float] = []

    def post(self, function: Callable[..., Any], *arguments: Any) -> None:
        self.posted.append((function, arguments))

    def set_timer(self, seconds: float, function: Callable[[], None]) -> None:
        self.waits.append(seconds)
        self.post(function)

    def run(self, most: int = 2000) -> None:
        while self.posted and most:
            function, arguments = self.posted.pop(0)
            function(*arguments)
            most -= 1


def opponents(table: Table, pace: float = 0.0) -> tuple[Opponents, Clockwork]:
    clock = Clockwork()
    made = Opponents(table, Greedy(), pace, clock.post, lambda text: None)  # type: ignore[arg-type]
    made.start(clock.set_timer)
    return made, clock


def test_bots_play_a_whole_game_among_themselves() -> None:
    table = laid("bbb")
    bots, clock = opponents(table)
    bots.go_on()
    clock.run()
    assert table.is_over
    assert clock.waits == []


def test_visible_moves_keep_a_pace() -> None:
    table = laid("bbb")
    bots, clock = opponents(table, pace=60.0)
    bots.go_on()
    clock.run(12)
    assert len(clock.waits) > 2
    assert all(0 < wait <= 60.0 for wait in clock.waits)


def test_they_wait_when_told() -> None:
    table = laid("bbb")
    bots, clock = opponents(table)
    bots.wait()
    bots.go_on()
    clock.run(5)
    number = table.number
    assert number > 0
    bots.wait()
    assert bots.is_waiting
    clock.run()
    assert table.number <= number + 1


def test_a_person_decides_himself() -> None:
    table = laid("pb", seed=1)
    bots, clock = opponents(table)
    bots.go_on()
    clock.run()
    assert table.turn == 0


def test_a_bot_may_come_later() -> None:
    table = laid("pp")
    bots, clock = opponents(table)
    bots.go_on()
    clock.run()
    assert table.number == 0
    for seat in (0, 1):
        table.replace_seat(seat, Seat("bot", "easy", "Ash"))
    bots.go_on()
    clock.run()
    assert table.is_over


def test_a_hint_is_brought_to_the_screens_own_thread() -> None:
    table = laid("pp")
    seat = table.turn
    assert seat is not None
    bots, clock = opponents(table)
    answers: list[Future[Answer]] = []
    bots.hint(seat, answers.append)
    assert answers == []
    clock.run()
    assert table.view(seat).is_legal(answers[0].result().action)
