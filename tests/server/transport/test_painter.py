"""Each session is sent differences, in its own depth of colour; frames that a slow terminal can't take are dropped."""

from __future__ import annotations

import pyte
import pytest
from rich.segment import Segment
from textual._compositor import LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from tests.server.inside import Visitor, laid, someone
from tribes_tui.display.terminals import depth_of
from tribes_tui.server.house import Host
from tribes_tui.server.transport.driver import Painter

pytestmark = pytest.mark.usefixtures("still")


@pytest.mark.parametrize(
    ("term", "variables", "choice", "depth"),
    [
        ("xterm-256color", {}, "auto", "256"), ("xterm-256color", {"COLORTERM": "truecolor"}, "auto", "truecolor"),
        ("xterm-kitty", {}, "auto", "truecolor"), ("xterm", {}, "auto", "256"), ("linux", {}, "auto", "16"),
        ("screen", {}, "auto", "16"), ("screen-256color", {}, "auto", "256"), ("tmux-256color", {}, "auto", "256"),
        ("vt220", {}, "auto", "none"), ("dumb", {}, "auto", "none"), ("", {}, "auto", "none"),
        ("xterm-256color", {"NO_COLOR": "1"}, "auto", "none"), ("vt100", {}, "truecolor", "truecolor"),
        ("xterm-direct", {}, "16", "16"),
    ],
)  # fmt: skip
def test_the_depth_of_a_terminal(term: str, variables: dict[str, str], choice: str, depth: str) -> None:
    assert depth_of(term, variables, choice) == depth


class SlowWire:
    """Counts frames; the test answers for the terminal."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.is_clogged = False
        self.round_trip = 0.0

    def write(self, text: str) -> None:
        self.frames.append(text)


def frame(number: int) -> LayoutUpdate:
    return LayoutUpdate([[Strip([Segment(f"frame {number}")])]], Region(0, 0, 20, 1))


def slow_painter() -> tuple[SlowWire, Painter]:
    wire = SlowWire()
    painter = Painter(wire, "256", lambda: (0, 0))  # type: ignore[arg-type]
    painter.resize(20, 1)
    return wire, painter


async def test_a_terminal_that_lags_gets_one_difference_when_it_is_back() -> None:
    wire, painter = slow_painter()
    painter.put(frame(0))
    painter.changed()
    painter.answered()
    wire.frames.clear()
    for number in range(1, 100):
        painter.put(frame(number))
        painter.changed()
    assert len(wire.frames) == 2, "two are under way, the rest is dropped"
    assert painter.dropped == 97
    painter.answered()
    assert len(wire.frames) == 3
    assert "99" in wire.frames[-1]
    painter.stop()


async def test_a_terminal_that_never_answers_is_not_waited_for() -> None:
    wire, painter = slow_painter()
    for number in range(10):
        painter.put(frame(number))
        painter.changed()
    assert len(wire.frames) == 10


async def test_the_same_window_again_is_painted_anew() -> None:
    wire, painter = slow_painter()
    painter.put(frame(7))
    painter.changed()
    painter.changed()
    assert len(wire.frames) == 1, "what is shown already is not sent again"
    painter.resize(20, 1)
    painter.changed()
    assert "frame 7" in wire.frames[1]
    painter.resize(30, 1)
    painter.changed()
    assert len(wire.frames) == 2, "a busy host may take long to draw for another window: nothing is blanked before"
    painter.put(frame(8))
    painter.changed()
    assert "frame 8" in wire.frames[2]
    assert "frame 7" not in wire.frames[2], "what was drawn for another window is not for this one"


@pytest.mark.parametrize(("term", "codes"), [("xterm-256color", b"38;5;"), ("xterm-kitty", b"38;2;")])
async def test_two_sessions_two_depths(term: str, codes: bytes, host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "indy", ada, bob)
    poor, other = Visitor(host, ada, term="linux"), Visitor(host, bob, term=term)
    for visitor in (poor, other):
        await visitor.see("talk")
    assert b"38;5;" not in poor.sent
    assert b"38;2;" not in poor.sent
    assert codes in other.sent
    assert poor.text.splitlines()[3:8] != ""
    for visitor in (poor, other):
        await visitor.close()


async def test_no_colours_at_all(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "indy", ada, bob)
    plain = Visitor(host, ada, term="vt220")
    await plain.see("talk")
    import re

    colours = [code for codes in re.findall(rb"\x1b\[([0-9;]*)m", plain.sent) for code in codes.split(b";")]
    assert not [code for code in colours if code and (30 <= int(code) <= 38 or 40 <= int(code) <= 48)]
    await plain.close()


async def test_only_changed_cells_are_sent(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "indy", ada, bob)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    await visitor.settle()
    assert len(visitor.sent) < 10_000
    before = len(visitor.sent)
    await visitor.press("right")
    assert 0 <= len(visitor.sent) - before < 300
    before = len(visitor.sent)
    await visitor.settle(0.5)
    assert len(visitor.sent) == before, "nothing is sent while nothing happens"
    await visitor.close()


@pytest.mark.parametrize("sizes", [[(80, 24)], [(60, 20), (90, 25), (80, 24)], [(90, 30)]])
async def test_whatever_became_of_the_window_it_shows_the_table(sizes: list[tuple[int, int]], host: Host) -> None:
    """A terminal has its own way with what it shows when its window changes, even if it is soon as it was."""
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "indy", ada, bob)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    before, sent = await visitor.settle(), len(visitor.sent)
    for size in sizes:
        visitor.app._driver.resize(*size)  # faster than a session lets them through
    await visitor.settle(0.3)
    screen = pyte.Screen(*sizes[-1])
    pyte.ByteStream(screen).feed(visitor.sent[sent:])
    now = [line.rstrip() for line in screen.display]
    if sizes[-1] == (80, 24):
        assert now == before.split("\n")
    assert sum("talk" in line for line in now) == 1
    assert "talk" in now[-1]
    await visitor.close()


async def test_what_changes_while_a_session_ends_is_painted_no_more() -> None:
    """Its app has nothing left by then that could tell where the cursor is."""
    wire, painter = slow_painter()
    painter.stop()
    painter.put(frame(0))
    painter.changed_soon()
    assert painter._soon is None
    painter.changed()
    assert wire.frames == []
