"""The pieces of the screen of a game's end: the victory, where the score came from, what decided it, earlier games."""

import re
from collections.abc import Hashable, Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Offset, Region, Size

from tribes_tui.table.board.scene import Ending, PastGames, Result, Source
from tribes_tui.widgets.charts.chart import paint_bars
from tribes_tui.widgets.charts.towers import colours_of, sign_of
from tribes_tui.widgets.charts.values import Bars, ChartSource as Tone, Tower, Towers
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Line, Place, fold, length, shapes, shortened
from tribes_tui.words.common import colon, figure
from tribes_tui.words.said import ending as said_ending, replay as said_replay
from tribes_tui.words.said.common import units

ROOMY = 30
"""Rows of a screen that has room for bars."""
FEW_BARS = 6
"""So many bars stand beside what they measure, however long that is."""
LABELS, NARROW = 22, 44
"""Columns for what the lines of the table count; from how few on names stand in steps."""
AROUND_LABEL, FIGURE = 12, 5
"""Columns around a label, the first figure among them; of a figure and a blank."""
MOST_STEPS = 3
"""Rows of names."""
TONES = (
    "goods-rare",
    "meeple-merchant",
    "meeple-builder",
    "meeple-assassin",
    "seat-4",
    "goods-scarce",
    "goods-common",
    "seat-6",
    "goods-fakir",
    "seat-3",
    "tone-action",
    "tone-turtle",
)
"""The colours of the sources, in their order."""


def tone_of(source: Source, number: int) -> str:
    """The colour of a source, by its name in the theme."""
    return source.tone or TONES[number % len(TONES)]


def towers_of(ending: Ending, result: Result) -> Towers:
    """A tower a seat, from the first place to the last, of the sources of points, or of what decided; the table says what each
    tone is."""
    points = [*ending.picture] or [source for source in ending.sources if source.is_points]
    sources = tuple(Tone(source.name, tone_of(source, number)) for number, source in enumerate(points))
    towers = tuple(
        Tower(
            said_ending.foot(name=result.name(seat), place=result.ranking[seat]),
            seat,
            tuple(source.values[seat] for source in points),
            figure(sum(source.values[seat] for source in points) if ending.picture else result.scores[seat]),
            (
                said_ending.foot_short(name=result.name(seat), place=result.ranking[seat]),
                said_ending.foot_brief(name=result.name(seat), place=result.ranking[seat]),
                result.name(seat),
            ),
        )
        for seat in result.seats
    )
    return Towers(sources, towers, bool(ending.picture))


RATING = "e"
"""The key of the rating: what became of it and why, and its curve."""


