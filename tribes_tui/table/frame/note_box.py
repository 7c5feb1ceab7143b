"""What is told over a table, in a lesson, a puzzle or the learning mode: always at the top, in rows of its own where the window has some
for it, else in the place of the two lines of words above the pieces. It never lies on a piece."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.table.frame.screens import LEAST
from tribes_tui.widgets.drawing import BOLD, REVERSE, SENTENCE, Cells, Drawn, Palette, Place, frame, shortened, slab
from tribes_tui.words.folding import fold

FRAME = 2
"""Rows of the box's frame."""
STRIP = 2
"""Rows of words above the pieces, which it takes where it has none of its own: name and prompt."""
USUAL = 7
"""Rows of a box whose texts aren't known beforehand."""
SIDES = 4
"""Columns of the frame, and beside it."""

Words = list[tuple[str, str]]
"""What stands in a row: a text, and how (bold, order or plain)."""


class Note(NamedTuple):
    """What is told over a table.

    title       in the frame; `place` at its other end ("4 of 11")
    paragraphs  the first is bold
    order       what to do now, in the accent
    progress    how many steps are behind one, and how many there are: dots in the lower frame
    in_brief    the paragraphs where there are only two rows; none: the same
    does        whether the line of Enter says the order anyway: left out where there are only two rows
    more        the key that goes on, folds and opens it, if not the one that lets go
    reads       the key that goes on, if another one than that
    """

    title: str
    paragraphs: tuple[str, ...]
    order: str = ""
    place: str = ""
    progress: tuple[int, int] | None = None
    in_brief: tuple[str, ...] = ()
    does: bool = False
    more: str = ""
    reads: str = ""

    def told(self, is_brief: bool = False) -> Words:
        """Everything in its order, each with how it stands there."""
        paragraphs, order = self.paragraphs, self.order
        if is_brief:
            paragraphs, order = self.in_brief or paragraphs, "" if self.does else order
        said = [(text, "bold" if k == 0 else "plain") for k, text in enumerate(paragraphs)]
        return said + ([(order, "order")] if order else [])

    def lines(self, width: int) -> list[Words]:
        """Folded for a box of that width, each paragraph on rows of its own."""
        return [[(line, how)] for text, how in self.told() for line in fold(text, width - SIDES, "")]


def face(palette: Palette) -> str:
    """The colour of the sheet."""
    return palette.mix(palette.panel, palette.ink, 0.1)


def rows_for(window: Size, notes: Sequence[Note] = ()) -> int:
    """Rows of its own for a box that has room for each of these: none, where the table would have too few left."""
    wanted = max((len(note.lines(window.width)) for note in notes), default=USUAL - FRAME) + FRAME
    return wanted if window.width >= LEAST.width and window.height - wanted >= LEAST.height else 0


