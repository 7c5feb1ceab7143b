"""A row of goods, with how far one may reach."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.drawing import (
    BOLD,
    DIM,
    MORE,
    UNDER,
    Cells,
    Drawn,
    Line,
    Place,
    PlaceState,
    fold,
    has_choice,
    length,
    own_state,
    paint_line,
    shapes,
    shortened,
    tones_of,
    words_of,
)


class Ware(NamedTuple):
    """A thing for sale. Without a name the place is empty."""

    name: str
    tone: str
    """Its colour by its name in the theme (goods-rare) or #rrggbb."""
    price: str = ""
    """A number alone belongs to the name: how many there are."""
    words: tuple[str, ...] = ()
    """What else there is to say about it, as far as there is room."""
    briefer: tuple[str, ...] = ()
    """The same in fewer letters, the longest first: what fits is said instead of words that are cut off."""

    @property
    def label(self) -> str:
        """What has to be read in the row of its name."""
        return f"{self.name} {self.price}" if self.price.isdigit() else self.name


class Reach(NamedTuple):
    """A mark below the row: from where the one before ends, up to `end` wares."""

    end: int
    words: str
    brief: str = ""
    """The same in fewer letters."""


GAP = 1
MOST_DETAILS = 4
"""Rows below a name, beyond which a plate is hard to read."""


