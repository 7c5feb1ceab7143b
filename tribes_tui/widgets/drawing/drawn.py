"""The base of every piece: places that it says, and the painting of those alone that look otherwise."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar, cast

from textual.color import Color
from textual.filter import ANSIToTruecolor, DimFilter
from textual.geometry import Offset, Region, Size
from textual.strip import Strip

from tribes_tui.theme.palette import BOLD, REVERSE, Palette, grounds_of, palette_for
from tribes_tui.widgets.drawing.cells import Cell, Cells, Spans, label_spot
from tribes_tui.widgets.drawing.pointing import Pointing
from tribes_tui.words.language import spoken


class Place(NamedTuple):
    """Something that can be pointed at, in the piece's own cells.

    `region`: where the cursor stands and a click counts (empty: nowhere). `extent`: all that painting it may touch
    (shadow, glow), disjoint from the extents of other places.
    """

    name: str
    region: Region
    extent: Region


class PlaceState(NamedTuple):
    """How a place is to be shown."""

    is_cursor: bool = False
    is_chosen: bool = False
    is_legal: bool = False
    is_faded: bool = False
    """It can't be chosen now, but others can."""
    is_faint: bool = False
    """It can be chosen, but that changes nothing: it looks like what is faded, with a weak mark."""
    fresh: int | None = None
    """The seat that has just changed it; -1: nobody did, it was dealt or turned up."""
    letter: str = ""
    """The key that goes there, while letters are shown."""


class States:
    """What holds for all pieces of a table: one object, shared by them. Assign new values, then tell the pieces."""

    legal: frozenset[str] = frozenset()
    faint: frozenset[str] = frozenset()
    """What can be chosen, too, but changes nothing."""
    chosen: tuple[str, ...] = ()
    fresh: Mapping[str, int] = {}
    """Name of a place -> the seat that has just changed it."""
    letters: Mapping[str, str] = {}
    """Name of a place -> the key that goes there, while letters are shown."""
    cursor: str | None = None
    clear: frozenset[str] | None = None
    """Names of places, and ids of pieces, that stay clear while all else has faded; None: nothing has."""

    def of(self, name: str) -> PlaceState:
        """The state of a place; when nothing at all is legal, nothing is faded."""
        is_chosen, is_legal = name in self.chosen, name in self.legal
        is_faded = bool(self.legal) and not is_legal and not is_chosen
        letter = self.letters.get(name, "")
        is_faint = name in self.faint
        return PlaceState(name == self.cursor, is_chosen, is_legal, is_faded, is_faint, self.fresh.get(name), letter)


Shown = TypeVar("Shown")
NOT_FOR_PIECES = (ANSIToTruecolor, DimFilter)
"""Filters of Textual that would change styles which are already as they shall be sent."""
BLACK = Color(0, 0, 0)


