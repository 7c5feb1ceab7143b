"""A map of hexes in its sea."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

from textual.geometry import Region

from tribes_tui.widgets.drawing import Cells, Drawn, Line, Place, PlaceState, fold, laid, plate
from tribes_tui.widgets.tiles.hex_body import in_form, paint_body, shared_form
from tribes_tui.widgets.tiles.hex_ground import GRAND, SIZES, BesideMap, Hex, HexSize, HexSpot, paint_ground

MUCH, STRIP = (24, 4), (16, 1)
"""The least columns and rows of the room for all words, and for what just happened."""
WIDEST, PAIR_FROM, BETWEEN = 72, 100, 3
"""Columns that words take of a wider room; those from which they stand in two columns, and the blanks between these."""
LOW = 9
"""Rows that words have below hexes of the largest sizes."""


Notice = Callable[[int, int], Sequence["Line"]]
"""Given columns and rows, the lines that stand there; none if there is nothing to say."""


def room_around(
    width: int,
    height: int,
    spots: Iterable[HexSpot],
    size: HexSize,
    taken: Iterable[Region],
    least: tuple[int, int] = MUCH,
) -> Region | None:
    """The largest room without any hex, cliff or plate, a column off them; None where there is hardly any."""
    free = [[True] * width for _ in range(height)]
    for spot in spots:
        for x, top in enumerate(size.tops(), spot.x):
            first, last = spot.y + top // 8, spot.y + size.height - top // 8
            _take(free, Region(x - 1, first, 3, last - first + 1))
    for region in taken:
        _take(free, region.grow((0, 1, 0, 1)))
    room = max(_rectangles(free, *least), key=_worth, default=None)
    return None if room is None else _at_the_edge(room, width)


def _worth(room: Region) -> int:
    return min(room.width, WIDEST if room.width < PAIR_FROM else 2 * WIDEST) * room.height


def _at_the_edge(room: Region, width: int) -> Region:
    """As much of its width as words take, on the side that is farther from the map."""
    columns = min(room.width, WIDEST if room.width < PAIR_FROM else 2 * WIDEST)
    is_left = room.x <= width - room.right
    return Region(room.x + 1 if is_left else room.right - columns, room.y, columns - 1, room.height)


def _take(free: list[list[bool]], region: Region) -> None:
    for y in range(max(0, region.y), min(len(free), region.bottom)):
        for x in range(max(0, region.x), min(len(free[0]), region.right)):
            free[y][x] = False


def _rectangles(free: Sequence[Sequence[bool]], narrowest: int, lowest: int) -> Iterator[Region]:
    """The rectangles of free cells that can't grow in height, and are large enough."""
    heights = [0] * (len(free[0]) + 1 if free else 0)
    for y, row in enumerate(free):
        heights = [above + 1 if is_free else 0 for above, is_free in zip(heights, row, strict=False)] + [0]
        stack: list[tuple[int, int]] = []
        for x, high in enumerate(heights):
            start = x
            while stack and stack[-1][1] >= high:
                start, tall = stack.pop()
                if x - start >= narrowest and tall >= lowest:
                    yield Region(start, y - tall + 1, x - start, tall)
            stack.append((start, high))


LETTER_ABOVE = 12
"""Columns of a hex up to which its letter stands in its upper slope: its plate has room for the words alone. In larger ones it
does if one of the names on the map needs the whole plate."""
SEA, SHORE = "sea", "shore"
"""The names of the places where words stand: where there is much room, and where there is only some, what just happened alone."""


