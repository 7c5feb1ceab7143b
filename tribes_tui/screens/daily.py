"""The games of the day: the same deal for everybody, how it went for you today and on the days before, and what bots made of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.coordinate import Coordinate
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widgets import DataTable

import rules
from rules import State
from saves import SaveError, Store, Summary
from saves.format.course import HINTED
from tribes_tui.profile.daily import days_in_a_row, history, seed_of
from tribes_tui.profile.statistics import outcome_of
from tribes_tui.screens.lists import Compared, DayColumns, DayHeads, ListScreen, ListTable, compared, inked, paint_par
from tribes_tui.screens.saves.details import at_table, paint_thumbnail
from tribes_tui.seats.par import Par, Pars
from tribes_tui.seats.parse import DEFAULT_LEVEL
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.drawing import BOLD, Cells, Line, Place, Showing, fold, mood_of, shapes
from tribes_tui.words import ending as words
from tribes_tui.words.common import YOU, Later, about_of, title_of, unit_of
from tribes_tui.words.said import bots, daily, forms, home, saves
from tribes_tui.words.saves import date_of, day_of, result

PICTURE, TALL = Size(46, 13), 110
"""The picture, in a window of so many columns, or where as many rows are free; else there are those above the list."""
WHOLE = 11
"""Rows in which nothing of any picture is cut."""
WIDEST = 64
"""Columns of the plot of par."""


class DayGame(NamedTuple):
    """A game of a day: its heading, how it stands with the ink for that, and what else there is to say."""

    game_id: str
    heading: str
    result: str
    role: str
    told: tuple[str, ...]
    deal: State
    """How it begins."""
    par: Compared | None = None
    """What bots made of its deal, once it is over."""


@cache
def dealt(game_id: str, day: date) -> State:
    """How the game of a day begins for whoever plays it, once there is something to be seen."""
    state: State = rules.games[game_id].new_state(None, seed_of(game_id, day))
    while not state.view(0).dump().get("table", True):  # no words
        state.apply(state.legal_actions()[0])  # a choice that changes nothing of what is dealt
    return state.view(0)


class DayDetails(Showing[DayGame | None]):
    """The picture at the left, the words beside it; without colour, and where there is little room, the words alone."""

    DEFAULT_CSS = "DayDetails { height: 5; margin-top: 1; }"
    shown: DayGame | None = None

    @property
    def has_plot(self) -> bool:
        """Whether there is a plot of par, and room for it below the words."""
        game = self.shown
        rows = 0 if game is None or game.par is None else len(self._lines(game)) + 1 + game.par.rows
        return 0 < rows <= self.size.height

    @property
    def _window(self) -> Region:
        """Where the picture is; empty without colours."""
        width, height = self.size
        has_picture = (width >= TALL or height >= WHOLE) and not self.palette.is_bare
        top = 2 * self._is_sheet
        return Region(1 + top, top, PICTURE.width if has_picture else 0, min(height, PICTURE.height))

    @property
    def _is_sheet(self) -> bool:
        """Whether all of it stands on a sheet with the game's name above: where the picture leaves room for that."""
        return self.size.height >= PICTURE.height + 4 and not self.palette.is_bare

    def _lines(self, game: DayGame) -> list[Line]:
        """The words beside it."""
        window = self._window
        room = self.size.width - (window.right + 2 if window.width else 1) - 1 - 3 * self._is_sheet
        first: Line = ((game.heading, "accent", BOLD), (f"  {game.result}", game.role, BOLD))
        return [
            *([] if self._is_sheet else [first]),
            *(line for text in game.told for line in fold(((text, "soft"),), room)),
        ]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        game = self.shown
        if game is None:
            return ()
        window, p = self._window, cells.palette
        if self._is_sheet:
            sheet, tone = Region(1, 0, cells.width - 3, PICTURE.height + 3), p.colour(f"{mood_of(game.game_id)}-accent")
            shapes.slab(cells, sheet, p.panel, tone)
            shapes.shadow(cells, sheet)
            cells.put(3, 0, f"{game.heading}  {game.result}", p.on(tone), None, BOLD)
        if window.width:
            paint_thumbnail(cells, window, game.game_id, game.deal, at_table(self, game.game_id))
        x, lines = window.right + 2 if window.width else 1, self._lines(game)
        for y, line in enumerate(lines[: cells.height], window.y):
            cells.parts(x, y, line)
        if game.par is not None and self.has_plot:
            width = min(WIDEST, cells.width - x - 4)
            paint_par(cells, Region(x, window.y + len(lines) + 1, width, game.par.rows), game.par)
        return ()


# ---- The games of the day -----------------------------------------------------------------------------


