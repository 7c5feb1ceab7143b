"""What a client sends among its keys: what nobody typed does nothing at a host, and what was typed does what it does at home."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import asyncssh
import pyte
import pytest

from tests.display.reading.fuzz import pieces
from tests.display.reading.terminals import NOTHING
from tests.server.client import shown_on
from tests.server.inside import Visitor, laid, someone
from tests.server.nearby import nearby
from tests.server.still import still
from tribes_tui.display import sequences
from tribes_tui.server.house import Host

__all__ = ["still"]

SIZE = "\x1b[48;{rows};{columns};{rows};{columns}t"
"""A terminal's report that its window has another size (mode 2048), which Textual would believe."""


@pytest.mark.parametrize("columns", [301, 2000])
async def test_a_window_is_as_large_as_ssh_says(columns: int, host: Host, still: None) -> None:
    """Not as a key says: it would be drawn for everybody's time, however large."""
    ada = Visitor(host, host.people.by_key("SHA256:Ada", may_come=True))
    await ada.see("call you?")
    await ada.press(SIZE.format(columns=columns, rows=500))
    assert tuple(ada.app.size) == (80, 24)
    await ada.press(
        "\x1b[200~", SIZE.format(columns=columns, rows=500), "\x1b[201~", "\x1b[5;5R", "\x1b[<0;99999999;99999999M"
    )
    assert tuple(ada.app.size) == (80, 24)
    for wicked in (b"\xe9", b"\xc3", b"\x1b[99999999999u", b"\x1b[97;5;55296u", b"\x1b[48;0;0;0;0t\x1b[<0;1;1M"):
        ada.session.data_received(wicked, None)
        await ada.settle()
    await ada.press(*"Ada", "enter")
    assert ada.channel.exit_status is None, ada.text
    await ada.close()


async def test_t2_t3_what_a_terminal_answers_late_is_nothing_at_a_hosts_table(host: Host, still: None) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    visitor = Visitor(host, ada)
    before = await visitor.see("talk")
    number = hosted.table.number if hosted.table is not None else -1
    for sent in [one for kind in NOTHING.values() for one in kind if len(one) < 60]:
        data = sent.encode("utf-8", "surrogateescape")
        visitor.session.data_received(data[: len(data) // 2], None)
        visitor.session.data_received(data[len(data) // 2 :], None)
    await asyncio.sleep(0.3)
    for half in (b"\x1b[", b"l", b"\x1b]11;rgb:h", b"lr\x1b\\"):
        visitor.session.data_received(half, None)
        await asyncio.sleep(0.15)
    assert await visitor.settle() == before
    assert hosted.table is not None
    assert hosted.table.number == number
    visitor.session.data_received(b"\x1b]4;1;" + b"rgb:hhhh/" * 40 + b"\x1b\\", None)
    await asyncio.sleep(1)
    assert await visitor.settle() == before
    await visitor.press("\x1b[108;;108u")
    await visitor.see("everybody")
    await visitor.close()


async def test_t2_the_rest_of_what_had_no_room_is_no_key(host: Host, still: None) -> None:
    """What doesn't fit into the queue does nothing, but where it ends is known: what comes after it is not taken for keys."""
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    visitor = Visitor(host, ada)
    before = await visitor.see("talk")
    number = hosted.table.number if hosted.table is not None else -1
    wire = visitor.session.wire
    visitor.session.data_received(b"\x1b[?62;4c" * 1000 + b"\x1b]11;rgb:", None)
    while wire.has_more:
        await asyncio.sleep(0.02)
    visitor.session.data_received(b"ll\rhh\r\x1b\\", None)
    assert await visitor.settle() == before
    assert hosted.table is not None
    assert hosted.table.number == number
    visitor.session.data_received(b"\x1b[?62;4c" * 1000 + b"l" * 1000, None)
    while wire.has_more:
        await asyncio.sleep(0.02)
    assert await visitor.settle() == before, "what had no room does nothing"
    await visitor.press("l")
    await visitor.see("everybody")
    await visitor.close()


async def test_t5_with_caps_lock_commands_are_commands_at_a_host(host: Host, still: None) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "indy", ada, bob)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    await visitor.press("L")
    await visitor.see("everybody")
    await visitor.press("Q")
    await visitor.see("talk")
    await visitor.close()


MOST = 800
"""Bytes that are sent at once: what doesn't fit into the host's queue is dropped."""


def at(app: Any) -> tuple[object, ...]:
    """Where the person is, and what they have done there."""
    return app.screen, app.screen.cursor, app.screen.scene.picked, app.screen.scene.prompt


@pytest.mark.parametrize("count", [300, pytest.param(50_000, marks=pytest.mark.soak)])
async def test_t2_a_real_session_says_anything(count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over SSH nothing that nobody typed makes a move, or opens a page, or ends the session.

    Who writes and who reads is one process here, which a busy machine may stop for longer than is waited for.
    """
    monkeypatch.setattr(sequences, "PATIENCE", 60.0)
    monkeypatch.setattr(sequences, "ON_THE_WHOLE", 600.0)
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with nearby(tmp_path, "events_per_second=100000", "event_burst=100000", "queue_bytes=65536") as near:
        ada = near.host.people.by_key(key.get_fingerprint(), may_come=True)
        near.host.people.name(ada, "Ada")
        hosted = laid(near.host, "indy", ada, someone(near.host, "Bob"))
        assert hosted.table is not None
        async with await near.connect(client_keys=[key]) as line:
            process = await line.create_process(term_type="xterm-256color", term_size=(80, 24), encoding=None)
            screen = pyte.Screen(80, 24)
            stream = pyte.ByteStream(screen)

            async def look() -> None:
                while data := await process.stdout.read(65536):
                    stream.feed(data)
                    process.stdin.write(b"\x1b[0n" * data.count(b"\x1b[5n"))

            async def shows(text: str) -> None:
                async with asyncio.timeout(60):
                    while text not in shown_on(screen):
                        await asyncio.sleep(0.05)

            async def all_read() -> None:
                await asyncio.sleep(0.1)
                while visit.wire.has_more:  # type: ignore[attr-defined]
                    await asyncio.sleep(0.05)

            looking = asyncio.create_task(look())
            await shows("talk")
            await asyncio.sleep(0.5)
            (visit,) = near.host.visits
            before, sent, number = at(visit.app), 0, hosted.table.number  # type: ignore[attr-defined]
            for piece in pieces(random.Random(count), count):
                process.stdin.write(piece)
                sent += len(piece)
                if sent > MOST:
                    sent = 0
                    await all_read()
            await all_read()
            assert at(visit.app) == before, shown_on(screen)  # type: ignore[attr-defined]
            assert hosted.table.number == number
            process.stdin.write(b"\x1b[108;;108u")
            await shows("everybody")
            looking.cancel()
