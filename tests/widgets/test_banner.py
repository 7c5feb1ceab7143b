"""Large letters where they exist, fit and can be coloured; bold words otherwise."""

from __future__ import annotations

import pytest

from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets import Banner
from tribes_tui.widgets.big_letters import HEIGHT, LETTERS, can_spell, spell


def test_every_letter_is_eight_rows_of_one_width() -> None:
    for sign, rows in LETTERS.items():
        assert len(rows) == HEIGHT, sign
        assert len({len(row) for row in rows}) == 1, sign
        assert set("".join(rows)) <= {"#", "."}, sign


def test_all_letters_and_digits_exist_and_differ() -> None:
    letters = [LETTERS[sign] for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"]
    assert len(set(letters)) == 36


def test_words_exist_if_all_their_signs_do() -> None:
    assert can_spell("Ada wins!")
    assert not can_spell("Zoë wins")
    assert not can_spell("  ")
    assert len(spell("Ada wins")) == HEIGHT


@pytest.mark.sampled(2)
@pytest.mark.parametrize("text", ["INDY", "Zoë wins", "Nebuchadnezzar wins", ""])
async def test_a_banner_keeps_the_contract(text: str) -> None:
    await check(lambda: Banner(text, ("#fff6d8", "#ffd98a", "#f2974e")), [(80, 5), (40, 4), (30, 1), (120, 9)])


async def columns_of(text: str, size: tuple[int, int], depth: str = "16") -> list[int]:
    """The columns in which anything is painted; at sixteen colours there is no shadow."""
    async with alone(Banner(text), size, depth) as pilot:
        cells = pilot.app.query_one(Banner)._cells
        assert cells is not None
        assert not any(cell[0].isalpha() for row in cells.rows for cell in row)
        felt = cells.palette.below
        return sorted({x for row in cells.rows for x, cell in enumerate(row) if cell[0] != " " or cell[2] != felt})


async def test_large_letters_stand_in_the_middle_and_are_narrower_where_they_have_to_be() -> None:
    wide = await columns_of("INDY", (80, 5))
    assert wide[-1] - wide[0] + 1 == len(spell("INDY")[0])
    assert abs(wide[0] - (79 - wide[-1])) <= 1
    narrow = await columns_of("Ada wins", (40, 5))
    assert narrow[-1] - narrow[0] + 1 == (len(spell("Ada wins")[0]) + 1) // 2


@pytest.mark.parametrize(
    ("text", "size", "depth"),
    [
        ("Zoë wins", (80, 5), "truecolor"),
        ("Nebuchadnezzar wins", (60, 5), "truecolor"),
        ("INDY", (80, 3), "truecolor"),
        ("INDY", (80, 5), "none"),
        ("INDY", (80, 5), "ascii"),
    ],
)
async def test_otherwise_the_words_are_bold(text: str, size: tuple[int, int], depth: str) -> None:
    async with alone(Banner(text), size, depth) as pilot:
        banner = pilot.app.query_one(Banner)
        assert banner._cells is not None
        middle = banner._cells.rows[size[1] // 2]
        found = [cell for cell in middle if cell[0] != " "]
        assert "".join(cell[0] for cell in found) == text.replace(" ", "")
        assert all(cell[3] & BOLD for cell in found)


async def test_a_ramp_flows_from_the_first_tone_to_the_last() -> None:
    async with alone(Banner("I", ("#ffffff", "#ff0000")), (20, 5)) as pilot:
        banner = pilot.app.query_one(Banner)
        assert banner._cells is not None
        column = [banner._cells.rows[y][9] for y in range(4)]
        colours = [
            colour for cell in column for colour in ((cell[1], cell[2]) if cell[0] == "▀" else (cell[2], cell[2]))
        ]
        assert colours[0] == "#ffffff"
        assert colours[-1] == "#ff0000"
        assert len(set(colours)) == HEIGHT
