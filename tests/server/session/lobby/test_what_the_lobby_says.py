"""The line at the top of the lobby, and the cursor of whoever comes there from a table; what ends a search for partners."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.club.test_tournaments_in_a_session import evening, steps
from tests.server.inside import Visitor, laid, make_host, move, someone
from tests.server.shared.evenings import INDY, bots_games
from tribes_tui.play.clock import DAY, Clock
from tribes_tui.server.club.partners import Sought
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host

pytestmark = pytest.mark.usefixtures("still")
SIZES = [(80, 24), (120, 40)]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    made.tournaments._soon = lambda: None  # type: ignore[method-assign]
    made.tournaments.play_field = made.days.play_field = bots_games
    yield made
    made.close()


async def in_lobby(host: Host, name: str, size: tuple[int, int] = (80, 24)) -> Visitor:
    visitor = Visitor(host, someone(host, name), size=size)
    await visitor.see("► ")
    if "the lobby" not in await visitor.settle():
        visitor.session.later(visitor.app.come_back)
    await visitor.see("the lobby")
    return visitor


def head(visitor: Visitor) -> str:
    return visitor.text.splitlines()[1]


def until_asked(hosted: HostedTable, seat: int) -> None:
    while hosted.table is not None and (hosted.table.turn != seat or hosted.table.is_concealed):
        move(hosted)


@pytest.mark.parametrize("size", SIZES)
async def test_it_says_what_there_is(size: tuple[int, int], host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "tribe", ada, bob, live=False, clock=Clock(limit=DAY, bank=DAY))
    until_asked(hosted, 1)
    visitor = await in_lobby(host, "Ada", size)
    assert "One of your games is still on: it comes first." in head(visitor)
    host.seating.resign(hosted, bob)
    host.changed()
    await visitor.see("No games are on and no tables are waiting: open one.")
    other = host.seating.open_table(someone(host, "Cyd"), Plan("indy", ["", ""], {}))
    host.changed()
    await visitor.see("Sit down, watch, or open a table of your own.")
    host.inviting.invite(other, someone(host, "Cyd"), "Ada")
    host.changed()
    await visitor.see("Cyd invites you to indy: y accepts, x declines.")
    assert "answer in the lobby" not in visitor.text
    await visitor.close()


@pytest.mark.parametrize("size", SIZES)
async def test_whoever_comes_from_a_table_stands_on_their_own_that_waits(size: tuple[int, int], host: Host) -> None:
    slow = {"live": False, "clock": Clock(limit=DAY, bank=DAY)}
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    first, second = (laid(host, game, ada, bob, **slow) for game in ("tribe", "five_tribes"))
    until_asked(first, 0)
    until_asked(second, 1)
    visitor = await in_lobby(host, "Ada", size)
    await visitor.press("down", "down", "down")
    visitor.session.later(lambda: visitor.app.go_to(second))
    await visitor.see("^t")
    await visitor.press("q")
    await visitor.see("It is your turn at one table: it comes first.")
    await visitor.press("enter")
    await visitor.see("^t")
    assert visitor.app.hosted is first
    await visitor.close()


async def test_whoever_sits_down_is_told_that_they_look_for_partners_no_more(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    for opens in (True, False):
        host.partners.seek(ada.session.person, Sought("tribe", 2, "quarter", rated=False, near=0))
        await ada.settle()
        if opens:
            ada.session.later(lambda: ada.app.open_table(Plan("tribe", ["", ""], {})))
        else:
            other = host.seating.open_table(someone(host, "Bob"), Plan("indy", ["", "", ""], {}))
            ada.session.later(lambda other=other: ada.app.join(other))
        await ada.see("You are no longer looking for partners.")
        assert host.partners.of(ada.session.person) is None
        await ada.press("esc")
    await ada.close()


async def test_looking_for_a_rated_game_says_who_is_found(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("a")
    await ada.see("Who do you want to play with?")
    rated = ada.app.screen.query_one("#rated")
    assert [value.about for value in rated.values if value.value] == [
        "It changes all players' ratings. You are matched only with others who want a rated game."
    ]
    await ada.close()


async def test_after_a_game_of_a_tournament_or_a_days_deal_no_other_is_offered(host: Host) -> None:
    evening(host, "Ada", "Bob", plan=INDY)
    steps(host)
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("^t")
    (hosted,) = host.tables.values()
    host.seating.resign(hosted, ada.session.person)
    await ada.see("Bob wins: you resigned.")
    assert "rematch" not in await ada.settle()
    await ada.press("r")
    assert hosted.rematch is None
    await ada.close()
