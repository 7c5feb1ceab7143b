"""What is sent between the pieces of a screen: ways of the cursor, and codes from look to look."""

from __future__ import annotations

from collections.abc import Callable

import pyte
import pytest
from rich.segment import Segment
from rich.style import Style

from tests.display.terminal import Terminal, believed
from tribes_tui.display.display import Display
from tribes_tui.display.drawing import MOST_COMPARED, Change, Drawing, LooksLeft, few_pieces
from tribes_tui.display.looks import PLAIN, Look, Looks, row_of
from tribes_tui.display.moves import length, move

GROUND = Style(color="#d0d0d0", bgcolor="#101010")
INK = Style(color="#ffd75f", bgcolor="#101010")
WIDTH, HEIGHT = 60, 8
COLUMNS, ROWS = (0, 1, 3, 8, 9, 12, 60, 98, 99, 119), (0, 1, 2, 8, 9, 20, 39)


def test_each_way_leads_there_is_as_long_as_told_and_no_longer_than_the_straight_one() -> None:
    screen = pyte.Screen(120, 40)
    stream = pyte.Stream(screen)
    places = [(x, y) for x in COLUMNS for y in ROWS]
    for before in places[::3]:
        for after in places:
            screen.cursor.x, screen.cursor.y = before
            way = move(before, after)
            stream.feed(way)
            assert (screen.cursor.x, screen.cursor.y) == after
            assert len(way) == length(before, after) <= len(move(None, after))


def sent(before: list[list[Segment]], after: list[list[Segment]]) -> str:
    """What makes one screen of another, checked against a terminal."""
    display, terminal = Display(WIDTH, HEIGHT, "256"), Terminal(WIDTH, HEIGHT)
    text = ""
    for rows in (before, after):
        display.frame(rows, (0, 0))
        text = display.difference()
        terminal.feed(text)
    assert terminal.cells() == believed(display)
    return text


def painted(sign_at: Callable[[int, int], tuple[str, Style]]) -> list[list[Segment]]:
    return [[Segment(*sign_at(x, y)) for x in range(WIDTH)] for y in range(HEIGHT)]


def test_the_edges_of_cards_are_drawn_downwards_not_by_way_of_each_other() -> None:
    text = sent(
        painted(lambda x, y: (" ", GROUND)),
        painted(lambda x, y: ("|", INK) if x in (10, 50) else (" ", GROUND)),
    )
    assert len(text) < 16 * len("|\b\x1b[B") + 30


def test_a_blank_goes_with_the_signs_beside_it() -> None:
    """Both looks draw it right: it is drawn with the one that is at work in its row."""
    looks = Looks("256")
    other = Style(color="#5f87ff", bgcolor="#101010")
    first = row_of([Segment("#".ljust(WIDTH), INK)], looks)
    last = row_of([Segment("o" * 50 + "# # #".ljust(WIDTH - 50), other)], looks)
    drawing = Drawing(WIDTH, looks, True, PLAIN, (0, 0))
    drawing.draw_by_look(
        few_pieces([Change(0, first, [(0, 1)]), Change(7, last, [(50, 51), (53, 54), (54, 55)])]), None
    )
    assert "".join(drawing.out).count("\x1b[8;") == 1, f"one way to the last row: {drawing.out!r}"


def test_a_look_that_shares_its_colours_with_few_comes_before_those_that_can_wait() -> None:
    """One comes first that would cost two colours from anywhere else, though others are as near."""
    looks, red, green, grey = Looks("256"), "38;5;160", "38;5;128", "38;5;145"
    lonely = Look(0, red, "48;5;100")
    left = LooksLeft([*(Look(0, front, "48;5;231") for front in (green, red, grey)), lonely])
    assert left.take_nearest(Look(0, red, "48;5;116"), looks) == lonely
    rest = [left.take_nearest(lonely, looks) for _ in range(3)]
    assert rest[0].front == red, "one colour away, the others are two"
    assert not left


@pytest.mark.parametrize("is_shared", [True, False])
def test_a_picture_in_hundreds_of_colours_is_not_compared_all_with_all(is_shared: bool) -> None:
    steps = 0

    class Counted(Looks):
        def step(self, pen: Look, wanted: Look) -> tuple[str, Look]:
            nonlocal steps
            steps += 1
            return super().step(pen, wanted)

    looks, pen = Counted("truecolor"), PLAIN
    left = LooksLeft(Look(0, f"38;2;1;2;{n}", "48;2;0;0;0" if is_shared else f"48;2;0;0;{n}") for n in range(256))
    while left:
        pen = left.take_nearest(pen, looks)
    assert steps <= 256 * MOST_COMPARED
