"""Ratings in a session, in the smallest window: the list and a person's page by keys and by mouse, and what is asked before one sits down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import Rng
from tests.server.inside import Visitor, make_host, someone
from tests.server.session.lobby.test_invited import click
from tribes_tui.play.clock import Clock
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host

pytestmark = pytest.mark.usefixtures("still")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


def rated(host: Host, *people: Person, bots: tuple[str, ...] = ()) -> HostedTable:
    plan = Plan("indy", ["", *[""] * (len(people) - 1), *bots], {}, live=False, clock=Clock(bank=300), rated=True)
    hosted = host.seating.open_table(people[0], plan)
    for person in people[1:]:
        host.seating.join(hosted, person, agrees=True)
    return hosted


def played(host: Host, hosted: HostedTable, seed: int) -> None:
    rng = Rng(seed)
    assert hosted.table is not None
    while (seat := hosted.table.turn) is not None:
        hosted.table.propose(seat, hosted.table.view(seat).pick(rng), hosted.table.number_for(seat))
    host.ratings.count(hosted)


async def test_the_list_and_a_page_by_keys_with_the_curve_and_whom_one_met(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    for seed in range(4):
        played(host, rated(host, ada, bob), seed)
    played(host, rated(host, ada, bots=("easy", "medium")), 9)
    visitor = Visitor(host, ada)
    await visitor.see("Rulebooks")
    await visitor.press("r")
    text = await visitor.see("indy for 2")
    assert "provisional" in text
    assert "measured beforehand" in text
    assert "Best first; those with few games (provisional) come below the others." in text
    assert "medium" in text
    visitor.app.screen.choose("bot:a bot, medium")
    await visitor.see("Bots have no page")
    await visitor.press("right")
    await visitor.see("indy for 3")
    await visitor.press("left")
    visitor.app.screen.query_one("Items").highlighted = next(
        k for k, row in enumerate(host.ratings.listed(host.ratings.ladders()[0])) if row.id == ada.id
    )
    await visitor.press("enter")
    text = await visitor.see("your ratings")
    assert "You stand at" in text
    assert "Game by game it was" in text, "the curve is heard, too"
    assert "Against Bob:" in text
    assert any(sign in text for sign in "▁▂▃▄▅▆▇█▀"), text
    await visitor.press("right")
    await visitor.see("Against a bot, easy")
    await visitor.press("esc", "esc")
    await visitor.see("Rulebooks")
    await visitor.close()


async def test_the_same_by_mouse(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    played(host, rated(host, ada, bob), 1)
    played(host, rated(host, ada, bots=("easy", "medium")), 9)
    visitor = Visitor(host, bob)
    await visitor.see("Rulebooks")
    await click(visitor, "Ratings")
    await visitor.see("Choose somebody")
    await click(visitor, "Another game, or another")
    await visitor.see("indy for 3")
    await visitor.press("esc")
    await visitor.see("Choose somebody")
    await visitor.settle()
    await click(visitor, "Ada")
    await visitor.see("Ada's ratings")
    await visitor.close()


async def test_who_sits_down_at_a_rated_table_is_asked_first(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    plan = Plan("indy", ["", ""], {}, live=False, clock=Clock(bank=300), rated=True)
    hosted = host.seating.open_table(ada, plan)
    visitor = Visitor(host, bob)
    await visitor.see("Ada, free · rated · 5 min each")
    await visitor.press("enter")
    await visitor.see("It changes all its players' ratings")
    await visitor.press("2")
    await visitor.settle()
    assert hosted.free == 1
    await visitor.press("enter", "1")
    await visitor.see("round 1")
    assert hosted.chairs[1].owner == bob.id
    await visitor.press("h")
    await visitor.see("There are no hints in a rated game.")
    assert "h  hint" not in visitor.text, "what is refused is not offered"
    await visitor.close()


async def test_a_code_that_leads_to_a_rated_table_asks_first(host: Host) -> None:
    host.admission.by_invitation = True
    ada = someone(host, "Ada")
    plan = Plan("indy", ["", ""], {}, live=False, clock=Clock(bank=300), rated=True, by_invitation=True)
    hosted = host.seating.open_table(ada, plan)
    code = host.admission.invite(hosted, ada)
    bob = host.people.by_key("SHA256:Bob", may_come=False)
    visitor = Visitor(host, bob, code=code)
    await visitor.see("call you")
    await visitor.press("B", "o", "b", "enter")
    await visitor.see("It changes all its players' ratings")
    await visitor.press("1")
    await visitor.see("round 1")
    assert bob.may_come
    await visitor.close()


async def test_a_table_is_planned_as_rated_and_the_form_says_what_it_needs(host: Host) -> None:
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("Rulebooks")
    await visitor.press("n")
    await visitor.see("Who may sit at your table?")
    screen = visitor.app.screen
    screen.take_value("rated", True)
    await visitor.see("A rated game needs a clock")
    screen.take_value("pace", "fast")
    await visitor.settle()
    assert "needs a clock" not in visitor.text
    await visitor.press("s")
    await visitor.see("waiting for players")
    assert [hosted.plan.rated for hosted in host.tables.values()] == [True]
    await visitor.close()
