"""The column beside the map: its sections share the rows, so that as little as possible is lost; and the small ones: buttons, what happened,
what the signs on small hexes mean."""

from collections.abc import Hashable, Iterable, Sequence
from itertools import product
from textwrap import wrap
from typing import Any, NamedTuple

from textual.app import ComposeResult
from textual.geometry import Region

from rules.rise_of_tribes.components.box import KINDS
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import board as said, things as said_things
from tribes_tui.theme.palette import Palette
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.drawing import (
    BOLD,
    DIM,
    REVERSE,
    UNDER,
    Cells,
    Drawn,
    Felt,
    Place,
    PlaceState,
    Showing,
    shapes,
    shortened,
)

NAMES = 12
"""Columns in front of the first figure: a name, and a blank on both sides."""
POINTS = 5
"""Columns of points, and of what villages bring."""
FRAMED_FROM = 38
"""Columns from which a section has a line around it; without one it has all of them."""


class Height(NamedTuple):
    """Rows that a section could use, and what it is worse by than with all it wants."""

    rows: int
    loss: int = 0


class Grid(NamedTuple):
    """The columns that prices share with what tribes hold, for one is compared with the other."""

    words: tuple[str, ...]
    """What stands above them: three resources, and points."""
    ends: tuple[int, ...]
    """Where each ends."""


def grid(left: int, right: int) -> Grid:
    """The same for all sections between two edges: as far apart, and in words as long, as leaves room for a name."""
    long = (*map(things.kind, KINDS), said.column_points())
    short = (*(said_things.column_kind(kind=kind) for kind in KINDS), said.column_points_short())
    for words, gap in ((long, 2), (long, 1), (short, 1)):
        ends = [right]
        for word in words[:0:-1]:
            ends.insert(0, ends[0] - max(len(word), POINTS * (len(ends) == 1)) - gap)
        if ends[0] - left >= NAMES:
            break
    return Grid(words, tuple(ends))


class ColumnSection(Drawn):
    """A part of the column."""

    DEFAULT_CSS = "ColumnSection { height: 1; }"

    def heights(self, width: int) -> Sequence[Height]:
        """How many rows it could use at that width, the most first."""
        return (Height(0),)

    @property
    def inner(self) -> Region:
        """Where its rows go, the cell for the cursor's mark included: within its frame if it has one."""
        width, height = self.size
        if self.is_framed:
            return Region(1, 1, width - 3, height - 2)
        return Region(0, 0, width, height)

    @property
    def grid(self) -> Grid:
        """The columns of all sections of this width."""
        width = self.size.width
        return grid(1, width - 2) if width >= FRAMED_FROM else grid(0, width)

    @property
    def is_framed(self) -> bool:
        """Whether it has a line around it at the height it got."""
        return False

    def frame(self, cells: Cells, title: str) -> None:
        """The line around it, if it has one."""
        if self.is_framed:
            shapes.sheet(cells, Region(0, 0, cells.width, cells.height), title)


class SectionRows(ColumnSection, Showing[Any]):
    """A place for each of the named things that it shows."""

    shown: Any = ()
    pieces: dict[str, Any] = {}

    def show(self, shown: Sequence[Any]) -> None:
        """These, in this order."""
        self.pieces = {one.name: one for one in shown}
        super().show(tuple(shown))


Tone = tuple[str, str | None, int]
"""How a row of words is painted: ink, ground, flags."""


def tone_of(palette: Palette, state: PlaceState, ink: str, ground: str | None) -> Tone:
    """Amber under the cursor, white when chosen, mint where it may be, faint where it can't."""
    if state.is_cursor:
        return palette.dark_ink, palette.cursor, BOLD | REVERSE
    if state.is_chosen:
        return palette.chosen_ink, palette.chosen, BOLD | REVERSE
    if state.is_faded:
        return palette.fade(ink, ground or palette.panel), ground, DIM
    if state.is_legal:
        return ink, ground or palette.mix(palette.panel, palette.ink, 0.14), BOLD | UNDER
    return ink, ground, 0


