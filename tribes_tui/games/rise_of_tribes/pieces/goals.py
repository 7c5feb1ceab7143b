"""What is worked towards: what a village costs, the goals in progress, and the active events with what they do or what ends them."""

from collections.abc import Hashable, Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Region

from rules.rise_of_tribes.components.box import KINDS
from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, Height, SectionRows, bar
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Place, PlaceState, shapes
from tribes_tui.words.common import YOU, capital, colon

VILLAGE = "village"
COLUMNS = 2
"""So many goals may stand in a row where all of them are to be chosen from."""
HELP = 4
"""What it is worse by in a narrow column without what developments help with."""
UNSAID = 26
"""The same without whose price that of the village is: more than with the words of an event fewer."""
BARE = 15
"""The same in a wide column without a line around them: more than with nothing of what events do, less than with small dice."""
HIDDEN, EACH_HIDDEN = 30, 45
"""What it is worse by while goals have no row: more than all the words of events, less than the action board and the tribes."""
CUT = 600
"""What it is worse by with two goals in a row, whose names are cut, and without how far they are: more than without anything else."""
LONGEST_NAME = 12
"""Letters of the name of whose village it is where its row has no room for more."""


class Goal(NamedTuple):
    """A goal, or the village."""

    name: str
    """Of its place."""
    title: str
    short: str
    """The same for a narrow column."""
    worth: str
    """Its points; with their sign those that come each turn."""
    price: tuple[int, ...] = ()
    """Of a village or a development, by kind; a fourth amount is of any kind."""
    lacks: tuple[int, ...] = ()
    """What of each kind isn't there."""
    far: tuple[str, ...] = ()
    """How far an achievement is: in a wide column, and in a narrow one."""
    is_ready: bool = False
    brings: str = ""
    """What it helps with, or asks, in a row of its own where there is room."""


