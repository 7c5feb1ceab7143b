"""What is worked towards: what a village costs, the goals in progress, and the active events with what they do or what ends them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from operator import attrgetter
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, ColumnSection, Height, bar
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.drawing import BOLD, Cells, Place, PlaceState, shortened
from tribes_tui.words.common import colon

VILLAGE = "village"
COLUMNS = 2
"""So many goals may stand in a row where all of them are to be chosen from."""
HELP = 4
"""What it is worse by in a narrow column without what developments help with."""
HIDDEN, EACH_HIDDEN = 30, 45
"""What it is worse by while goals have no row: more than all the words of events, less than the action board and the tribes."""
LONGEST_NAME = 12
"""Letters of the name of whose village it is where its row has no room for more."""


class Goal(NamedTuple):
    """A goal, or the village."""

    name: str
    """Of its place."""
    title: str
    short: str
    """Words of the title, where that has no room."""
    tiny: str
    """Its figure and what is counted, where nothing else has room."""
    points: int
    """Of a village 0: it brings one each turn."""
    needs: Sequence[str]
    """What a village or a development lacks, or costs once it is ready; how far an achievement is: from long to short."""
    is_ready: bool = False
    brings: str = ""
    """What a development helps with, or what an achievement asks, in a row of its own where there is room."""
    is_asked: bool = False
    """It is an achievement: in a narrow column its name says enough."""

    @property
    def said_points(self) -> Sequence[str]:
        """What it wins, in the one way in which points are written; a village's where there is room."""
        if not self.points:
            return said.points_each_turn(), ""
        return (said.points_tiny(points=self.points),)


NAMES_OF: Sequence[Callable[[Goal], str]] = (attrgetter("title"), attrgetter("tiny"))
"""How goals without a row are called, from long to short."""


def _tells(one: Goal, width: int) -> bool:
    """Whether a goal may have a row for what it helps with, or asks, in a column of so many cells."""
    return bool(one.brings) and not (one.is_asked and width < FRAMED_FROM)


