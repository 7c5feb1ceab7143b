"""Suggested moves at a host: each person's own, turned round at the table."""

from __future__ import annotations

import pytest

from tests.server.inside import Visitor, laid, someone
from tribes_tui.profile.settings import FIRST
from tribes_tui.server.house import Host

pytestmark = pytest.mark.usefixtures("still")


async def test_its_key_turns_them_round_for_one_person_and_the_host_remembers_it(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    ada.likes = {"away": True}
    laid(host, "indy", ada, bob)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    await visitor.press("o")
    await visitor.see("Suggested moves are off")
    assert (visitor.app.settings.cursor, ada.likes) == (FIRST, {"away": True, "cursor": FIRST})
    assert "cursor" not in bob.likes
    await visitor.press("o")
    await visitor.see("Suggested moves are on")
    assert ada.likes == {"away": True}
    await visitor.close()
