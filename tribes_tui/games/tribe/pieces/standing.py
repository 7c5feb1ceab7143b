"""The line above the hand: what the challenge would bring now, as a sentence."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from tribes_tui.games.tribe.pieces.legend import WIDE, Shown, legends
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.lines import length
from tribes_tui.widgets.drawing.shapes import rule

if TYPE_CHECKING:
    from tribes_tui.games.tribe.pieces.camp import TribeCamp
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place


class StandingLine(Drawn):
    """A thin line with its title, the longest of some sentences that fits behind it, and at its end what signs mean."""

    DEFAULT_CSS = "StandingLine { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._title = ""
        self._sentences: tuple[str, ...] = ()
        self._has_magic = self._is_fresh = False
        self.camps: Sequence[TribeCamp] = ()
        """Where a letter may stand for a totem, a ? for what is next."""

    def show(self, title: str, sentences: Sequence[str], has_magic: bool = False, is_fresh: bool = False) -> None:
        """The sentences say the same, the longest first; `has_magic`: what stands on the totem of a chain of one colour; `is_fresh`:
        something on the table is marked as new."""
        self._title, self._sentences = title, tuple(sentences)
        self._has_magic, self._is_fresh = has_magic, is_fresh
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._title, self._sentences, self._signs()

    def _signs(self) -> Shown:
        has_letter = any(camp.has_letter for camp in self.camps)
        has_question = any(camp.has_question for camp in self.camps)
        return Shown(has_letter, self._has_magic, has_question, self._is_fresh)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The line through the whole width. Of what has no room for everything the title gives way first: a hand is seen."""
        p, end = cells.palette, cells.width - 2
        meant = [*legends(p, cells.width >= WIDE, self._signs())]
        shortest = len(self._sentences[-1]) if self._sentences else 0
        x = len(self._title) + 7
        is_full = shortest and end - sum(length(legend) + 2 for legend in meant) <= x + shortest
        x = 3 if is_full else x
        rule(cells, 1, 0, cells.width - 2, "" if is_full else self._title)
        for legend in meant:
            if end - length(legend) - 2 > x + shortest:
                end -= length(legend) + 2
                cells.put(end, 0, " " * (length(legend) + 2))
                cells.parts(end + 1, 0, legend)
        said = next((one for one in self._sentences if x + len(one) + 3 <= end), "")
        if said:
            cells.put(x, 0, f" {said} ", p.soft, None, BOLD)
        return ()
