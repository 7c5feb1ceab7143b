"""The lobby: what is said there is read by all who are in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Visitor, make_host, someone
from tribes_tui.server.host.chat import TooMuch
from tribes_tui.server.host.host import Host


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


async def test_what_is_said_is_read_by_everybody_there(host: Host) -> None:
    ada, bob = (Visitor(host, someone(host, name)) for name in ("Ada", "Bob"))
    await ada.see("Talk in the lobby")
    await bob.see("Nobody has said anything yet.")
    await ada.press("t")
    await ada.see("Say to everybody")
    await ada.press(*"a seat is free", "enter")
    await bob.see("Ada: a seat is free")
    await ada.see("Ada: a seat is free")
    for visitor in (ada, bob):
        await visitor.close()


async def test_too_much_is_refused_and_who_is_not_known_says_nothing(host: Host) -> None:
    ada, stranger = someone(host, "Ada"), host.people.by_key("SHA256:nobody", may_come=True)
    host.talk_in_lobby(stranger, "hello")
    assert not host.lobby_chat.lines
    for number in range(host.limits.chat_burst):
        host.talk_in_lobby(ada, f"line {number}")
    with pytest.raises(TooMuch):
        host.talk_in_lobby(ada, "and one more")
