"""Presence is honest; a bot holds an absent seat and gives it back at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest_asyncio

import rules
from tests.server.inside import Clock, laid, log_of, someone
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal, Presence
from tribes_tui.server.house import Host


class Guest:
    """Somebody connected, without any terminal."""

    def __init__(self, host: Host, name: str) -> None:
        self.person = (
            someone(host, name)
            if host.people.by_key(f"SHA256:{name}", True).name == ""
            else host.people.by_key(f"SHA256:{name}", True)
        )
        self.at: HostedTable | None = None
        self.address, self.term, self.idle = "127.0.0.1", "xterm", 0.0
        self.has_stepped_aside = False
        host.visits.append(self)

    def changed(self) -> None:
        pass

    def tell(self, what: Callable[[Any], None]) -> None:
        what(self)

    def your_turn(self, game: str) -> None:
        pass

    def invited(self, by: str, game: str) -> None:
        pass

    def step_aside(self) -> None:
        self.has_stepped_aside, self.at = True, None


@pytest_asyncio.fixture
async def played(host: Host) -> Any:
    """Ada and Bob at a table of indy, both there."""
    ada, bob = Guest(host, "Ada"), Guest(host, "Bob")
    deal_alike(host)
    hosted = laid(host, "indy", ada.person, bob.person)
    for guest in (ada, bob):
        host.arrived(guest, hosted)
    return host, hosted, ada, bob


def deal_alike(host: Host) -> None:
    """Ada is the first to decide."""
    seeds = (seed for seed in range(99) if rules.games["indy"].new_state(2, seed).current_player == 0)
    deal = Deal(next(seeds), "salt")
    host.draw = lambda: deal


def presences(hosted: HostedTable) -> list[Presence]:
    return [chair.presence for chair in hosted.chairs]


def move(hosted: HostedTable) -> None:
    table = hosted.table
    assert table is not None
    assert table.turn is not None
    table.propose(table.turn, table._state.legal_actions()[0], table.number)


async def test_here_lost_bot_back(played: Any, clock: Clock) -> None:
    host, hosted, ada, _ = played
    assert presences(hosted) == [Presence.HERE, Presence.HERE]
    host.departed(ada, left=False)
    assert presences(hosted)[0] is Presence.LOST
    clock.now += host.limits.grace_line - 1
    host.tick()
    assert presences(hosted)[0] is Presence.LOST, "patience for a lost line"
    clock.now += 2
    host.tick()
    assert presences(hosted)[0] is Presence.SITS_IN
    assert not hosted.table.seats[0].is_human
    assert hosted.table.turn == 0
    host.arrived(ada, hosted)
    assert presences(hosted)[0] is Presence.BACK, "the bot finishes its turn"
    assert not hosted.table.seats[0].is_human
    move(hosted)
    assert hosted.table.turn == 1
    assert presences(hosted)[0] is Presence.HERE
    assert hosted.table.seats[0].is_human
    assert any("A bot now sits in for Ada" in line for line in log_of(hosted))


async def test_who_left_is_waited_for_less(played: Any, clock: Clock) -> None:
    host, hosted, ada, _ = played
    host.departed(ada, left=True)
    assert presences(hosted)[0] is Presence.LEFT
    clock.now += host.limits.grace_left + 1
    host.tick()
    assert presences(hosted)[0] is Presence.SITS_IN


async def test_who_is_back_when_it_is_not_his_turn_decides_at_once(played: Any, clock: Clock) -> None:
    host, hosted, _, bob = played
    host.departed(bob, left=True)
    clock.now += 1000
    host.tick()
    assert presences(hosted)[1] is Presence.SITS_IN
    host.arrived(bob, hosted)
    assert presences(hosted)[1] is Presence.HERE


async def test_nobody_is_replaced_when_nobody_waits(played: Any, clock: Clock) -> None:
    host, hosted, ada, bob = played
    host.departed(ada, left=False)
    host.departed(bob, left=False)
    clock.now += 10_000
    host.tick()
    assert presences(hosted) == [Presence.LOST, Presence.LOST]


async def test_turns_may_be_hours_apart(host: Host, clock: Clock) -> None:
    ada, bob = Guest(host, "Ada"), Guest(host, "Bob")
    hosted = laid(host, "indy", ada.person, bob.person, live=False)
    host.arrived(bob, hosted)
    clock.now += 100_000
    host.tick()
    assert presences(hosted)[0] is Presence.AWAY
    guests = (ada, bob)
    assert hosted.table is not None
    turn = hosted.table.turn
    assert turn is not None
    assert host.seating.seat_to_return_to(guests[turn].person) is hosted, "it is that one's turn"
    assert host.seating.seat_to_return_to(guests[1 - turn].person) is None, "not this one's: the lobby comes first"


async def test_a_slow_terminal_is_told_and_forgiven(played: Any) -> None:
    host, hosted, ada, _ = played
    host.slow(ada, True)
    assert presences(hosted)[0] is Presence.SLOW
    host.slow(ada, False)
    assert presences(hosted)[0] is Presence.HERE


async def test_the_second_session_of_a_person_takes_over(played: Any) -> None:
    host, hosted, ada, _ = played
    again = Guest(host, "Ada")
    host.arrived(again, hosted)
    assert ada.has_stepped_aside
    host.visits.remove(ada)
    host.departed(ada, left=False)
    assert presences(hosted)[0] is Presence.HERE


async def test_a_host_that_begins_anew_gives_everybody_time(played: Any, clock: Clock) -> None:
    host, hosted, ada, bob = played
    host.departed(ada, left=True)
    clock.now += 10_000
    host.tick()
    host.close()
    again = Host(host.folder, host.limits, clock=clock, bots=host.bots, logbook=host.logbook)
    again.restore()
    restored = again.tables[hosted.id]
    assert restored.table is not None
    assert restored.table.number == hosted.table.number
    assert [chair.owner for chair in restored.chairs] == [ada.person.id, bob.person.id]
    assert presences(restored) == [Presence.SITS_IN, Presence.AWAY]
    clock.now += 1
    again.tick()
    assert presences(restored)[1] is Presence.AWAY
    bob = Guest(again, "Bob")
    again.arrived(bob, restored)
    assert presences(restored)[1] is Presence.HERE


async def test_a_concealed_decision_of_somebody_absent_passes_unnoticed(played: Any) -> None:
    """No pause tells that somebody who is away was asked."""
    host, hosted, _, bob = played
    host.departed(bob, left=False)
    for _ in range(60):
        assert not (hosted.table.is_concealed and hosted.table.turn == 1)
        if hosted.is_over:
            break
        move(hosted)
    assert hosted.table.number > 20


async def test_a_hand_back_is_recorded(played: Any, clock: Clock) -> None:
    host, hosted, ada, _ = played
    host.departed(ada, left=True)
    clock.now += 10_000
    host.tick()
    name = hosted.table.name
    host.close()
    seats = host.shared.records.read(name).seats
    assert seats[0]["kind"] == "bot"
    assert seats[0]["name"] == "Ada"
