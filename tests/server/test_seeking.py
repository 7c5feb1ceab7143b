"""Play anybody, in the smallest window: what one looks for, the wait that is told, bots after a while, and the way to the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Visitor, make_host, someone
from tests.server.test_invited import click
from tribes_tui.server.club.partners import Sought
from tribes_tui.server.house import Host

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


async def test_two_who_look_for_the_same_play_at_once(host: Host) -> None:
    ada, bob = await in_lobby(host, "Ada"), await in_lobby(host, "Bob")
    await ada.press("a")
    await ada.see("Whom do you want to play with?")
    await ada.press("s")
    await ada.see("Waiting 0:00: Tribe for 2, not rated, within 1")
    await ada.see("Bots from 0:45.")
    await bob.see("1 person looks for partners")
    await click(bob, "Play anybody")
    await bob.see("Whom do you want to play with?")
    await click(bob, "Look for partners")
    for visitor in (ada, bob):
        await visitor.see("challenge")
    (hosted,) = host.tables.values()
    assert {chair.name for chair in hosted.chairs} == {"Ada", "Bob"}
    assert (hosted.plan.clock is not None, hosted.plan.rated, host.partners.count) == (True, False, 0)
    for visitor in (ada, bob):
        assert visitor.app.hosted is hosted
        await visitor.close()


async def test_after_a_while_that_is_told_bots_are_offered(host: Host) -> None:
    host.limits = host.limits._replace(queue_bot_seconds=2.0)
    ada = await in_lobby(host, "Ada")
    await ada.press("a")
    await ada.see("Whom do you want to play with?")
    await ada.press("s")
    await ada.see("Bots from 0:02.")
    assert "Play bots" not in ada.text
    seeker = host.partners.of(ada.session.person)
    assert seeker is not None
    host.partners._seekers[seeker.id] = seeker._replace(since=seeker.since - 2)
    await ada.see("Play bots of about your strength instead")
    await ada.press("b")
    await ada.see("challenge")
    (hosted,) = host.tables.values()
    assert [chair.level for chair in hosted.chairs] == ["", "even 50"]
    assert host.partners.count == 0
    await ada.close()


async def test_one_may_think_better_of_it(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("a")
    await ada.see("Whom do you want to play with?")
    await ada.press("s")
    await ada.see("Waiting 0:0")
    await ada.press("a")
    await ada.see("You look for partners no more.")
    assert host.partners.count == 0
    await ada.press("a")
    await ada.see("Whom do you want to play with?")
    await ada.press("esc")
    await ada.see("Rulebooks")
    assert host.partners.count == 0
    await ada.close()


async def test_all_that_can_be_looked_for_is_chosen_by_keys(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("a")
    await ada.see("Whom do you want to play with?")
    await ada.press(*["up"] * 5, "right", "down", "right", "down", "right", "down", "right", "down", "enter")
    text = await ada.settle()
    assert "indy" in text
    await ada.press("s")
    await ada.see("Waiting 0:00: indy for 3")
    seeker = host.partners.of(ada.session.person)
    assert seeker is not None
    assert seeker.wish == Sought("indy", 3, "hour", True, 300)
    await ada.close()
