"""`even` at a host's table follows its only person, whose results the host keeps; it is told, and nothing counts twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rules import Rng
from tests.server.inside import log_of, make_host, someone
from tribes_tui.profile.rating import MeasuredStrength as Strength
from tribes_tui.server.host.finished import known
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan, Presence
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.forms import HostDraft, PlanScreen
from tribes_tui.words.said import bots, setup


def opened(host: Host, person: Person, *levels: str) -> HostedTable:
    """A table of indy with bots of these levels, "" for people who come."""
    return host.seating.open_table(person, Plan("indy", ["", *levels], {}))


async def ended(host: Host, hosted: HostedTable, seed: int = 1) -> None:
    """Its game is played to the end, by chance, and the host looks at it."""
    table, rng = hosted.table, Rng(seed)
    assert table is not None
    while (seat := table.turn) is not None:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    host.tick()
    await asyncio.sleep(0)


NOBODY = Strength()
"""What is thought of somebody of whom nothing is known."""


def after(hosted: HostedTable, before: Strength = NOBODY) -> Strength:
    """What the first seat's result makes of them."""
    assert hosted.table is not None
    end = hosted.table.final
    assert end is not None
    return before.after(end.ranking()[0], 2)


async def test_a_result_counts_once_and_is_told_and_kept(host: Host, tmp_path: Path) -> None:
    ada = someone(host, "Ada")
    hosted = opened(host, ada, "even")
    assert hosted.table is not None
    assert [seat.level for seat in hosted.table.seats] == ["", "even 50"], "the record says how strong it plays"
    await ended(host, hosted)
    found = after(hosted)
    assert known(ada, "indy") == found != NOBODY
    said = bots.even_now(game="indy", strength=found.level, whom="Ada")
    assert sum(said in line for line in log_of(hosted)) == 1
    host.tick()
    again = make_host(tmp_path)
    again.restore()
    again.tick()
    same = again.people.by_key(ada.id, True)
    assert (known(same, "indy"), known(same, "tribe")) == (found, NOBODY)
    again.close()


async def test_the_form_for_a_table_says_how_strong_it_plays_against_its_only_person(host: Host) -> None:
    ada = someone(host, "Ada")
    await ended(host, opened(host, ada, "even"))
    form = PlanScreen(opener=ada)
    form.draft = HostDraft("indy")
    assert form.even_about() == setup.plays(level="even"), "somebody else may take the free seat"
    form.draft.set_level(1, "even")
    assert bots.even_now(game="indy", strength=known(ada, "indy").level, whom="you") in form.even_about()
    assert form.counting() == "", "a host keeps no rating"


async def test_who_plays_again_meets_the_strength_that_their_results_give(host: Host) -> None:
    ada = someone(host, "Ada")
    first = opened(host, ada, "even")
    await ended(host, first)
    found = after(first)
    second = host.seating.rematch(first, ada)
    assert second.chairs[1].level == f"even {found.level}"
    await ended(host, second, seed=2)
    assert known(ada, "indy") == after(second, found)


async def test_with_several_people_it_plays_as_medium_and_nothing_counts(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    ada.even = {"indy": {"strength": 90.0, "games": 3, "counted": []}}
    hosted = opened(host, ada, "", "even")
    host.seating.join(hosted, bob)
    assert hosted.chairs[2].level == "even 50"
    await ended(host, hosted)
    assert known(ada, "indy") == Strength(90.0, 3)
    assert not bob.even


async def test_what_a_bot_ended_in_their_place_is_nobodys_result(host: Host) -> None:
    ada = someone(host, "Ada")
    hosted = opened(host, ada, "even")
    hosted.chairs[0].presence = Presence.SITS_IN
    await ended(host, hosted)
    assert not ada.even


async def test_a_guest_is_followed_for_one_visit(host: Host) -> None:
    guest = host.people.guest(True)
    host.name(guest, "Cleo")
    hosted = opened(host, guest, "even")
    await ended(host, hosted)
    assert known(guest, "indy").games == 1
    host.people.forget_guest(guest)
    assert host.people.find(guest.id) is None


async def test_only_whole_levels_are_asked_for(host: Host) -> None:
    for level in ("even 100", "even x", "strong"):
        with pytest.raises(NotNow, match="no such bot"):
            opened(host, someone(host, "Ada"), level)


def test_it_can_be_chosen_when_a_table_is_opened() -> None:
    draft = HostDraft("indy")
    draft.set_level(1, "even")
    assert draft.to_open().seats == ("", "even")
