"""The tribes: in one table what each holds and how many points it has; below, where there are rows, what else there is to tell. What the others
work towards: their goals are public, and whoever may win with them next turn is said to."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Region

from rules.rise_of_tribes.components.box import KINDS
from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, ColumnSection, Height, SectionRows
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Changing, Place, PlaceState, Showing, shapes, shortened
from tribes_tui.words.common import semicolon

UNTOLD = 11
"""What it is worse by without what tribes own: more than without all that events do."""


class TribeOffMap(NamedTuple):
    """A tribe off the map."""

    name: str
    """Of its place."""
    label: str
    """Who it is, as on the map."""
    tone: str
    points: int
    income: str
    """Points that its villages bring each turn, with their sign; empty without any."""
    held: tuple[int, int, int]
    owns: tuple[str, ...]
    """What it owns and what its leader does, from long to short; nothing where there is nothing."""
    acts: bool
    """It is this tribe's turn to decide."""


class Tribes(SectionRows, Changing):
    """A place a tribe. Their points can count up."""

    _before: dict[str, int] = {}
    _share = 1.0

    def show(self, shown: Sequence[TribeOffMap]) -> None:
        """By seat."""
        if shown != [*self.pieces.values()]:
            self._before = {name: one.points for name, one in self.pieces.items()}
        super().show(shown)

    @property
    def has_way(self) -> bool:
        """Whether somebody has other points now."""
        return any(self._before.get(name, one.points) != one.points for name, one in self.pieces.items())

    def towards(self, share: float) -> None:
        """Points count."""
        self._share = share
        self.changed()

    def settle(self) -> None:
        """The points are what they are."""
        self._before, self._share = {}, 1.0
        self.changed()

    def _shown(self, name: str) -> TribeOffMap:
        """A tribe with the points that are shown."""
        one: TribeOffMap = self.pieces[name]
        before = self._before.get(name, one.points)
        return one._replace(points=before + round(self._share * (one.points - before)))

    def shape(self) -> Hashable:
        """How many there are, and what is told below."""
        return tuple((one.name, one.label, one.owns) for one in self.pieces.values())

    def heights(self, width: int) -> Sequence[Height]:
        """The table; what they own."""
        least = 1 + len(self.pieces)
        owned = least + sum(map(len, self._below(width)))
        return Height(owned), Height(least, UNTOLD * (owned > least))

    def _below(self, width: int) -> list[list[str]]:
        """The row below each that owns something."""
        return [
            [next((text for text in one.owns if len(text) < width - 2), one.owns[-1])] if one.owns else []
            for one in self.pieces.values()
        ]

    def look(self, name: str) -> Hashable:
        """All that is told of it."""
        return self._shown(name)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The heads of the columns; one tribe below the other."""
        for word, end, tone in zip(self.grid.words, self.grid.ends, (*KINDS, "ink"), strict=True):
            cells.right(end, 0, word, cells.palette.colour(tone) if tone in KINDS else cells.palette.ink)
        y = 1
        below = self._below(cells.width)
        has_room = 1 + len(below) + sum(map(len, below)) <= cells.height
        for name, rows in zip(self.pieces, below if has_room else [[]] * len(below), strict=True):
            spot = Region(self._left, y, cells.width - 2 * self._left, 1)
            yield Place(name, spot, spot)
            for row, text in enumerate(rows, y + 1):
                cells.put(self._left + 1, row, shortened(text, spot.width - 1), cells.palette.soft)
            y += 1 + len(rows)

    @property
    def _left(self) -> int:
        return int(self.size.width >= FRAMED_FROM)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Who; what it holds; its points, and what its villages bring."""
        one, (x, y, _, _) = self._shown(place.name), place.region
        palette, ends = cells.palette, self.grid.ends
        face, marked = palette.colour(one.tone), state.is_cursor or state.is_chosen
        if marked and not palette.is_bare:
            face = palette.cursor if state.is_cursor else palette.chosen
        label = name_in(one.label, ends[0] - x - 4)
        label = f"►{label}◄" if state.is_cursor else f"*{label}" if state.is_chosen else label
        if palette.is_bare and marked:
            end = cells.put(x, y, f"[{label}]", palette.ink, None, BOLD | REVERSE)
        else:
            end = shapes.pill(cells, x, y, label, face, palette.on(face))
        if one.acts and not marked:
            cells.put(x, y, shapes.ACTING, None if palette.is_bare else palette.cursor, None, BOLD)
        if state.is_legal and not palette.is_bare:
            cells.put(end - 1, y, "▌", face, palette.legal)
        for held, column in zip(one.held, ends, strict=False):
            cells.right(column, y, str(held), palette.ink if held else palette.dim)
        points = f"{one.points} {one.income}".rstrip()
        cells.right(ends[3], y, points, palette.ink, None, BOLD)
        shapes.freshness(cells, ends[3] - len(points) - 2, y, state)