class Drawn(Pointing):
    """A piece of a table. It draws to its edges: no border and no padding by style sheets."""

    DEFAULT_CSS = "Drawn { width: 1fr; height: 1fr; }"
    fades: ClassVar[bool] = True
    """Whether it steps back where a table shows only some of its places clearly (`States.clear`)."""
    pieces: Mapping[str, Any] = {}
    """Name of a place -> what it shows, where that is all there is to say of its places."""

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.states = States()
        """A table puts its own here, one for all its pieces."""
        self._laid: Hashable = None
        self._shape: Hashable = None
        self._cells: Cells | None = None
        self._base: list[list[Cell]] = []
        self._places: dict[str, Place] = {}
        self._painted: dict[str, Hashable] = {}
        self._strips: list[Strip | None] = []
        self._is_whole = False
        self._flying: tuple[Region, ...] = ()
        self._under: dict[int, list[Cell]] = {}

    def __init_subclass__(cls, **given: Any) -> None:
        """A piece of another package's game may fail at anything, and ends nothing by that."""
        super().__init_subclass__(**given)
        if not cls.__module__.startswith("tribes_tui."):
            from tribes_tui.words.finder import careful_piece

            for name, plain in (("names", ()), ("shape", None), ("lay", ()), ("look", None), ("paint", None)):
                careful_piece(cls, name, plain, Drawn._has_failed)

    def _has_failed(self) -> None:
        """Tell the table it lies on, which puts a bare one in its place."""
        for node in self.ancestors:
            if failed := getattr(node, "piece_failed", None):
                failed()

    # ---- What a piece brings

    def names(self) -> Iterable[str]:
        """Its places, at every size: known before anything is laid out."""
        return self.pieces

    def tells(self, words: str) -> bool:
        """Whether it is a log in which this stands now, in one row."""
        return False

    def shape(self) -> Hashable:
        """All that `lay` depends on besides size and palette: if no more, which places there are."""
        return tuple(self.pieces)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Paint what lies under the places, and say where these are, in reading order."""
        return ()

    def look(self, name: str) -> Hashable:
        """All that the painting of a place depends on besides its state."""
        return self.pieces.get(name)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Paint one place over what `lay` painted; outside its extent nothing is painted."""

    # ---- Where it is

    @property
    def size(self) -> Size:
        """All of its region, as there is no border and no padding."""
        return self.region.size

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """As Textual's. Mere parts are told to the screen at once, where four messages would carry the word to it."""
        if not regions or layout or recompose or not self._is_mounted or self._closing:
            return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)
        self._set_dirty(*regions)
        self.screen._dirty_widgets.add(self)
        self.screen.check_idle()
        return self

    # ---- What a table uses

    @property
    def palette(self) -> Palette:
        """The colours of the screen's mood in the present theme."""
        return palette_for(self)

    @property
    def places(self) -> dict[str, Place]:
        """The places by name, as they lie now."""
        if self._lay_if_other():
            self.refresh()
        return self._places

    def region_of(self, name: str) -> Region:
        """Where a place lies on the screen; KeyError if there is none of that name."""
        return self.places[name].region.translate(self.region.offset)

    def place_at(self, where: Offset) -> str:
        """The name of the place at a cell of the piece, the uppermost if several; "" if there is none."""
        return next((one.name for one in reversed(self.places.values()) if one.region.contains_point(where)), "")

    def changed(self, *names: str) -> None:
        """Something may have changed: repaint those of the named places (of all, if none is named) that did."""
        if self._cells is None or not self.size:
            self._laid = None  # hidden: drawn anew when it is shown again
            return
        if self._lay_if_other():
            self.refresh()
            return
        places = [self._places[name] for name in names or self._places if name in self._places]
        places = [place for place in places if self._key(place.name) != self._painted.get(place.name)]
        regions = [region for place in places for region in self._repaint(place)]
        if regions:
            self.refresh(*regions)

    def text(self) -> str:
        """What it shows, as lines of text."""
        self._lay_if_other()
        cells = self._cells
        return "" if cells is None else "\n".join(cells.text(y).rstrip() for y in range(cells.height))

    def fly(self, *spots: Region) -> None:
        """Lay plates of one row over the piece, elsewhere each time; without any, nothing flies any more."""
        cells = self._cells
        if cells is None or spots == self._flying:
            return
        over = Region(0, 0, cells.width, cells.height)
        laid = [part for part in (spot.intersection(over) for spot in spots) if part]
        regions = {part for spot in (*self._flying, *laid) if (part := spot.intersection(over))}
        for y, row in self._under.items():
            cells.rows[y][:] = row
        self._under = {y: cells.rows[y][:] for y in {spot.y for spot in laid}}
        for spot in laid:
            cells.put(spot.x, spot.y, " " * spot.width, cells.palette.dark_ink, cells.palette.cursor, BOLD | REVERSE)
        self._flying = spots
        for region in regions:
            self._forget_row(region.y)
        self.refresh(*regions)

    # ---- Painting

    def _key(self, name: str) -> Hashable:
        return self.states.of(name), self.look(name)

    def _lay_if_other(self, may_be_shaped_otherwise: bool = True) -> bool:
        """Draw all anew if the size, the place on the screen, the palette, the language or the shape is another; whether it was."""
        spot = self.region
        if not spot.size:
            return False
        height, palette = self.screen.size.height, self.palette
        laid = spot.size, spot.y, height, palette, spoken()
        is_same = laid == self._laid
        if is_same and not may_be_shaped_otherwise:
            return False
        shape = self.shape()
        if is_same and shape == self._shape:
            return False
        self._laid, self._shape = laid, shape
        self._draw(Cells(*spot.size, palette, grounds_of(self, spot.y, spot.height)))
        return True

    def _draw(self, cells: Cells) -> None:
        self._cells, self._flying, self._under = cells, (), {}
        self._places = {place.name: place for place in self.lay(cells)}
        self._base = [row[:] for row in cells.rows]
        self._painted.clear()
        for place in self._places.values():
            self._paint_one(cells, place)
        self._strips, self._is_whole = [None] * cells.height, False

    def _paint_one(self, cells: Cells, place: Place) -> None:
        """Paint a place, and over it the letter that goes there; what would lie outside its extent is cut off."""
        self._painted[place.name] = self._key(place.name)
        state = self.states.of(place.name)
        cells.clip(place.extent)
        self.paint(cells, place, state)
        if state.letter and place.region:
            p, (x, y, width) = cells.palette, self.letter_spot(cells, place)
            cells.put(x, y, state.letter.center(width), p.dark_ink, p.cursor, BOLD | REVERSE)
        cells.clip(None)

    def letter_spot(self, cells: Cells, place: Place) -> tuple[int, int, int]:
        """Column, row and width of the letter that goes there: where it covers least."""
        return label_spot(cells, place.region)

    def _repaint(self, place: Place) -> Iterator[Region]:
        """Paint one place anew; the parts of rows that differ."""
        cells = cast("Cells", self._cells)
        self.fly()  # what flies is no part of the place
        spot = place.extent.intersection(Region(0, 0, cells.width, cells.height))
        before = [row[spot.x : spot.right] for row in cells.rows[spot.y : spot.bottom]]
        for y in range(spot.y, spot.bottom):
            cells.rows[y][spot.x : spot.right] = self._base[y][spot.x : spot.right]
        self._paint_one(cells, place)
        for y, old in enumerate(before, spot.y):
            new = cells.rows[y][spot.x : spot.right]
            if new != old:
                differ = [x for x, pair in enumerate(zip(old, new, strict=True), spot.x) if pair[0] != pair[1]]
                self._forget_row(y)
                yield Region(differ[0], y, differ[-1] - differ[0] + 1, 1)

    def _forget_row(self, y: int) -> None:
        self._strips[y], self._is_whole = None, False

    def fade(self) -> None:
        """What stays clear is something else now."""
        if self.fades and self._cells is not None:
            self._strips, self._is_whole = [None] * self._cells.height, False
            self.refresh()

    def _clear_in(self, y: int) -> Spans | None:
        """The columns of a row that stay clear; None: all of them."""
        clear = self.states.clear
        if clear is None or not self.fades or self.id in clear:
            return None
        spots = (place.extent for name, place in self._places.items() if name in clear)
        return [(spot.x, spot.right) for spot in spots if spot.y <= y < spot.bottom]

    def render_line(self, y: int) -> Strip:
        """A row, as it is kept until something in it changes."""
        kept = self._strips[y]
        if kept is None:
            kept = cast("Cells", self._cells).strip(y, self._clear_in(y))
            filters = [one for one in self.app.get_line_filters() if not isinstance(one, NOT_FOR_PIECES)]
            self._strips[y] = kept = kept.filtered(filters, BLACK)
        return kept

    def render_lines(self, crop: Region) -> list[Strip]:
        """The kept rows. At every update of anything Textual asks each widget for all its rows, so this is no more than
        a list when nothing has changed; there is no border, so none of `StylesCache`. Another shape is told by `changed`."""
        self._lay_if_other(may_be_shaped_otherwise=False)
        if not self._is_whole:
            for y in range(len(self._strips)):
                self.render_line(y)
            self._is_whole = True
        rows = cast("list[Strip]", self._strips)
        if crop.size == self.size:
            return rows
        return [strip.crop(crop.x, crop.right) for strip in rows[crop.y : crop.bottom]]


class Showing(Drawn, Generic[Shown]):
    """A piece that shows one value: with another one all of it may lie elsewhere."""

    shown: Shown

    def __init__(self, shown: Shown | None = None, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id, classes)
        if shown is not None:
            self.shown = shown

    def show(self, shown: Shown) -> None:
        """This from now on."""
        self.shown = shown
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self.shown


def has_choice(piece: Drawn) -> bool:
    """Whether one of the piece's own places can be chosen."""
    legal = piece.states.legal
    return bool(legal) and any(name in legal for name in piece.names())


def own_state(piece: Drawn, name: str, state: PlaceState) -> PlaceState:
    """The state of a place as its piece shows it; what is no place of that name is always at rest."""
    if name not in piece.names():
        return PlaceState()
    return state if has_choice(piece) else state._replace(is_faded=False)
