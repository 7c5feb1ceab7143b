"""Whether a word stands on a screen that is cut off without a sign: a half word, or a text that runs over the edge of its piece.

A whole word is one that the game's own sentences have, or the name of a seat; what is left of any other must end in an ellipsis.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tribes_tui.widgets.drawing.cells import Cells

ROOT = Path(__file__).resolve().parents[2]
SHARED = (
    "tribes_tui/words",
    "tribes_tui/table",
    "tribes_tui/widgets",
    "tribes_tui/theme",
    "tribes_tui/profile",
    "rules/core",
)
FOLDERS = {
    "tribe": ("tribes_tui/games/tribe", "rules/tribe"),
    "tribal_duel": ("tribes_tui/games/tribal", "rules/tribal"),
    "tribal_rixe": ("tribes_tui/games/tribal", "rules/tribal"),
    "five_tribes": ("tribes_tui/games/five_tribes", "rules/five_tribes"),
}
ENDINGS = "", "s", "es", "ed"
"""What numbers and persons add to a word."""
WORD = re.compile(r"[A-Za-z]+(?![A-Za-z…])")
MEEPLES = re.compile(r"[VEMBA]+")
"""Letters of the tribes, side by side on a tile of Five Tribes, or their figures: V E2."""


@cache
def words_of_the_game(game: str) -> frozenset[str]:
    """Every word of the texts in the code of a game and of what all tables share, in small letters."""
    found: set[str] = set()
    for folder in (*SHARED, *FOLDERS[game]):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.update(re.findall(r"[a-z]+", node.value.lower()))
    return frozenset(word + ending for word in found for ending in ENDINGS)


def halves(text: str, game: str, names: Iterable[str], emblems: int = 0) -> set[str]:
    """The words of a screen that are no whole words; `emblems`: so many first letters of a name may stand for it.

    In ASCII signs are letters, too; without colours the same words stand in the same places, with their signs.
    """
    if text.isascii():
        return set()
    known = words_of_the_game(game) | {part.lower() for name in names for part in re.findall("[A-Za-z]+", name)}
    known |= {name[:emblems].lower() for name in names if emblems}
    found = {word for word in WORD.findall(text) if len(word) > 1 and word.lower() not in known}
    return {word for word in found if game != "five_tribes" or not MEEPLES.fullmatch(word)}


class Edges:
    """Texts that run over the edge of what is painted: there an ellipsis must stand in the end."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._cut: list[tuple[Cells, int, int, str]] = []
        real = Cells.put

        def put(cells: Cells, x: int, y: int, text: str, *look: object, **named: object) -> int:
            left, right = cells._left, cells._right
            if cells._top <= y < cells._bottom:
                lost = text[: max(0, left - x)] + text[max(0, right - x) :]
                if any(sign.isalnum() for sign in lost):
                    self._cut.append((cells, y, right - 1, text))
            return real(cells, x, y, text, *look, **named)  # type: ignore[arg-type]

        patch.setattr(Cells, "put", put)

    def unsigned(self) -> Iterator[str]:
        """The texts without one; they are forgotten."""
        found, self._cut = self._cut, []
        yield from (text for cells, y, x, text in found if cells.rows[y][x][0] != "…")
