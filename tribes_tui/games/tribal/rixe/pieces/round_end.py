"""The end of a round: the last card, the column that it completed, and everybody's points round by round, as numbers and stones."""

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from textual.geometry import Offset, Region

from rules.tribal.rixe.components.phases import OUT_POINTS
from tribes_tui.games.tribal.rixe.words import news as words
from tribes_tui.games.tribal.rixe.words.said import end as ended, places, table as said
from tribes_tui.games.tribal.words import said as said_of
from tribes_tui.widgets.cards.card_face import FRAMED, LARGE, Face, paint_card
from tribes_tui.widgets.cards.column import Column, ColumnForm, Stack
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Place, PlaceState, shortened
from tribes_tui.widgets.drawing.shapes import frame, seat_pill
from tribes_tui.words.folding import fold


class SeatRound(NamedTuple):
    """A seat: its place in a word, its points by rounds, the present one last, and together. `outs`: by rounds, whether
    it got the points for going out."""

    seat: int
    name: str
    place: str
    gains: tuple[int, ...]
    outs: tuple[bool, ...]
    total: int

    def for_out(self, number: int) -> int:
        """The points for going out in a round."""
        return OUT_POINTS * self.outs[number]

    def for_columns(self, number: int) -> int:
        """The points for columns in a round."""
        return self.gains[number] - self.for_out(number)


class RoundView(NamedTuple):
    """A round that is over. `last`: the card that emptied a hand; `column`: the one shown, which that card completed or which lay
    there already; `columns` collected with it."""

    number: int
    rounds: int
    last: Face | None
    column: tuple[Face, ...]
    is_completed: bool
    is_out: bool
    columns: int
    seats: tuple[SeatRound, ...]
    left: str


STONES = OUT_POINTS + 1
"""Rows of a pile: a stone a row for going out, and one row of all columns."""


def pile(cells: Cells, spot: Region, out: int, columns: int, inks: tuple[str, str]) -> None:
    """The same piled up: those for going out below, on them how many columns: a number, so that all are compared at a glance."""
    bottom = spot.bottom - 1
    for stone in range(out):
        cells.centre(spot.x, bottom - stone, spot.width, "▄" * max(1, spot.width - 2), inks[0])
    ones = f"{columns}{words.COLUMN_SIGN}" if columns else ""
    cells.centre(spot.x, bottom - out, spot.width, ones if len(ones) <= spot.width else "", inks[1])


NAME = 14
"""The least columns for names and places."""
TOTAL, LEAST_PITCH = 11, 3
"""Columns for the points together, and the least ones of a round."""
ROWS, BLOCK = 3, 7
"""Rows a seat in the small form, and in the large one."""


class _Grid(NamedTuple):
    """Where things lie: `x` the names, `first` the first round, `pitch` columns for each, `end` behind the total."""

    cells: Cells
    view: RoundView
    x: int
    first: int
    pitch: int
    end: int

    def round(self, number: int) -> int:
        """The left edge of a round."""
        return self.first + self.pitch * number

    def ink(self, number: int, is_out: bool = False) -> str:
        """The colour of stones, those for going out as on the page of the result: of earlier rounds less bright."""
        palette = self.cells.palette
        now = palette.accent if is_out else palette.gain
        return now if number == self.view.number - 1 else palette.soft