class HexMap(Drawn):
    """Hexes with points up. The ground is painted once; a place is the body of a hex, with its plate and what lies on it.

    It takes the largest of its sizes in which all bodies are seen; the last slope and the cliff may be cut off. Where words
    stand in the sea, it lies at the upper edge, so that they have one place below or beside it.
    """

    _hexes: Mapping[str, Hex] = {}
    _beside: Mapping[str, BesideMap] = {}
    _notice: Notice | None = None
    _told = ""
    """What just happened."""
    _room = _shore = Region()
    """Where words stand."""
    _has_letters_above = False
    _form, _body = 0, (0, 0)
    _written: tuple[Line, ...] | None = None
    """What stands in the sea; None: nobody has asked since it was another."""

    def show(self, hexes: Sequence[Hex], beside: Sequence[BesideMap] = (), notice: Notice | None = None) -> None:
        """Show these hexes from now on, what lies beside them, and words in the sea."""
        self._hexes = {one.name: one for one in hexes}
        self._beside = {one.hex.name: one for one in beside}
        self._notice, self._written = notice, None
        self._find_form()
        self.changed()

    def tell(self, told: str) -> bool:
        """What just happened, until it is empty again; whether all of it has room in the sea."""
        if told != self._told:
            self._told, self._written = told, None
            self.changed()
        return bool(self._news)

    def names(self) -> Iterable[str]:
        """A place a hex, a place for each thing beside them."""
        return (*self._hexes, *self._beside)

    def shape(self) -> Hashable:
        """Where which terrain lies."""
        around = [(one.hex.q, one.hex.r, one.words) for one in self._beside.values()]
        return tuple(
            (one.name, one.terrain, one.q, one.r, one.letter, one.words) for one in self._hexes.values()
        ), tuple(around)

    def look(self, name: str) -> Hashable:
        """Everything that is told about the hex; what stands in the sea."""
        one = self._hexes.get(name)
        return in_form(one, self._form) if one else self._beside.get(name) or self._words

    def _find_form(self) -> None:
        """One for all labels above members, in bodies as large as they are now."""
        self._form = shared_form(self._hexes.values(), *self._body) if any(self._body) else 0

    def hex_size(self, width: int, height: int, hexes: Sequence[Hex] = ()) -> HexSize:
        """The largest size in which the map (or those hexes) goes into so many cells; the smallest if none does."""
        across, down = _extent(hexes or [*self._hexes.values()])
        if self._notice is not None:
            for size in GRAND:
                if across * size.width <= 2 * width and down * size.pitch + size.slope + 1 + LOW <= height:
                    return size
        fitting = (size for size in SIZES if across * size.width <= 2 * width and down * size.pitch <= height)
        return next(fitting, SIZES[-1])

    def span(self, width: int, height: int, hexes: Sequence[Hex]) -> int:
        """Columns of those hexes at the largest size in which they go into so many cells."""
        return _extent(hexes)[0] * self.hex_size(width, height, hexes).width // 2

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The ground, in the middle of the room; places by rows, then what lies beside."""
        if not self._hexes:
            return
        whole = self._whole_hexes(cells.width, cells.height)
        size = self.hex_size(cells.width, cells.height, whole)
        spots = _spots(whole, cells.width, 0 if self._notice else cells.height, size)
        paint_ground(cells, list(spots.values()), size)
        longest = max(len(one.title) for one in self._hexes.values())
        self._has_letters_above = size.width <= LETTER_ABOVE or longest > size.width - 2
        self._body = size.width - 2, size.body
        self._find_form()
        if self._has_letters_above:
            for name in spots.keys() & self._hexes.keys():
                _paint_letter(cells, spots[name], size, self._hexes[name])
        taken: list[Region] = []
        for name, spot in spots.items():
            body = Region(spot.x + 1, spot.y + size.slope, size.width - 2, size.body)
            taken.append(body)
            yield Place(name, body, body)
        for name, thing in self._beside.items():
            if name not in spots:
                region = self._plate_region(cells, thing, size, spots, taken)
                taken.append(region)
                yield Place(name, region, region)
        room, self._written = room_around(cells.width, cells.height, spots.values(), size, taken), None
        self._room = self._shore = Region()
        if room is not None and self._notice is not None:
            self._room = room
            laid(cells, Region(room.x - 1, room.y, room.width + 2, room.height))
            yield Place(SEA, Region(), room)
        elif self._notice is not None:
            self._shore = room_around(cells.width, cells.height, spots.values(), size, taken, STRIP) or Region()
            yield Place(SHORE, Region(), self._shore)

    @property
    def _words(self) -> tuple[Line, ...]:
        if self._written is None:
            columns, rows = self._column.size
            told, count = self._news, 1 + (self._room.width >= PAIR_FROM)
            notice = self._notice if self._room else None
            self._written = (*told, *(notice(columns, count * rows - len(told)) if notice else ()))
        return self._written

    @property
    def _column(self) -> Region:
        """Where the first column of words stands, or the only one."""
        x, y, width, height = self._room
        return Region(x, y, (width - BETWEEN) // 2 if width >= PAIR_FROM else width, height)

    @property
    def _news(self) -> Sequence[Line]:
        """What just happened, where words stand; nothing where all of it has no room."""
        columns, rows = (self._column if self._room else self._shore).size
        lines = fold(((self._told, "accent"),), columns) if self._told and columns else []
        return lines if len(lines) <= rows else ()

    def _whole_hexes(self, width: int, height: int) -> list[Hex]:
        """The map, and what lies beside it if that fits as well at the same size."""
        hexes = [*self._hexes.values()]
        more = [one.hex for one in self._beside.values() if not one.is_plate]
        across, down = _extent([*hexes, *more])
        size = self.hex_size(width, height)
        fits = across * size.width <= 2 * width and down * size.pitch <= height
        return [*hexes, *more] if fits else hexes

    def _plate_region(
        self, cells: Cells, thing: BesideMap, size: HexSize, spots: dict[str, HexSpot], taken: Sequence[Region]
    ) -> Region:
        """Where the plate lies: as near as can be to the middle of its hex, upon no body and no other plate."""
        some = next(iter(spots))
        origin, place = spots[some], self._hexes[some]
        half = 2 * (thing.hex.q - place.q) + thing.hex.r - place.r
        width = min(len(thing.words) + 2, cells.width)
        x = origin.x + half * size.width // 2 + (size.width - width) // 2
        y = origin.y + (thing.hex.r - place.r) * size.pitch + size.height // 2
        spots_of_it = (
            Region(column, row, width, 1) for row in range(cells.height) for column in range(cells.width - width + 1)
        )
        nearest = sorted(spots_of_it, key=lambda one: abs(one.x - x) + 2 * abs(one.y - y))
        return next(one for one in nearest if not any(one.overlaps(body) for body in taken))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The plate and what lies on the hex; or a plate alone; or words."""
        if place.name in (SEA, SHORE):
            left, top, _, height = place.extent
            beside = self._column.width + BETWEEN
            for k, line in enumerate(self._words):
                cells.parts(left + k // height * beside, top + k % height, line)
            return
        one = self._hexes.get(place.name)
        thing = None if one else self._beside[place.name]
        if thing is not None and place.region.height == 1:
            spot, ground = place.region, cells.palette.colour(f"{thing.hex.terrain}-above")
            if state.is_faded:
                ground = cells.palette.fade(ground, cells.ground(spot.x, spot.y))
            cells.put(spot.x, spot.y, " " * spot.width, None, ground)
            plate(cells, spot.x, spot.y, spot.width, thing.words, ground, cells.palette.on(ground), state)
        else:
            shown = in_form(one, self._form) if one else self._beside[place.name].hex
            paint_body(cells, place.region, shown._replace(letter="") if self._has_letters_above else shown, state)


def _paint_letter(cells: Cells, spot: HexSpot, size: HexSize, one: Hex) -> None:
    """In the upper slope, with the mark of words that the plate has no room for."""
    said = f"{one.letter} {one.mark}" if one.mark and len(one.words) > size.width - 2 else one.letter
    x, y = spot.x + (size.width - len(said)) // 2, spot.y + size.slope - 1
    ground = cells.ground(x, y + 1)
    cells.put(x, y, said, cells.palette.on(ground), None if cells.palette.is_bare else ground)


def _extent(hexes: Sequence[Hex]) -> tuple[int, int]:
    """Half hexes across, rows of hexes down."""
    lefts = [2 * one.q + one.r for one in hexes]
    rows = [one.r for one in hexes]
    return max(lefts) - min(lefts) + 2, max(rows) - min(rows) + 1


def _spots(hexes: Sequence[Hex], width: int, height: int, size: HexSize) -> dict[str, HexSpot]:
    across, down = _extent(hexes)
    left = min(2 * one.q + one.r for one in hexes)
    top = min(one.r for one in hexes)
    x0 = (width - across * size.width // 2) // 2
    y0 = max(0, (height - down * size.pitch - size.slope - 1) // 2)
    return {
        one.name: HexSpot(
            x0 + (2 * one.q + one.r - left) * size.width // 2, y0 + (one.r - top) * size.pitch, one.terrain
        )
        for one in hexes
    }