class Goals(SectionRows):
    """A place for the village, and one a goal."""

    _who = YOU
    _must_show_all = False

    def show(self, shown: Sequence[Goal], whose: str = YOU, must_show_all: bool = False) -> None:
        """The village, which says `whose` they are, then the goals; whether these are to be chosen."""
        self._who, self._must_show_all = whose, must_show_all
        village, *goals = shown
        title, short = said.whose_village(who=name_in(whose, LONGEST_NAME)), f"⌂ {capital(whose)}"
        super().show((village._replace(title=title, short=village.short if whose == YOU else short), *goals))

    def shape(self) -> Hashable:
        """All of it."""
        return self.shown, self._who, self._must_show_all

    @property
    def _count(self) -> int:
        """Rows that the goals take, or that there are none."""
        return max(1, len(self.pieces) - 1)

    def heights(self, width: int) -> Sequence[Height]:
        """A row each; where not all can be shown, some and how many more there are."""
        count, is_wide = self._count, width >= FRAMED_FROM
        rows, frame = count + 1, 2 * is_wide
        helps = [Height(rows + frame + len(self._helped(form, width)), form) for form in range(2 + is_wide)]
        plain = Height(rows, BARE if is_wide else UNSAID)
        if self._must_show_all:
            return [*helps, plain, Height(1 + -(-count // COLUMNS), CUT)]
        fewer = [(rows, HIDDEN + EACH_HIDDEN * (count - rows)) for rows in range(count - 1, 0, -1)]
        few = [Height(rows + 1, loss + BARE * is_wide) for rows, loss in fewer]
        none = HIDDEN + EACH_HIDDEN * count
        return [*helps, plain, *few, Height(1, none + 15), Height(0, none + 85)]

    def _helped(self, form: int, width: int) -> set[str]:
        """Which have a row for what they help with: all, the village, none."""
        all_helped = [name for name, one in self.pieces.items() if one.brings and (one.price or width >= FRAMED_FROM)]
        return {name for name in all_helped if form == 0 or (form == 1 and name == VILLAGE)}

    @property
    def is_framed(self) -> bool:
        """Where it takes no row from a goal."""
        width, height = self.size
        return width >= FRAMED_FROM and height >= self._count + 3

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The village, whose price stands below what tribes hold; then the goals, in one column or in two, within the frame."""
        inner, goals = self.inner, [*self.pieces][1:]
        room = inner.height - 1
        columns = max(1, -(-len(goals) // max(1, room))) if self._must_show_all else 1
        shown = goals if len(goals) <= room * columns else goals[: max(0, room - 1)]
        rows = 1 + self._count
        forms = (self._helped(form, cells.width) for form in range(3))
        helped = next(found for found in forms if rows + len(found) <= inner.height or not found)
        y, price = 0, 1 + (VILLAGE in helped)
        if self.is_framed:
            shapes.sheet(
                cells,
                Region(0, price, cells.width, cells.height - price),
                said.goals_title(who=self._who),
            )
        for k, name in enumerate([*self.pieces][:1] + shown):
            wide = inner.width if name == VILLAGE else inner.width // columns
            across = max(0, k - 1) % columns
            spot = Region(inner.x + across * wide, y, wide, 1 + (name in helped))
            yield Place(name, spot, spot)
            y += price + self.is_framed if name == VILLAGE else spot.height if across == columns - 1 else 0
        if not goals and room > 0:
            cells.put(inner.x + 1, y, said.no_goals(), cells.palette.dim)
        hidden = goals[len(shown) :]
        if hidden:
            cells.put(inner.x + 1, y, said.goals_hidden(number=len(hidden)), cells.palette.dim)
            yield from (Place(name, Region(), Region()) for name in hidden)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its name, green when it is ready; its price in the columns of what tribes hold, what isn't there in red, or how far it is; its points."""
        if not place.region:
            return
        one = self.pieces[place.name]
        palette, (x, y, width, height) = cells.palette, place.region
        if height > 1:
            is_price = place.name == VILLAGE and self._who == YOU
            cells.put(x + 3, y + 1, (said.village_brings_yours() if is_price else one.brings)[: width - 3], palette.dim)
        state = state._replace(is_faded=state.is_faded and self._must_show_all)
        is_alone, ends = width == self.inner.width, self.grid.ends
        far = "" if not one.far else said.ready() if one.is_ready else one.far[self.size.width < FRAMED_FROM]
        end = ends[3] if is_alone else x + width
        room = (ends[0] - 1 if one.price else end - len(one.worth) - len(far) - 2) if is_alone else end - len(one.worth)
        bar(
            cells,
            Region(x, y, room - x, 1),
            one.title if len(one.title) < room - x - 1 else one.short,
            state,
            palette.gain if one.is_ready else palette.ink,
            is_close=True,
        )
        cells.right(end, y, one.worth, palette.ink, None, BOLD)
        if not is_alone:
            return
        for column, cost, lack in zip(ends, one.price, one.lacks, strict=False):
            ink = palette.danger if lack else palette.gain if one.is_ready else palette.soft
            cells.right(column, y, str(cost), ink, None, BOLD | REVERSE * palette.is_bare if lack else 0)
        if len(one.price) > len(KINDS):
            ink = palette.danger if one.lacks[-1] else palette.soft
            cells.put(ends[2], y, said.any_more(), ink, None, REVERSE * (palette.is_bare and one.lacks[-1] > 0))
        elif not one.price:
            cells.right(end - len(one.worth) - 2, y, far, palette.gain if one.is_ready else palette.soft)


NO_HINT = 7
"""What it is worse by without the hint of what brings an event: less than with offers that have no words."""
NAMES_ALONE = 40
"""What it is worse by with nothing but the names of events."""
UNTOLD = 24
"""What it is worse by, besides, with each event of which is not said what it does."""
RESERVED = 8
"""Rows of two events, each with two rows of what it does, in their frame."""
MARGINS = 5
"""Columns of the frame and of the blanks beside what an event does."""


class ActiveEvent(NamedTuple):
    """An active event."""

    name: str
    """Of its place."""
    title: str
    counters: tuple[str, ...]
    """How far it is, from long to short."""
    does: str
    """What it does."""
    key: str = ""
    """That buys it."""


class Events(SectionRows):
    """A place an event, by their spaces."""

    _told: dict[str, list[str]] = {}

    def heights(self, width: int) -> Sequence[Height]:
        """What each does at length, in a sentence or in a row, or only its name. With a line around them as many rows as both spaces take,
        however many are taken, so that nothing else moves when events come and go."""
        count = len(self.pieces)
        if not count:
            return (
                (Height(RESERVED), Height(3, 4), Height(1, 5))
                if width >= FRAMED_FROM
                else (Height(1), Height(0, NO_HINT))
            )
        rows = sorted(map(len, self._sentences(width).values()))
        heights = [count + sum(rows[:told]) for told in range(count, 0, -1)]
        if width < FRAMED_FROM:
            some = [Height(height, (HELP + UNTOLD * k) * bool(k)) for k, height in enumerate(heights)]
            return *some, Height(count, 12 + UNTOLD * count), Height(1, NAMES_ALONE + UNTOLD * count)
        kept, low = Height(max(heights[0] + 2, RESERVED)), Height(heights[0] + 2, 4)
        return kept, low, *(Height(height + 2, 10) for height in heights[1:]), Height(count + 2, 14), Height(count, 20)

    def _sentences(self, width: int) -> dict[str, list[str]]:
        """What each does, in rows, the shortest first."""
        room = width - (MARGINS if width >= FRAMED_FROM else 1)
        found = {name: wrap(one.does, room) for name, one in self.pieces.items()}
        return dict(sorted(found.items(), key=lambda told: len(told[1])))

    @property
    def is_framed(self) -> bool:
        """Where there is room for it."""
        return self.size.width >= FRAMED_FROM and self.size.height >= max(1, len(self.pieces)) + 2

    def lay(self, cells: Cells) -> Iterable[Place]:
        """One below the other."""
        self.frame(cells, said.events_title())
        inner = self.inner
        if not self.pieces:
            cells.put(inner.x + 1, inner.y, said.no_event(), cells.palette.dim)
        rows, self._told = inner.height // max(1, len(self.pieces)), self._fitting(inner.height)
        high = [1 + len(self._told.get(name, ())) if rows else 0 for name in self.pieces]
        x, wide = inner.x, inner.width
        titles = [said.events_title(), *map(self._title_of, self.pieces.values())]
        if not rows and sum(len(title) + 2 for title in titles) <= wide:
            x = cells.put(x, inner.y, f"{said.events_title()}{colon().rstrip()}", cells.palette.soft)
        for k, (name, one) in enumerate(self.pieces.items()):
            if not rows:
                wide = len(self._title_of(one)) + 2
            spot = Region(x, inner.y + sum(high[:k]), wide, max(1, high[k]))
            yield Place(name, spot, spot)
            x += 0 if rows else wide

    def _fitting(self, height: int) -> dict[str, list[str]]:
        """What each does, in the rows below its name: of as many as so many rows hold."""
        told, left = dict[str, list[str]](), height - len(self.pieces)
        for name, rows in self._sentences(self.size.width).items():
            if len(rows) <= left:
                told[name] = rows
                left -= len(rows)
        return told

    @property
    def _is_tight(self) -> bool:
        """All of them stand in one row."""
        return self.inner.height < len(self.pieces)

    def _title_of(self, one: ActiveEvent) -> str:
        """The name; its last word where all stand in one row and have no room."""
        whole = sum(len(event.title) + 2 for event in self.pieces.values())
        name = one.title.rpartition(" ")[2] if self._is_tight and whole > self.size.width else one.title
        return f"{one.key}) {name}" if one.key else name

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Name and counter, and what it does below."""
        palette, one, (x, y, width, _) = cells.palette, self.pieces[place.name], place.region
        name = self._title_of(one)
        is_bar = state.is_legal or state.is_cursor or state.is_chosen
        room = width - len(name) - 3 - 2 * (is_bar or state.fresh is not None)
        counters = [text for text in one.counters if len(text) <= room]
        title = name + colon() + counters[0] if counters and not self._is_tight else name
        if is_bar:
            bar(cells, Region(x, y, width, 1), title, state, palette.ink)
        else:
            x += 1
            cells.put(x, y, name, palette.ink, None, BOLD)
            cells.put(x + len(name), y, title[len(name) :], palette.soft)
            if state.fresh is not None:
                cells.put(place.region.right - 1, y, "•", palette.seat(state.fresh), None, BOLD)
        for row, text in enumerate(self._told.get(place.name, ()), y + 1):
            cells.put(place.region.x + 1 + self.is_framed, row, text, palette.soft)