DAYS = 60
"""How many are shown at most: from the first of which a game was played."""
FIRST = 11
"""Columns of the day's name."""


class DaysTable(ListTable):
    """A row a day, a column a game; the cursor stays on the games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", Later(daily.game), tooltip=Later(daily.game_told), key_display="←↑↓→"),
        Binding("enter", "screen.open", Later(daily.open), tooltip=Later(daily.open_told), key_display="Enter"),
    ]

    def validate_cursor_coordinate(self, value: Coordinate) -> Coordinate:
        """Never on the name of a day."""
        return super().validate_cursor_coordinate(Coordinate(value.row, max(1, value.column)))

    def render_line(self, y: int) -> Strip:
        """The cursor is as wide as the picture above it: the gap beside it keeps the row's ground."""
        line, spot = super().render_line(y), self._get_cell_region(self.cursor_coordinate)
        end, gap = spot.right, spot.x - 1
        if y + self.scroll_offset.y != spot.y or not 0 <= gap < end <= line.cell_length:
            return line
        return Strip.join([line.crop(0, end - 1), line.crop(gap, gap + 1), line.crop(end)])


class DailyScreen(ListScreen[None]):
    """Posts `Begun` for a game that is to be played, `Opened` for one that is over."""

    DEFAULT_CSS = """
    DailyScreen.-tall #same { margin-bottom: 1; }
    DailyScreen DataTable { height: auto; max-height: 1fr; }
    DailyScreen DayDetails { height: 1fr; min-height: 5; }
    DailyScreen.-tall DayDetails { min-height: 12; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", Later(forms.back), show=False)]

    @dataclass
    class Begun(Message):
        """Today's game of a kind is to begin, or to go on where its record is named; whoever leaves it comes back here."""

        game_id: str
        name: str = ""

    def __init__(self, store: Store, today: date, at: str = "") -> None:
        """The cursor begins on the game that was left (`at`), else on one of today that goes on."""
        super().__init__()
        self._store, self._today, self._at = store, today, at
        self._days: list[date] = []
        self._found: Mapping[tuple[date, str], Summary] = {}
        self._heads, self._details = DayHeads(id="heads"), DayDetails(id="details")
        self._table = DaysTable(
            cursor_type="cell",
            zebra_stripes=True,
            cell_padding=0,
            show_header=False,
            cursor_background_priority="css",
        )
        self._pars: dict[str, Mapping[str, Par]] = {}
        """The name of a record -> what bots made of its deal, as far as it was looked at."""

    def compose_body(self) -> ComposeResult:
        """A word about them, the games' cards and below each its days, the game under the cursor."""
        same = Paragraphs(((daily.same(), "soft"),), id="same", indent=1)
        return same, self._heads, self._table, self._details

    def on_mount(self) -> None:
        """Read what was played."""
        self._take()
        today = {id: self._found.get((self._today, id)) for id in rules.games}
        begun = next((id for id, one in today.items() if one is not None and not one.finished), next(iter(today)))
        self._table.move_cursor(row=0, column=1 + [*today].index(self._at or begun))

    def on_screen_resume(self) -> None:
        """It may be more now."""
        if self._table.columns:
            self._take()

    # ---- What is shown ------------------------------------------------------------------------

    def _take(self) -> None:
        try:
            self._pars.clear()
            self._found = history([one for one in self._store.list() if one.is_begun])
        except SaveError as error:
            self.say(str(error), role="bad")
        first = min((day for day, _ in self._found), default=self._today)
        days = min(DAYS, (self._today - first).days + 1)
        self._days = [self._today - timedelta(k) for k in range(days)]
        self.fill()

    def fill(self) -> None:
        """What there is to be seen."""
        if not self.is_attached or not self.size:
            return
        at, palette, table = self._table.cursor_coordinate, self.palette, self._table
        row = days_in_a_row(self._found, self._today)
        self.entitle(home.daily(), words.in_a_row(date_of(self._today, self._today), row))
        table.clear(columns=True)
        first = max(FIRST, len(saves.today()) + 1)
        columns = DayColumns.of(self.size.width, first)
        self._heads.show(columns)
        table.add_column(daily.day(), width=first)
        for game_id in rules.games:
            table.add_column(title_of(game_id), width=columns.width, key=game_id)
        for day in self._days:
            is_today = day == self._today
            name = Text(f" {day_of(day, self._today)}", inked(palette, "ink" if is_today else "soft", BOLD * is_today))
            table.add_row(name, *(self._cell(day, game_id, columns.width - 1) for game_id in rules.games))
        table.move_cursor(row=at.row, column=max(1, at.column))
        self._tell_about()

    def _cell(self, day: date, game_id: str, width: int) -> Text:
        """How it went; of today what is to be played on a plate."""
        found, palette = self._found.get((day, game_id)), self.palette
        if found is None and day == self._today:
            tone = palette.colour(f"{mood_of(game_id)}-accent")
            plate = palette.style(palette.ink, palette.mix(tone, palette.below, 0.6), BOLD)
            style = inked(palette, tone, BOLD) if palette.is_flat else plate
            return Text(f" {daily.play()}".ljust(width), style)
        if found is None:
            return Text(f" {daily.not_played()}", inked(palette, "dim"))
        text, role = result_of(found)
        if len(text) > width and found.finished:
            text = saves.won_or_lost(is_won=role == "gain")
        return Text(f" {text}", inked(palette, role, BOLD if role == "gain" else 0))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A past day's game that wasn't played can't be opened."""
        if action == "open" and self._days:
            day, _, found = self._here
            return found is not None or day == self._today
        return super().check_action(action, parameters)

    @on(DataTable.CellHighlighted)
    def _tell_about(self) -> None:
        self.refresh_bindings()
        day, game_id, found = self._here
        name, called = date_of(day, self._today), title_of(game_id)
        self._details.show(self._told_of(day, game_id, found))
        if found is not None:
            told = (daily.to_see if found.finished else daily.to_go_on)(game=called, day=name)
            pars = self._pars_of(found)
            beside, alone = words.told_beside_par(told, pars), words.told_par(told, pars, unit_of(game_id))
            line, *briefer = beside if self._details.has_plot else alone
            self.say(line, True, briefer=briefer)
        elif day == self._today:
            self.say(daily.to_begin(game=called), True)
        else:
            self.say(daily.past(game=called, day=name), briefer=(daily.past_brief(),))

    def _told_of(self, day: date, game_id: str, found: Summary | None) -> DayGame:
        """What the details say of the game under the cursor."""
        about, others = about_of(game_id), rules.games[game_id].players[0] - 1
        outcome = None if found is None else outcome_of(found)
        result, role = ("", "soft") if found is None else result_of(found)
        played = [self._found.get((one, game_id)) for one in self._days]
        finished = [one for one in played if one is not None and one.finished]
        won = sum(outcome is not None and outcome.is_win for outcome in map(outcome_of, finished))
        heading = saves.day_called(game=title_of(game_id), title=saves.of_day(day=day_of(day, self._today)))
        told = (
            *([daily.with_hints()] if found is not None and HINTED in found.asides else []),
            about.sentence if about else "",
            *(
                [daily.against(bots=bots.all_of(number=others, kind=DEFAULT_LEVEL))]
                if found or day == self._today
                else []
            ),
            daily.dealt(),
            *(
                [daily.tally(game=title_of(game_id), days=len(self._days), finished=len(finished), won=won)]
                if finished and len(self._days) > 1
                else []
            ),
        )
        par = (
            None
            if found is None or outcome is None
            else compared(YOU, outcome.score, self._pars_of(found), unit_of(game_id))
        )
        return DayGame(game_id, heading, result, role, told, dealt(game_id, day), par)

    def _pars_of(self, found: Summary) -> Mapping[str, Par]:
        """What bots made of the deal of a game that is over."""
        outcome = outcome_of(found)
        if outcome is None:
            return {}
        if found.name not in self._pars:
            try:
                known = Pars(self._store).kept(self._store.read(found.name), outcome.seat)
            except SaveError:
                known = {}
            self._pars[found.name] = known
        return self._pars[found.name]

    @property
    def _here(self) -> tuple[date, str, Summary | None]:
        """The day and the game under the cursor, and what was played of it."""
        row, column = self._table.cursor_coordinate
        day, game_id = self._days[min(row, len(self._days) - 1)], list(rules.games)[max(0, column - 1)]
        return day, game_id, self._found.get((day, game_id))

    # ---- What can be done ---------------------------------------------------------------------

    @on(DataTable.CellSelected)
    def _selected(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        """The game begins, goes on, or is seen again."""
        day, game_id, found = self._here
        if found is not None and found.finished:
            self.post_message(self.Opened(found.name))
        elif found is not None:
            self.post_message(self.Begun(game_id, found.name))
        elif day == self._today:
            self.post_message(self.Begun(game_id))


def result_of(summary: Summary) -> tuple[str, str]:
    """How a game of a day stands, and the ink to say it in."""
    outcome = outcome_of(summary)
    if outcome is None:
        return (daily.over(), "soft") if summary.finished else (daily.at_move(moves=summary.moves), "ink")
    facts = outcome.game, outcome.seats, outcome.place, outcome.shared, outcome.score
    return result(*facts, is_brief=True, has_unit=False), "gain" if outcome.is_win else "soft"
