"""Changes of few looks: drawn look by look, with blanks in any look that shows them right."""

from __future__ import annotations

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tribes_tui.display import drawing
from tribes_tui.display.display import Display

GROUND = Style(color="#d0d0d0", bgcolor="#101010")
SIGN = Style(color="#ffd75f", bgcolor="#101010")
PIECE = Style(bold=True, color="#ffffff", bgcolor="#a8201a")
CURSOR = Style(bold=True, color="#000000", bgcolor="#ffd75f")


def board(chosen: int) -> list[Strip]:
    """Three pieces, marks beside the chosen one, and below a line about it."""
    cells: list[Segment] = []
    for number in range(3):
        before, behind = (">", "<") if number == chosen else (" ", " ")
        cells += [Segment(before, SIGN if before == ">" else GROUND)]
        cells += [Segment(sign, CURSOR if number == chosen else PIECE) for sign in f" {number} "]
        cells += [Segment(behind, SIGN if behind == "<" else GROUND), Segment("   ", GROUND)]
    return [Strip(cells), Strip([Segment("-" * 24, GROUND)]), Strip([Segment(f"the piece {chosen}".ljust(24), SIGN)])]


def test_the_blank_where_a_mark_was_is_drawn_with_the_new_mark() -> None:
    display = Display(24, 3, "256", False)
    display.frame(board(0), (0, 0))
    display.difference()
    display.frame(board(2), (0, 0))
    text = display.difference()
    assert text.count("m") == 2, f"a code for each piece, none for the marks beside the line in their colour: {text!r}"


def chequered(width: int, rows: int, colours: int, first: int) -> list[Strip]:
    """No two cells side by side are of one look."""
    looks = [Style(color=f"#{40 + number:02x}8080", bgcolor=f"#10{60 + number % 7:02x}30") for number in range(colours)]
    return [Strip([Segment("#", looks[(x * 3 + y + first) % colours]) for x in range(width)]) for y in range(rows)]


@pytest.mark.parametrize("colours", [8, 90])
def test_a_hand_of_cards_that_fades_is_drawn_by_looks_too(colours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some four hundred cells, as when other cards may be chosen; of more looks than could all be compared."""

    def difference() -> str:
        display = Display(40, 10, "truecolor", False)
        display.frame(chequered(40, 10, colours, 0), (0, 0))
        display.difference()
        display.frame(chequered(40, 10, colours, 1), (0, 0))
        return display.difference()

    by_looks = difference()
    monkeypatch.setattr(drawing, "MOST_PIECES", 0)
    assert len(by_looks) < 0.7 * len(difference())