class MarketRow(Drawn):
    """Its places are `PREFIX:0`, `PREFIX:1` ..., or the names given to `show`; the row with the name is the target.

    Below the plates, with a row left, brackets mark how far something reaches ("first 3: small market"); behind them stands
    a note.
    """

    DEFAULT_CSS = "MarketRow { height: 3; }"

    def __init__(
        self,
        title: str = "",
        prefix: str = "row",
        widest: int = 14,
        id: str | None = None,
        classes: str | None = None,
        places: int = 0,
        longest: int = 0,
    ) -> None:
        """`widest`: the most cells of a plate; `places`: plates are as wide as for so many, also when there are fewer; `longest`: letters
        of the longest name that may ever lie there, so that the title doesn't come and go with it."""
        super().__init__(id=id, classes=classes)
        self._title, self._prefix, self._widest, self._least = title, prefix, widest, places
        self._longest_ever = longest
        self.pieces: dict[str, Ware] = {}
        self._reaches: tuple[Reach, ...] = ()
        self._notes: tuple[Line, ...] = ()

    def show(
        self,
        wares: Sequence[Ware],
        names: Sequence[str] = (),
        reaches: Sequence[Reach] = (),
        title: str = "",
        notes: Sequence[Line] = (),
    ) -> None:
        """Show these from now on, `names` being those of their places; a title given here replaces the first one.

        `notes` say the same, from long to short: the first that fits stands behind the marks.
        """
        self._title = title or self._title
        keys = names or [f"{self._prefix}:{k}" for k in range(len(wares))]
        self.pieces = dict(zip(keys, wares, strict=True))
        self._reaches, self._notes = tuple(reaches), tuple(notes)
        self.changed()

    def shape(self) -> Hashable:
        """Which places there are and how much room they need, how far marks reach."""
        rows = tuple(self._wanted(ware) for ware in self.pieces.values())
        return tuple(self.pieces), self._longest(), rows, self._reaches, self._title, self._notes

    def look(self, name: str) -> Hashable:
        """The ware."""
        return self.pieces[name], has_choice(self)

    def _longest(self) -> int:
        return max((len(ware.label) for ware in self.pieces.values()), default=0)

    def _wanted(self, ware: Ware) -> int:
        """Rows for everything about a ware, in the form that is shown."""
        width, height = self.size
        if self._is_list(width, height):
            return 1 + len(_folded(ware.words, width - 2))
        return 1 + len(_details(ware, self._pitch(width) - GAP))

    # ---- Where they are

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The title, the marks, a place a ware."""
        if not self.pieces:
            cells.title(1, 0, self._title)
            self._lay_note(cells, 0, cells.height - 1)
            return ()
        if self._is_list(cells.width, cells.height):
            return self._lay_list(cells)
        return self._lay_row(cells)

    def _left(self, width: int) -> int:
        """Behind the title, if names have room beside it; else the title is left out."""
        left = len(self._title) + 3
        longest = max(self._longest(), self._longest_ever)
        return left if self._title and self._pitch_from(left, width) - GAP >= longest else 1

    def _pitch(self, width: int) -> int:
        return self._pitch_from(self._left(width), width)

    def _pitch_from(self, left: int, width: int) -> int:
        return min(self._widest + GAP, (width - left) // max(1, len(self.pieces), self._least))

    def _is_list(self, width: int, height: int) -> bool:
        """Below each other, if names or words are too long for plates beside each other and there are rows enough."""
        if height < len(self.pieces) + bool(self._title):
            return False
        plate, most = self._pitch(width) - GAP, max(1, height - (height > 2)) - 1
        return self._longest() > plate or any(
            len(_details(ware, plate)) > MOST_DETAILS or (most and ware.words and not _whole(ware, plate, most))
            for ware in self.pieces.values()
        )

    def _lay_row(self, cells: Cells) -> Iterable[Place]:
        pitch, left, height = self._pitch(cells.width), self._left(cells.width), cells.height
        if left > 1:
            cells.title(1, 0, self._title)
        rows = min(max(map(self._wanted, self.pieces.values())), max(1, height - (height > 2)))
        is_marked = bool(self._reaches or self._notes) and height > rows
        below = min(height - is_marked, rows + 1)
        if is_marked:
            self._lay_reaches(cells, left, pitch, below)
        for name, width in zip(self.pieces, self._widths(cells.width - left, pitch - GAP), strict=True):
            yield Place(name, Region(left, 0, width, rows), Region(left, 0, width + GAP, below))
            left += width + GAP

    def _widths(self, room: int, plate: int) -> list[int]:
        """All alike; where no reach is marked below, as each name needs, if that leaves all of them whole and likeness doesn't."""
        own = [len(ware.label) for ware in self.pieces.values()]
        is_alike = self._reaches or max(own) <= plate or sum(own) + GAP * len(own) > room
        return [plate] * len(own) if is_alike else own

    def _lay_reaches(self, cells: Cells, left: int, pitch: int, y: int) -> None:
        """Brackets below the plates, one after the other."""
        palette, begin = cells.palette, 0
        begins = (0, *(reach.end for reach in self._reaches))
        widths = [(reach.end - start) * pitch - GAP for start, reach in zip(begins, self._reaches, strict=False)]
        for reach, width, words in zip(self._reaches, widths, self._said_of_reaches(widths), strict=True):
            x, begin = left + begin * pitch, reach.end
            cells.put(x, y, "╰" + "─" * (width - 2) + "╯", palette.line)
            cells.centre(x, y, width, words, palette.soft)
        self._lay_note(cells, left + begin * pitch, y)

    def _said_of_reaches(self, widths: Sequence[int]) -> list[str]:
        """What stands on each bracket: both in full or both in brief where they have room so, else each as it can."""
        told = [[form for one in reach[1:] for form in (f" {one} ", one)] for reach in self._reaches]
        for alike in zip(*told, strict=True):
            if all(form.strip() and len(form) <= width - 2 for form, width in zip(alike, widths, strict=True)):
                return [*alike]
        return [
            next((form for form in own if form.strip() and len(form) <= width - 2), "")
            for own, width in zip(told, widths, strict=True)
        ]

    def _lay_note(self, cells: Cells, x: int, y: int) -> None:
        """Up to the right end; before it is the gap behind the last mark."""
        room = cells.width - 1 - x
        note = next((one for one in self._notes if length(one) <= room), ())
        cells.parts(cells.width - 1 - length(note), y, note)

    def _lay_list(self, cells: Cells) -> Iterable[Place]:
        """As many rows each as it wants; if there are too few, the same number each."""
        y = int(bool(self._title))
        shapes.laid(cells, Region(0, 0, cells.width, cells.height))
        cells.title(1, 0, self._title)
        share = (cells.height - y) // len(self.pieces)
        wanted = [self._wanted(ware) for ware in self.pieces.values()]
        is_enough = sum(wanted) <= cells.height - y
        for name, rows in zip(self.pieces, wanted, strict=True):
            spot = Region(0, y, cells.width, rows if is_enough else min(rows, share))
            y = spot.bottom
            yield Place(name, spot, spot)

    # ---- How they look

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One ware."""
        ware, state = self.pieces[place.name], own_state(self, place.name, state)
        if not ware.name:
            palette = cells.palette
            if place.region.height > 2:
                shapes.slot(cells, place.region)
            else:
                cells.put(place.region.x, place.region.y, "╌" * place.region.width, palette.line, None, DIM)
        elif self._is_list(cells.width, cells.height):
            self._paint_entry(cells, place.region, ware, state)
        else:
            self._paint_plate(cells, place, ware, state)

    def _paint_plate(self, cells: Cells, place: Place, ware: Ware, state: PlaceState) -> None:
        """The name in the first row of a coloured plate, price and words below."""
        palette, (x, y, width, rows) = cells.palette, place.region
        face = palette.colour(ware.tone)
        if state.is_faded:
            face = palette.fade(face, cells.ground(x, y))
        cells.fill(x, y, width, rows, face)
        ink = palette.ink if palette.is_bare else palette.on(face)
        self._paint_name(cells, Region(x, y, width, 1), _named(ware, width, rows), ink, state)
        if rows > 1:
            for row, text in enumerate(_said(ware, width, rows - 1), y + 1):
                cells.centre(x, row, width, text, palette.soft if palette.is_bare else ink)
        self._paint_light(cells, place, state)
        shapes.freshness(cells, x + width - 1, y, state)

    def _paint_light(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Glow and shadow; where there is no row for them, what may be chosen has a mint edge at its right."""
        x, y, width, rows = place.region
        if place.extent.height > rows:
            if not state.is_faded:
                shapes.shadow(cells, place.region)
            shapes.glow(cells, x, y + rows, width, state)
        elif state.is_legal and not cells.palette.is_bare:
            for row in range(y, y + rows):
                cells.put(x + width, row, "▌", cells.palette.legal)

    def _paint_name(self, cells: Cells, spot: Region, name: str, ink: str, state: PlaceState) -> None:
        """The row that is the target: all of it turns amber or white."""
        x, y, width, _ = spot
        ground, front, flags = tones_of(cells.palette, ink, state)
        if state.is_cursor and len(name) + 2 <= width:
            name = f"►{name}◄"
        elif state.is_chosen and cells.palette.is_flat and len(name) < width:
            name = f"*{name}"
        elif cells.palette.is_bare and len(name) + 2 <= width:
            name = f"[{name}]"
        text = shortened(name, width)
        if state.is_faded and not cells.palette.is_bare:
            front = cells.palette.on(cells.ground(x, y))
        cells.put(
            x,
            y,
            (" " * ((width - len(text)) // 2) + text).ljust(width),
            front,
            ground,
            flags | (0 if flags & UNDER else BOLD),
        )

    def _paint_entry(self, cells: Cells, spot: Region, ware: Ware, state: PlaceState) -> None:
        """In a list: name and price in a row, then what there is to say."""
        name = ((ware.name, "ink", BOLD),)
        paint_line(cells, Region(spot.x + 1, spot.y, spot.width - 2, 1), name, ((ware.price, "gain"),), state)
        rows = _said(ware._replace(price=""), spot.width - 2, spot.height - 1)
        for row, text in enumerate(rows, spot.y + 1):
            cells.put(spot.x + 1, row, text, cells.palette.dim if state.is_faded else cells.palette.soft)


def _named(ware: Ware, width: int, rows: int) -> str:
    """The name, in the only row its price, too, where there is room; how many there are is never left out."""
    whole = f"{ware.name} {ware.price}" if rows == 1 and ware.price else ware.name
    if len(whole) <= width or not ware.price.isdigit() or rows > 1:
        return whole if len(whole) <= width else ware.name
    return f"{shortened(ware.name, width - len(ware.price) - 1)} {ware.price}"


def _details(ware: Ware, width: int) -> list[str]:
    """What stands below the name on a plate, a row each."""
    words = _folded(ware.words, width)
    return [ware.price, *words] if ware.price else words


def _said(ware: Ware, width: int, rows: int) -> list[str]:
    """What stands below the name: the longest way of saying it that fits, else the price alone; cut off only if that isn't there."""
    short = [ware.price][:rows] if ware.price else _cut(_details(ware, width), rows)
    return _whole(ware, width, rows) or short


def _whole(ware: Ware, width: int, rows: int) -> list[str]:
    """The longest way of saying all of it that fits; nothing where none does."""
    ways = (_details(ware._replace(words=words), width) for words in (ware.words, *((one,) for one in ware.briefer)))
    return next((way for way in ways if len(way) <= rows), [])


def _folded(words: tuple[str, ...], width: int) -> list[str]:
    return [words_of(row) for text in words for row in fold(((text, ""),), width)]


def _cut(rows: list[str], most: int) -> list[str]:
    """At most so many rows; if some are left out, the last one ends with an ellipsis."""
    if len(rows) <= most or not most:
        return rows[:most]
    return [*rows[: most - 1], rows[most - 1][: len(rows[most - 1]) - 1].rstrip() + MORE]
