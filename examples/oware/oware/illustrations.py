"""Pictures of the rulebook: a position as it lies on the table, beside the section that it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oware.game import OWARE
from oware.table import Houses
from tribes_tui.learning.illustrations import Figure
from tribes_tui.table.board.scene import Scene

if TYPE_CHECKING:
    from tribes_tui.learning.illustrations import Illustrations

SEEDS = [0, 4, 4, 4, 4, 3, 4, 1, 1, 4, 4, 4]


def _capturing() -> Iterator[Figure]:
    changes = {"houses": SEEDS, "stores": [6, 5], "moves": 20, "current_player": 0}
    view = OWARE.load(OWARE.new_state().dump() | changes).view(0)
    piece = Houses()
    piece.show(Scene(view, ("you", "Ash"), 0), (8, (8, 7)))
    yield Figure(piece, 62, 14, "You sow f: its last seed makes two in Ash's c, and b holds two as well.")


ILLUSTRATIONS: Illustrations = {"4": _capturing}
"""A section of the rulebook -> what makes its pictures anew."""
