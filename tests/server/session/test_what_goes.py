"""What is taken from a screen is not kept for long; and what is put on one may be told something at once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import ref

import pytest
from rich.segment import Segment
from textual.cache import LRUCache
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip

import rules
from tests.server.inside import Visitor, laid, someone
from tribes_tui.games.five_tribes.pieces.layout import FiveTable
from tribes_tui.server.house import Host
from tribes_tui.server.session import freeing
from tribes_tui.server.session.screens.forms import HostSettingsScreen
from tribes_tui.theme.palette import palette_for
from tribes_tui.widgets.drawing.felt import MOST, felt_lines

pytestmark = pytest.mark.usefixtures("still")


def rows_in_memory() -> int:
    """Rows of drawn widgets, of all that were ever drawn and are held by something."""
    gc.collect()
    return sum(isinstance(one, Strip) for one in gc.get_objects())


@pytest.mark.soak
async def test_a_page_that_was_closed_takes_its_rows_along(host: Host) -> None:
    """Textual remembers the last thousand drawings of widgets, those among them that are gone."""
    visitor = Visitor(host, someone(host, "Ada"))
    counts = []
    for _ in range(3):
        await visitor.press("t")
        await visitor.see("Say to")
        await visitor.press("esc")
        await visitor.settle()
        counts.append(rows_in_memory())
    await visitor.close()
    assert counts[2] - counts[0] < 10, counts


async def test_a_screen_that_is_being_put_up_can_be_told_something(host: Host) -> None:
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("the lobby")

    def put_up_and_tell() -> None:
        visitor.app.push_screen(HostSettingsScreen(visitor.app.settings, talk=True))
        visitor.app.your_turn("Indy")

    visitor.session.later(put_up_and_tell)
    await visitor.see("Settings  ")
    assert not visitor.session.is_over
    await visitor.close()


async def test_a_window_that_is_dragged_leaves_no_felt_of_every_size_it_had(host: Host) -> None:
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("the lobby")
    screen: Screen[None] = visitor.app.lobby
    for width in range(1, 3 * MOST):
        assert felt_lines(screen, Region(0, 0, width, 2))[1].cell_length == width
    assert len(palette_for(screen).kept) <= MOST
    await visitor.close()


@pytest.mark.soak
async def test_a_table_that_nobody_is_at_has_no_pieces_for_a_screen(host: Host) -> None:
    """Its board is a screen's affair: with all its pieces it takes ten times what the game does."""

    def shown() -> int:
        gc.collect()
        return sum(isinstance(one, FiveTable) for one in gc.get_objects())

    ada, before = someone(host, "Ada"), shown()
    for name in ("Bob", "Cleo", "Dan"):
        laid(host, "five_tribes", ada, someone(host, name))
    assert shown() <= before + 1


@contextmanager
def kept() -> Iterator[None]:
    """What is held now isn't looked through any more, as on a host; what is new is."""
    gc.collect()
    gc.freeze()
    yield
    gc.collect()
    gc.unfreeze()


@pytest.mark.soak
async def test_a_page_that_was_closed_is_freed_without_a_look_everywhere(host: Host) -> None:
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.press("t")
    await visitor.see("Say to")
    page = ref(visitor.app.screen)
    with kept():
        await visitor.press("esc")
        await visitor.settle()
    assert page() is None
    await visitor.close()


@pytest.mark.soak
@pytest.mark.parametrize("game", rules.games)
async def test_a_table_that_was_left_is_freed_without_a_look_everywhere(
    game: str, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all its pieces, however often they were laid out."""
    monkeypatch.setattr(freeing, "LATER", 0.0)
    freeing.open_rings()
    ada = someone(host, "Ada")
    laid(host, game, ada, someone(host, "Bob"))
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    screen = visitor.app.screen
    for _ in range(3):
        screen.refresh(layout=True)
        await visitor.settle()
    left = [ref(one) for one in (screen, *screen.walk_children())]
    del screen
    with kept():
        await visitor.press("q")
        await visitor.see("the lobby")
        await visitor.settle()
        await asyncio.sleep(0.05)
    assert [one() for one in left if one() is not None] == []
    await visitor.close()


class Line(Strip):
    """One that can be watched."""


def test_what_is_drawn_and_what_was_remembered_is_freed_without_the_collector() -> None:
    """A line that is as long as it should be remembers itself; a cache that is emptied was a ring."""
    usual = {name: getattr(Strip, name) for name, _ in freeing.REMEMBERED}, LRUCache.clear
    freeing.open_rings()
    gc.disable()
    try:
        strip, cache = Line([Segment("ten cells ")]), LRUCache[int, object](8)
        kept = Line([Segment("kept")])
        for number in range(3):
            cache[number] = kept
        left = [ref(strip), ref(kept)]
        assert strip.divide([10]) == [strip]
        assert strip.crop_extend(0, 10, None) is strip
        cache.clear()
        del strip, kept
        assert [one() for one in left] == [None, None]
    finally:
        gc.enable()
        for name, function in usual[0].items():
            setattr(Strip, name, function)
        LRUCache.clear = usual[1]  # type: ignore[method-assign]
        freeing.open_rings.cache_clear()
