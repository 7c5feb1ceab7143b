"""Every key that a page of the host shows does something there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.screens.test_every_binding import shown_keys
from tests.server.inside import Visitor, make_host, someone
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.admin import AdminScreen
from tribes_tui.server.session.screens.forms import HostSettingsScreen, PlanScreen
from tribes_tui.server.session.screens.waiting import InvitationDialog

TYPED = {"enter": "enter", "escape": "esc", "plus": "+", "minus": "-", "slash": "/", "question_mark": "?"}
SEQUENCES = {"ctrl+p": "\x10", "ctrl+t": "\x14", "space": " ", "full_stop": "."}
NUMBERS = count()
"""Every guest is another, as one person may have only so many tables."""
OTHER_WAY = {"up": "down", "left": "right", "+": "-", "1": "2"}
OF_THE_APP = {"help"}
"""Tried with the app itself."""
NOT_HERE = {"rules"}
"""Leads to the rulebook, which a test of its own opens."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


def as_typed(key: str) -> str:
    return TYPED.get(key) or SEQUENCES.get(key) or key


async def dead_keys(host: Host, name: str) -> set[str]:
    """What is shown on a page and does nothing; each key is tried by a session of its own."""
    found = set[str]()
    visitor = await on_page(host, name)
    keys = {
        words: pressed
        for words, pressed in shown_keys(visitor.app.screen).items()
        if words not in OF_THE_APP | NOT_HERE
    }
    await visitor.close()
    assert keys
    for words, (key, *_) in keys.items():
        ways = [as_typed(key), *filter(None, [OTHER_WAY.get(as_typed(key))])]
        if not any([await does(host, name, way) for way in ways]):
            found.add(f"{words}: {key}")
    return found


async def does(host: Host, name: str, key: str) -> bool:
    visitor = await on_page(host, name)
    app = visitor.app
    before = visitor.text, len(app.screen_stack), app.screen, app.screen.focused
    await visitor.press(key)
    await visitor.settle()
    is_gone = visitor.session.is_over or not app.screen_stack
    done = is_gone or before != (visitor.text, len(app.screen_stack), app.screen, app.screen.focused)
    await visitor.close()
    return done


async def on_page(host: Host, name: str) -> Visitor:
    """Somebody who looks at a page of the host."""
    number = next(NUMBERS)
    visitor = Visitor(host, someone(host, f"guest{number}"), size=(120, 40))
    await visitor.see("Rulebooks")
    app = visitor.app
    pages: dict[str, Any] = {
        "plan": PlanScreen,
        "settings": lambda: HostSettingsScreen(app.settings, True),
        "invitation": lambda: InvitationDialog("a-b-c", "indy"),
        "administration": AdminScreen,
    }
    if name == "waiting":
        app.call_later(app.open_table, Plan("indy", ["", ""], {}))
        await visitor.see("waiting for players")
    elif name in pages:
        app.call_later(app.push_screen, pages[name]())
    await visitor.settle()
    return visitor


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["lobby", "waiting", "plan", "settings", "invitation", "administration"])
async def test_every_key_of_a_page_of_the_host_does_something(host: Host, name: str) -> None:
    assert await dead_keys(host, name) == set()
