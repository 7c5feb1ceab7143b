"""The mouse on a host: the terminal's, unless somebody would rather click; and given back however the session ends."""

from __future__ import annotations

import pytest

from tests.server.house.test_real_clients import assert_clean
from tests.server.inside import Visitor, laid, someone
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.forms import HostSettingsScreen

pytestmark = pytest.mark.usefixtures("still")

ON, OFF = b"\x1b[?1000h", b"\x1b[?1000l"


def has_mouse(visitor: Visitor) -> bool:
    """Whether the terminal was told last that its mouse is the program's."""
    return visitor.sent.rfind(ON) > visitor.sent.rfind(OFF)


@pytest.mark.parametrize("end", ["leaves", "breaks", "stops"])
async def test_who_likes_to_click_has_the_mouse_and_gives_it_back(end: str, host: Host) -> None:
    person = someone(host, "Ada")
    person.likes = {"mouse": True}
    visitor = Visitor(host, person)
    await visitor.see("the lobby")
    assert has_mouse(visitor)
    match end:
        case "leaves":
            await visitor.press("q", "enter")
        case "breaks":
            visitor.session.later(lambda: 1 // 0)
        case _:
            visitor.session.end(lambda: "The host is stopping.")
    await visitor.settle()
    assert visitor.channel.exit_status == 0
    assert_clean(visitor.sent)
    await visitor.close()


async def test_the_mouse_is_taken_when_that_is_chosen_and_stays_as_a_key_left_it(host: Host) -> None:
    ada = someone(host, "Ada")
    laid(host, "indy", ada, someone(host, "Bob"))
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    assert not has_mouse(visitor)

    def choose(mouse: bool) -> None:
        settings = visitor.app.settings._replace(mouse=mouse)
        visitor.app.on_host_settings_screen_liked(HostSettingsScreen.Liked(settings, talk=True, away=False))

    for wanted in (True, False):
        visitor.session.later(lambda wanted=wanted: choose(wanted))
        await visitor.settle()
        assert has_mouse(visitor) == wanted
    await visitor.press("M")
    assert has_mouse(visitor)
    visitor.session.later(lambda: choose(True))
    await visitor.settle()
    assert has_mouse(visitor), "it was taken already"
    await visitor.close()
    assert host.people.by_key(ada.id, may_come=True).likes["mouse"] is True
