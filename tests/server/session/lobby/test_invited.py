"""One person invites another, by keys and by mouse in the smallest window: from the room where one waits to the answer in the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Visitor, make_host, someone
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host

pytestmark = pytest.mark.usefixtures("still")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


async def waiting(host: Host) -> Visitor:
    """Ada, where one waits at a table of indy by invitation."""
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("Rulebooks")
    ada.app.call_later(ada.app.open_table, Plan("indy", ["", ""], {}, by_invitation=True))
    await ada.see("waiting for players")
    return ada


async def click(visitor: Visitor, words: str) -> None:
    """A click on these words."""
    lines = visitor.screen.display
    y = next(row for row, line in enumerate(lines) if words in line)
    x = lines[y].index(words)
    await visitor.press(f"\x1b[<0;{x + 2};{y + 1}M\x1b[<0;{x + 2};{y + 1}m")


async def test_somebody_who_is_here_is_chosen_from_a_list_and_says_yes(host: Host) -> None:
    ada, bob = await waiting(host), Visitor(host, someone(host, "Bob"))
    await bob.see("Rulebooks")
    await ada.press("p")
    await ada.see("Who would you like to invite?")
    await ada.press("enter")
    await ada.see("Bob is invited, and will see it in the lobby.")
    await bob.see("Ada invites you to indy: y accepts, x declines.")
    await bob.press("y")
    for visitor in (ada, bob):
        await visitor.see("round 1")
        await visitor.close()


async def test_somebody_who_is_away_is_named_finds_it_later_and_says_no(host: Host) -> None:
    someone(host, "Bob")
    ada = await waiting(host)
    await click(ada, "Invite somebody this host knows")
    await ada.see("The name of somebody")
    await ada.press("b", "o", "b", "enter")
    await ada.see("Bob is invited, and will see it in the lobby.")
    bob = Visitor(host, host.people.by_key("SHA256:Bob", may_come=True))
    await bob.see("Ada invites you to indy")
    await click(bob, "►Ada invites you to indy")
    await bob.see("Decline")
    await click(bob, "Decline")
    await bob.see("You declined.")
    await ada.see("Bob has declined.")
    await bob.close()
    await ada.close()


async def test_who_waits_may_go_back_to_the_lobby_with_the_seat_kept(host: Host) -> None:
    ada = await waiting(host)
    await ada.press("l")
    await ada.see("your seat")
    table = next(iter(host.tables.values()))
    assert table.chair_of(ada.session.person.id) == 0
    await ada.close()


async def test_nobody_is_invited_who_is_not_known(host: Host) -> None:
    ada = await waiting(host)
    await ada.press("p")
    await ada.see("The name of somebody")
    await ada.press("e", "v", "e", "enter")
    await ada.see("Nobody here is called eve.")
    await ada.close()


async def in_lobby(host: Host, *names: str) -> list[Visitor]:
    visitors = [Visitor(host, someone(host, name)) for name in names]
    for visitor in visitors:
        await visitor.see("Rulebooks")
    return visitors


async def test_from_the_lobby_one_invites_who_is_here_to_a_table_that_is_opened_for_them(host: Host) -> None:
    ada, bob, cem = await in_lobby(host, "Ada", "Bob", "Cem")
    await ada.press("p")
    await ada.see("Who would you like to invite?")
    await ada.press("enter")
    asked = await ada.see("What do you want to play with Bob?")
    assert " 2   Seat 2 " in asked
    assert " Bob      ▼ " in asked
    await ada.press("s")
    await ada.see("Bob is invited, and will see it in the lobby.")
    (hosted,) = host.tables.values()
    assert hosted.plan.by_invitation
    await bob.see("Ada invites you to")
    assert "invites you" not in await cem.settle()
    assert not host.seating.may_see(hosted, cem.session.person)
    await bob.press("y")
    for visitor in (ada, bob):
        await visitor.see("round 1" if hosted.plan.game_id == "indy" else hosted.plan.game_id.upper()[:5])
        await visitor.close()
    await cem.close()


async def test_by_mouse_from_the_lobby_to_a_table_of_ones_own_that_waits(host: Host) -> None:
    ada, bob = await in_lobby(host, "Ada", "Bob")
    hosted = host.seating.open_table(ada.session.person, Plan("indy", ["", "", ""], {}, by_invitation=True))
    await ada.see("your seat")
    await click(ada, "Invite somebody this host knows")
    await ada.see("Who would you like to invite?")
    await click(ada, "Bob")
    await ada.see("Which table will you invite Bob to?")
    await click(ada, "indy: 2 seats are free")
    await ada.see("Bob is invited, and will see it in the lobby.")
    assert host.inviting.is_invited(hosted, bob.session.person.id)
    await bob.see("Ada invites you to indy")
    for visitor in (ada, bob):
        await visitor.close()


async def test_no_table_is_opened_for_a_name_that_nobody_has_or_for_oneself(host: Host) -> None:
    (ada,) = await in_lobby(host, "Ada")
    await ada.press("p")
    await ada.see("The name of somebody")
    for typed, answer in (("eve", "Nobody here is called eve."), ("Ada", "You are already here")):
        await ada.press(*typed, "enter")  # after the first the box stays
        await ada.see(answer)
    assert not host.tables
    await ada.press("p")
    await ada.see("The name of somebody")
    await ada.press("esc")
    await ada.see("Rulebooks")
    await ada.close()


async def test_where_somebody_is_here_one_may_still_name_somebody_who_is_away_and_choose_a_new_table(
    host: Host,
) -> None:
    someone(host, "Dee")
    ada, bob = await in_lobby(host, "Ada", "Bob")
    host.seating.open_table(ada.session.person, Plan("indy", ["", "", ""], {}, by_invitation=True))
    await ada.see("your seat")
    await ada.press("p")
    await ada.see("Who would you like to invite?")
    await click(ada, "somebody else, by name")
    await ada.see("The name of somebody")
    await ada.press(*"Dee", "enter")
    await ada.see("Which table will you invite Dee to?")
    await click(ada, "a new table")
    await ada.see("What do you want to play with Dee?")
    for visitor in (ada, bob):
        await visitor.close()