def bar(
    cells: Cells,
    spot: Region,
    text: str,
    state: PlaceState,
    ink: str,
    ground: str | None = None,
    is_close: bool = False,
) -> Tone:
    """A row with a name that may be chosen: mint at its edge while it may be, pointers under the cursor. `is_close`: the name may take the
    place of the second one."""
    palette = cells.palette
    tone = ink, ground, flags = tone_of(palette, state, ink, ground)
    if ground is not None:
        cells.put(spot.x, spot.y, " " * spot.width, ink, ground, flags & REVERSE)
    room = spot.width - (1 if is_close and len(text) >= spot.width - 1 else 2)
    name = shortened(f"*{text}" if palette.is_flat and state.is_chosen else text, max(0, room))
    left, right = ("►", "◄" * (len(name) < spot.width - 1)) if state.is_cursor else (" ", "")
    cells.put(spot.x, spot.y, left + name + right, *tone)
    if state.is_legal and not state.is_cursor and not palette.is_bare:
        cells.put(spot.x, spot.y, "▎", palette.legal, ground)
    shapes.freshness(cells, spot.right - 1, spot.y, state)
    return tone


class RiseSide(Felt):
    """Sections below each other, some from its top, some at its foot."""

    DEFAULT_CSS = "RiseSide { layout: vertical; width: 32; }"

    def __init__(self, top: Sequence[ColumnSection], foot: Sequence[ColumnSection], id: str | None = None) -> None:
        super().__init__(id=id)
        self.sections = *top, *foot
        self._gap = Felt(id="gap")
        self._parts = *top, self._gap, *foot

    def compose(self) -> ComposeResult:
        """The gap lies between them: what grows at one end moves nothing at the other."""
        yield from self._parts

    def on_resize(self) -> None:
        """Share the rows anew."""
        self.share()

    def share(self) -> None:
        """Give each section its rows; nothing is laid out if they stay as they are."""
        height = self.size.height
        if not height:
            return
        shares = share_rows([section.heights(self.size.width) for section in self.sections], height)
        for part, rows in zip((*self.sections, self._gap), (*shares, max(0, height - sum(shares))), strict=True):
            if part.styles.height is None or part.styles.height.value != rows:
                part.styles.height = rows
                part.display = rows > 0


def share_rows(wanted: Iterable[Sequence[Height]], room: int) -> tuple[int, ...]:
    """One height of each, which together fit and lose least, then use most; the least of all where nothing fits."""
    choices = [_useful(heights) for heights in wanted]
    fitting = (chosen for chosen in product(*choices) if sum(height.rows for height in chosen) <= room)
    best = min(fitting, key=_worse, default=[heights[-1] for heights in choices])
    return tuple(height.rows for height in best)


def _worse(chosen: Sequence[Height]) -> tuple[int, int, tuple[int, ...]]:
    """By what is lost, then by how few rows are used."""
    rows = tuple(height.rows for height in chosen)
    return sum(height.loss for height in chosen), -sum(rows), rows


def _useful(heights: Sequence[Height]) -> list[Height]:
    """Without those that need more rows than another which loses no more."""
    found: list[Height] = []
    for height in sorted(heights, key=lambda one: (one.loss, one.rows)):
        if all(height.rows < one.rows for one in found):
            found.append(height)
    return found


KEPT = 21
"""What it is worse by without the rows that it keeps: more than the bare names of events, and less than with a goal that has none."""
ROW = 75
"""What it is worse by, besides, without the one row that buttons have in any case: with the former more than with a goal that has none, which would come and go with it."""
UNKEPT = 25
"""The same in a narrow column: as much as with offers beside the dice, so that what lies below stays when they come and go."""
EDGES = 4
"""Columns of a button beside its words."""


class ActionButton(NamedTuple):
    """A button: the name of its place, the key that chooses it, what it says."""

    name: str
    key: str
    words: str

    @property
    def text(self) -> str:
        """The key and the words; a figure as a key is no amount."""
        return f"{self.key}{')' if self.key.isdigit() else ''} {self.words}".strip()


