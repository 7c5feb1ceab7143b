"""What the others work towards: their goals are public, and whoever may win next turn is watched by them."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
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
    goals: tuple[tuple[str, str, str], ...]
    """The name of each, and with it how far it is, in a wide column and in a narrow one; what is nearest first."""
    may_win: bool
    """With these and its villages, by the end of its next turn."""

    def whole(self, width: int) -> list[str]:
        """All that is told, in rows."""
        text = self.heads[0] + ", ".join(wide.replace(" ", NO_BREAK) for _, wide, _ in self.goals)
        rows = wrap(text, width - 1, subsequent_indent=" " * INDENT, break_on_hyphens=False)
        return [row.replace(NO_BREAK, " ") for row in rows]

    def row(self, width: int, head: int) -> tuple[int, str]:
        """As much as one row holds behind one of its heads, and how much less than all that is."""
        forms = [*enumerate(self._forms(width >= FRAMED_FROM))]
        return next(
            (less, text) for less, form in forms if len(text := self.heads[head] + form) < width or form == forms[-1][1]
        )

    def _forms(self, is_wide: bool) -> Iterator[str]:
        """In ever fewer words."""
        forms = [[goal[form] for goal in self.goals] for form in (1 if is_wide else 2, 0)]
        for shown in range(len(self.goals), 0, -1):
            for goals in (", ".join(form[:shown]) for form in forms):
                yield said.and_more(goals=goals, number=len(self.goals) - shown) if shown < len(self.goals) else goals
        yield f"{forms[1][0]}, …"
        yield said.rival_goals(number=len(self.goals))


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
        """All at length, or a row each; a row for some."""
        if not self._rivals:
            return (Height(0),)
        count, watched = len(self._rivals), sum(one.may_win for one in self._rivals)
        fewer = [
            Height(rows, 2 + EACH_UNSEEN * (count - rows) + UNWATCHED * max(0, watched - rows))
            for rows in range(count, 0, -1)
        ]
        return (
            Height(sum(len(one.whole(width)) for one in self._rivals)),
            *fewer,
            Height(0, UNSEEN + UNWATCHED * watched),
        )

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other; all of each, or as much as a row holds."""
        palette, width = cells.palette, cells.width - 1
        told = [one.whole(width) for one in self._rivals]
        if sum(map(len, told)) > cells.height:
            shown = self._rivals[: cells.height]
            forms = ([one.row(width, head) for one in shown] for head in range(2))
            told = [[row] for _, row in min(forms, key=lambda rows: [less for less, _ in rows])]
        y = 0
        for one, rows in zip(self._rivals, told, strict=False):
            for row in rows:
                cells.put(1, y, row, palette.soft)
                y += 1
            head = next(
                (head for head in one.heads if rows[0].startswith(head.rstrip())), rows[0]
            )  # a row may end within it
            cells.put(1, y - len(rows), head.rstrip(), palette.accent, None, BOLD * one.may_win)
        return ()
