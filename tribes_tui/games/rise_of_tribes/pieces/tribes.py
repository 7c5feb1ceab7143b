"""The tribes: in one table what each holds and how many points it has; below, where there are rows, what else there is to tell."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from rules.rise_of_tribes.components.box import KINDS
from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, ColumnSection, Height
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Changing, Place, PlaceState, shapes, shortened

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


class Tribes(ColumnSection, Changing):
    """A place a tribe. Their points can count up."""

    pieces: dict[str, TribeOffMap] = {}
    _before: dict[str, int] = {}
    _share = 1.0

    def show(self, tribes: Sequence[TribeOffMap]) -> None:
        """By seat."""
        new = {one.name: one for one in tribes}
        if new != self.pieces:
            self._before = {name: one.points for name, one in self.pieces.items()}
        self.pieces = new
        self.changed()

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
        one = self.pieces[name]
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