class RiseButtons(SectionRows):
    """A place a button."""

    _reserve = 0

    def show(self, shown: Sequence[ActionButton], reserve: int = 0) -> None:
        """These. `reserve`: rows that it takes in any case where there is room, so that what lies below stays."""
        self._reserve = reserve
        super().show(shown)

    def shape(self) -> Hashable:
        """All of it."""
        return self.shown, self._reserve

    def heights(self, width: int) -> Sequence[Height]:
        """A row for as many as go side by side; none without any."""
        if width < FRAMED_FROM:
            rows, one = self._rows(width), max(bool(self._reserve), self._rows(width))
            roomy = [Height(self._reserve)] if self._reserve > one else []
            none = [Height(0, UNKEPT + ROW)] if one > rows == 0 else []
            return (*roomy, Height(one, UNKEPT * bool(roomy)), *none)
        kept = Height(self._reserve)
        if not self.pieces:
            return kept, Height(0, KEPT)
        framed, plain = self._rows(width - 3) + 2, self._rows(width)
        return (
            *([kept] if framed < self._reserve else []),
            Height(framed, KEPT * (framed < self._reserve)),
            Height(plain, KEPT + 9),
        )

    def _rows(self, width: int) -> int:
        return max((row + 1 for _, row, _ in self._spots(width)), default=0)

    def _spots(self, width: int) -> Iterable[tuple[int, int, ActionButton]]:
        """Column, row and button."""
        x, row = 0, 0
        for button in self.pieces.values():
            room = min(len(button.text) + EDGES, width)
            if x + room > width:
                x, row = 0, row + 1
            yield x, row, button
            x += room

    @property
    def is_framed(self) -> bool:
        """Where there is room for it."""
        return self.size.width >= FRAMED_FROM and self.size.height >= self._rows(self.size.width - 3) + 2

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side, in rows."""
        inner = self.inner
        if self.is_framed and self.pieces:
            box = Region(0, 0, cells.width, self._rows(inner.width) + 2)
            shapes.sheet(cells, box, said.can_do())
        for x, row, button in self._spots(inner.width):
            spot = Region(inner.x + x, inner.y + row, min(len(button.text) + EDGES, inner.width), 1)
            yield Place(button.name, spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A name plate with round ends."""
        edge = self.palette.legal if state.is_legal and not self.palette.is_bare else ""
        shapes.button(cells, place.region, self.pieces[place.name].text, state, edge)


COLUMN_FROM = 200
"""Columns of the screen from which the log stands beside the board."""
LOG_FROM = 46
"""Rows of the screen from which there is a log in the column; below, what others did stands under the map."""


class Happened(GameLog, ColumnSection):
    """The last lines of the log, in whatever rows are left over."""

    DEFAULT_CSS = "Happened { width: 1fr; }"

    def __init__(self, is_in_side: bool, id: str | None = None) -> None:
        super().__init__(said.happened(), id)
        self.is_in_side = is_in_side

    def heights(self, width: int) -> Sequence[Height]:
        """What is left over; none where the log has a column of its own."""
        screen = self.screen.size
        if not self._entries or screen.height < LOG_FROM or (self.is_in_side and screen.width >= COLUMN_FROM):
            return (Height(0),)
        return Height(24), Height(14, 1), Height(8, 2)


GAP = 2
UNTOLD = 3
"""What it is worse by without the sentences of what is usual: more than the blank rows of tribes, less than an event's words."""
UNEXPLAINED = 80
"""What it is worse by with each row of signs fewer: less than without the goals of the others."""
BARE = 50
"""What it is worse by with the fewest words: less than the action board without its legend, and than a row less of its own."""


class LegendSign(NamedTuple):
    """A sign and what it means."""

    sign: str
    words: str
    brief: str = ""
    """Other words, where the legend would need a row more."""
    bare: str = ""
    """The fewest words, where all else in the column would suffer."""

    @property
    def width(self) -> int:
        """Columns of both."""
        return len(self.sign) + 1 + len(self.words)


