"""Play anybody, in the smallest window: what one looks for, the wait that is told, bots after a while, and the way to the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Visitor, make_host, someone
from tests.server.session.lobby.test_invited import click
from tribes_tui.server.club.partners import Sought
from tribes_tui.server.host.table.plan import Plan
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


def rows(visitor: Visitor) -> list[str]:
    """What can be chosen, line by line, without what it says of the bots."""
    lobby = visitor.app.lobby
    return [item.name for item in lobby.items()]


async def test_two_who_look_for_the_same_play_at_once(host: Host) -> None:
    ada, bob = await in_lobby(host, "Ada"), await in_lobby(host, "Bob")
    await ada.press("a")
    await ada.see("Who do you want to play with?")
    await ada.press("s")
    await ada.see("Waiting 0:00: Tribe for 2, not rated, 15 min each, your rating ±1")
    await ada.see("From 0:45 on you can")
    await bob.see("1 person is looking for partners")
    await click(bob, "Play anybody")
    await bob.see("Who do you want to play with?")
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
    await ada.see("Who do you want to play with?")
    await ada.press("s")
    assert "From 0:02 on you can" in await ada.see("Waiting 0:0")
    before = rows(ada)
    await ada.press("down", "down", "enter")
    await ada.see("From 0:02 on you can")
    seeker = host.partners.of(ada.session.person)
    assert seeker is not None
    host.partners._kept.known[seeker.id] = seeker._replace(since=seeker.since - 2)
    await ada.see("Play bots of about your strength instead")
    assert rows(ada) == before, "no line comes under the cursor"
    await ada.press("b")
    await ada.see("challenge")
    (hosted,) = host.tables.values()
    assert [chair.level for chair in hosted.chairs] == ["", "even 50"]
    assert host.partners.count == 0
    await ada.close()


async def test_one_may_think_better_of_it(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("a")
    await ada.see("Who do you want to play with?")
    await ada.press("s")
    await ada.see("Waiting 0:0")
    await ada.press("a")
    await ada.see("You are no longer looking for partners.")
    assert host.partners.count == 0
    await ada.press("a")
    await ada.see("Who do you want to play with?")
    await ada.press("esc")
    await ada.see("Rulebooks")
    assert host.partners.count == 0
    await ada.close()


async def test_all_that_can_be_looked_for_is_chosen_by_keys(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("a")
    await ada.see("Who do you want to play with?")
    await ada.press(*["up"] * 5, "right", "down", "right", "down", "right", "down", "right", "down", "enter")
    text = await ada.settle()
    assert "indy" in text
    await ada.press("s")
    await ada.see("Waiting 0:00: indy for 3")
    seeker = host.partners.of(ada.session.person)
    assert seeker is not None
    assert seeker.wish == Sought("indy", 3, "hour", True, 300)
    await ada.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("wish", "told"),
    [
        (Sought("tribe", 2, "quarter", rated=True), "Bob is looking for the same, but rated: press j to join."),
        (Sought("tribe", 2, "hour"), "Bob is looking for the same, but with 60 min each: press j to join."),
        (
            Sought("tribe", 2, "day", True),
            "Bob is looking for the same, but rated and with 1 day a decision: press j to",
        ),
        (Sought("indy", 3, "fast"), "Bob is looking for indy for 3, not rated, 5 min each: press j to join."),
    ],
)
async def test_who_looks_for_something_else_is_told_and_joined_by_one_key(wish: Sought, told: str, host: Host) -> None:
    ada, bob = await in_lobby(host, "Ada"), someone(host, "Bob")
    other = Visitor(host, bob)
    await other.see("Rulebooks")
    await ada.press("a")
    await ada.see("Who do you want to play with?")
    await ada.press("s")
    await ada.see("Waiting 0:0")
    host.partners.seek(bob, wish)
    await ada.see(told)
    await other.see("Ada is looking for")
    await ada.press("j")
    if wish.rated:
        await ada.see("This game is rated")
        assert host.partners.of(ada.session.person).wish.rated is False  # type: ignore[union-attr]
        await ada.press("enter")
    if wish.seats == 2:
        await ada.see("challenge")
        (hosted,) = host.tables.values()
        assert (hosted.plan.rated, hosted.plan.clock) == (wish.rated, wish.plan().clock)
    else:
        await ada.see("Waiting 0:00: indy for 3")
        assert "press j" not in ada.text
    for visitor in (ada, other):
        await visitor.close()


async def test_who_only_looks_around_joins_by_a_click(host: Host) -> None:
    ada, bob = await in_lobby(host, "Ada"), someone(host, "Bob")
    other = Visitor(host, bob)
    await other.see("Rulebooks")
    host.partners.seek(bob, Sought("tribe", 2, "quarter"))
    await ada.see("Bob is looking for Tribe for 2, not rated, 15 min each: press j to join.")
    await click(ada, "Bob is looking for Tribe")
    await ada.see("challenge")
    for visitor in (ada, other):
        await visitor.close()


async def test_of_others_the_nearest_is_told_and_a_guest_hears_of_nothing_rated(host: Host) -> None:
    ada, cyd = someone(host, "Ada"), someone(host, "Cyd")
    gus = host.people.guest(may_come=True)
    host.name(gus, "Gus")
    visitors = [Visitor(host, one) for one in (ada, cyd, gus)]
    for visitor in visitors:
        await visitor.see("Rulebooks")
    host.partners.seek(cyd, Sought("indy", 2, "hour", rated=True))
    assert host.partners.other(gus) is None
    assert (found := host.partners.other(ada)) is not None
    assert found.id == cyd.id
    host.partners.seek(gus, Sought("tribe", 3, "quarter"))
    host.partners.seek(ada, Sought("tribe", 2, "quarter"))
    assert (found := host.partners.other(ada)) is not None
    assert found.id == gus.id, "the same game for another number of players is nearer than another game"
    for visitor in visitors:
        await visitor.close()


async def test_a_key_alone_ends_no_visit(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("q")
    await ada.see("Your seats are kept")
    await ada.press("esc")
    await ada.see("Rulebooks")
    assert not ada.session.is_over
    await ada.press("q", "enter")
    await ada.see("Good-bye!")
    await ada.close()


async def test_in_the_smallest_window_one_sees_who_is_here_and_what_was_said(host: Host) -> None:
    """However many tables there are."""
    for number in range(6):
        host.seating.open_table(someone(host, f"Opener{number}"), Plan("indy", ["", ""], {}))
    ada, bob = [Visitor(host, someone(host, name)) for name in ("Ada", "Bob")]
    await bob.see("▼ more below")
    hosted = host.seating.open_table(bob.session.person, Plan("indy", ["", ""], {}))
    bob.app.call_later(bob.app.go_to, hosted)
    host.talk.in_lobby(bob.session.person, "Who is for a game?")
    host.talk.in_lobby(bob.session.person, "Or two?")
    await ada.see("Or two?")
    assert "Who is for a game?" in ada.text, "of four rows two lines are read"
    await ada.see("Here: Bob (at indy)")
    await bob.close()
    await ada.see("Nobody else is here.")
    await ada.close()
