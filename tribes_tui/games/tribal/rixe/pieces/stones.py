"""A round's points as stones: square ones for going out, round ones for columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.geometry import Region

from rules.tribal.rixe.components.phases import OUT_POINTS
from tribes_tui.games.tribal.rixe.words.round_end import COLUMN_SIGN, OUT_SIGN

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

STONES = OUT_POINTS + 1
"""Rows of a pile: a stone a row for going out, and one row of all columns."""


def in_a_row(out: int, columns: int, room: int) -> str:
    """Stones beside each other: `■■■●`; of many columns one and the number (`■■■●×4`). Empty if even that has no room."""
    full, brief = OUT_SIGN * out + COLUMN_SIGN * columns, f"{OUT_SIGN * out}{COLUMN_SIGN}×{columns}"
    return next((text for text in (full, brief) if len(text) <= room), "")


def pile(cells: Cells, spot: Region, out: int, columns: int, ink: str) -> None:
    """The same piled up: those for going out below, the columns in a row on them."""
    bottom = spot.bottom - 1
    for stone in range(out):
        cells.centre(spot.x, bottom - stone, spot.width, "▄" * max(1, spot.width - 2), ink)
    cells.centre(spot.x, bottom - out, spot.width, in_a_row(0, columns, spot.width), ink)