class NoteBox(Drawn):
    """A note; without one it is not there. What has no room is told on further pages."""

    DEFAULT_CSS = """
    NoteBox { dock: top; display: none; width: 100%; height: 7; }
    NoteBox.-strip { layer: note; height: 2; }
    NoteBox.-folded { layer: note; height: 1; }
    """

    note: Note | None = None
    """What it tells."""
    is_folded = False
    """Whether it is a line over the table's first."""
    page = 0
    rows = 0
    """Its own rows; none: it is a strip."""
    key = ""
    """The one that lets go, which goes on, folds and opens it, where a note names no other."""

    def fit(self, rows: int) -> None:
        """It has so many rows of its own."""
        self.rows = rows
        self.set_class(not rows, "-strip")
        self.set_class(self.is_folded, "-folded")
        self.styles.height = 1 if self.is_folded else rows or STRIP
        self.changed()

    def show(self, note: Note | None) -> None:
        """Tell this, from its first page on if it is another."""
        if _what(note) != _what(self.note):
            self.page = 0
        elif note is not None and self.note is not None and not self.goes_on(self.note):
            self.page = len(self.pages(note)) - 1  # what was read, with another order
        self.note, self.display = note, note is not None
        self.changed()

    def pages(self, note: Note) -> list[list[Words]]:
        """The rows of each of its pages."""
        width = self.app.size.width
        if self.rows:
            rows, most = note.lines(width), self.rows - FRAME
        else:
            rows, most = _flowing(note, width, 0), STRIP
            rows = rows if len(rows) <= STRIP else _flowing(note, width, len(self._next_page(note)))
        return [rows[k : k + most] for k in range(0, len(rows), most)]

    def goes_on(self, note: Note) -> bool:
        """Whether more of a note is to be read on another page."""
        at = self.page if _what(note) == _what(self.note) else 0
        return at + 1 < len(self.pages(note))

    def turn(self) -> bool:
        """To the next page; after the last one fold it to a line, or open that. Whether it is folded now, or opened."""
        if self.note is not None and not self.is_folded and self.goes_on(self.note):
            self.page += 1
            self.changed()
            return False
        self.is_folded, self.page = not self.is_folded, 0
        return True

    def fold(self) -> None:
        """To a line, or open that where it was."""
        self.is_folded = not self.is_folded

    def _next_page(self, note: Note) -> str:
        from tribes_tui.words.said import puzzles as words

        is_more = bool(note.more and not note.reads)  # more of the same, where Enter does not lead on
        return words.opens(key=note.more) if is_more else words.opens_next(key=note.reads or self.key)

    def open(self) -> bool:
        """To the first page, also where it was folded. Whether it was."""
        was, self.is_folded, self.page = self.is_folded, False, 0
        return was

    def shape(self) -> Hashable:
        """What it tells."""
        return self.note, self.is_folded, self.page, self.rows

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A sheet with a thin line around it, title and place above, dots below; without rows of its own only the words."""
        note = self.note
        if note is None:
            return ()
        if self.is_folded:
            self._line(cells, note)
            return ()
        pages = self.pages(note)
        page = min(self.page, len(pages) - 1)
        more = "" if page + 1 == len(pages) else self._next_page(note)
        if self.rows:
            self._box(cells, note, pages[page], more)
        else:
            self._strip(cells, note, pages[page], more)
        return ()

    def _box(self, cells: Cells, note: Note, rows: Sequence[Words], more: str) -> None:
        p, box = self.palette, Region(0, 0, cells.width, cells.height)
        if not p.is_bare:
            slab(cells, box, face(p))
            cells.fill(0, 0, cells.width, cells.height, face(p))
        frame(cells, box, p.accent, shortened(note.title, cells.width - len(note.place) - 8), p.accent)
        if note.place:
            cells.right(cells.width - 2, 0, f" {note.place} ", p.soft)
        for y, row in enumerate(rows, 1):
            self._put(cells, 2, y, row)
        if more:
            cells.right(cells.width - 2, cells.height - 1, f" {more} ", p.soft)
        self._dots(cells, note)

    def _strip(self, cells: Cells, note: Note, rows: Sequence[Words], more: str) -> None:
        p = self.palette
        cells.fill(0, 0, cells.width, cells.height, face(p))
        at = cells.put(0, 0, _badge(note), p.on(p.accent), p.accent, BOLD | REVERSE) + 1
        for y, row in enumerate(rows):
            self._put(cells, 1 if y else at, y, row)
        if more:
            x = cells.right(cells.width - 1, cells.height - 1, more, p.soft)
            cells.put(x, cells.height - 1, more.partition(" ")[0], p.ink, p.cap, BOLD)

    def _put(self, cells: Cells, x: int, y: int, row: Words) -> None:
        for text, how in row:
            ink = self.palette.accent if how == "order" else self.palette.ink
            x = cells.put(x, y, text, ink, None, 0 if how == "plain" else BOLD)

    def _line(self, cells: Cells, note: Note) -> None:
        """The title, without the game's name if that makes room, as many whole paragraphs as fit, and the key that opens it."""
        from tribes_tui.words.said import puzzles as words

        p = self.palette
        cells.fill(0, 0, cells.width, 1, face(p))
        end = cells.right(cells.width - 1, 0, words.opens(key=note.more or self.key), p.soft) - 1
        told = [" ".join(note.paragraphs[:number]) for number in range(len(note.paragraphs), 0, -1)]
        brief = note.title.partition(":")[0]
        title, said = next(
            ((title, said) for said in told for title in (note.title, brief) if len(title) + 3 + len(said) <= end),
            (brief, told[-1]),
        )
        x = cells.put(0, 0, f" {title} ", p.on(p.accent), p.accent, BOLD | REVERSE) + 1
        cells.put(x, 0, shortened(said, end - x), p.ink, None, BOLD)

    def _dots(self, cells: Cells, note: Note) -> None:
        """● done, ◆ here, ○ to come."""
        if note.progress is None:
            return
        p, (done, count) = self.palette, note.progress
        pitch = 2 if 2 * count + 4 <= cells.width else 1
        x = (cells.width - pitch * count) // 2
        cells.put(x - 1, cells.height - 1, " " * (pitch * count + 1), p.ink)
        for k in range(count):
            sign, ink = ("●", p.accent) if k < done else ("◆", p.cursor) if k == done else ("○", p.dim)
            cells.put(x + pitch * k, cells.height - 1, sign, ink, None, BOLD)


def _what(note: Note | None) -> Hashable:
    """What makes a note another one: not what is to be done now."""
    return None if note is None else (note.title, note.place, note.paragraphs)


def _badge(note: Note) -> str:
    return f" {note.place or note.title.partition(':')[0].rstrip()} "


def _flowing(note: Note, width: int, key: int) -> list[Words]:
    """All of it one after the other, in rows beside and below the badge; each page leaves `key` columns for the key. A sentence that would
    be torn by the end of a page begins the next one where it fits there, unless only the title came before; the order below the title."""
    rooms = [width - len(_badge(note)) - 2, width - key - 3]
    title, rows = _joined([], note.paragraphs[0], "bold", rooms), list[Words]()
    for text, how in note.told(is_brief=True):
        for sentence in SENTENCE.split(text):
            page = [*rows, *([] for _ in range(-len(rows) % STRIP))]
            alone = title if how == "order" else []
            joined, moved = _joined(rows, sentence, how, rooms), [*page, *_joined(alone, sentence, how, rooms)]
            is_torn = len(joined) > len(page) > 0 and rows != title
            rows = moved if is_torn and len(moved) <= len(page) + STRIP else joined
    return rows


def _joined(rows: Sequence[Words], text: str, how: str, rooms: Sequence[int]) -> list[Words]:
    """Rows with a text after what stands in the last one."""
    found = [[*row] for row in rows] or [[]]
    gap = "  " if found[-1] else ""
    for word in text.split(" "):
        used = sum(len(one) for one, _ in found[-1])
        if used and used + len(gap) + len(word) > rooms[(len(found) - 1) % STRIP]:
            found.append([])
            gap = ""
        found[-1].append((gap + word, how))
        gap = " "
    return found
