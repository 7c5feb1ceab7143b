"""A calm box over a table, for a lesson or the learning mode: it keeps its place and size unless it would hide what is needed."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.display.targets import Target, Targets
from tribes_tui.theme.palette import Palette
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Place, shortened
from tribes_tui.widgets.drawing.shapes import frame, slab
from tribes_tui.words.folding import fold
from tribes_tui.words.said import puzzles as words

WIDTHS = (46, 58, 76)
"""How wide a box may be; the first is the usual one."""

NARROW = (38,)
"""And where a usual one would hide what is needed."""

SPARING = (*WIDTHS[:1], *NARROW, 30)
"""And where it may hide nothing at all."""

ANY_WIDTH = range(30, 78, 4)
"""And where a box that never moves would hide something that is needed at some time."""

NEEDED_WEIGHT = 50
"""How much worse it is to hide a cell that is needed (it can be chosen, or is spoken of) than one that only shows something."""

LEGEND = "legend"
"""The widget that explains the signs, on tables that have one: rather not hidden."""

AROUND = 2
"""Rows above and below the table that a box leaves free: name and prompt, Enter and keys."""


class Note(NamedTuple):
    """What is told over a table.

    title       in the frame; `place` at its other end ("4 of 11")
    paragraphs  the first is bold
    order       what to do now, in the accent
    progress    how many steps are behind one, and how many there are: dots in the lower frame
    about       the places that it speaks of, by name, and widgets, by id: the box hides none of them
    more        the key that opens it where it is folded, and folds it again
    brief       what it says where it is folded, a row each; nothing: its paragraphs, in one row
    """

    title: str
    paragraphs: tuple[str, ...]
    order: str = ""
    place: str = ""
    progress: tuple[int, int] | None = None
    about: tuple[str, ...] = ()
    more: str = ""
    brief: tuple[str, ...] = ()

    def lines(self, width: int) -> list[tuple[str, str]]:
        """(text, how: bold, order or plain), folded for a box of that width; an empty line between paragraphs."""
        said = [(text, "bold" if k == 0 else "plain") for k, text in enumerate(self.paragraphs)]
        said += [(self.order, "order")] if self.order else []
        return [(line, how) for text, how in said for line in fold(text, width - 4, "")]


def face(palette: Palette) -> str:
    """The colour of the sheet."""
    return palette.mix(palette.panel, palette.ink, 0.1)


class NoteBox(Drawn):
    """A note; without one it is not there.

    `others` are the notes that will come, and `needs` where lies what each of them needs: a place is kept that has room for each, where
    the fewest need what lies below, and the box takes as much of it as it has to tell. `widths` are tried instead of the usual ones;
    widgets that are `spared` are hidden as little as what a note speaks of; for those to be `seen` it goes elsewhere. Where it
    `spares_table`, it is a line above the table wherever it would hide anything of it, until somebody opens it.
    """

    DEFAULT_CSS = "NoteBox { layer: note; display: none; width: 46; height: 5; }"

    others: Sequence[Note] = ()
    needs: Sequence[Sequence[Region]] = ()
    needs_at = Size()
    """The window in which these places were asked for."""
    widths: Sequence[int] = ()
    spared: Sequence[str] = ()
    seen: Sequence[str] = ()
    spares_table = False
    is_folded = False
    """Whether it is a line."""
    _wanted: bool | None = None
    """Whether somebody folded it, or opened it."""
    note: Note | None = None
    """What it tells."""
    _window = Size()
    spot = Region()
    """Where it lies, as of the next layout; empty where there is no note."""
    _styled = Region()
    kept = Region()
    """The place that is kept for it: it takes as many rows of that as it has to tell, from above or from below."""
    _is_low = False
    _lain: list[Region] = []
    """Where it has lain in a window of that size, its home first."""

    def show(self, note: Note | None, targets: Targets, legal: frozenset[str]) -> None:
        """Tell this; where it lies depends on what it would hide. With `others` it waits for the table's first layout."""
        self.note = note
        is_early = bool(self.others) and not self._lain and not any(target.region for target in targets)
        self.display, self.spot = note is not None and not is_early, Region()
        if note is not None and not is_early:
            free = self._beside(note) if self.spares_table else None
            self.is_folded = self.spares_table and (free is None if self._wanted is None else self._wanted)
            if self.is_folded:
                free = Region(0, 0, self.app.size.width, max(1, len(note.brief)))
            self.spot = box = free or self._fitted(
                note,
                self._place(note, [*targets, *self._widgets((*note.about, *self.seen))], legal.union(note.about)),
            )
            if box != self._styled:  # its region is of the layout before
                self._styled = box
                self.styles.width, self.styles.height = box.size
                self.styles.offset = box.offset
            self.changed()

    def turn(self) -> None:
        """Open the line to a box, or fold the box to a line; it is shown so from the next `show` on."""
        self._wanted = not self.is_folded

    def lie_anew(self) -> None:
        """Look for a place as if it had never lain anywhere."""
        self._lain = []

    def lie_like(self, other: NoteBox) -> None:
        """Keep the places of a box that goes."""
        self._window, self._lain, self.kept = other._window, list(other._lain), other.kept
        self._is_low = other._is_low
        self.needs, self.needs_at = other.needs, other.needs_at

    def _widgets(self, ids: Collection[str]) -> Iterator[Target]:
        """The widgets that a note speaks of."""
        return (Target(str(one.id), one.region) for one in self.screen.query(Drawn) if one.id in ids and one.display)

    def _beside(self, note: Note) -> Region | None:
        """Where it hides nothing but the log, above the row that buttons may take; None where there is no such place."""
        others = [
            one.region
            for one in self.screen.query(Drawn)
            if one.display and one is not self and not isinstance(one, GameLog)
        ]
        above = self.app.size - Size(0, 1)
        boxes = (box for width, rows in _rows_of(note, SPARING).items() for box in _boxes_in(above, width, rows))
        return next((box for box in boxes if not any(box.overlaps(spot) for spot in others)), None)

    def _fitted(self, note: Note, kept: Region) -> Region:
        """As much of a place that is kept as the note takes."""
        self.kept = kept
        return _rows_in(kept, min(kept.height, len(note.lines(kept.width)) + 2), self._is_low) if self.others else kept

    def _place(self, note: Note, targets: Sequence[Target], needed: frozenset[str]) -> Region:
        """Where it lies, unless that hides what is needed; else the first of the places where it has lain that hides nothing
        of that, else a new one, if possible as large."""
        window = self.app.size
        if self._window != window:
            self._window, self._lain = window, []
        if self.others and not self._lain:
            self._lain = [*self._lain, self._home()]
        for wanted in dict.fromkeys((needed.union(self.seen), needed)):
            place = self._free_place(note, targets, wanted)
            if not _hidden(place, targets, wanted):
                break
        if place not in self._lain:
            self._lain = [*self._lain, place]
        return place

    def _free_place(self, note: Note, targets: Sequence[Target], needed: frozenset[str]) -> Region:
        """Where it has lain and hides nothing that is needed; else where it hides least of that, if possible as large."""
        here = [place for place in self._lain if place == self.kept]
        for place in (*here, *self._lain):
            if len(note.lines(place.width)) + 2 <= place.height and not _hidden(place, targets, needed):
                return place
        as_before = [
            {home.width: home.height} for home in self._lain[:1] if len(note.lines(home.width)) + 2 <= home.height
        ]
        own = [_rows_of(note, self.widths)] if self.widths else []
        usual = _highest(note, self.others), _rows_of(note, WIDTHS), _rows_of(note, NARROW + WIDTHS)
        for rows in (*as_before, *usual, *own):
            place = lay_note(self.app.size, rows, targets, needed)
            if not _hidden(place, targets, needed):
                break
        return place

    def _home(self) -> Region:
        """The first of the places with room for every note where as few of them as possible need what lies below."""
        rather_not = [one.region for one in self._widgets((LEGEND, *self.spared, *self.seen))]
        needs = [*self.needs, *([region] for region in rather_not)]
        widths = dict.fromkeys((*(self.widths or WIDTHS + NARROW), *ANY_WIDTH))
        rows = {width: max(len(one.lines(width)) for one in self.others) + 2 for width in widths}
        whole = {width: high for width, high in rows.items() if high <= self.app.size.height - 2 * AROUND}
        boxes = [box for width, high in (whole or rows).items() for box in _boxes_in(self.app.size, width, high)]

        def hides(box: Region) -> int:
            return sum(any(box.overlaps(region) for region in regions) for regions in needs)

        home = min(boxes, key=hides, default=Region(0, AROUND, self.app.size.width, 5))
        usual = round(median(len(one.lines(home.width)) for one in self.others)) + 2
        self._is_low = hides(_rows_in(home, usual, True)) < hides(_rows_in(home, usual, False))
        return home

    def shape(self) -> Hashable:
        """What it tells."""
        return self.note, self.is_folded

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A sheet with a thin line around it, title and place above, dots below."""
        p, box, note = self.palette, Region(0, 0, cells.width, cells.height), self.note
        if note is None:
            return ()
        if self.is_folded:
            self._line(cells, note)
            return ()
        if not p.is_bare:
            slab(cells, box, face(p))
            cells.fill(0, 0, cells.width, cells.height, face(p))
        title = shortened(note.title, cells.width - len(note.place) - 8) if note.place else note.title
        frame(cells, box, p.accent, title, p.accent)
        if note.place:
            cells.right(cells.width - 2, 0, f" {note.place} ", p.soft)
        for y, (line, how) in enumerate(note.lines(cells.width)[: cells.height - 2], 1):
            cells.put(2, y, line, p.accent if how == "order" else p.ink, None, 0 if how == "plain" else BOLD)
        self._dots(cells, note)
        return ()

    def _line(self, cells: Cells, note: Note) -> None:
        """The title, without the game's name if that makes room, what it says in brief or as many whole paragraphs as fit, and the key that opens it."""
        p = self.palette
        cells.fill(0, 0, cells.width, cells.height, face(p))
        end = cells.right(cells.width - 1, 0, words.opens(key=note.more), p.soft) - 1
        told = [" ".join(note.paragraphs[:number]) for number in range(len(note.paragraphs), 0, -1)]
        told = [*note.brief[:1]] or told
        brief = note.title.partition(":")[0]
        title, said = next(
            ((title, said) for said in told for title in (note.title, brief) if len(title) + 3 + len(said) <= end),
            (brief, told[-1]),
        )
        x = cells.put(0, 0, f" {title} ", p.on(p.accent), p.accent, BOLD | REVERSE) + 1
        cells.put(x, 0, shortened(said, end - x), p.ink, None, BOLD)
        for y, line in enumerate(note.brief[1:], 1):
            cells.put(1, y, shortened(line, cells.width - 2), p.ink)

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


