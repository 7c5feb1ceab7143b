"""The same key leads straight back to the seat, with what happened since; what is decided in secret stays so."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.host.test_noninterference import Ear
from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.play.clock import DAY, Clock
from tribes_tui.server.host.seat_access import SeatAccess
from tribes_tui.server.host.table.hosted import HostedTable, unshown_board
from tribes_tui.server.house import Host
from tribes_tui.server.words.said import visit

pytestmark = pytest.mark.usefixtures("still")


def move(hosted: HostedTable, times: int = 1) -> None:
    table = hosted.table
    assert table is not None
    for _ in range(times):
        if table.turn is not None:
            hosted.propose(table.turn, table._state.legal_actions()[0], table.number)


async def test_what_happened_since(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    first = Visitor(host, ada)
    await first.see("talk")
    move(hosted)
    await first.settle()
    await first.close()
    move(hosted, 3)
    again = Visitor(host, ada)
    assert "welcome back" in await again.see("since you were here")
    await again.press("enter")
    await again.see("talk")
    await again.close()
    third = Visitor(host, ada)
    await third.see("talk")
    assert "since you were here" not in third.text, "nothing happened since"
    await third.close()


async def test_who_comes_back_learns_that_a_bot_decided_for_them(host: Host) -> None:
    """Else "you" did what they never did; nothing is said of that where only others moved."""
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    assert hosted.table is not None
    for moves_of, is_told in ((1, False), (0, True)):
        while hosted.table.turn != moves_of:
            move(hosted)
        visitor = Visitor(host, ada, size=(100, 30))
        async with asyncio.timeout(5):
            while visitor.app is None or visitor.app.table is None:
                await asyncio.sleep(0.01)
        await visitor.close()
        move(hosted)
        again = Visitor(host, ada, size=(100, 30))
        shown = await again.see("since you were here")
        assert ("were made for you" in shown) == is_told, shown
        await again.press("enter")
        await again.close()


@pytest.mark.parametrize(
    ("plan", "others", "told"),
    [
        ({}, True, "Your seat at indy is kept, and the game waits until somebody is back."),
        ({}, False, "Your seat at indy is kept."),
        ({"live": False}, True, "Your seat at indy is kept."),
        (
            {"live": False, "clock": Clock(limit=DAY)},
            True,
            "Your seat at indy is kept. ",
        ),
    ],
)
async def test_who_leaves_a_table_learns_what_becomes_of_their_seat(
    plan: dict[str, Any], others: bool, told: str, host: Host
) -> None:
    ada = someone(host, "Ada")
    people = [ada, someone(host, "Bob")] if others else [ada]
    hosted = laid(host, "indy", *people, bots=0 if others else 1, **plan)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    visitor.app.call_later(visitor.app.go_to, hosted)  # not everybody is led back
    await visitor.see("^t")
    await visitor.press("q")
    shown = await visitor.see("Rulebooks")
    await visitor.see(told)
    assert told in visitor.text, shown
    assert ("sits in" in visitor.text) == ("sits in" in told)
    await visitor.close()


async def test_that_a_bot_sits_in_is_said_where_somebody_is_there(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "indy", ada, bob)
    visitors = [Visitor(host, one) for one in (ada, bob)]
    for visitor in visitors:
        await visitor.see("^t")
    await visitors[0].press("q")
    await visitors[0].see("Your seat at indy is kept. After 30 seconds a bot sits in for you.")
    await visitors[1].press("q")
    await visitors[1].see("Your seat at indy is kept, and the game waits until somebody is back.")
    for visitor in visitors:
        await visitor.close()


async def test_who_watched_a_table_has_no_seat_there(host: Host) -> None:
    hosted = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
    visitor = Visitor(host, someone(host, "Cyd"))
    await visitor.see("Rulebooks")
    visitor.app.call_later(visitor.app.go_to, hosted)
    await visitor.see("you watch")
    await visitor.press("q")
    await visitor.see("Rulebooks")
    await visitor.settle()
    assert "is kept" not in visitor.text
    await visitor.close()


async def test_a_guest_is_promised_no_way_back(host: Host) -> None:
    """Nobody's key leads back to their seat."""
    known = Visitor(host, someone(host, "Ada"))
    await known.see("Rulebooks")
    await known.press("q", "enter")
    assert "Good-bye! The same key leads back to your seat." in await known.see("Good-bye!")
    guest = Visitor(host, host.people.guest(may_come=True))
    await guest.see("What should the others call you?")
    await guest.press(*"Gus", "enter")
    await guest.see("Rulebooks")
    await guest.press("q", "enter")
    await guest.see("Good-bye!")
    assert "seat" not in guest.text.splitlines()[0]
    for told in (visit.good_bye, visit.idle, visit.host_stops, visit.flooded):
        assert "seat" in told(is_guest=False)
        assert "seat" not in told(is_guest=True)


