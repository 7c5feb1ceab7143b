"""Bots at a table: asked in turn, stopped when the position changes, never able to stop the game."""

from __future__ import annotations

import queue
from collections.abc import Callable

import pytest

import rules
from rules import Rng
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import BotPlayer, Thinker, ask_bot, bot_in_turn, settled


class Loop:
    """An event loop in short: runs what other threads give it, in this thread."""

    def __init__(self) -> None:
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()

    def call(self, what: Callable[[], None]) -> None:
        self._calls.put(what)

    def run_until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self._calls.get(timeout=20)()


@pytest.fixture
def loop() -> Loop:
    return Loop()


def bots(*levels: str) -> list[Seat]:
    return [Seat("bot", level, f"Bot {i}") for i, level in enumerate(levels)]


def test_a_whole_game_between_bots(thinker: Thinker, loop: Loop) -> None:
    table = Table.new("indy", bots("first", "first"), seed=1)
    player = BotPlayer(table, thinker, loop.call)
    player.look()
    loop.run_until(lambda: table.is_over)
    assert table.ranking is not None
    assert player.thinking is None


def test_it_waits_for_a_person(thinker: Thinker, loop: Loop) -> None:
    table = Table.new("indy", [*bots("first"), Seat("human", "", "Ada")], seed=1)
    BotPlayer(table, thinker, loop.call).look()
    loop.run_until(lambda: bot_in_turn(table) is None)
    assert table.turn == 1
    table.propose(1, table.view(1).legal_actions()[0], table.number_for(1))
    loop.run_until(lambda: bot_in_turn(table) is None)
    assert table.turn == 1 or table.is_over


def test_at_a_closed_table_nobody_is_asked_any_more(thinker: Thinker, loop: Loop) -> None:
    """What was asked before is answered, and that is all."""
    table, said = Table.new("indy", bots("first", "first"), seed=1), list[str]()
    player = BotPlayer(table, thinker, loop.call, said.append)
    player.look()
    table.close()
    loop.run_until(lambda: bool(said))
    assert (table.number, player.thinking) == (0, None)


def test_a_bot_that_takes_a_seat_over_plays_on(thinker: Thinker, loop: Loop) -> None:
    table = Table.new("indy", [Seat("human", "", "Ada"), *bots("first")], seed=1)
    BotPlayer(table, thinker, loop.call).look()
    loop.run_until(lambda: bot_in_turn(table) is None)
    table.replace_seat(0, Seat("bot", "first", "Ada"))
    loop.run_until(lambda: table.is_over)


def test_undo_stops_a_thinking_bot(thinker: Thinker, loop: Loop) -> None:
    table = Table.new("five_tribes", [Seat("human", "", "Ada"), *bots("stuck")], seed=3)  # Ada bids, then the bot
    player = BotPlayer(table, thinker, loop.call)
    player.look()
    table.propose(0, table.view(0).legal_actions()[0], table.number_for(0))
    assert player.thinking == 1
    pid = thinker.pid
    table.undo(0)
    assert player.thinking is None
    assert table.turn == 0
    assert thinker.pid != pid


def test_stopped_it_asks_no_more(thinker: Thinker, loop: Loop) -> None:
    table = Table.new("indy", bots("stuck", "stuck"), seed=1)
    player = BotPlayer(table, thinker, loop.call)
    player.look()
    player.stop()
    number = table.number
    table.propose(table.turn or 0, table.view(table.turn).legal_actions()[0], number)
    assert player.thinking is None


def test_paused_it_waits(thinker: Thinker, loop: Loop) -> None:
    table = Table.new("indy", bots("first", "first"), seed=1)
    player = BotPlayer(table, thinker, loop.call)
    player.paused = True
    player.look()
    assert player.thinking is None
    player.paused = False
    player.look()
    loop.run_until(lambda: table.is_over)


@pytest.mark.parametrize("level", ["broken", "spiteful"])
def test_a_bot_without_a_legal_answer_does_not_stop_the_game(thinker: Thinker, loop: Loop, level: str) -> None:
    table = Table.new("indy", bots(level, "first"), seed=1)
    said: list[str] = []
    BotPlayer(table, thinker, loop.call, said.append).look()
    loop.run_until(lambda: table.is_over)
    assert said
    assert all(text.endswith("a move was picked at random for it") for text in said)


def test_a_hint_may_come_from_another_level(thinker: Thinker) -> None:
    table = Table.new("indy", [Seat("human", "", "Ada"), Seat("human", "", "Ben")], seed=1)
    seat = table.turn
    assert seat is not None
    answer = ask_bot(table, thinker, seat, "first").result(20)
    assert answer.action == table.view(seat).legal_actions()[0]


def test_a_cancelled_question_settles_as_nothing(thinker: Thinker) -> None:
    table = Table.new("indy", bots("stuck", "stuck"), seed=1)
    seat = table.turn
    assert seat is not None
    future = ask_bot(table, thinker, seat)
    thinker.cancel()
    assert settled(future, table.view(seat), print) is None


def test_a_drawn_move_is_legal() -> None:
    view = rules.games["indy"].new_state(2, 1)
    assert view.pick(Rng(1)) in view.legal_actions()
