"""What the opponent did last, what may not go straight back because of it, and what one did oneself since."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place

TITLED = 4
"""Rows from which on the title has one of its own."""
BELOW = 2
"""Rows that are left for the last sentences below what a turn comes to, if they can be."""


class Latest(Drawn):
    """A title, the bans, and the sentences of a turn; where not all go in, what they come to and the last of them."""

    DEFAULT_CSS = "Latest { height: 1fr; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self._bans: tuple[str, ...] = ()
        self._in_all: tuple[str, ...] = ()
        self._own = ""
        self._in_part: tuple[str, ...] = ()
        self._brief_bans: tuple[str, ...] = ()

    def show(
        self,
        title: str,
        lines: Sequence[str],
        bans: Sequence[str],
        in_all: Sequence[str] = (),
        own: str = "",
        in_part: Sequence[str] = (),
        brief_bans: Sequence[str] = (),
    ) -> None:
        """Tell this from now on; `in_all`: the lines as one sentence, in ever fewer words; `own`: one's own last deed, behind them
        where they leave it room; `in_part`: the first of that sentence; `brief_bans`: the bans where they would leave the lines no row."""
        self._title, self._lines, self._bans, self._in_all = title, tuple(lines), tuple(bans), tuple(in_all)
        self._own, self._in_part, self._brief_bans = own, tuple(in_part), tuple(brief_bans)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._title, self._lines, self._bans, self._in_all, self._own, self._in_part, self._brief_bans

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The title, bans in the colour of danger, then as many sentences as there is room for."""
        palette, width = cells.palette, cells.width - 1
        top = 0
        if cells.height >= TITLED:
            cells.put(0, 0, shortened(self._title, width), palette.accent, None, BOLD)
            top = 1
        forms = [[piece for ban in bans for piece in fold(ban, width)] for bans in (self._bans, self._brief_bans)]
        shown = forms[len(forms[0]) >= cells.height - top and bool(forms[1])]
        bans = [(piece, palette.danger) for piece in shown][: max(0, cells.height - top)]
        room = cells.height - top - len(bans)
        own = [(piece, palette.ink) for piece in fold(f"· {self._own}", width)] if self._own else []
        own = own if len(own) < room else []
        told = [
            (piece, palette.soft) for piece in told_in(self._lines, width, room - len(own), self._in_all, self._in_part)
        ]
        for y, (text, ink) in enumerate([*bans, *told, *own], top):
            cells.put(0, y, text, ink)
        return ()


def told_in(
    lines: Sequence[str], width: int, room: int, in_all: Sequence[str] = (), in_part: Sequence[str] = ()
) -> list[str]:
    """All sentences in so many rows; else what they come to (`in_all`, from long to short; else `in_part`), and the last of them below."""
    whole = [piece for line in lines for piece in fold(f"· {line}", width)]
    if len(whole) <= room:
        return whole
    forms, begun = ([fold(f"· {form}", width) for form in told] for told in (in_all, in_part))
    ways = ((room - BELOW, forms), (room, forms), (room, begun))
    first = next((form for most, told in ways for form in told if len(form) <= most), [])
    return [*first, *_last(lines, width, room - len(first))]


def _last(lines: Sequence[str], width: int, room: int) -> list[str]:
    """The last sentences in so many rows."""
    told: list[str] = []
    for line in reversed(lines):
        pieces = fold(f"· {line}", width)
        if len(told) + len(pieces) > room:
            break
        told = [*pieces, *told]
    return told