async def test_behind_the_question_at_the_door_lies_no_empty_frame(host: Host) -> None:
    stranger = Visitor(host, host.people.guest(may_come=True), size=(120, 40))
    shown = await stranger.see("What should the others call you?")
    assert shown.count("╭") == 1, shown
    await stranger.press(*"Gus", "enter")
    shown = await stranger.see("Rulebooks")
    assert "Talk in the lobby" in await stranger.see("Who is here")
    await stranger.close()


@pytest.mark.soak
async def test_a_thousand_drops(host: Host) -> None:
    """One key at most, the same seat, the same position."""
    rng = random.Random(2)
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    for _ in range(1000):
        if hosted.is_over:
            hosted = laid(host, "indy", ada, bob)
        visitor = Visitor(host, ada)
        async with asyncio.timeout(5):
            while visitor.app is None or visitor.app.table is None:
                await asyncio.sleep(0.005)
        await visitor.settle(0.02)
        assert visitor.app.hosted is hosted
        assert visitor.app.table.viewer == 0
        if rng.random() < 0.5:
            move(hosted)
            await visitor.settle(0.01)
        assert visitor.app.table.view(0).dump() == hosted.table.view(0).dump()
        assert len(visitor.app.table.history(0)) == hosted.table.number_for(0)
        await visitor.close()
        move(hosted, rng.randrange(2))


async def test_who_is_asked_in_secret_is_noticed_by_nobody(tmp_path) -> None:
    """While Bob ponders over his eagle, Ada's move waits; she is told nothing, and then it is played."""
    waited = 0
    for seed in range(60):
        host = make_host(tmp_path / str(seed))
        hosted = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
        table, rng = hosted.table, random.Random(seed)
        for chair in hosted.chairs:
            chair.asks = True
            chair.presence = type(chair.presence).HERE
        for _ in range(80):
            if table.turn is None or (
                table.is_concealed and table.view(1 - table.turn).current_player == 1 - table.turn
            ):
                break
            hosted.propose(table.turn, rng.choice(table._state.legal_actions()), table.number)
        if table.turn is None:
            continue
        asked, other = table.turn, 1 - table.turn
        ear = Ear()
        access = SeatAccess(hosted, other, ear)
        legal = table.view(other).legal_actions()
        if not legal:
            continue
        before = table.number_for(other)
        assert access.propose(legal[0], before) is False
        assert ear.heard_all == []
        silence = unshown_board("indy").silence(table.view(asked))
        table.propose(asked, silence, table.number_for(asked))
        if table.number_for(other) > before:
            waited += 1
            break
    assert waited


@pytest.mark.soak
async def test_undo_and_its_history_stay_in_step(host: Host) -> None:
    """What a session holds is what its seat may know, through moves, undo and redo."""
    ada = someone(host, "Ada")
    hosted = laid(host, "five_tribes", ada, bots=1)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    far, table = visitor.app.table, hosted.table
    for _ in range(30):
        if table.turn == 0 and random.Random(table.number).random() < 0.3 and table.why_not_undo(0) is None:
            visitor.session.later(lambda: far.undo(0))
            await visitor.settle(0.01)
        move(hosted)
        await visitor.settle(0.01)
        assert [(e.number, e.seat, e.text) for e in far.history(0)] == [
            (e.number, e.seat, e.text) for e in table.history(0)
        ]
        assert far.view(0).dump() == table.view(0).dump()
    await visitor.close()
