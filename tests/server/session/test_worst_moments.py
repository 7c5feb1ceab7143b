"""What clients do in the worst moment: a window changes while a question lies over the lobby; a line breaks while a page opens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Size
from textual.screen import Screen

from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.table.choice.explain import SEATS, explanation


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


async def test_a_word_that_comes_while_the_table_is_laid_breaks_nothing(tmp_path: Path) -> None:
    """Somebody says something, at every moment from the key that leads to the table until it is seen; and one looks in and goes at once."""
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines, chat_burst=10_000)
    ada, bob, zoe = (someone(host, name) for name in ("Ada", "Bob", "Zoe"))
    hosted = laid(host, "tribe", ada, bob)
    visitor = Visitor(host, zoe)
    await visitor.see("the lobby")
    for goes_at_once in (False, True):
        visitor.session.later(lambda: visitor.app.go_to(hosted))
        for number in range(60):
            host.talk.at_table(hosted, ada, f"line {number}")
            await asyncio.sleep(0)
            if goes_at_once and number % 7 == 6:
                visitor.session.later(lambda: visitor.app.go_to(hosted))
        await visitor.see("talk")
        await visitor.settle()
        assert "broke" not in "".join(lines)
        assert visitor.channel.exit_status is None
        visitor.session.later(visitor.app.come_back)
        await visitor.see("the lobby")
    await visitor.close()
    host.close()


async def test_a_page_that_is_taken_away_while_it_opens_is_no_fault(tmp_path: Path) -> None:
    """The table where one waits begins, say, just when one opens a page."""
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    visitor = Visitor(host, someone(host, "Ada"))
    for steps in range(3, 10):
        await visitor.see("the lobby")
        visitor.session.wire._feed(b"n")
        for _ in range(steps):
            await asyncio.sleep(0)
        visitor.session.later(visitor.app._clear)
        await visitor.settle()
        visitor.session.later(visitor.app._clear)  # a page that opened only now
        await visitor.settle()
    assert "broke" not in "".join(lines)
    assert visitor.channel.exit_status is None
    await visitor.close()
    host.close()


async def test_other_people_are_no_bots(tmp_path: Path) -> None:
    """What is asked about somebody's seat, by who sits there and by who watches: people and bots, and no session ends."""
    host = make_host(tmp_path)
    ada, bob, zoe = (someone(host, name) for name in ("Ada", "Bob", "Zoe"))
    hosted = laid(host, "tribe", ada, bob, bots=1)
    for person in (ada, zoe):
        visitor = Visitor(host, person)
        await visitor.settle()
        visitor.session.later(lambda app=visitor.app: app.go_to(hosted))
        await visitor.see("talk")
        await visitor.settle()
        screen = visitor.app.screen
        assert dict(screen.bots) == {2: "easy"}
        plates = [f"{kind}:{seat}" for kind in SEATS for seat in range(3)]
        told = [
            " ".join(explanation(screen.board, screen._scene, screen.selection.chooser, screen.words, one))
            for one in plates
        ]
        assert sum("easy" in text or "bot" in text.lower() for text in told) >= 1
        assert visitor.channel.exit_status is None
        await visitor.close()
    host.close()


@pytest.mark.soak
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
