"""Words beside the pieces: paragraphs, and whole facts, as many as fit."""

import re
from bisect import bisect_right
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import accumulate

from textual.css.scalar import Scalar
from textual.geometry import Region, Size

from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Heading, Line, Place, Words, fold, length, sheet
from tribes_tui.words.common import colon
from tribes_tui.words.help import UsefulFact
from tribes_tui.words.said import facts as said

EMPTY: Line = (("", "ink"),)
VALUES = re.compile(r"\d( \d)*")
Ruled = Heading


class Paragraphs(Drawn):
    """As high as its text."""

    DEFAULT_CSS = "Paragraphs { height: auto; }"

    def __init__(self, *lines: Line, id: str | None = None, classes: str | None = None, indent: int = 0) -> None:
        """`indent`: blank columns at both sides."""
        super().__init__(id=id, classes=classes)
        self._lines, self._indent = lines, indent

    def tell(self, *lines: Line) -> None:
        """These from now on."""
        if lines != self._lines:
            self._lines = lines
            self.changed()
            self.refresh(layout=True)

    def _folded(self, width: int) -> list[Line]:
        return [row for line in self._lines for row in fold(line, max(8, width - 2 * self._indent)) or (EMPTY,)]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Rows it takes in that width."""
        return len(self._folded(width))

    def shape(self) -> Hashable:
        """The text."""
        return self._lines

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Row by row."""
        for y, row in enumerate(self._folded(cells.width)):
            cells.parts(self._indent, y, row)
        return ()


LABELS = 0.3
"""The most of the width that the column of labels takes."""
BREATHES = 30
"""From so many rows of a window on, labels have a blank line before the first."""


NO_PLATES: Mapping[str, str] = {}


class Labelled(Paragraphs):
    """Lines, some of them with a label: these stand in a column of their own, what is said of them beside it. With plates, labels end where
    what is said begins, and what has none stands there, too; so do all labels of a part of which one is too long for the column."""

    _has_plates = False

    def tell_all(self, lines: Sequence[tuple[str, str]], plates: Mapping[str, str] = NO_PLATES) -> None:
        """A label, or none, and the words, each; a label in `plates` stands on that colour."""
        self._has_plates = bool(plates)
        told, ink = list[Line](), "ink" if plates else "soft"
        for label, text in lines:
            bare = label.rstrip(":").rstrip()
            tone = plates.get(bare.partition(",")[0])
            head = (f" {bare} ", tone, BOLD | REVERSE) if tone else (bare, "soft") if plates else (label, "ink", BOLD)
            told.append((head, (text, ink if label else "ink")))
        self.tell(*told)

    def _folded(self, width: int) -> list[Line]:
        sizes = [len(line[0][0]) for line in self._lines]
        are_plates, most = [len(line[0]) > 2 for line in self._lines], width * LABELS
        parts = [*accumulate(is_plate or not size for is_plate, size in zip(are_plates, sizes, strict=True))]
        long = {part for part, size in zip(parts, sizes, strict=True) if size > most and self._has_plates}
        fits = [
            size <= most and (is_plate or part not in long)
            for size, is_plate, part in zip(sizes, are_plates, parts, strict=True)
        ]
        column = max((size for size, one in zip(sizes, fits, strict=True) if one), default=0) + 2
        is_tall, rows = self.screen.size.height >= BREATHES, list[Line]()
        for (label, text), size, one, before in zip(self._lines, sizes, fits, [1, *sizes], strict=False):
            is_plate = len(label) > 2 and self._has_plates
            if rows and is_tall and (is_plate or (size and not before)):
                rows.append(EMPTY)
            has_label = size > 0 and one
            if has_label or self._has_plates:
                blank = " " * (column - size * has_label - 2 * has_label)
                head: Line = (
                    ((blank, "soft"), label, ("  ", "soft")) if self._has_plates else (label, (f"{blank}  ", "soft"))
                )
                told = fold(
                    (text,) if has_label else (label, (": ", "soft"), text) if size else (text,), max(8, width - column)
                )
                starts = [head if has_label else ((blank, "soft"),), ((" " * column, "soft"),)]
                rows += [(*starts[k > 0], *row) for k, row in enumerate(told or [EMPTY])]
            else:
                rows += fold((label, (" ", "soft"), text) if size else (text,), width) or [EMPTY]
        return rows