class Goals(ColumnSection):
    """Places: `village`, and one a goal."""

    _village: Goal | None = None
    _goals: dict[str, Goal] = {}
    _who = ""
    _must_show_all = False

    def show(self, village: Goal, goals: Sequence[Goal], whose: str, must_show_all: bool) -> None:
        """`whose`: the name of whose they are, empty for the viewer's own; whether goals are to be chosen. Without a frame it is
        the village that says whose."""
        self._village, self._goals = village, {one.name: one for one in goals}
        self._who = whose
        if whose:
            short = said.whose_village(who=name_in(whose, LONGEST_NAME))
            title = said.whose_village(who=self._who)
            self._village = village._replace(title=title, short=short, tiny=short)
        self._must_show_all = must_show_all
        self.changed()

    def names(self) -> Iterable[str]:
        """The village and the goals."""
        return (VILLAGE, *self._goals)

    def shape(self) -> Hashable:
        """All of it."""
        return self._village, tuple(self._goals.values()), self._who, self._must_show_all

    def heights(self, width: int) -> Sequence[Height]:
        """A row each; where not all can be shown, some and how many more there are."""
        count, helping, is_wide = max(1, len(self._goals)), self._helping(width), width >= FRAMED_FROM
        roomy = [Height(count + 3 * is_wide + (not is_wide) + helping)] if helping else []
        framed = [Height(count + 3, 3 * bool(helping))] if is_wide else []
        plain = Height(count + 1, 10 if is_wide else HELP * bool(helping))
        if self._must_show_all:
            return [*roomy, *framed, plain, Height(1 + -(-count // COLUMNS), HIDDEN)]
        fewer = [(rows, HIDDEN + EACH_HIDDEN * (count - rows)) for rows in range(count - 1, 0, -1)]
        few = [Height(rows + 3, loss) for rows, loss in fewer if is_wide and rows > 1]
        few += [Height(rows + 1, loss + 10 * is_wide) for rows, loss in fewer]
        none = HIDDEN + EACH_HIDDEN * count
        return [*roomy, *framed, plain, *few, Height(1, none + 15), Height(0, none + 85)]

    def _helping(self, width: int) -> int:
        """How many have a row for what they help with, or ask."""
        return sum(_tells(one, width) for one in self._goals.values())

    @property
    def is_framed(self) -> bool:
        """Where there is room for it."""
        width, height = self.size
        least = len(self._goals) + 3 if self._must_show_all else 5
        return width >= FRAMED_FROM and height >= min(least, max(1, len(self._goals)) + 3)

    def look(self, name: str) -> Hashable:
        """All that is told of it."""
        return self._village if name == VILLAGE else self._goals[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The village, then the goals in one column or in two."""
        self.frame(cells, said.goals_title_whose(who=self._who) if self._who else said.goals_title())
        inner, goals = self.inner, list(self._goals)
        has_village = inner.height > (1 if goals else 0)
        spot = Region(inner.x, inner.y, inner.width, 1) if has_village else Region()
        yield Place(VILLAGE, spot, spot)
        room, top = inner.height - has_village, inner.y + has_village
        if not goals and room:
            cells.put(inner.x + 1, top, said.no_goals(is_own=not self._who), cells.palette.dim)
        is_nameless = bool(self._who) and not has_village and not self.is_framed
        if goals and (len(goals) > room or is_nameless) and not self._must_show_all:
            shown = 0 if is_nameless else max(0, room - 1)
            self._paint_rest(cells, Region(inner.x, top + shown, inner.width, 1), goals[shown:], bool(shown))
            for name in goals[shown:]:
                yield Place(name, Region(), Region())
            goals = goals[:shown]
        columns = max(1, -(-len(goals) // max(1, room)))
        wide = inner.width // columns
        full = self.size.width
        is_roomy = self.is_framed or full < FRAMED_FROM
        is_roomy = is_roomy and columns == 1 and room >= len(self._goals) + self._helping(full)
        for k, name in enumerate(goals):
            rows = 1 + (is_roomy and _tells(self._goals[name], full))
            spot = Region(inner.x + k % columns * wide, top + k // columns, wide, rows)
            yield Place(name, spot, spot)
            top += rows - 1

    def _paint_rest(self, cells: Cells, spot: Region, names: Sequence[str], is_more: bool) -> None:
        """Those that have no row: as many names as there is room for, and how many more."""
        goals = [self._goals[name] for name in names]
        named = [[f"{called(one)} {one.said_points[0]}" for one in goals] for called in NAMES_OF]
        head = (said.and_other() if is_more else said.goals_whose(who=self._who) if self._who else said.goals()) + " "
        for shown, titles in ((shown, titles) for shown in range(len(goals), -1, -1) for titles in named):
            say, hidden = said.and_more if shown else said.more, len(goals) - shown
            more = f"{' ' * bool(shown)}{say(number=hidden)}" if hidden else ""
            text = head + ", ".join(titles[:shown]) + more
            if len(text) <= spot.width - 1:
                break
        x = cells.put(spot.x + is_more, spot.y, head, cells.palette.dim if is_more else cells.palette.accent)
        cells.put(x, spot.y, text[len(head) : spot.width], cells.palette.soft)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Title from the left; what it needs and its points from the right."""
        one = self._village if place.name == VILLAGE else self._goals[place.name]
        if one is None or not place.region:
            return
        palette, (x, y, width, height) = cells.palette, place.region
        if height > 1:
            cells.put(x + 3, y + 1, one.brings[: width - 3], palette.dim)
        state = state._replace(is_faded=state.is_faded and self._must_show_all)
        name, needs, points = self._row(one, width - 1)
        tone = bar(cells, Region(x, y, width, 1), name, state, palette.gain if one.is_ready else palette.ink)
        is_marked = state.is_cursor or state.is_chosen
        end = x + width - (len(points) + 1 if points else 0)
        cells.right(end, y, needs, tone.ink if is_marked else palette.soft, tone.ground, tone.flags)
        points_ink = tone.ink if is_marked else palette.gain
        cells.right(x + width, y, points, points_ink, tone.ground, tone.flags | BOLD)

    @staticmethod
    def _row(one: Goal, room: int) -> tuple[str, str, str]:
        """Name, what it needs, and its points: with its whole name if that has room; the points of a goal are never left out."""
        names = [f"{name} {said.ready()}" if one.is_ready else name for name in (one.title, one.short, one.tiny)]
        needs = one.needs or ("",)
        ways = [
            (name, need, points)
            for named in (names[:2], names[2:])
            for need in needs
            for points in one.said_points
            for name in named
        ]
        ways += [(name, "", one.said_points[-1]) for name in (*names, one.title, one.short, one.tiny)]
        found = (way for way in ways if sum(map(len, way)) + sum(map(bool, way)) - 1 <= room)
        points = one.said_points[-1]
        return next(found, (shortened(one.tiny, max(0, room - len(points) - 1)), "", points))


NO_HINT = 7
"""What it is worse by without the hint of what brings an event: less than with offers that have no words."""
NAMES_ALONE = 40
"""What it is worse by with nothing but the names of events."""
UNTOLD = 24
"""What it is worse by, besides, with each event of which is not said what it does."""
MARGINS = 5
"""Columns of the frame and of the blanks beside what an event does."""


class ActiveEvent(NamedTuple):
    """An active event."""

    name: str
    """Of its place."""
    title: str
    counters: tuple[str, ...]
    """How far it is, from long to short."""
    does: tuple[str, ...]
    """What it does, from all of it to what has room in one row."""
    alone: str = ""
    """What stands for the counter where what it does has no row of its own."""


class Events(ColumnSection):
    """A place an event."""

    pieces: dict[str, ActiveEvent] = {}
    _told: dict[str, list[str]] = {}

    def show(self, events: Sequence[ActiveEvent]) -> None:
        """These, by their spaces."""
        self.pieces = {one.name: one for one in events}
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return tuple(self.pieces.values())

    def heights(self, width: int) -> Sequence[Height]:
        """What each does at length, in a sentence or in a row, or only its name; a line around them where there is room."""
        count = len(self.pieces)
        if not count:
            return (Height(3), Height(1, 5)) if width >= FRAMED_FROM else (Height(1), Height(0, NO_HINT))
        whole, brief, least = (count + sum(map(len, told)) for told in self._forms(width))
        if width < FRAMED_FROM:
            some = [Height(count + told, HELP + UNTOLD * (count - told)) for told in range(count - 1, 0, -1)]
            names = Height(count, 12 + UNTOLD * count), Height(1, NAMES_ALONE + UNTOLD * count)
            return Height(whole), Height(brief, HELP // 2), Height(least, HELP), *some, *names
        return Height(whole + 2), Height(brief + 2, 6), Height(least + 2, 10), Height(count + 2, 14), Height(count, 20)

    def _forms(self, width: int) -> list[list[list[str]]]:
        """What all of them do, in rows: at length, in a sentence, in one row."""
        room = self._text_width(width)
        told = [one.does for one in self.pieces.values()]
        return [
            *([wrap(does[form], room) for does in told] for form in range(2)),
            [[does[-1]] for does in told],
        ]

    @staticmethod
    def _text_width(width: int) -> int:
        """Columns of what an event does."""
        return width - (MARGINS if width >= FRAMED_FROM else 1)

    @property
    def is_framed(self) -> bool:
        """Where there is room for it."""
        return self.size.width >= FRAMED_FROM and self.size.height >= max(1, len(self.pieces)) + 2

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other."""
        self.frame(cells, said.events_title())
        inner = self.inner
        if not self.pieces:
            cells.put(inner.x + self.is_framed, inner.y, said.no_event(), cells.palette.dim)
        rows = min(2, inner.height // max(1, len(self.pieces)))
        self._told = self._fitting(inner.height) if self.pieces else {}
        high = [1 + len(self._told[name]) if rows else 0 for name in self.pieces]
        x, wide = inner.x, inner.width
        if not rows and self._row_width + len(said.events_title()) + 2 <= wide:
            x = cells.put(x, inner.y, f"{said.events_title()}{colon().rstrip()}", cells.palette.soft)
        for k, (name, one) in enumerate(self.pieces.items()):
            if not rows:
                wide = len(self._title_of(one)) + 2
            spot = Region(x, inner.y + sum(high[:k]), wide, max(1, high[k]))
            yield Place(name, spot, spot)
            x += 0 if rows else wide

    def _fitting(self, height: int) -> dict[str, list[str]]:
        """What each does, in the rows below its name: as much as so many rows hold; nothing where they hold but the names."""
        may_wrap = self.is_framed or self.size.width < FRAMED_FROM
        forms = self._forms(self.size.width)[0 if may_wrap else 2 :]
        told = next((form for form in forms if len(form) + sum(map(len, form)) <= height), None)
        if told is None:
            first = sorted(self.pieces, key=lambda name: not self.pieces[name].alone)[
                : max(0, height - len(self.pieces))
            ]
            told = [form if name in first else [] for name, form in zip(self.pieces, forms[-1], strict=True)]
        return dict(zip(self.pieces, told, strict=True))

    @property
    def _is_tight(self) -> bool:
        """All of them stand in one row."""
        return self.inner.height < len(self.pieces)

    @property
    def _row_width(self) -> int:
        """What the names take in one row."""
        return sum(len(self._title_of(one)) + 2 for one in self.pieces.values())

    def _title_of(self, one: ActiveEvent) -> str:
        """The name; its last word where all stand in one row and have no room."""
        whole = sum(len(event.title) + 2 for event in self.pieces.values())
        return one.title.rpartition(" ")[2] if self._is_tight and whole > self.size.width else one.title

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Name and counter, and what it does below or behind."""
        palette, one, (x, y, width, height) = cells.palette, self.pieces[place.name], place.region
        name = self._title_of(one)
        is_bar = state.is_legal or state.is_cursor or state.is_chosen
        room = width - len(name) - 2 - 2 * (is_bar or state.fresh is not None)
        counters = [text for text in (one.alone * (height < 2), *one.counters) if text and len(text) <= room]
        title = name + colon() + counters[0] if counters and not self._is_tight else name
        if is_bar:
            bar(cells, Region(x, y, width, 1), title, state, palette.ink)
        else:
            x += self._is_tight or self.is_framed
            cells.put(x, y, name, palette.ink, None, BOLD)
            cells.put(x + len(name), y, title[len(name) :], palette.soft)
            if state.fresh is not None:
                cells.put(place.region.right - 1, y, "•", palette.seat(state.fresh), None, BOLD)
        if self._is_tight:
            return
        for row, text in enumerate(self._told.get(place.name, ()), y + 1):
            cells.put(x + 1, row, shortened(text, width - 1), palette.soft)
        if height == 1 and len(title) + 2 + len(one.does[-1]) <= width:
            cells.put(x + len(title) + 2, y, one.does[-1], palette.soft)
