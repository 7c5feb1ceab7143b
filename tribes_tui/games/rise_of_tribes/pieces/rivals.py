"""What the others work towards: their goals are public, and whoever may win with them next turn is said to."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, ColumnSection, Height
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.drawing import BOLD, Cells, Place
from tribes_tui.words.common import semicolon

NO_BREAK = "\u00a0"
INDENT = 2
"""Columns by which further rows of one tribe's goals begin later."""
UNTOLD, NEAREST = 1, 3
"""What it is worse by in a wide column without what was completed, and with a row each: more than without what goals help with, less than all else, so
that it is told in one form whoever is on turn and whatever events there are."""
COUNTED = 13
"""What it is worse by where those who can't win yet are counted: more than with one row of what events do."""
UNSEEN = 90
"""What it is worse by without them: more than with all that events do, or with a goal of one's own that has no row."""
UNNAMED = 12
"""What it is worse by where of whoever may win not all goals for it are named: less than without rows that are kept empty."""
UNWATCHED = 110
"""What it is worse by with each who may win next turn and has no row."""


class RivalGoals(NamedTuple):
    """A tribe's goals: those in progress, but for one's own, and those that are done."""

    heads: tuple[str, ...]
    """That this tribe wins or may win with them, or wants them; in ever fewer letters."""
    goals: tuple[tuple[str, ...], ...]
    """The name of each with how far it is, in ever fewer letters; what is nearest first. Of whoever may win those by which they do."""
    numbered: str
    """How many, and how many of them are ready."""
    counted: tuple[str, ...]
    """The same behind its name, there without those that are ready, and so behind the letters of the map."""
    may_win: bool
    """With these and its villages, by the end of its next turn."""
    done: tuple[str, ...] = ()
    """The names of those it completed."""
    done_heads: tuple[str, str] = ("", "")
    """What stands before them where nothing else does, and behind goals in progress."""

    def whole(self, width: int, has_done: bool = True) -> list[str]:
        """All that is told, in rows; `has_done`: with what is done."""
        wanted = [self.heads[0] + _unbroken(goal[width < FRAMED_FROM] for goal in self.goals)] if self.goals else []
        done = [self.done_heads[bool(wanted)] + _unbroken(self.done)] if has_done and self.done else []
        text = semicolon().join([*wanted, *done])
        rows = wrap(text, width - 1, subsequent_indent=" " * INDENT, break_on_hyphens=False)
        return [row.replace(NO_BREAK, " ") for row in rows]

    def row(self, width: int) -> str:
        """As many as there is room for, the nearest first; else how many."""
        return self._row(width)[0]

    def hides(self, width: int) -> bool:
        """Whether a row doesn't name all by which they win; in a wide column by their whole names."""
        _, hidden, form = self._row(width)
        return self.may_win and (hidden > 0 or (width >= FRAMED_FROM and form > 0))

    def _row(self, width: int) -> tuple[str, int, int]:
        """With how many it doesn't name, and in which form."""
        for hidden in range(len(self.goals)):
            shown = [goal[1:] for goal in self.goals[: len(self.goals) - hidden]]
            for form, goals in enumerate(zip(*shown, strict=True)):
                told = said.and_more(goals=", ".join(goals), number=hidden) if hidden else ", ".join(goals)
                fits = next((head + told for head in self.heads if len(head + told) < width), "")
                if fits:
                    return fits, hidden, form
        text = self.heads[0] + self.numbered
        return text if len(text) < width else text.partition(",")[0], len(self.goals), 0


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

    def _forms(self, width: int) -> Iterator[tuple[list[str], int]]:
        """In a wide column all at length, with what is done, or a row each; those who may win, and how many goals the others have; only
        they: rows, and what it is worse by than all of it."""
        near, far = ([one for one in self._rivals if one.goals and one.may_win == wins] for wins in (True, False))
        counts = [said.others_goals(goals=", ".join(form)) for form in zip(*(one.counted for one in far), strict=True)]
        counted = [next((row for row in counts if len(row) < width), counts[-1])] if far else []
        unnamed = UNNAMED * any(one.hides(width) for one in near)
        if width >= FRAMED_FROM:
            for has_done in (True, False):
                yield [row for one in self._rivals for row in one.whole(width, has_done)], UNTOLD * (not has_done)
            yield [one.row(width) for one in self._rivals if one.goals], NEAREST + unnamed
        yield [row for one in near for row in one.whole(width, False)] + counted, COUNTED
        rows = [one.row(width) for one in near]
        yield rows + counted, COUNTED + unnamed
        lost = COUNTED - 2 + UNSEEN * bool(far) + unnamed
        for number in range(len(rows), -1, -1):
            yield rows[:number], lost + UNWATCHED * (len(rows) - number)

    def heights(self, width: int) -> Sequence[Height]:
        """As many rows as each form takes."""
        return [Height(len(rows), loss) for rows, loss in self._forms(width)]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other; their names, bold of who may win."""
        palette, width = cells.palette, cells.width
        rows = next(rows for rows, _ in self._forms(width) if len(rows) <= cells.height)
        heads = [(head, one.may_win) for one in self._rivals for head in (*one.heads, one.done_heads[0])]
        for y, text in enumerate(rows):
            cells.put(1, y, text, palette.soft)
            for head, is_bold in (one for one in heads if text.startswith(one[0])):
                cells.put(1, y, head.rstrip(), palette.accent, None, BOLD * is_bold)
        return ()
