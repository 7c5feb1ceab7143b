"""What the lobby shows anew by itself, in the smallest window, and that none of it comes under the cursor."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Clock as Standing, Visitor, laid, make_host, someone
from tests.server.session.lobby.test_invited import click
from tribes_tui.play.clock import Clock
from tribes_tui.server.club.partners import Sought
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens import lobby
from tribes_tui.server.session.screens.table_tiles import LobbyList

pytestmark = pytest.mark.usefixtures("still")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


async def in_lobby(host: Host, name: str) -> Visitor:
    visitor = Visitor(host, someone(host, name))
    await visitor.see("Rulebooks")
    return visitor


async def test_a_clock_that_runs_for_one_is_shown_anew(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nothing else happens; of somebody else's no time is shown."""
    time_ = Standing()
    monkeypatch.setattr(HostedTable, "now", staticmethod(time_))
    monkeypatch.setattr(lobby, "CLOCKS_EACH", 1)
    people = {name: someone(host, name) for name in ("Ada", "Bob")}
    hosted = laid(host, "tribe", *people.values(), live=False, clock=Clock(bank=300))
    assert hosted.table is not None
    asked = hosted.chairs[hosted.table.turn or 0].name
    visitors = {name: Visitor(host, person) for name, person in people.items()}
    for visitor in visitors.values():
        await visitor.see("challenge")
        await visitor.press("q")
        await visitor.see("Rulebooks")
    await visitors[asked].see("your turn · 5:00")
    time_.now += 90
    await visitors[asked].see("your turn · 3:30")
    time_.now += 60
    await visitors[asked].see("your turn · 2:30")
    (other,) = (visitor for name, visitor in visitors.items() if name != asked)
    assert f"{asked}'s turn  " in other.text, "for whom one waits"
    for visitor in visitors.values():
        await visitor.close()


async def test_a_table_that_appears_does_not_come_under_the_cursor(host: Host) -> None:
    """Whoever is about to open a table opens one."""
    ada = await in_lobby(host, "Ada")
    host.seating.open_table(someone(host, "Bob"), Plan("indy", ["", ""], {}))
    await ada.see("waits for 1 · join")
    items = ada.app.lobby.query_one(LobbyList)
    assert items.highlighted_option.id == lobby.OPEN
    await ada.press("enter")
    await ada.see("Who may sit at your table?")
    await ada.close()


async def test_who_has_looked_and_does_no_more_is_no_longer_named(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "CLOCKS_EACH", 1)
    ada, bob, cyd = [await in_lobby(host, name) for name in ("Ada", "Bob", "Cyd")]
    for visitor in (bob, cyd):
        host.partners.seek(visitor.session.person, Sought("indy", 3 if visitor is bob else 4, "quarter"))
    await ada.see("Bob is looking for indy for 3")
    host.partners.leave(bob.session.person.id)
    await ada.see("Cyd is looking for indy for 4")
    host.partners.leave(cyd.session.person.id)
    await ada.settle()
    await ada.press("j")
    assert host.partners.count == 0
    for visitor in (ada, bob, cyd):
        await visitor.close()


async def test_what_the_words_mean_is_read_by_a_key_and_a_click(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("w")
    await ada.see("Pace: How long the table waits for each player.")
    await ada.press("\x1b[F")  # End
    await ada.see("The keeper: Whoever runs this host.")
    await ada.press("q")
    await click(ada, "words used here")
    await click(ada, "Words used here")
    await ada.see("Reserve: Where decisions take hours or days")
    await ada.press("esc")
    await ada.see("Rulebooks")
    await ada.close()
