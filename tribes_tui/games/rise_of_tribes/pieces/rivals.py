"""What the others work towards: their goals are public, and whoever may win with them next turn is said to."""

from collections.abc import Hashable, Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, ColumnSection, Height
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.drawing import BOLD, Cells, Place
from tribes_tui.words.common import semicolon

NO_BREAK = "\u00a0"
INDENT = 2
"""Columns by which further rows of one tribe's goals begin later."""
UNSEEN = 90
"""What it is worse by without any of them: more than with all that events do, or with a goal of one's own that has no row."""
UNWATCHED = 110
"""What it is worse by, besides, without one who may win next turn."""
EACH_UNSEEN = 28
BRIEF = 6
"""What it is worse by in a wide column with a row each: more than with events' blank rows, less than without what events do."""
UNTOLD = 11
"""What it is worse by in a wide column without what was completed, which helps on: more than without all that events do."""


class RivalGoals(NamedTuple):
    """A tribe's goals: those in progress, but for one's own, and those that are done."""

    heads: tuple[str, str, str]
    """Whose they are, that this tribe wants them, and the name alone; of one who may win that first."""
    goals: tuple[tuple[str, str], ...]
    """The name of each with how far it is, in a wide column and in a narrow one; what is nearest first."""
    counted: tuple[str, str]
    """How many, and how many of them are ready; how many alone."""
    may_win: bool
    """With these and its villages, by the end of its next turn."""

    done: tuple[str, ...] = ()
    """The names of those it completed."""
    done_heads: tuple[str, str] = ("", "")
    """What stands before them where nothing else does, and behind goals in progress."""

    def whole(self, width: int, has_done: bool = True) -> list[str]:
        """All that is told, in rows; `has_done`: with what is done."""
        wanted = [self.heads[0] + _unbroken(wide for wide, _ in self.goals)] if self.goals else []
        done = [self.done_heads[bool(wanted)] + _unbroken(self.done)] if has_done and self.done else []
        text = semicolon().join([*wanted, *done])
        rows = wrap(text, width - 1, subsequent_indent=" " * INDENT, break_on_hyphens=False)
        return [row.replace(NO_BREAK, " ") for row in rows]

    def row(self, width: int) -> str:
        """How many there are, in the same words at every moment; of whoever may win which, or the nearest, where they have room."""
        goals = [narrow for _, narrow in self.goals]
        named = (", ".join(goals), said.and_more(goals=goals[0], number=len(goals) - 1)) if self.may_win else ()
        rows = [head + form for head in self.heads[:2] for form in named]
        rows += [self.heads[0 if self.may_win else 2] + form for form in self.counted]
        return next((row for row in rows if len(row) < width), rows[-1])


def _unbroken(goals: Iterable[str]) -> str:
    """With no row's end within a name."""
    return ", ".join(goal.replace(" ", NO_BREAK) for goal in goals)


class Rivals(ColumnSection):
    """It has no places: the tribes tell of them."""

    _rivals: tuple[RivalGoals, ...] = ()

    def show(self, rivals: Sequence[RivalGoals]) -> None:
        """In the order of their turns."""
        self._rivals = tuple(rivals)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._rivals

    @property
    def _seeking(self) -> list[RivalGoals]:
        """Those with goals in progress."""
        return [one for one in self._rivals if one.goals]

    def heights(self, width: int) -> Sequence[Height]:
        """In a wide column all at length, with what is done; a row each; a row for some."""
        if width < FRAMED_FROM:
            return self._rows(0) if self._seeking else (Height(0),)
        told, wanted = (sum(len(one.whole(width, has_done)) for one in self._rivals) for has_done in (True, False))
        lost = UNTOLD * any(one.done for one in self._rivals)
        return Height(told), Height(wanted, lost), *self._rows(lost)

    def _rows(self, lost: int) -> list[Height]:
        """A row each, for some, for none."""
        count, watched = len(self._seeking), sum(one.may_win for one in self._seeking)
        rows = [
            Height(rows, lost + BRIEF + EACH_UNSEEN * (count - rows) + UNWATCHED * max(0, watched - rows))
            for rows in range(count, 0, -1)
        ]
        return [*rows, Height(0, lost + (UNSEEN + UNWATCHED * watched) * bool(count))]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other; all of each, or a row."""
        palette, width, y = cells.palette, cells.width, 0
        forms = [[one.whole(width, has_done) for one in self._rivals] for has_done in (True, False)]
        told = next((form for form in forms if width >= FRAMED_FROM and sum(map(len, form)) <= cells.height), None)
        first = sorted(self._seeking, key=lambda one: not one.may_win)[: cells.height]
        shown = [one for one in self._seeking if one in first] if told is None else self._rivals
        for one, rows in zip(shown, told or [[one.row(width)] for one in shown], strict=True):
            for row, text in enumerate(rows, y):
                cells.put(1, row, text, palette.soft)
            head = next((head for head in (*one.heads, one.done_heads[0]) if rows and rows[0].startswith(head)), "")
            if head:
                cells.put(1, y, head.rstrip(), palette.accent, None, BOLD * one.may_win)
            y += len(rows)
        return ()
