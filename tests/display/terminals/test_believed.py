"""What a display believes is on the terminal is what a terminal emulator shows, whatever happened before."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st
from rich.segment import Segment
from rich.style import Style

from tests.display.terminal import Terminal, believed
from tribes_tui.display.display import Display
from tribes_tui.display.looks import DEPTHS, CellRow, Look, Looks, row_of

SIGNS = "ab  ─│▸●é名前가ｱ語🎲🦊"
TEXTS = st.one_of(
    st.text(SIGNS, max_size=9),
    st.sampled_from(
        [
            "",
            " " * 30,
            "─" * 20,
            "x" * 14,
            "\x1b[2J",
            "e\u0301",
            "🇩🇪",
            "1\ufe0f\u20e3",
            "❤\ufe0f",
            "a\u200db",
            "👩\u200d👧",
        ]
    ),
)
COLOURS = st.sampled_from([None, "#14161b", "#ff0000", "red", "bright_blue", "color(200)"])
STYLES = st.one_of(
    st.none(),
    st.builds(
        Style,
        color=COLOURS,
        bgcolor=COLOURS,
        bold=st.booleans(),
        underline=st.booleans(),
        reverse=st.booleans(),
        dim=st.booleans(),
    ),
)
ROWS = st.lists(st.builds(Segment, TEXTS, STYLES), max_size=5)
PUTS = st.tuples(st.just("put"), st.integers(-4, 45), st.integers(-1, 7), ROWS)
FRAMES = st.tuples(st.just("frame"), st.lists(ROWS, max_size=7), st.none() | st.tuples(st.integers(0, 1), st.just(0)))
SIZES = st.tuples(st.just("resize"), st.integers(2, 44), st.integers(1, 6))
STEPS = st.one_of(PUTS, PUTS, PUTS, FRAMES, SIZES, st.just(("forget",)), st.just(("look",)), st.just(("look",)))


def do(display: Display, terminal: Terminal, step: tuple) -> None:  # type: ignore[type-arg]  # of several shapes
    match step:
        case ("put", x, y, row):
            display.put(x, y, row)
        case ("frame", rows, cursor):
            display.frame(rows, cursor)
        case ("resize", width, height):
            terminal.resize(width, height)
            display.resize(width, height)
        case ("forget",):
            terminal.feed("\x1b[H\x1b[7;31mrubbish from elsewhere")
            display.forget()
        case ("look",):
            terminal.feed(display.difference())


class Plainly:
    """What a display should show after some steps, without anything that makes it quick."""

    def __init__(self, display: Display) -> None:
        self._looks = Looks(display.depth)
        self._width, self._rows = display.width, [CellRow.blank(display.width)] * display.height

    def do(self, step: tuple) -> None:  # type: ignore[type-arg]
        match step:
            case ("put", x, y, row) if 0 <= y < len(self._rows):
                self._rows[y] = self._rows[y].with_part(x, row_of(row, self._looks))
            case ("frame", rows, _):
                blank = [Segment(" " * self._width)]
                all_ = [[*row, *blank] for row in [*rows, *[[]] * len(self._rows)][: len(self._rows)]]
                self._rows = [CellRow.blank(self._width).with_part(0, row_of(row, self._looks)) for row in all_]
            case ("resize", width, height):
                self._width, self._rows = width, [CellRow.blank(width)] * height

    def wanted(self) -> list[list[tuple[str, Look]]]:
        return [list(zip(row.signs, row.looks, strict=True)) for row in self._rows]


def check(steps: list[tuple], display: Display) -> None:  # type: ignore[type-arg]
    """Take the steps; whenever somebody looks, the terminal must show what is believed, and what should be shown."""
    terminal, plainly = Terminal(display.width, display.height), Plainly(display)
    for step in [*steps, ("look",)]:
        do(display, terminal, step)
        plainly.do(step)
        if step == ("look",):
            assert terminal.cells() == believed(display)
            assert display.believed() == plainly.wanted()
            if display.cursor is not None:
                assert (terminal.screen.cursor.x, terminal.screen.cursor.y) == display.cursor
    assert display.difference() == ""


@settings(max_examples=40, deadline=None)
@given(
    steps=st.lists(STEPS, max_size=12),
    depth=st.sampled_from(sorted(DEPTHS)),
    erases=st.booleans(),
    is_synchronized=st.booleans(),
)
def test_the_terminal_shows_what_the_display_believes(
    steps: list[tuple],  # type: ignore[type-arg]
    depth: str,
    erases: bool,
    is_synchronized: bool,
) -> None:
    check(steps, Display(40, 6, depth, erases, is_synchronized))


@settings(max_examples=60, deadline=None)
@given(steps=st.lists(STEPS, max_size=12), depth=st.sampled_from(sorted(DEPTHS)))
def test_one_late_difference_shows_what_many_early_ones_show(steps: list[tuple], depth: str) -> None:  # type: ignore[type-arg]
    early, late = (Terminal(40, 6), Display(40, 6, depth)), (Terminal(40, 6), Display(40, 6, depth))
    for step in steps:
        do(early[1], early[0], step)
        early[0].feed(early[1].difference())
        if step != ("look",):
            do(late[1], late[0], step)
    late[0].feed(late[1].difference())
    assert late[0].cells() == early[0].cells()
    assert len(late[0].read) >= len(late[0].screen.display)


@pytest.mark.parametrize("depth", sorted(DEPTHS))
def test_a_repeated_frame_costs_nothing(depth: str) -> None:
    display = Display(20, 3, depth)
    rows = [[Segment("some text ", Style(color="#ff0000")), Segment("on a ground", Style(bgcolor="#203040"))]] * 3
    display.frame(rows, (2, 1))
    assert display.difference()
    display.frame(rows, (2, 1))
    assert display.difference() == ""
    assert not display.is_pending


def test_what_changed_back_costs_nothing() -> None:
    display = Display(20, 3)
    display.difference()
    display.put(3, 1, [Segment("here")])
    display.put(3, 1, [Segment("    ")])
    assert display.difference() == ""


def test_a_screen_of_one_background_is_cleared_in_it() -> None:
    """Found by hypothesis: signs in the colour of their ground, on a screen that nobody has written on."""
    ground = Style(color="#14161b", bgcolor="#14161b")
    check([("resize", 2, 1), ("frame", [[Segment("aa", ground)]], None)], Display(40, 6, "16"))