INDENT = 2
"""Columns by which further rows of one tribe's goals begin later."""
UNCOMPLETED = 1
"""What it is worse by in a wide column without what was completed: less than all else."""
COUNTED = 13
"""What it is worse by where those who can't win yet are counted: more than with one row of what events do."""
UNSEEN = 90
"""What it is worse by without them: more than with all that events do, or with a goal of one's own that has no row."""
UNNAMED = 12, 55
"""What it is worse by where it isn't named with what goals somebody may win, in a wide column: less than without rows that are kept empty; in a narrow
one: more than without what events do, less than with a goal of one's own that has no row."""
LONE = 2
"""Rows in which the goals of the only rival are named in a narrow column."""
UNWATCHED = 110
"""What it is worse by with each who may win next turn and has no row."""


class RivalGoals(NamedTuple):
    """A tribe's goals: those in progress, but for one's own, and those that are done."""

    head: str
    """That this tribe wins or may win with them, or wants them."""
    goals: tuple[str, ...]
    """The name of each with how far it is; what is nearest first. Of whoever may win those by which they do."""
    counted: str
    """Who, and how many."""
    wins: str = ""
    """That they win or may win, with these and their villages, by the end of their next turn."""
    done: tuple[str, ...] = ()
    """The names of those it completed."""
    done_heads: tuple[str, str] = ("", "")
    """What stands before them where nothing else does, and behind goals in progress."""
    unnamed: int = 0
    """How many more goals they have."""

    def whole(self, width: int, has_done: bool = True) -> list[str]:
        """All that is told, in rows; `has_done`: with what is done."""
        more = said.goals_hidden if width >= FRAMED_FROM else said.goals_hidden_more
        goals = [*self.goals, *([more(number=self.unnamed)] if self.unnamed else [])]
        wanted = [self.head + ", ".join(goals)] if goals else []
        done = [self.done_heads[bool(wanted)] + ", ".join(self.done)] if has_done and self.done else []
        return _in_rows(semicolon().join([*wanted, *done]), width)


def _in_rows(text: str, width: int) -> list[str]:
    return wrap(text, width - 1, subsequent_indent=" " * INDENT, break_on_hyphens=False)


class Rivals(ColumnSection, Showing[Sequence[RivalGoals]]):
    """In the order of their turns. It has no places: the tribes tell of them."""

    shown: Sequence[RivalGoals] = ()

    def _forms(self, width: int) -> Iterator[tuple[list[str], int]]:
        """All at length, in a wide column with what is done; those who may win, and how many goals the others have; only they: rows, and
        what it is worse by than all of it. Of the only rival in a narrow one it has one form, whatever events there are."""
        near, far = ([one for one in self.shown if one.goals and bool(one.wins) == wins] for wins in (True, False))
        counted = _in_rows(said.others_goals(goals=", ".join(one.counted for one in far)), width) if far else []
        if far and len(self.shown) == 2 and width < FRAMED_FROM:
            one, least = far[0], len(far[0].goals) + far[0].unnamed
            fewer = (one._replace(goals=one.goals[:k], unnamed=least - k) for k in range(len(one.goals), 0, -1))
            named = (rival.whole(width, False) for rival in fewer)
            yield next((rows for rows in named if len(rows) <= LONE), counted), 0
            yield [], UNSEEN
            return
        for has_done in (True, False)[width < FRAMED_FROM :]:
            yield [row for one in self.shown for row in one.whole(width, has_done)], UNCOMPLETED * (not has_done)
        unnamed, uncounted = COUNTED * bool(far), UNSEEN * bool(far)
        yield [row for one in near for row in one.whole(width, False)] + counted, unnamed
        rows, unnamed = [one.wins for one in near], unnamed + bool(near) * UNNAMED[width < FRAMED_FROM]
        yield rows + counted, unnamed
        for number in range(len(rows), -1, -1):
            yield rows[:number], unnamed + uncounted + UNWATCHED * (len(rows) - number)

    def heights(self, width: int) -> Sequence[Height]:
        """As many rows as each form takes."""
        return [Height(len(rows), loss) for rows, loss in self._forms(width)]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other; their names, bold of who may win."""
        palette, width = cells.palette, cells.width
        rows = next(rows for rows, _ in self._forms(width) if len(rows) <= cells.height)
        heads = [
            (head, bool(one.wins)) for one in self.shown for head in (one.wins, one.head, one.done_heads[0]) if head
        ]
        for y, text in enumerate(rows):
            cells.put(1, y, text, palette.soft)
            for head, is_bold in (one for one in heads if text.startswith(one[0])):
                cells.put(1, y, head.rstrip(), palette.accent, None, BOLD * is_bold)
        return ()
