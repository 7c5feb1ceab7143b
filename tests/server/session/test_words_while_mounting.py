"""Whatever is heard while the widgets of a table are on their way waits for them."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.inside import Visitor, laid, someone
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.hosted_table import HostedTableScreen

pytestmark = pytest.mark.usefixtures("still")


async def test_a_word_that_comes_while_a_table_is_mounted_breaks_nothing(host: Host) -> None:
    """Tribe lays its seats by what they have room for, where there are more than two."""
    ada, bob = (someone(host, name) for name in ("Ada", "Bob"))
    laid(host, "tribe", ada, bob, bots=2)
    visitor = Visitor(host, ada)
    words = 0
    for _ in range(400):
        await asyncio.sleep(0)
        app = visitor.session.app
        if app is None or not app.is_running:
            continue
        screen = app.screen
        if isinstance(screen, HostedTableScreen):
            screen.heard_word("Bob has come")
            words += not screen.is_mounted
            if screen.is_mounted:
                break
    assert words
    assert "Bob has come" in await visitor.settle()
    await visitor.close()
