"""A column: marks on its cards, and groups that are lifted as one."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from tests.widgets.mounting import alone
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.column import Column, ColumnForm, Stack, form_for

BACK = Face(tone="back")


def stack(hidden: int, values: str, marks: tuple[str, ...] = ()) -> Stack:
    """A column: so many face down, then cards of these values, named by them."""
    faces = tuple(Face("lizard", value, "§", "lizard", "lizard") for value in values)
    names = ("",) * hidden + tuple(f"card:{value}" for value in values)
    return Stack((BACK,) * hidden + faces, names, marks=("",) * hidden + marks)


def is_lifted(piece: Column, spot: Region) -> bool:
    """Whether a card has a white edge at its left; without colour a star."""
    cells, palette = piece._cells, piece.palette
    assert cells is not None
    if palette.is_bare:
        return any("*" in cells.text(y)[spot.x : spot.right] for y in range(spot.y, spot.bottom))
    sign, ink, *_ = cells.rows[spot.y][spot.x]
    return sign == "▌" and ink in (palette.chosen, palette.card)


@pytest.mark.parametrize("depth", ["truecolor", "16", "none", "ascii"])
async def test_all_that_lies_on_a_lifted_card_is_lifted_with_it(depth: str) -> None:
    async with alone(Column(stack(2, "9876")), (9, 16), depth) as pilot:
        piece = pilot.app.query_one(Column)
        piece.states.chosen, piece.states.legal = ("card:8",), frozenset({"card:9"})
        piece.changed()
        lifted = [value for value in "9876" if is_lifted(piece, piece.places[f"card:{value}"].region)]
        assert lifted == ["8", "7", "6"]


async def test_a_mark_stands_at_the_right_end_of_its_card() -> None:
    async with alone(Column(stack(1, "987", ("×", "", "↑"))), (9, 16)) as pilot:
        piece = pilot.app.query_one(Column)
        ends = {}
        for value in "987":
            spot = piece.places[f"card:{value}"].region
            ends[value] = piece.text().split("\n")[spot.y][spot.right - 1]
        assert ends["9"] == "×"
        assert ends["7"] == "↑"
        assert ends["8"] not in "×↑"


def test_narrow_columns_show_as_much_of_their_last_card_and_those_face_down_as_go_in() -> None:
    short = [stack(1, "9")]
    assert form_for(short, 4, 30, False) == ColumnForm(False, 4)
    assert form_for([stack(6, "98765")], 4, 12, False) == ColumnForm(True, 4)
    assert form_for([stack(6, "987654321")], 4, 12, False) == ColumnForm(True, 2)
    assert not form_for(short, 7, 30, False).is_folded
    assert form_for(short, 4, 30, True).end == 1