class Sources(Drawn):
    """A line a source, a column a seat; the best of each line is bold."""

    DEFAULT_CSS = "Sources { height: auto; }"

    def __init__(self, ending: Ending, result: Result) -> None:
        super().__init__()
        self._result, self._title = result, ending.title or said_ending.came_from()
        self._points = [source for source in ending.sources if source.is_points]
        self._others = [source for source in ending.sources if not source.is_points]
        self._has_key = not ending.course
        """Whether the towers have the colours of the sources."""

    @property
    def _gap(self) -> int:
        """Rows between the sum and what is no part of it; none where they are few."""
        return int(not self.is_attached or self.app.size.height >= ROOMY)

    def rows(self, width: int) -> int:
        """The frame, the names, a line each, the sum."""
        others = len(self._others) + self._gap if self._others else 0
        return len(self._points) + others + 4 + self._steps(width)

    def _pitch(self, width: int) -> int:
        """Columns of a seat; no more than its name and figures need, where else a label would be cut."""
        longest, seats = max(len(name) for name in self._result.names), len(self._result.names)
        pitch = min(max(9, longest + 2), (width - LABELS) // seats)
        label = max((len(one.name) for one in (*self._points, *self._others)), default=0)
        fitting = (width - AROUND_LABEL - label) // max(1, seats - 1)
        return max(min(pitch, longest + 1, FIGURE), min(pitch, fitting))

    def _steps(self, width: int) -> int:
        """Rows of the names, which stand in steps where they are longer than a column and have no room side by side."""
        longest = max(len(name) for name in self._result.names)
        steps = min(MOST_STEPS, -(-(longest + 1) // self._pitch(width)))
        return 1 if steps > 1 and self._has_room(self._closest(width)) else steps

    def _columns(self, width: int) -> dict[int, int]:
        """Where the column of each seat ends: at equal distances, or as near as names let them where so these stand in one row."""
        pitch, seats = self._pitch(width), self._result.seats
        equal = {seat: width - 2 - pitch * (len(seats) - 1 - k) for k, seat in enumerate(seats)}
        closest = self._closest(width)
        return closest if pitch <= max(map(len, self._result.names)) and self._has_room(closest) else equal

    def _closest(self, width: int) -> dict[int, int]:
        """Where they end if each is as wide as its name and its figures."""
        ends, end = dict[int, int](), width - 2
        for seat in reversed(self._result.seats):
            ends[seat] = end
            figures = max((len(str(one.values[seat])) for one in (*self._points, *self._others)), default=0)
            end -= 1 + max(len(self._result.name(seat)), figures)
        return {seat: ends[seat] for seat in self._result.seats}

    def _has_room(self, ends: dict[int, int]) -> bool:
        """Whether all labels are whole beside these columns, and all names above them."""
        if any(end - len(self._result.name(seat)) < 2 for seat, end in ends.items()):
            return False
        return all(len(one.name) <= self._label_room(one, ends) for one in (*self._points, *self._others))

    @staticmethod
    def _label_room(source: Source, ends: dict[int, int]) -> int:
        """Columns of its label."""
        return min(end - len(str(source.values[seat])) for seat, end in ends.items()) - 6

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """All its rows."""
        return self.rows(width)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole table."""
        palette, result = cells.palette, self._result
        width, steps, columns = cells.width, self._steps(cells.width), self._columns(cells.width)
        shapes.frame(cells, Region(0, 0, width, cells.height), palette.line, self._title, palette.accent)
        room = width if columns == self._closest(width) else steps * self._pitch(width) - 1
        for k, (seat, end) in enumerate(columns.items()):
            name = shortened(result.name(seat), room)
            cells.right(end, 1 + k % steps, name, palette.seats[seat], None, BOLD)
        y = 1 + steps
        tones = colours_of(palette, [tone_of(source, number) for number, source in enumerate(self._points)])
        for number, (source, tone) in enumerate(zip(self._points, tones, strict=True)):
            if self._has_key:
                cells.put(2, y, sign_of(number) * 2 if palette.is_bare else "██", tone)
            self._paint_line(cells, y, source, columns)
            y += 1
        cells.put(2, y, "─" * (width - 4), palette.line)
        cells.put(5, y + 1, said_ending.in_all(), palette.ink, None, BOLD)
        for seat, end in columns.items():
            cells.right(end, y + 1, figure(result.scores[seat]), palette.seats[seat], None, BOLD)
        for row, source in enumerate(self._others, y + 2 + self._gap):
            self._paint_line(cells, row, source, columns)
        return ()

    def _paint_line(self, cells: Cells, y: int, source: Source, columns: dict[int, int]) -> None:
        palette = cells.palette
        cells.put(5, y, shortened(source.name, self._label_room(source, columns)), palette.ink)
        for seat, end in columns.items():
            value = source.values[seat]
            is_best = value == source.best
            cells.right(
                end,
                y,
                figure(value),
                palette.ink if is_best else palette.soft,
                None,
                BOLD if is_best else 0,
            )


class Decided(NamedTuple):
    """A sentence of what decided the game: the number of its mark in the graph or a dot, and a heading above it or none."""

    sign: str
    text: str
    heading: str = ""


def _lines(one: Decided, width: int) -> list[str]:
    first, *rest = wrap(one.text, max(10, width - 6)) or [""]
    return [*([one.heading] if one.heading else ()), f"{one.sign} {first}", *(f"  {line}" for line in rest)]


def _cut(line: str, width: int) -> str:
    """A line that goes on, up to a word behind which the sign of that has room within the frame."""
    while len(line) + 2 > width - 4:
        line = line.rpartition(" ")[0] or line[: width - 6]
    return f"{line} …"


class Sentences(Drawn):
    """What decided the game, in a frame: what did most, numbered as in the graph, then what else there is to say; a sentence that is longer
    than a line goes on in the next. How many have no room is told below, with the key that shows all."""

    DEFAULT_CSS = "Sentences { height: auto; }"

    def __init__(
        self, sentences: Sequence[str], titles: Sequence[str], others: int, key: str = "", is_awaited: bool = False
    ) -> None:
        """`titles`: what it is called, in ever fewer words; the last one says nothing of who judges. `others`: rows of the screen that
        everything else needs. `is_awaited`: nothing is told before it is known where the game turned, and nothing changes then."""
        super().__init__()
        self.is_awaited = is_awaited
        self._titles = titles
        self._sentences, self.others, self._opens = [Decided("·", one) for one in sentences], others, key
        self._own: Sequence[Decided] = self._sentences
        self.is_alone = False
        """Whether it has the rows of most others, too."""
        self.left_out = 0
        """How many sentences had no room beside the others."""

    def mark(
        self,
        moments: Sequence[str],
        course: str = "",
        farthest: str = "",
        parts: Iterable[str] = (),
        asks: str = "",
        *,
        is_counted: bool = False,
    ) -> None:
        """Where the game turned, in the order and with the numbers of the graph, before all else; where it did nowhere,
        how it went. Then what else somebody `asks`, when the chances were `farthest` from the end, and what is told of other `parts` of
        the game than these.
        `is_counted`: what points are made of tells more, and comes first."""
        named = [Decided(str(number), text) for number, text in enumerate(moments, 1)]
        named = named or [Decided("·", course)] * bool(course)
        told = [re.compile(rf"\b{re.escape(part)}\b", re.IGNORECASE) for part in parts]
        own = (one for one in self._own if not any(part.search(one.text) for part in told))
        more = [*(Decided("·", one) for one in (asks, farthest) if one), *own]
        first, second, heading = named, more, said_ending.also()
        if is_counted and self._own:
            first, second, heading = [*self._own], [*named, *more[: -len(self._own)]], said_ending.decided_open()
        self._sentences = [
            *first,
            *(one._replace(heading=heading if not k and first else "") for k, one in enumerate(second)),
        ]
        self.changed()  # also where its size stays
        self.refresh(layout=True)

    def reveal(self) -> None:
        """What there was to wait for is known, or never will be."""
        self.is_awaited = False
        self.changed()
        self.refresh(layout=True)

    def shape(self) -> Hashable:
        """All that is told."""
        return self.is_awaited, *self._sentences

    def _shown(self, width: int, most: int) -> list[list[str]]:
        """The lines of each sentence, the first ones first, up to the first that has no room; of that its beginning, where more than a line
        has room."""
        if self.is_awaited:
            return [[said_replay.judging()]]
        found = list[list[str]]()
        for left, one in zip(range(len(self._sentences) - 1, -1, -1), self._sentences, strict=True):
            lines = _lines(one, width)
            room = (
                most - sum(map(len, found)) - bool(found and left)
            )  # how many more has a row of its own, if there is one
            if len(lines) > room:  # whole or not at all, but for the first one
                return found or ([[*lines[: room - 1], _cut(lines[room - 1], width)]] if room > 0 else [])
            found.append(lines)
        return found

    def _left_out(self, shown: Sequence[Sequence[str]]) -> int:
        if self.is_awaited:
            return 0
        return len(self._sentences) - len(shown) + any(lines[-1].endswith(" …") for lines in shown)

    def place_at(self, where: Offset) -> str:
        """All of it: a click is as the key."""
        return self._opens

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The frame and the lines; nothing without any."""
        others = 0 if self.is_alone else self.others
        most = viewport.height - others - 2
        shown = self._shown(width, most)
        return 2 + min(most, sum(map(len, shown)) + bool(self._left_out(shown))) if shown else 0

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The lines."""
        palette = cells.palette
        *judged, title = self._titles
        if not self.is_awaited and self._sentences[0].sign != "·":
            title = next((one for one in judged if len(one) + 6 <= cells.width), title)
        shapes.frame(cells, Region(0, 0, cells.width, cells.height), palette.line, title, palette.accent)
        shown = self._shown(cells.width, cells.height - 2)
        for y, line in enumerate((line for lines in shown for line in lines), 1):
            is_heading = line[0] not in " ·" and not line[0].isdigit() and not self.is_awaited
            cells.put(2, y, line, palette.accent if is_heading else palette.soft)
            if line[0].isdigit():
                cells.put(2, y, line[0], palette.accent, None, BOLD)
        left = self._left_out(shown)
        if not self.is_alone and left != self.left_out:
            self.left_out = left
            self.call_after_refresh(self.screen.refresh_bindings)  # their key works where some are left out
        if self._opens and left and y < cells.height - 2:
            cells.put(4, cells.height - 2, said_ending.more_decided(number=left, key=self._opens), palette.accent)
        return ()


class PastGamesBar(Drawn):
    """The viewer's games with the same opponents: a line, and a bar for the score, in this unit, of each of the last ones; below
    what became of their rating, with the key that shows more. In a window with few rows all of it in one, or in two, without a
    frame."""

    DEFAULT_CSS = "PastGamesBar { height: auto; }"

    def __init__(self, past: PastGames, unit: str) -> None:
        super().__init__()
        self._past, self._unit = past, unit

    def place_at(self, where: Offset) -> str:
        """All of it: a click is as the key."""
        return RATING

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """All its rows."""
        return self.rows(width, viewport.height)

    def rows(self, width: int, window: int) -> int:
        """Nothing without a line; bars only when there is something to compare, in a window that is high enough."""
        if not self._past.told:
            return 0
        if window < ROOMY:
            lines = self._lines(width)
            return len(lines) + (not self._fits_beside(lines[-1], width))
        return 2 + len(self._told(width)) + (len(self._past.scores) > 1) + bool(self._past.rating)

    def _told(self, width: int) -> list[str]:
        """The line; in two, where a high window is narrow."""
        lines = wrap(self._past.told, max(10, width - 4))
        return lines if width < NARROW else [shortened(self._past.told, width - 4)]

    def _heading(self, room: int) -> str:
        """What is counted, in fewer words where these have no room."""
        return self._past.heading if len(self._past.heading) <= room else said_ending.record()

    def _rating(self, room: int) -> str:
        """What became of the rating, if anything, and the key where that has room."""
        whole = said_ending.rating(rating=self._past.rating, key=RATING) if self._past.rating else ""
        return whole if len(whole) <= room else shortened(self._past.rating, room)

    def _lines(self, width: int) -> list[Line]:
        """Which games are counted, and how they went; the first where both have room in a line."""
        told, room = self._past.told, width - 3
        heading = self._heading(room - len(told) - len(colon()))
        named: Line = ((heading + colon(), "accent"), (told, "soft"))
        return [named] if heading and length(named) <= room else [*fold(((told, "soft"),), room)]

    def _fits_beside(self, line: Line, width: int) -> bool:
        """Whether the rating stands beside the line, if need be without the key, which the last row names, too."""
        return width - 5 - length(line) >= len(self._past.rating)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The line and the bars."""
        palette, scores, width = cells.palette, self._past.scores, cells.width
        if self.app.size.height < ROOMY:
            lines = self._lines(width)
            for y, counted in enumerate(lines):
                end = cells.parts(2, y, counted)
            room = width - 3 - (end if cells.height == len(lines) else 0)
            if cells.height == len(lines):
                cells.right(width - 1, cells.height - 1, self._rating(room), palette.accent)
            else:
                cells.put(2, cells.height - 1, self._rating(room), palette.accent)
            return ()
        heading = self._heading(width - 6)
        shapes.frame(cells, Region(0, 0, width, cells.height), palette.line, heading, palette.accent)
        told = self._told(width)
        for y, line in enumerate(told, 1):
            cells.put(2, y, line, palette.soft)
        cells.put(2, cells.height - 2, self._rating(width - 4), palette.accent)
        if len(scores) > 1 and cells.height > 2 + len(told) + bool(self._past.rating):
            unit, room = units(unit=self._unit), cells.width - 2 * min(len(scores), FEW_BARS) - 5
            whole = said_ending.this_game(unit=unit)
            words = whole if len(whole) <= room else said_ending.this_game_brief(unit=unit)
            paint_bars(cells, Region(1, 1 + len(told), cells.width - 2, 1), Bars(scores, ((words, "soft"),)))
        return ()
