"""The frame of a screen about a table of things: lists of it, above the keys what Enter does, a curve in a cell, par on a scale; and the moves of a game that can't be replayed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widgets import DataTable, Tabs

import rules
from tribes_tui.play.records import Written
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.table.frame.enter_line import EnterLine
from tribes_tui.widgets.drawing import (
    BOLD,
    LOWER,
    REVERSE,
    Cells,
    Palette,
    Place,
    Showing,
    Words,
    heading,
    mood_of,
    palette_for,
)
from tribes_tui.widgets.screen.framed_screen import FramedScreen, ScreenTitle
from tribes_tui.widgets.screen.top_screen import KeyLine, Result
from tribes_tui.words.common import YOU, Later, fold, semicolon, title_of
from tribes_tui.words.said import bots, common, forms, grammar, par as said_par, recording as said_recording

if TYPE_CHECKING:
    from tribes_tui.seats.par import Par

CHOSEN = "►"
"""Before what is chosen in a table."""


class ClickedEnter(EnterLine):
    """A click presses the key that it names."""

    def on_click(self, event: events.Click) -> None:
        """Where it names none it is no more than words."""
        if self._said[0]:
            event.stop()
            self.app.simulate_key("enter")


class ListTabs(Tabs, can_focus=False):
    """The lists above a table, which keeps the cursor: left and right go through them."""


class ListScreen(FramedScreen[Result]):
    """The looks of Textual's tables and tabs, and the line about the cursor."""

    DEFAULT_CSS = """
    ListScreen DataTable { background: $background; height: 1fr; scrollbar-size-vertical: 1; }
    ListScreen DataTable:focus { background-tint: transparent; }
    ListScreen DataTable > .datatable--header { background: $panel; color: $foreground; text-style: bold; }
    ListScreen DataTable:focus > .datatable--header { background-tint: transparent; }
    ListScreen DataTable > .datatable--header-hover { background: $panel; color: $accent; }
    ListScreen DataTable > .datatable--odd-row { background: $background; }
    ListScreen DataTable > .datatable--even-row { background: $panel 45%; }
    ListScreen DataTable > .datatable--hover { background: $panel; }
    ListScreen DataTable > .datatable--cursor {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    ListScreen Tabs { background: transparent; height: 2; }
    ListScreen Tab { color: $foreground; padding: 0 1; }
    ListScreen Tab.-active { color: $accent; text-style: bold; }
    ListScreen Underline > .underline--bar { color: $accent; background: $panel; }
    ListScreen * {
        scrollbar-color: $secondary; scrollbar-color-hover: $accent; scrollbar-color-active: $accent;
        scrollbar-background: $background; scrollbar-background-hover: $background;
        scrollbar-background-active: $background;
    }
    ListScreen.-bare DataTable > .datatable--cursor, ListScreen.-bare Tab.-active {
        background: $background; color: $foreground; text-style: bold reverse;
    }
    """
    AUTO_FOCUS: ClassVar[str | None] = "DataTable"

    @dataclass
    class Opened(Message):
        """A record is to be gone on with, or, with `is_replay`, to be walked through; what that means, the app decides."""

        name: str
        is_replay: bool = False

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-tall")]

    def __init__(self) -> None:
        super().__init__()
        self._enter = ClickedEnter()

    def compose(self) -> ComposeResult:
        """What to do here is said by the line above the keys: there is no other prompt."""
        return ScreenTitle(), *self.compose_body(), self._enter, KeyLine()

    def on_resize(self) -> None:
        """The columns are those that there is room for."""
        self.call_after_refresh(self.fit)

    def restyle(self) -> None:
        """Cells hold colours."""
        super().restyle()
        self.fill()

    def fit(self) -> None:
        """In another window."""
        self.fill()

    def fill(self) -> None:
        """Show what the lists hold."""

    @property
    def palette(self) -> Palette:
        """The colours in the present theme."""
        return palette_for(self)

    def say(self, line: str, is_enter: bool = False, role: str = "info", briefer: Sequence[str] = ()) -> None:
        """What stands in the last row but one; `is_enter`: it is what that key does. `briefer`: in ever fewer words."""
        self._enter.show(is_enter, line, "", role, briefer)


# ---- How a game went for somebody, as a row of bars ---------------------------------------------------


HIGHEST = 8
EVEN = 4
CURVE = {*LOWER[1:]}
"""The signs of the bars."""