Rows = dict[int, int]
"""Width of a box -> its rows."""


def _rows_of(note: Note, widths: Sequence[int]) -> Rows:
    return {width: len(note.lines(width)) + 2 for width in widths}


def _rows_in(place: Region, rows: int, is_low: bool) -> Region:
    """The upper rows of a place, or the lower ones."""
    return Region(place.x, place.bottom - rows if is_low else place.y, place.width, rows)


def _highest(note: Note, others: Sequence[Note]) -> Rows:
    """So high that every note fits."""
    return {width: max(len(one.lines(width)) for one in (note, *others)) + 2 for width in WIDTHS}


def _hidden(box: Region, targets: Iterable[Target], needed: frozenset[str]) -> int:
    """How many cells that are needed it hides."""
    return sum(box.intersection(target.region).area for target in targets if target.name in needed)


def lay_note(window: Size, rows: Rows, targets: Sequence[Target], needed: frozenset[str]) -> Region:
    """The box that hides the fewest cells of `targets`, those of needed ones counting most."""
    weights = [(target.region, NEEDED_WEIGHT if target.name in needed else 1) for target in targets]
    whole = {width: high for width, high in rows.items() if high <= window.height - 2 * AROUND}
    boxes = [box for width, high in (whole or rows).items() for box in _boxes_in(window, width, high)]
    return min(
        boxes or [Region(0, AROUND, window.width, 5)],
        key=lambda box: sum(weight * box.intersection(spot).area for spot, weight in weights),
    )


def _boxes_in(window: Size, width: int, height: int) -> Iterator[Region]:
    """Where a box of that size may lie in a window; nowhere, if it is too wide."""
    area = Region(0, AROUND, window.width, max(3, window.height - 2 * AROUND))
    return _boxes(area, width, height) if width <= area.width - 2 else iter(())


def _boxes(area: Region, width: int, height: int) -> Iterator[Region]:
    """Where a box may lie: the lowest first, at the right, where the eye expects it."""
    height = min(height, area.height)
    columns = sorted({area.x + 1, area.x + (area.width - width) // 2, area.right - width - 1}, reverse=True)
    for y in range(area.bottom - height, area.y - 1, -1):
        for x in columns:
            yield Region(x, y, width, height)