def _grid(cells: Cells, view: RoundView, x: int, end: int) -> _Grid:
    most = end - x - TOTAL - LEAST_PITCH * view.rounds
    wanted = min(most, max(len(one.place) + 2 for one in view.seats))
    name = max(NAME, wanted, *(len(one.name) + 4 for one in view.seats))
    pitch = max(LEAST_PITCH, min(7, (end - x - name - TOTAL) // max(1, view.rounds)))
    return _Grid(cells, view, x, x + name - 1, pitch, end)


def lay_blocks(cells: Cells, view: RoundView, box: Region) -> None:
    """In a frame, a block a seat, with stones piled up."""
    frame(cells, box, cells.palette.line, said.points_after(number=view.number), cells.palette.accent)
    grid = _grid(cells, view, box.x + 2, box.right - 2)
    _lay_heads(grid, box.y + 2)
    for k, one in enumerate(view.seats):
        top = box.y + 4 + BLOCK * k
        if top + STONES + 1 >= box.bottom:
            break
        _lay_name(grid, one, top + 1, top + 2)
        for number in range(len(one.gains)):
            spot = Region(grid.round(number), top + 1, grid.pitch - 1, STONES)
            pile(cells, spot, one.for_out(number), one.for_columns(number), (grid.ink(number, True), grid.ink(number)))
        _lay_gains(grid, one, top + STONES + 1)
        cells.right(grid.end, top + 1, places.points(number=one.total), cells.palette.ink, None, BOLD)
        if one.gains and one.gains[-1]:
            cells.right(grid.end, top + 2, f"+{one.gains[-1]}", cells.palette.gain, None, BOLD)


def lay_rows(cells: Cells, view: RoundView, x: int, y: int, end: int) -> None:
    """Two rows a seat: the points of each round, and below those a word, where it has room, where they were out; the rest is for columns."""
    grid = _grid(cells, view, x, end)
    _lay_heads(grid, y)
    for k, one in enumerate(view.seats):
        top = y + 2 + ROWS * k
        _lay_name(grid, one, top, top + 1)
        _lay_gains(grid, one, top)
        for number in [number for number in range(len(one.gains)) if one.outs[number]]:
            word = ended.place_was_out() if grid.pitch > len(ended.place_was_out()) else ""
            cells.centre(grid.round(number), top + 1, grid.pitch - 1, word, grid.ink(number, is_out=True))
        cells.right(end, top, places.points(number=one.total), cells.palette.ink, None, BOLD)


def _lay_heads(grid: _Grid, y: int) -> None:
    """The rounds, the present one lit."""
    cells, palette, view = grid.cells, grid.cells.palette, grid.view
    cells.put(grid.x, y, said.round(), palette.dim)
    for k in range(view.rounds):
        if k == view.number - 1:
            lit = palette.on(palette.accent), palette.accent
            cells.centre(grid.round(k), y, grid.pitch - 1, f" {k + 1} ", *lit, BOLD | REVERSE)
        else:
            ink = palette.soft if k < view.number else palette.dim
            cells.centre(grid.round(k), y, grid.pitch - 1, str(k + 1), ink)
    room = grid.end - grid.round(view.rounds)
    cells.right(
        grid.end,
        y,
        next((word for word in (said.together(), said.together_brief()) if len(word) <= room), ""),
        palette.soft,
    )


def _lay_name(grid: _Grid, one: SeatRound, y: int, below: int) -> None:
    """The name, and in the row `below` its place, lit where nobody is before it."""
    palette, is_first = grid.cells.palette, one.place == grid.view.seats[0].place
    seat_pill(grid.cells, grid.x, y, one.name, one.seat, False)
    look = (palette.accent, None, BOLD) if is_first else (palette.ink, None, 0)
    grid.cells.put(grid.x, below, shortened(one.place, grid.first - grid.x), *look)


def _lay_gains(grid: _Grid, one: SeatRound, y: int) -> None:
    """A number a round, a dot for what is still to come, as beside the table."""
    palette = grid.cells.palette
    for k in range(grid.view.rounds):
        is_now = k == grid.view.number - 1
        text = "·" if k >= len(one.gains) else str(one.gains[k])
        ink = palette.dim if text in "·0" else palette.gain if is_now else palette.ink
        grid.cells.centre(grid.round(k), y, grid.pitch - 1, text, ink, None, BOLD if is_now else 0)


LEAST_LARGE = 116, 30
WIDE = 57
"""Columns of the screen of the points where they stand beside the cards."""
BELOW = 20
"""Rows of the cards at the left, in the large form."""


class RoundPicture(Column, can_focus=False):
    """Cards at the left and points at the right; in small windows cards of one row each."""

    DEFAULT_CSS = "RoundPicture { width: 1fr; height: 1fr; }"

    def __init__(self, view: RoundView) -> None:
        names = tuple(f"shown:{k}" for k in range(len(view.column)))
        super().__init__(*((Stack(view.column, names),) if view.column else ()))
        self._view = view

    def shape(self) -> Hashable:
        """All of it."""
        return self._view

    def place_at(self, where: Offset) -> str:
        """Nothing here can be chosen."""
        return ""

    @property
    def is_large(self) -> bool:
        """Whether there is room for whole cards."""
        return self.size.width >= LEAST_LARGE[0] and self.size.height >= LEAST_LARGE[1]

    @property
    def corner(self) -> Offset:
        """Where it all begins: in the middle of larger windows."""
        width = 118 if self.is_large else 78
        return Offset(max(0, (self.size.width - width) // 2), 1 if self.is_large else 0)

    def area(self) -> Region:
        """Where the column lies."""
        x, y = self.corner
        if self.is_large:
            return Region(x + 24, y + 2, 12, 15)
        return Region(x + 1, y + 2, 12, 9)

    def spacing(self) -> tuple[int, int]:
        """Wide enough for value and name."""
        return 12, 13

    def form(self) -> ColumnForm:
        """The last card whole, or in one row as all others."""
        end = (4 if self.palette.is_bare else 6) if self.is_large else 1
        return ColumnForm(True, end)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Cards, what they bring, points."""
        x, y = self.corner
        if self.is_large:
            self._last_card(cells, x + 2, y)
            self._brought(cells, x + (40 if self._view.column else 18), y + 3)
            rows = min(cells.height - y - 2, 5 + BLOCK * len(self._view.seats))
            lay_blocks(cells, self._view, Region(x + 60, y, WIDE, rows))
            last = min(cells.height - 1, y + 5 + BLOCK * 4)
            self._sources(cells, Region(x + 2, y + BELOW, WIDE - 2, last - y - BELOW))
            cells.put(x + 2, last, self._view.left, self.palette.soft)
        else:
            self._brief_card(cells, x + 1, y + 1)
            lay_rows(cells, self._view, x + 18, y + 1, x + 78)
            below = y + 3 + ROWS * len(self._view.seats)
            below = max(below, self.area().bottom + 1) if self._view.column else below
            end = self._sources(cells, Region(x + 18, below, 60, cells.height))
            row = min(cells.height - 1, max(end, cells.height - 2))
            cells.put(x + 1, row, shortened(self._view.left, cells.width - 2), self.palette.soft)
        yield from super().lay(cells)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card of the column, always at rest."""
        super().paint(cells, place, PlaceState())

    # ---- Cards

    def _last_card(self, cells: Cells, x: int, y: int) -> None:
        """The card, and under it the column if it completed one."""
        view, palette = self._view, self.palette
        if view.last is not None:
            cells.title(x, y, ended.last_card())
            width, height = FRAMED if palette.is_bare else LARGE
            paint_card(cells, Region(x + 2, y + 2, width, height), view.last, PlaceState(is_chosen=True))
        if view.column:
            cells.title(x + 22, y, ended.column(is_completed=view.is_completed))
            if view.is_completed:
                cells.put(x + 15, y + 5, "━━━━━►", palette.accent)

    def _brief_card(self, cells: Cells, x: int, y: int) -> None:
        """The heading of the column, else the last card alone."""
        view = self._view
        if view.column:
            cells.title(x, y, ended.column_brief())
        elif view.last is not None:
            cells.title(x, y, ended.last_card())
            paint_card(cells, Region(x, y + 1, 12, 1), view.last._replace(word=""), PlaceState())

    def _brought(self, cells: Cells, x: int, y: int) -> None:
        """The points for being out, and for the columns that were collected with it."""
        view, palette = self._view, self.palette
        if not view.is_out:
            return
        columns = (view.columns, ended.for_columns(), ended.for_columns_below())
        for number, told, below in ((OUT_POINTS, ended.for_out(), ended.for_out_below()), columns):
            if number:
                cells.put(x, y, f"+{number}", palette.gain, None, BOLD)
                cells.put(x + 4, y, told, palette.ink)
                cells.put(x + 4, y + 1, below, palette.soft)
                y += 4

    def _sources(self, cells: Cells, room: Region) -> int:
        """Who got what in this round, by what it was for; the signs are those of the stones. The row below it."""
        palette, view, y = self.palette, self._view, room.y
        if self.is_large:
            cells.title(room.x, y, ended.brought())
            y += 2
        for sign, say, nobody, points in (
            (words.OUT_SIGN, ended.got_for_out, ended.got_for_out_nobody, [one.for_out(-1) for one in view.seats]),
            (
                words.COLUMN_SIGN,
                ended.got_for_columns,
                ended.got_for_columns_nobody,
                [one.for_columns(-1) for one in view.seats],
            ),
        ):
            got = [
                said_of.of_name(name=one.name, number=str(number))
                for one, number in zip(view.seats, points, strict=True)
                if number
            ]
            text = say(who=", ".join(got)) if got else nobody()
            cells.put(room.x, y, sign if self.is_large else "·", palette.gain, None, BOLD)
            for line in fold(text, room.width - 2, ""):
                cells.put(room.x + 2, y, line, palette.ink)
                y += 1
        return y