def plain(texts: Sequence[str], ink: str = "ink") -> list[Line]:
    """Texts as lines of one ink."""
    return [((text, ink),) for text in texts]


SIDES = 4
"""Columns of the frame and of the blanks within."""
FRAMED = 4
"""Rows from which there is a frame: in fewer stand what comes first."""
HARD = "\u00a0"
"""A blank at which no row ends: in a label."""
INDENT = 2
"""Blanks before the further rows of a fact."""
GAP = 3
"""Blanks between two facts in a row."""


def facts_in_order(told: Sequence[UsefulFact], width: int, height: int) -> list[Line]:
    """One below the other, the first ones where there is no room for all of them; and, if that has room, too, how many the page of `?`
    has besides."""
    facts = [_set_in(fact, width) for fact in lined_up(told, width)]
    ends = [*accumulate(map(len, facts))]
    if not ends or ends[-1] <= height:
        return [row for rows in facts for row in rows]
    count = bisect_right(ends, height)
    shown = [row for rows in facts[:count] for row in rows]
    whole = said.more(number=len(facts) - count)
    more = ((whole if len(whole) <= width else said.more_brief(), "soft"),)
    if len(shown) < height:
        shown.append(more)
    else:
        _joins(shown, more, width)
    return shown


def fact_rows(told: Sequence[UsefulFact], width: int, height: int, flows: bool = False) -> list[Line]:
    """All of them; where there is no room for that, short ones beside each other, and how many the page of `?` has besides. Where it
    `flows`, one after the other over the ends of rows, if more are told so."""
    told = lined_up(told, width)
    facts = [_folded(fact, width) for fact in told]
    if sum(map(len, facts)) <= height:
        return [row for rows in facts for row in rows]
    shown, count = _fitting(facts, width, height)
    more = said.more(number=len(facts) - count), said.more_brief()
    if count < len(facts) and not _joins(shown, ((more[0], "soft"),), width):
        if len(shown) == height and not _joins(shown, ((more[1], "soft"),), width, 1):
            fewer, left = _fitting(facts, width, height - 1)
            if left < count:  # one gives way to how many there are, but none to lesser ones
                shown, count = fewer, left
        if len(shown) < height:
            whole = said.more(number=len(facts) - count)
            shown.append(((whole if len(whole) <= width else more[1], "soft"),))
    return (flows and _flowing(told, width, height, count)) or shown


def lined_up(told: Sequence[UsefulFact], width: int = 80) -> Sequence[UsefulFact]:
    """Lists of values, as `1 1 4`, with each value below its like, where that has room."""
    lists = [fact for fact in told if VALUES.fullmatch(fact.words)]
    label = max((len(fact.label) for fact in lists), default=0)
    most = {
        value: max(fact.words.count(value) for fact in lists)
        for value in sorted({*"".join(f.words for f in lists)} - {" "})
    }
    room = label + len(colon()) + 2 * sum(most.values()) - 1
    if len(lists) < 2 or room > width:
        return told

    def row(fact: UsefulFact) -> UsefulFact:
        cells = (" ".join([value] * fact.words.count(value)).ljust(2 * number - 1) for value, number in most.items())
        return fact._replace(words=(" " * (label - len(fact.label)) + " ".join(cells)).rstrip())

    return [row(fact) if fact in lists else fact for fact in told]