def steps(lead: Sequence[float], width: int) -> list[int]:
    """So many bars of 1 to 8 eighths, each the mean of its part of the game; the last bar is the end.

    >>> steps([0.0, 0.0, 1.0, 1.0, -1.0], 3)
    [4, 8, 1]
    """
    most = max((abs(value) for value in lead), default=0) or 1.0
    found = []
    for column in range(width - 1):
        first = column * (len(lead) - 1) // (width - 1)
        last = max(first + 1, (column + 1) * (len(lead) - 1) // (width - 1))
        found.append(sum(lead[first:last]) / (last - first))
    found.append(lead[-1] if lead else 0.0)
    return [min(HIGHEST, max(1, EVEN + round(EVEN * value / most))) for value in found]


def bars(lead: Sequence[float], width: int, palette: Palette, ink: str, last_ink: str) -> Text:
    """The bars as a cell of a table; digits where there are no bars."""
    text = Text()
    for k, step in enumerate(steps(lead, width)):
        is_last = k == width - 1
        sign = str(step) if palette.depth == "ascii" else LOWER[step]
        text.append(sign, inked(palette, last_ink if is_last else ink, BOLD if is_last else 0, False))
    return text


def inked(palette: Palette, ink: str, flags: int = 0, is_text: bool = True) -> Style:
    """The style of words in a widget that has a ground of its own: the ink alone, readable on felt and panel."""
    style = palette.style(palette.colour(ink), palette.below, flags, is_text)
    return Style(color=style.color, bold=style.bold)


# ---- Tables ----------------------------------------------------------------------------------------


class ListTable(DataTable[Text]):
    """A table in which what is chosen has a sign before it, and stays in sight in whatever room there is; a curve keeps a ground of its own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "scroll_top", show=False),
        Binding("end", "scroll_bottom", show=False),
    ]

    def render_line(self, y: int) -> Strip:
        """The sign stands in place of a blank; on the cursor's ground a curve would be a black block."""
        line, (left, top) = super().render_line(y), self.scroll_offset
        spot = (
            self._get_row_region(self.cursor_row)
            if self.cursor_type == "row"
            else self._get_cell_region(self.cursor_coordinate)
        )
        x, is_head = spot.x - left, y < self.header_height * self.show_header
        if is_head or not self.row_count or y + top != spot.y or x < 0 or line.crop(x, x + 1).text != " ":
            return line
        style, p = next(iter(line.crop(x, x + 1))).style, palette_for(self)
        own = p.style(p.ink, p.below, 0)
        rest = [*line.crop(x + 1)]
        at = next((k for k, one in enumerate(rest) if {*one.text} & CURVE), len(rest))
        curve = (Segment(one.text, own) for one in rest[at:])
        return Strip([*line.crop(0, x), Segment(CHOSEN, style), *rest[:at], *curve], line.cell_length)

    def on_resize(self) -> None:
        """What stands around it takes more, or less."""
        self.call_after_refresh(self._scroll_cursor_into_view)


# ---- The moves of a game whose rules this program doesn't have, as they were written down -------------


class MovesTable(ListTable):
    """A row a move, to be read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("up", "cursor_up", Later(said_recording.number), key_display="↑↓")]


class RecordingScreen(ListScreen[None]):
    """Why it can't be replayed, what it is, and its moves in a table."""

    DEFAULT_CSS = "RecordingScreen #why { height: 3; margin-bottom: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", Later(forms.back), show=False)]

    def __init__(self, written: Written) -> None:
        super().__init__()
        self._written = written

    def compose_body(self) -> ComposeResult:
        """Words above the table."""
        yield Words(id="why")
        yield MovesTable(cursor_type="row", zebra_stripes=True)

    def on_mount(self) -> None:
        """The moves."""
        table = self.query_one(MovesTable)
        for head in (said_recording.number(), said_recording.who(), said_recording.what()):
            table.add_column(head)
        for move in self._written.moves:
            table.add_row(Text(f"{move.number:>4}"), Text(move.name), Text(move.text or said_recording.hidden()))
        self.entitle(said_recording.title())
        self.say(semicolon().join(self._written.end))

    def on_resize(self) -> None:
        """The reason is folded at the window's width."""
        found = self._written
        why = fold(found.why, max(20, self.size.width - 2), "")[:2]
        self.query_one("#why", Words).say(*(((line, "danger"),) for line in why), ((found.title, "soft"),))


# ---- Par as a plot ------------------------------------------------------------------------------------


LABEL, FIGURE = 8, 7
"""Columns of who it is, and of the points behind the scale."""
LEAST = 12
"""Columns that a scale needs."""


class Made(NamedTuple):
    """What somebody made of a deal: the fewest points, the middle one, the most. In one game all are the same."""

    who: str
    fewest: float
    points: float
    most: float


class Compared(NamedTuple):
    """Who is compared: oneself first, then bots, the strongest first; and the key of what is counted (`common.units`)."""

    own: Made
    bots: tuple[Made, ...]
    unit: str

    @property
    def rows(self) -> int:
        """Rows of the plot: heading, oneself, the bots."""
        return 2 + len(self.bots)


