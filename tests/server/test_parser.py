"""Whatever bytes a client sends among its keys: nothing of it is more than a key, a click or a paste, and nothing grows."""

from __future__ import annotations

import random
from codecs import getincrementaldecoder

import pytest
from textual import events
from textual.message import Message

from tests.server.inside import Visitor
from tribes_tui.server.host.host import Host
from tribes_tui.server.transport.parser import LONGEST_PASTE, PERSONS, SessionParser

BEGIN, END = "\x1b[200~", "\x1b[201~"
SIZE = "\x1b[48;{rows};{columns};{rows};{columns}t"
"""A terminal's report that its window has another size (mode 2048), which Textual believes."""

PIECES = [
    "\x1b", "\x1b[", "\x1bO", "\x1bP", "\x1b]", "48;", "9999;9999;", "0;0;0;0t", "t", "R", "1;1R", "u", "~", "M", "m", "<", "0;",
    "35;99999999;99999999", "-1;-1", "55296u", "1114112u", "99999999999u", "97;5;55296u", ";:;", "?2048;1$y", "?2026;2$y", "\x00",
    "\x1b[<35;7;7M", "\x1b[<0;99999999;99999999M", "\x9b", "\ufffd", "x", "日", "\u202e", BEGIN, END, "200~", "201~", "y" * 40,
]  # fmt: skip


def told(parser: SessionParser, data: str) -> list[Message]:
    return [*parser.feed(data)]


async def test_any_bytes_are_keys_clicks_and_pastes(still: None) -> None:
    """Six thousand pieces of what a terminal might say, in any order: only what a person does comes of it."""
    rng, parser, kinds = random.Random(23), SessionParser(), set()
    for _ in range(3000):
        for event in told(parser, "".join(rng.choices(PIECES, k=rng.randrange(1, 4)))):
            assert isinstance(event, PERSONS)
            kinds.add(type(event).__name__)
            if isinstance(event, events.Key):
                (event.character or "").encode()
                event.key.encode()
        assert len(parser.kept) <= LONGEST_PASTE + 200
    assert {"Key", "Paste", "MouseMove", "MouseDown"} <= kinds


def test_a_paste_that_never_ends_is_not_kept() -> None:
    parser = SessionParser()
    told(parser, BEGIN)
    for _ in range(20):
        assert told(parser, "y" * 16_000) == []
        assert len(parser.kept) <= LONGEST_PASTE
    assert told(parser, END) == [], "of one that was too long nothing is left"
    (key,) = told(parser, "a")
    assert isinstance(key, events.Key)
    (paste,) = told(parser, f"{BEGIN}hello{END}")
    assert isinstance(paste, events.Paste)
    assert paste.text == "hello"
    (long,) = told(parser, BEGIN + "z" * (LONGEST_PASTE - 10) + END)
    assert isinstance(long, events.Paste)
    assert len(long.text) == LONGEST_PASTE - 10


def test_half_a_character_is_waited_for() -> None:
    """One of two bytes that came apart; and one that no second follows, from a terminal that doesn't write UTF-8."""
    parser, decode = SessionParser(), getincrementaldecoder("utf-8")(errors="replace").decode
    found = [event for byte in b"\xc3\xa9\xe9x" for event in told(parser, decode(bytes([byte])))]
    assert [event.character for event in found if isinstance(event, events.Key)] == ["é", "\ufffd", "x"]


@pytest.mark.parametrize("columns", [301, 2000])
async def test_a_window_is_as_large_as_ssh_says(columns: int, host: Host, still: None) -> None:
    """Not as a key says: it would be drawn for everybody's time, however large."""
    ada = Visitor(host, host.people.by_key("SHA256:Ada", may_come=True))
    await ada.see("call you?")
    await ada.press(SIZE.format(columns=columns, rows=500))
    assert tuple(ada.app.size) == (80, 24)
    await ada.press(BEGIN, SIZE.format(columns=columns, rows=500), END, "\x1b[5;5R", "\x1b[<0;99999999;99999999M")
    assert tuple(ada.app.size) == (80, 24)
    for wicked in (b"\xe9", b"\xc3", b"\x1b[99999999999u", b"\x1b[97;5;55296u", b"\x1b[48;0;0;0;0t\x1b[<0;1;1M"):
        ada.session.data_received(wicked, None)
        await ada.settle()
    await ada.press(*"Ada", "enter")
    assert ada.channel.exit_status is None, ada.text
    await ada.close()
