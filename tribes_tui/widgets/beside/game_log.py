"""What happened: the newest below, turn by turn, in a frame with its title; it draws its own rows and scrolls.

Beside a table each sentence has a dot in its seat's colour. On a page of its own it has no frame, each has the plate of whom it tells and a
band of that colour, a part of the game begins with a line across, what is worth points is bold; and where the page is wide it is set in
columns, as a newspaper is."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import NamedTuple

from textual import events
from textual.geometry import Region

from tribes_tui.widgets.drawing import (
    BOLD,
    MORE,
    REVERSE,
    Cells,
    Drawn,
    Line,
    Place,
    PlaceState,
    fit,
    fold,
    shapes,
    shortened,
    words_of,
)
from tribes_tui.words.said import forms, log, table as said

FRAMED = 14, 4
"""The least width and height of a frame."""
MARK = "·"
"""Before an entry. Not the dot of what is new: that is explained on the same screen."""
BAND = "▌"
"""Beside the rows of an entry, on a page."""
COLUMN = 56
"""The least width of a column, on a page."""
WHEEL = 3
"""Rows for a notch of the wheel."""


PLATE = 12
"""The most columns of one."""


class LogEntry(NamedTuple):
    """One sentence of the log. Those of the newest `turn` are in ink; `seat` gives the dot its colour. On a page: `plate`, the name of whom it
    tells; `weight`, whether a part of the game `begins` or somebody `scores`."""

    words: Line
    turn: int
    seat: int | None = None
    plate: str = ""
    weight: str = ""


class LogRow(NamedTuple):
    """A row as it is shown. `mark`: the dot before the first row of an entry, or the band of all of them; `plate`: of whom it tells, in the
    first."""

    words: Line = ()
    mark: str = ""
    seat: int | None = None
    is_last_turn: bool = False
    plate: str = ""
    weight: str = ""


def cut(rows: Sequence[LogRow], height: int, room: int) -> list[LogRow]:
    """The first of the rows of an entry, with the sign that it goes on; none where there is room for none."""
    kept = [*rows[:height]]
    return [*kept[:-1], *(last._replace(words=fit((*last.words, (MORE, "soft")), room)) for last in kept[-1:])]


class GameLog(Drawn):
    """Sentences, folded at the log's width; the last turn in ink, the rest dim. At rest no entry lacks its beginning."""

    DEFAULT_CSS = "GameLog { width: 30; }"

    def __init__(
        self,
        title: str = "",
        id: str | None = None,
        classes: str | None = None,
        has_frame: bool = True,
        is_page: bool = False,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._title, self._has_frame, self._is_page = title, has_frame and not is_page, is_page
        self._entries: tuple[LogEntry, ...] = ()
        self._back = 0
        """Rows below those that are shown."""
        self._kept: tuple[Hashable, tuple[LogRow, ...]] | None = None
        """What the rows were made of last, and they."""

    def show(self, entries: Sequence[LogEntry]) -> None:
        """Show these, oldest first. Whoever has scrolled back goes on seeing the same rows."""
        before = self._count() if self._back else 0
        self._entries = tuple(entries)
        if self._back:
            self._back = min(self._most_back(), max(0, self._back + self._count() - before))
        self.changed()

    def tells(self, words: str) -> bool:
        """Whether this stands in it now, in one row."""
        return any(words_of(row.words) == words for row in self._shown())

    def scroll(self, lines: int) -> bool:
        """Go so many rows towards the newest, or back if negative; whether anything moved."""
        back = min(self._most_back(), max(0, self._back - lines))
        if back == self._back:
            return False
        self._back = back
        self.changed()
        return True

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Back in time."""
        event.stop()
        self.scroll(-WHEEL)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Towards the newest."""
        event.stop()
        self.scroll(WHEEL)

    # ---- Which rows

    @property
    def is_framed(self) -> bool:
        """Whether it has a frame, and there is room for it."""
        return self._has_frame and self.size.width >= FRAMED[0] and self.size.height >= FRAMED[1]

    def _columns(self) -> int:
        """How many stand side by side: no more than what happened fills."""
        if not self._is_page:
            return 1
        width, height = self.size
        rows = chain.from_iterable(self._newest(max(1, width - 4 - self._gutter)))
        return max(1, width // COLUMN) if any(True for _ in islice(rows, max(0, height - 2), None)) else 1

    def room(self) -> tuple[int, int]:
        """Cells for words in a row, and rows, of all columns. The first row of a page says what is above, the last one what is below."""
        width, height = self.size
        if self._is_page:
            columns = self._columns()
            return max(1, width // columns - 4 - self._gutter), max(0, height - 2) * columns
        framed = self.is_framed
        return max(1, width - (6 if framed else 3)), height - 2 * framed

    @property
    def _gutter(self) -> int:
        """Columns of the plates."""
        longest = max((len(entry.plate) for entry in self._entries), default=0)
        return min(PLATE, longest + 3) if longest else 0

    def _count(self) -> int:
        """How many rows all entries take."""
        return sum(map(len, self._newest(self.room()[0])))

    def _most_back(self) -> int:
        return max(0, self._count() - self.room()[1])

    def _newest(self, room: int) -> Iterator[list[LogRow]]:
        """The rows of each entry, the newest entry first; on a page an empty one before a part of the game."""
        last, later = (self._entries[-1].turn if self._entries else 0), ""
        first_mark, mark = (BAND, BAND) if self._is_page else (MARK, "")
        for entry in reversed(self._entries):
            first, *others = fold(entry.words, room) or ((),)
            row = LogRow((), mark, entry.seat, entry.turn == last, "", entry.weight)
            rows = [row._replace(words=words) for words in others]
            gap = [LogRow()] * (self._is_page and later == "begins")
            yield [row._replace(words=first, mark=first_mark, plate=entry.plate), *rows, *gap]
            later = entry.weight

    def _shown(self) -> tuple[LogRow, ...]:
        """The rows from above; at rest the uppermost begins an entry. In a frame all are whole, unless one alone is higher than it."""
        room, height = self.room()
        found: list[LogRow] = []
        for rows in self._newest(room):
            if self._back == 0 and found and len(found) + len(rows) > height:
                if not (self._is_page or self.is_framed):  # of few rows none is left empty
                    found = cut(rows, height - len(found), room) + found
                break
            found = rows + found
            if len(found) >= height + self._back:
                break
        if self._back == 0 and len(found) > height > 0:
            found = cut(found, height, room)
        elif self._back:
            found = found[-height - self._back : -self._back]
        empty = (LogRow(),) * (height - len(found))
        return (*found, *empty) if self._is_page else (*empty, *found)

    def _kept_rows(self) -> tuple[LogRow, ...]:
        """The same, folded anew only for other entries, another size, or further back."""
        what = self._entries, self.size, self._back
        if self._kept is None or self._kept[0] != what:
            self._kept = what, self._shown()
        return self._kept[1]

    # ---- Painting

    def shape(self) -> Hashable:
        """What stands around the rows."""
        return self._title, self._where(), self._columns(), self._above()

    def _where(self) -> tuple[bool, bool]:
        """Whether there is more above, on a page, and more below."""
        return self._is_page and self._back < self._most_back(), bool(self._back)

    def _above(self) -> str:
        """On a page, that there is more above the rows, and which part of the game it is there."""
        room, height = self.room()
        rows = [row for rows in self._newest(room) for row in reversed(rows)][self._back + height :]
        part = next((words_of(row.words) for row in rows if row.weight == "begins"), "")
        return f"{forms.above()}  {part.removesuffix('.')}" if self._is_page and rows else ""

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The frame, or where there is more, and the rows."""
        (width, height), columns = self.size, self._columns()
        (_, below), edge = self._where(), int(self.is_framed)
        if edge:
            shapes.sheet(cells, Region(0, 0, width, height), self._title)
        else:
            shapes.laid(cells, Region(0, 0, width, height))
        if edge and below:
            cells.put(width - 4 - len(said.newer()), height - 1, f" {said.newer()} ", cells.palette.soft)
        elif self._is_page:
            cells.put(1, 0, self._above(), cells.palette.soft)
            cells.put(1, height - 1, forms.below() if below else log.newest(), cells.palette.soft)
        rows, ends = self.room()[1] // columns, [edge + (width - 2 * edge) * n // columns for n in range(columns + 1)]
        for number, (x, end) in enumerate(pairwise(ends)):
            for y in range(rows):
                at = y + edge + self._is_page
                yield Place(f"line:{number * rows + y}", Region(), Region(x, at, end - x, 1))

    def look(self, name: str) -> Hashable:
        """The row."""
        rows, y = self._kept_rows(), int(name.rpartition(":")[2])
        return rows[y] if y < len(rows) else LogRow()

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The dot, and the words: of older turns all of them dim."""
        row = self._kept_rows()[int(place.name.rpartition(":")[2])]
        palette, (x, y, *_) = cells.palette, place.extent
        x += self.is_framed or self._is_page
        nobody = palette.soft if self._is_page else palette.accent
        seat = nobody if row.seat is None else palette.seats[row.seat % len(palette.seats)]
        if self._is_page and row.weight == "begins" and row.mark:
            title = words_of(row.words).removesuffix(".")
            cells.put(x, y, "─" * (place.extent.width - 2), palette.line)
            cells.put(x + 2, y, f" {title} ", palette.accent, None, BOLD)
            return
        if row.plate:
            plate = shortened(f" {row.plate} ", self._gutter - 1)
            cells.put(x, y, plate, palette.on(seat), seat, BOLD | REVERSE)
        x += self._gutter
        if row.mark:
            cells.put(x, y, row.mark, seat, None, BOLD)
        old: Line = ((words_of(row.words), "soft" if self._is_page else "dim"),)
        scored: Line = ((words_of(row.words), "ink", BOLD),)
        is_new = row.is_last_turn and not self._is_page
        cells.parts(x + 2, y, scored if row.weight == "scores" else row.words if is_new else old)