def _flowing(told: Sequence[UsefulFact], width: int, height: int, count: int) -> list[Line]:
    """One after the other over the ends of rows, as far as more of them have room than `count`; none if no more have."""
    for number in range(len(told), count, -1):
        line: Line = ()
        for fact in told[:number]:
            gap = ((" " * GAP, "soft"),) if line else ()
            label = f"{fact.label}:"
            label = label.replace(" ", HARD) if len(label) <= width else label  # a longer one breaks at its blanks
            line = (*line, *gap, (label, "soft"), (f" {fact.words}", "ink"))
        if left := len(told) - number:
            line = (*line, (f"{' ' * GAP}{said.more(number=left)}", "soft"))
        rows = fold(line, max(8, width))
        if len(rows) <= height:
            parts = [[(text.replace(HARD, " "), *look) for text, *look in row] for row in rows]
            return [((row[0][0].lstrip(), *row[0][1:]), *row[1:]) for row in parts]
    return []


def _folded(fact: UsefulFact, width: int) -> Sequence[Line]:
    return fold(_line(fact), max(8, width))


def _set_in(fact: UsefulFact, width: int) -> Sequence[Line]:
    """A fact in rows; those behind the first are set in, so that one sees where each begins."""
    if length(_line(fact)) <= width:
        return [_line(fact)]
    first, *rest = fold(_line(fact), max(8, width - INDENT))
    return [first, *(((" " * INDENT, "soft"), *row) for row in rest)]


def _line(fact: UsefulFact) -> Line:
    return (fact.label + colon(), "soft"), (fact.words, "ink")


def _fitting(facts: Sequence[Sequence[Line]], width: int, height: int) -> tuple[list[Line], int]:
    """The rows of the facts that go into so many, and how many facts those are: where one doesn't, a shorter one after it may.
    A short one stands beside the first that leaves it room."""
    shown: list[Line] = []
    open_rows: list[int] = []
    count = 0
    for rows in facts:
        if len(rows) == 1 and any(_joins(shown, rows[0], width, at=at) for at in open_rows):
            count += 1
        elif len(shown) + len(rows) <= height:
            open_rows += [len(shown)] if len(rows) == 1 else []
            shown += rows
            count += 1
    return shown, count


def _joins(shown: list[Line], line: Line, width: int, gap: int = GAP, at: int = -1) -> bool:
    """Put it beside what stands in a row, the last one if no other is named, if there is room."""
    if not shown or length(shown[at]) + gap + length(line) > width:
        return False
    shown[at] = (*shown[at], (" " * gap, "soft"), *line)
    return True


class FactsPanel(Words):
    """A fact a row or more, as many whole ones as there is room for. No place on it can be chosen.

    `grows`: it is as high as all of them need, within the bounds of its style; `flows`: see `fact_rows`."""

    DEFAULT_CSS = "FactsPanel { height: 1fr; }"
    fades = True
    indent = 2

    def __init__(
        self,
        title: str = "",
        id: str | None = None,
        classes: str | None = None,
        grows: bool = False,
        flows: bool = False,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._title, self._grows, self._flows = title, grows, flows
        self._facts: tuple[UsefulFact, ...] = ()

    def show(self, facts: Sequence[UsefulFact]) -> None:
        """Show these from now on."""
        self._facts = tuple(facts)
        self.on_resize()
        self.changed()

    def on_resize(self) -> None:
        """The narrower, the higher."""
        width = self.size.width - SIDES
        rows = sum(len(_folded(fact, width)) for fact in self._facts) + 2
        if self._grows and width > 0 and self.styles.height != Scalar.from_number(rows):
            self.styles.height = rows

    @property
    def _above(self) -> int:
        """Rows of the frame above the first fact."""
        return int(self.size.height >= FRAMED)

    def _rows(self) -> list[Line]:
        return fact_rows(self._facts, self.size.width - SIDES, self.size.height - 2 * self._above, self._flows)

    def shape(self) -> Hashable:
        """The frame stays, as long as there is something in it."""
        return bool(self._facts)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A row each, so that only those that differ are sent."""
        if not self._facts:
            return
        width, height = self.size
        if self._above:
            sheet(cells, Region(0, 0, width, height), self._title or said.title())
        for y in range(height - 2 * self._above):
            yield Place(f"row:{y}", Region(), Region(2, y + self._above, width - SIDES, 1))

    def _line(self, name: str) -> Line:
        """The label soft, the words in ink."""
        self._lines = tuple(self._rows())
        return super()._line(name)