def compared(name: str, points: int, pars: Mapping[str, Par], unit: str) -> Compared | None:
    """What is known of a deal; None while no bot has played it, and where points don't decide who wins: what counts there are wins."""
    made = [Made(bots.level(level=level), par.fewest, par.points, par.most) for level, par in reversed([*pars.items()])]
    own = grammar.you() if name == YOU else name
    return Compared(Made(own, points, points, points), tuple(made), unit) if made and unit == "points" else None


def paint_par(cells: Cells, spot: Region, shown: Compared) -> None:
    """The heading, and a line each: ─ from the fewest points to the most, ● the middle, ◆ oneself."""
    palette, every = cells.palette, (shown.own, *shown.bots)
    low, high = min(one.fewest for one in every), max(one.most for one in every)
    width = max(LEAST, spot.width - LABEL - FIGURE)

    def column(points: float) -> int:
        return spot.x + LABEL + (round((points - low) / (high - low) * (width - 1)) if high > low else width // 2)

    legends = said_par.legend(), said_par.legend_brief(), said_par.legend_briefer()
    title = said_par.title(unit=shown.unit, units=common.units(unit=shown.unit))
    heading(cells, Region(spot.x, spot.y, spot.width, 1), title, *(((one, "dim"),) for one in legends))
    for y, one in enumerate(every, spot.y + 1):
        is_own = one is shown.own
        ink = palette.accent if is_own else palette.ink
        cells.put(spot.x, y, one.who[: LABEL - 1], ink, None, BOLD if is_own else 0)
        left, right = column(one.fewest), column(one.most)
        cells.put(left, y, "─" * (right - left + 1), palette.soft)
        cells.put(column(one.points), y, "◆" if is_own else "●", ink, None, BOLD)
        cells.right(spot.x + LABEL + width + FIGURE, y, f"{one.points:g}", ink, None, BOLD if is_own else 0)


class ParScale(Showing[Compared | None]):
    """The plot as a piece; it takes no room while nothing is known."""

    DEFAULT_CSS = "ParScale { height: auto; }"
    shown: Compared | None = None

    def on_mount(self) -> None:
        """Nothing is known yet."""
        self.display = self.shown is not None

    def show(self, shown: Compared | None) -> None:
        """This deal; None: none."""
        if shown != self.shown:
            self.display = shown is not None
            self.refresh(layout=True)
            super().show(shown)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A blank line above it."""
        return 0 if self.shown is None else self.shown.rows + 1

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole plot."""
        if self.shown is not None:
            paint_par(cells, Region(1, 1, cells.width - 2, self.shown.rows), self.shown)
        return ()


# ---- The heads of the day's pages ----------------------------------------------------------------


NARROW, WIDE, WIDEST = 11, 17, 24
"""Columns of a game."""
PICTURES = (46, 12), (40, 9), (36, 6), (0, 3)
"""Rows of a window, and of a picture in it."""


class DayColumns(NamedTuple):
    """Columns before the first game, and of each."""

    first: int
    width: int

    @classmethod
    def of(cls, room: int, first: int) -> DayColumns:
        """The widest that there is room for."""
        return cls(first, next((one for one in (WIDEST, WIDE) if room >= first + one * len(rules.games) + 2), NARROW))


class DayHeads(Showing[DayColumns]):
    """The name of each game on a plate, below it what its table looks like; without colour the names alone."""

    DEFAULT_CSS = "DayHeads { height: auto; }"
    shown = DayColumns(NARROW, NARROW)

    def show(self, shown: DayColumns) -> None:
        """Over these columns."""
        if shown != self.shown:
            super().show(shown)
            self.refresh(layout=True)

    @property
    def _plate(self) -> int:
        return 1 if self.shown.width >= WIDE else 2

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The plate, the picture."""
        high = self.screen.size.height
        return self._plate + (0 if self.palette.is_bare else next(rows for least, rows in PICTURES if high >= least))

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left to the right."""
        p, (first, pitch) = cells.palette, self.shown
        width = pitch - 1
        for k, game_id in enumerate(rules.games):
            x, tone = first + k * pitch, p.colour(f"{mood_of(game_id)}-accent")
            if not p.is_bare:
                paint_window(cells, Region(x, self._plate, width, cells.height - self._plate), game_id)
            name_plate(cells, Region(x, 0, width, self._plate), title_of(game_id), tone)
        return ()


def name_plate(cells: Cells, spot: Region, title: str, tone: str) -> None:
    """What a game is called, on its colour; without colour the words alone."""
    if not cells.palette.is_bare:
        cells.fill(*spot, tone)
    for y, line in enumerate(wrap(title, spot.width - 1)[: spot.height], spot.y):
        cells.put(spot.x, y, f" {line}".ljust(spot.width), cells.palette.on(tone), tone, BOLD | REVERSE)