Spot = tuple[int, int, LegendSign]
"""Column, row, sign."""


class Legend(NamedTuple):
    """Signs; `more` of them where there is room; of what is `usual` as many sentences, from the first, as there is room for."""

    signs: tuple[LegendSign, ...] = ()
    more: tuple[LegendSign, ...] = ()
    usual: tuple[str, ...] = ()


class RiseLegend(ColumnSection, Showing[Legend]):
    """It has no places."""

    shown = Legend()

    def heights(self, width: int) -> Sequence[Height]:
        """As many rows as the signs take; none beside large hexes."""
        if width >= FRAMED_FROM or not any(self.shown):
            return (Height(0),)
        told, most = self._heights(width), len(self.shown.usual)
        usual = [
            Height(told[0].rows + len(self._wrapped(width, count)), min(UNTOLD, 2 * (most - count)))
            for count in range(most, 0, -1)
        ]
        return [*usual, *(Height(one.rows, one.loss + UNTOLD * bool(usual)) for one in told)]

    def _heights(self, width: int) -> Sequence[Height]:
        needed, rows = _rows(self._signs(width)), _rows(self._spots(width))
        more = [Height(many, _fewer(rows - many)) for many in range(rows, needed, -1)]
        spare = _fewer(rows - needed)
        bare = Height(_rows(self._signs(width, True)), spare + BARE)
        return [*more, *(Height(needed - fewer, spare + UNEXPLAINED * fewer) for fewer in range(needed + 1)), bare]

    def _spots(self, width: int, height: int = 0) -> list[Spot]:
        """Column, row and sign, in so many rows if that is told; the words of more of them begin a row."""
        signs = self._signs(width)
        if 0 < height < _rows(signs):
            signs = self._signs(width, True)
        below = _rows(signs)
        return signs + [(x, below + row, sign) for x, row, sign in _in_rows(self.shown.more, GAP, width)]

    def _wrapped(self, width: int, count: int) -> list[str]:
        """So many sentences of what is usual, in rows."""
        return wrap(" ".join(self.shown.usual[:count]), width - 1)

    def _signs(self, width: int, is_bare: bool = False) -> list[Spot]:
        """With brief words where those save a row, or with the fewest; as far apart as that costs none."""
        whole = self.shown.signs
        brief = [one._replace(words=(one.bare if is_bare else "") or one.brief or one.words) for one in whole]
        forms = ((whole, GAP), (brief, GAP), (brief, 1))[is_bare:]
        return min((_in_rows(signs, gap, width) for signs, gap in forms), key=_rows)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side."""
        palette, spots = cells.palette, self._spots(cells.width, cells.height)
        top = _rows(spots)
        usual = (self._wrapped(cells.width, count) for count in range(len(self.shown.usual), 0, -1))
        for row, text in enumerate(next((rows for rows in usual if top + len(rows) <= cells.height), ()), top):
            cells.put(1, row, text, palette.dim)
        for x, row, sign in spots:
            if row >= cells.height:
                if row:
                    cells.put(cells.width - 1, row - 1, "…", palette.dim)
                break
            end = cells.put(x, row, sign.sign, palette.ink, None, BOLD)
            cells.put(end + 1, row, sign.words, palette.dim)
        return ()


def _fewer(rows: int) -> int:
    """What it is worse by with so many rows fewer of what may be left out, of which the last tells least."""
    return max(0, 6 * rows - 3)


def _rows(spots: Sequence[Spot]) -> int:
    """How many rows they take."""
    return 1 + spots[-1][1] if spots else 0


def _in_rows(signs: Sequence[LegendSign], gap: int, width: int) -> list[Spot]:
    found, x, row = [], 0, 0
    for sign in signs:
        if x and x + sign.width > width:
            x, row = 0, row + 1
        found.append((x, row, sign))
        x += sign.width + gap
    return found
