"""Resigning, in the smallest window: asked once, counted as lost wherever results are, and free before a table begins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.club.test_tournaments_in_a_session import at_list, evening, steps
from tests.server.inside import Visitor, laid, log_of, make_host, someone
from tests.server.session.lobby.test_invited import click
from tests.server.shared.evenings import INDY, bots_games
from tribes_tui.play.clock import Clock
from tribes_tui.server.club.tournaments.scoring import FORFEIT
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host

pytestmark = pytest.mark.usefixtures("still")
RESIGN = "\x18"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    made.tournaments._soon = lambda: None  # type: ignore[method-assign]
    made.tournaments.play_field = made.days.play_field = bots_games
    yield made
    made.close()


async def at_table(host: Host, name: str) -> Visitor:
    visitor = Visitor(host, host.people.called(name) or someone(host, name))
    await visitor.see("challenge")
    return visitor


async def test_it_is_asked_once_and_both_learn_of_it(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "tribe", ada, bob, clock=Clock(bank=300))
    hers, his = await at_table(host, "Ada"), await at_table(host, "Bob")
    await hers.press(RESIGN)
    asked = await hers.see("Resign this game?")
    assert "and you lose it" in asked
    assert "rating" not in asked
    await hers.press("enter")  # the cursor stands on what loses nothing
    await hers.settle()
    assert not hosted.is_over
    await hers.press(RESIGN)
    await hers.see("Resign this game?")
    await hers.press("down", "enter")
    await hers.see("Bob wins: you resigned.")
    await hers.press("q")
    await hers.see("you resigned")
    await his.see("You win: Ada resigned.")
    assert "Ada resigns." in log_of(hosted)
    await his.press("enter")
    await his.see("Ada resigned: you win this game.")
    await his.press(RESIGN)
    await his.see("You have no game to resign here.")
    await his.press("q")
    await his.see("won by resignation")
    for visitor in (hers, his):
        await visitor.close()


async def test_by_mouse_where_it_counts_that_is_said(host: Host) -> None:
    ada, bob, cyd = (someone(host, name) for name in ("Ada", "Bob", "Cyd"))
    hosted = host.seating.open_table(ada, Plan("indy", ["", "", ""], {}, live=False, clock=Clock(bank=300), rated=True))
    for one in (bob, cyd):
        host.seating.join(hosted, one, agrees=True)
    visitor = Visitor(host, ada)
    await visitor.see("^t")
    await visitor.press(RESIGN)
    asked = await visitor.see("Resign this game?")
    assert "a bot plays your seat" in asked
    assert "It counts for your rating." in asked
    await click(visitor, "Yes, resign")
    await visitor.see("You resigned at indy.")
    assert (hosted.is_over, hosted.chairs[0].level) == (False, "easy")
    await visitor.close()


async def test_a_tournaments_game_that_is_resigned_is_lost_and_noted(host: Host) -> None:
    id = evening(host, "Ada", "Bob", plan=INDY)
    steps(host)
    (hosted,) = (one for one in host.tables.values() if one.pairing)
    ada = host.people.called("Ada")
    assert ada is not None
    seat = hosted.chair_of(ada.id)
    assert seat is not None
    host.seating.resign(hosted, ada)
    steps(host)
    t = host.tournaments.find(id)
    assert t is not None
    results = t.rounds[0].tables[0].results
    assert results is not None
    assert (results[seat], results[1 - seat]) == ((2, -FORFEIT), (1, FORFEIT))


async def test_a_days_deal_that_is_resigned_is_played_and_last(host: Host) -> None:
    ada = someone(host, "Ada")
    hosted = host.days.play(ada)
    visitor = Visitor(host, ada)
    visitor.session.later(
        lambda: visitor.app.go_to(hosted)
    )  # whoever is to move: the lobby comes first where it is a bot
    await visitor.see("^t")
    await visitor.press(RESIGN)
    assert "this is your one try" in await visitor.see("Resign this game?")
    await visitor.close()
    host.seating.resign(hosted, ada)
    host.days.count(hosted)
    attempt = host.days.attempt(ada)
    assert attempt is not None
    assert attempt.result == (len(hosted.chairs), -FORFEIT)
    assert not host.days.is_awaited(hosted)
    again = await at_list(host, "Ada")
    await click(again, "Today's deal:")
    text = await again.see("resigned")
    assert str(FORFEIT) not in text
    assert "0 points" not in text
    await again.close()


async def test_getting_up_before_a_table_begins_is_free(host: Host) -> None:
    ada = someone(host, "Ada")
    host.seating.open_table(ada, Plan("indy", ["", ""], {}, live=False, clock=Clock(bank=300), rated=True))
    visitor = Visitor(host, ada)
    await visitor.see("waits for 1 · your seat")
    await visitor.press("enter")
    await visitor.see("waiting for players")
    await visitor.press("g")
    await visitor.see("Get up from this table?")
    await visitor.press("down", "enter")
    await visitor.see("There are no tables yet")
    assert not host.tables
    assert not host.ratings.ladders(ada.id)
    await visitor.close()
