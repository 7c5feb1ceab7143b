"""One person invites another, by keys and by mouse in the smallest window: from the room where one waits to the answer in the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Visitor, make_host, someone
from tribes_tui.server.host.host import Host
from tribes_tui.server.host.plan import Plan


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
    await ada.see("Whom do you invite?")
    await ada.press("enter")
    await ada.see("Bob is invited, and finds it in the lobby.")
    await bob.see("Ada invites you to indy: you can answer in the lobby.")
    await bob.press("y")
    for visitor in (ada, bob):
        await visitor.see("before round 1")
        await visitor.close()


async def test_somebody_who_is_away_is_named_finds_it_later_and_says_no(host: Host) -> None:
    someone(host, "Bob")
    ada = await waiting(host)
    await click(ada, "Invite somebody who is known here")
    await ada.see("The name of somebody")
    await ada.press("b", "o", "b", "enter")
    await ada.see("Bob is invited, and finds it in the lobby.")
    bob = Visitor(host, host.people.by_key("SHA256:Bob", may_come=True))
    await bob.see("Ada invites you to indy")
    await click(bob, "Ada invites you to indy")
    await bob.see("Decline")
    await click(bob, "Decline")
    await bob.see("You have declined.")
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
