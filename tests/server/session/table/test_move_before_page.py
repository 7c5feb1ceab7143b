"""At a host the table with the move on it is sent before the page that tells of the turn has been built."""

from __future__ import annotations

import asyncio

import pyte

from rules.five_tribes.components.stages import BIDDING
from tests.server.client import shown_on
from tests.server.inside import Visitor, laid, someone
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal
from tribes_tui.server.house import Host
from tribes_tui.table.history.pages import MomentScreen

PAGE = "Your last turn, and what happened since"


class Frames:
    """What a visitor's screen shows after each frame that is sent since `seen` was emptied."""

    def __init__(self, visitor: Visitor) -> None:
        self.seen: list[str] = []
        self._write, self._screen = visitor.channel.write, pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self._screen)
        self._stream.feed(visitor.sent)
        visitor.channel.write = self._record  # type: ignore[method-assign]

    def _record(self, data: bytes) -> None:
        self._stream.feed(data)
        self.seen.append(shown_on(self._screen))
        self._write(data)


def decide(hosted: HostedTable) -> None:
    """Whoever is in turn does what looks best to them."""
    table = hosted.table
    assert table is not None
    seat = table.turn
    assert seat is not None
    view = table.view(seat)
    hosted.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))


async def until_a_page_is_due(hosted: HostedTable, bob: Visitor) -> Frames:
    """They decide until a turn of Ada's is over: the frames that Bob is sent after her last decision."""
    frames = Frames(bob)
    for _ in range(120):  # to the next bids, after turns of two others
        frames.seen.clear()
        decide(hosted)
        for _ in range(200):
            await asyncio.sleep(0)
            if bob.app.screen._opens_page:
                return frames
        await bob.settle(0.02)
    raise AssertionError("no turn ends")


async def test_the_move_is_seen_before_the_page_and_what_is_typed_between_is_for_nobody(host: Host) -> None:
    host.draw = lambda: Deal(1, "salt")
    ada, bob, cyd = (someone(host, name) for name in ("Ada", "Bob", "Cyd"))
    hosted = laid(host, "five_tribes", ada, bob, cyd)
    while hosted.table.turn != 0 or hosted.table.view(0).stage == BIDDING:  # type: ignore[union-attr]
        decide(hosted)
    visitor = Visitor(host, bob)
    try:
        await visitor.see("Waiting for Ada")
        frames = await until_a_page_is_due(hosted, visitor)
        for key in (b"\r", b"?", b"\r"):
            visitor.session.data_received(key, None)
        await visitor.see(PAGE)
        is_page = [PAGE in frame for frame in frames.seen]
        before = frames.seen[is_page.index(True) - 1]
        assert not is_page[0], "the page came first"
        assert "Waiting for Ada" not in before, "the move was not to be seen"
        assert is_page == sorted(is_page), "the table came back"
        assert isinstance(visitor.app.screen, MomentScreen)
        assert len(visitor.app.screen_stack) == 3  # the lobby, the table, the page
        await visitor.press("enter")
        assert PAGE not in await visitor.settle()
    finally:
        await visitor.close()
        host.close()
