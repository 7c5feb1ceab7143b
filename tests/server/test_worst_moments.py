"""What clients do in the worst moment: a window changes while a question lies over the lobby; a line breaks while a page opens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Size
from textual.screen import Screen

from tests.server.inside import Visitor, make_host, someone


async def test_one_stranger_who_changes_the_windows_size_does_not_stop_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, before the first size has been told to all: the lobby beneath went from one to the other for ever."""
    host = make_host(tmp_path)
    stranger = Visitor(host, host.people.by_key("SHA256:new", may_come=True))
    await stranger.see("call you?")
    layouts, sound = [], Screen._refresh_layout

    def counted(screen: Any, *args: Any, **more: Any) -> None:
        layouts.append(args)
        if len(layouts) > 300:
            raise AssertionError("it goes from one size to the other and never ends")
        sound(screen, *args, **more)

    monkeypatch.setattr(Screen, "_refresh_layout", counted)
    for columns, rows in ((97, 42), (120, 30), (81, 25)):
        stranger.session.wire._resize(columns, rows)
        await asyncio.sleep(0.02)
    await stranger.settle()
    assert stranger.channel.exit_status is None, stranger.text
    assert {screen.size for screen in stranger.app.screen_stack} == {Size(81, 25)}
    await stranger.close()
    host.close()


async def test_a_line_that_breaks_while_a_page_opens_is_no_fault(tmp_path: Path) -> None:
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    for number in range(12):
        visitor = Visitor(host, someone(host, f"Guest {'BCDFGHKLMNPQ'[number]}a"))
        await visitor.see("the lobby")
        visitor.session.data_received(b"n", None)
        for _ in range(number):
            await asyncio.sleep(0)
        await visitor.close()
    visitor = Visitor(host, someone(host, "Zoe"))
    await visitor.see("the lobby")
    visitor.session.connection_lost(None)
    visitor.session.broke(LookupError())
    assert "broke" not in "".join(lines)
    sound = Visitor(host, someone(host, "Yan"))
    await sound.see("the lobby")
    sound.session.broke(LookupError())
    assert "broke: LookupError" in "".join(lines)
    for one in (visitor, sound):
        await one.close()
    host.close()
