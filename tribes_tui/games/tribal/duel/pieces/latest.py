"""What the opponent did last, and what may not go straight back because of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from tribes_tui.games.tribal.duel.words import board as words
from tribes_tui.games.tribal.duel.words.log import is_theft
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.places import Place
from tribes_tui.words.folding import fold

TITLED = 4
"""Rows from which on the title has one of its own."""


class Latest(Drawn):
    """A title, the bans, and the sentences of a turn; the last of them, and how many more, where not all go in."""

    DEFAULT_CSS = "Latest { height: 1fr; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._title, self._lines, self._bans = "", (), ()  # type: tuple[str, tuple[str, ...], tuple[str, ...]]

    def show(self, title: str, lines: Sequence[str], bans: Sequence[str]) -> None:
        """Tell this from now on."""
        self._title, self._lines, self._bans = title, tuple(lines), tuple(bans)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._title, self._lines, self._bans

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The title, bans in the colour of danger, then as many sentences as there is room for."""
        palette, width = cells.palette, cells.width - 1
        top = 0
        if cells.height >= TITLED:
            cells.put(0, 0, self._title[:width], palette.accent, None, BOLD)
            top = 1
        bans = [(piece, palette.danger) for ban in self._bans for piece in fold(ban, width)]
        bans = bans[: max(0, cells.height - top)]
        room = cells.height - top - len(bans)
        told = [(piece, palette.soft) for piece in told_in(self._lines, width, room, bool(self._title))]
        for y, (text, ink) in enumerate([*bans, *told], top):
            cells.put(0, y, text, ink)
        return ()


def told_in(lines: Sequence[str], width: int, room: int, is_turn: bool = True) -> list[str]:
    """The last sentences in so many rows; before them the theft of a turn, if it came earlier: it cost the reader a card."""
    told = _last(lines, width, room, is_turn)
    theft = next((line for line in lines if is_theft(line)), "") if is_turn else ""
    first = fold(f"· {theft}", width)
    if not theft or len(first) > room or any(told[i : i + len(first)] == first for i in range(len(told))):
        return told
    rest = _last([line for line in lines if line != theft], width, room - len(first))
    if rest:
        return [*first, *rest]
    counted = fold(f"{words.besides(len(lines) - 1)}{theft}", width)
    return counted if len(lines) > 1 and len(counted) <= room else first


def _last(lines: Sequence[str], width: int, room: int, is_turn: bool = True) -> list[str]:
    """The last sentences in so many rows. Of a turn the first one says how many came before it, if that fits."""
    told: list[str] = []
    shown = 0
    for line in reversed(lines):
        pieces = fold(f"· {line}", width)
        if len(told) + len(pieces) > room:
            break
        told, shown = [*pieces, *told], shown + 1
    left = len(lines) - shown
    if not (left and shown and is_turn):
        return told
    first = fold(f"{words.earlier(left)}{lines[left]}", width)
    rest = told[len(fold(f"· {lines[left]}", width)) :]
    return [*first, *rest] if len(first) + len(rest) <= room else told
