"""What the others work towards: their goals are public, and whoever may win next turn is watched by them."""

from collections.abc import Hashable, Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, ColumnSection, Height
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.drawing import BOLD, Cells, Place

NO_BREAK = "\u00a0"
INDENT = 2
"""Columns by which further rows of one tribe's goals begin later."""
UNSEEN = 90
"""What it is worse by without any of them: more than with all that events do, or with a goal of one's own that has no row."""
UNWATCHED = 110
"""What it is worse by, besides, without one who may win next turn."""
EACH_UNSEEN = 28


class RivalGoals(NamedTuple):
    """A tribe's goals in progress."""

    heads: tuple[str, str]
    """Whose they are, and the name alone."""
    goals: tuple[tuple[str, str], ...]
    """The name of each with how far it is, in a wide column and in a narrow one; what is nearest first."""
    counted: tuple[str, str]
    """How many, and how many of them are ready; how many alone."""
    may_win: bool
    """With these and its villages, by the end of its next turn."""

    def whole(self, width: int) -> list[str]:
        """All that is told, in rows."""
        text = self.heads[0] + ", ".join(wide.replace(" ", NO_BREAK) for wide, _ in self.goals)
        rows = wrap(text, width - 1, subsequent_indent=" " * INDENT, break_on_hyphens=False)
        return [row.replace(NO_BREAK, " ") for row in rows]

    def row(self, width: int) -> str:
        """How many there are, in the same words at every moment; of whoever may win which, or the nearest, where they have room."""
        goals = [narrow for _, narrow in self.goals]
        named = (", ".join(goals), said.and_more(goals=goals[0], number=len(goals) - 1)) if self.may_win else ()
        rows: list[str] = [self.heads[1] + form for form in (*named, *self.counted)]
        return next((row for row in rows if len(row) < width), rows[-1])


class Rivals(ColumnSection):
    """It has no places: the tribes tell of them."""

    _rivals: tuple[RivalGoals, ...] = ()

    def show(self, rivals: Sequence[RivalGoals]) -> None:
        """Those who may win first."""
        self._rivals = tuple(sorted(rivals, key=lambda one: not one.may_win))
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._rivals

    def heights(self, width: int) -> Sequence[Height]:
        """In a wide column all at length; a row each; a row for some."""
        if not self._rivals:
            return (Height(0),)
        count, watched = len(self._rivals), sum(one.may_win for one in self._rivals)
        rows = [
            Height(rows, 2 + EACH_UNSEEN * (count - rows) + UNWATCHED * max(0, watched - rows))
            for rows in range(count, 0, -1)
        ]
        whole = [Height(sum(len(one.whole(width)) for one in self._rivals))] if width >= FRAMED_FROM else []
        return *whole, *rows, Height(0, UNSEEN + UNWATCHED * watched)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other; all of each, or a row."""
        palette, width = cells.palette, cells.width
        told = [one.whole(width) for one in self._rivals]
        is_whole = width >= FRAMED_FROM and sum(map(len, told)) <= cells.height
        y = 0
        for one, whole in zip(self._rivals if is_whole else self._rivals[: cells.height], told, strict=False):
            head, rows = (one.heads[0], whole) if is_whole else (one.heads[1], [one.row(width)])
            for row, text in enumerate(rows, y):
                cells.put(1, row, text, palette.soft)
            cells.put(1, y, rows[0][: len(head.rstrip())], palette.accent, None, BOLD * one.may_win)
            y += len(rows)
        return ()
