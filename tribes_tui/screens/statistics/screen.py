"""How you have played so far: plots of all games or of one, and the games themselves, to see again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from statistics import median
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import DataTable, Static, Tab, Tabs

from tribes_tui.profile import rating_words
from tribes_tui.profile.puzzles import load, streak
from tribes_tui.profile.rating import RatedGame, rated
from tribes_tui.profile.rating_words import curve, tone_of
from tribes_tui.profile.statistics import Outcome, by_game, of_like_length, tally
from tribes_tui.screens.lists import ListScreen, ParScale, compared, inked
from tribes_tui.screens.statistics import plots as figures
from tribes_tui.screens.statistics.plots import Months, Shares, Squares
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.values import Ridges
from tribes_tui.widgets.drawing.lines import Line, Words
from tribes_tui.words.about import is_won_by_points, title_of, unit_of
from tribes_tui.words.common import YOU
from tribes_tui.words.language import Later
from tribes_tui.words.said import common, rating, replay, saves, statistics
from tribes_tui.words.saves import bot_company, came, day_of

if TYPE_CHECKING:
    from tribes_tui.seats.par import Par

WIDE = 100
"""From so many columns on all plots stand side by side."""
OTHER_TITLE = 28
"""Columns of the first row that are not the facts'."""
EVERY = "every"
"""The list of all games."""
ParOf = Callable[[Outcome], "Mapping[str, Par]"]  # no words
"""What bots made of the deal of a game, by level; empty while nobody has asked."""


class OutcomesTable(DataTable[Text]):
    """A row a game, the newest first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", Later(statistics.walk), key_display="↑↓"),
        Binding("enter", "screen.open", Later(statistics.open), key_display="Enter"),
        Binding("left", "screen.list(-1)", Later(statistics.list), key_display="←→"),
        Binding("right", "screen.list(1)", show=False),
    ]


class StatisticsScreen(ListScreen[None]):
    """Posts `Opened` for a game to be seen again."""

    DEFAULT_CSS = """
    StatisticsScreen #middle { height: 1fr; }
    StatisticsScreen #left { width: 1fr; height: 1fr; }
    StatisticsScreen.-wide #left { width: 64; }
    StatisticsScreen #right { width: 1fr; height: 1fr; padding: 0 1; }
    StatisticsScreen #over { height: 1fr; }
    StatisticsScreen #heading { margin-top: 1; }
    StatisticsScreen #rating { display: none; height: auto; margin-top: 1; padding: 0 1; }
    StatisticsScreen #curve { display: none; height: 1fr; }
    StatisticsScreen.-one #rating { display: block; }
    StatisticsScreen.-rated #curve { display: block; }
    StatisticsScreen.-rated Months { display: none; }
    StatisticsScreen #nothing { display: none; height: 1fr; padding: 1 2; }
    StatisticsScreen.-none #nothing { display: block; }
    StatisticsScreen.-none #middle, StatisticsScreen.-none Tabs { display: none; }
    StatisticsScreen.-narrow #right { display: none; }
    StatisticsScreen.-narrow.-plots #right { display: block; }
    StatisticsScreen.-narrow.-plots #left { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "plots", Later(statistics.plots)),
        Binding("left", "list(-1)", Later(statistics.list), key_display="←→"),
        Binding("right", "list(1)", show=False),
        Binding("q", "back", Later(statistics.back), show=False),
    ]

    def __init__(self, found: Sequence[Outcome], par_of: ParOf = lambda outcome: {}) -> None:
        """`found` are the outcomes, oldest first; `par_of` tells what bots made of the deal of one."""
        super().__init__()
        self._par_of, self._par = par_of, ParScale(id="par")
        self._all = list(found)
        self._game = ""
        self._shares, self._squares, self._months = Shares(id="shares"), Squares(id="squares"), Months(id="months")
        self._heading, self._chart = Words(id="heading"), Chart(Ridges(()), id="over")
        self._rating, self._curve = Static(id="rating", classes="soft", markup=False), Chart(Ridges(()), id="curve")
        self._table = OutcomesTable(cursor_type="row", zebra_stripes=True, cell_padding=1)
        self._table.can_focus = bool(self._all)

    def compose_body(self) -> ComposeResult:
        """Which games, plots and games at the left, plots over time at the right."""
        tabs = [Tab(statistics.all(), id=EVERY), *(Tab(title_of(game), id=game) for game in by_game(self._all))]
        yield Tabs(*tabs)
        yield Vertical(Paragraphs(*plain((statistics.how_counted(), "", statistics.how_counted_then()))), id="nothing")
        left = Vertical(self._shares, self._squares, self._table, self._par, id="left")
        right = Vertical(self._months, self._rating, self._curve, self._heading, self._chart, id="right")
        yield Horizontal(left, right, id="middle")

    def on_mount(self) -> None:
        """The columns of the games."""
        self.set_class(not self._all, "-none")
        for head in (statistics.when(), statistics.game(), statistics.played_with(), statistics.result()):
            self._table.add_column(head, key=head)
        self.fill()

    def fit(self) -> None:
        """How much is said depends on the room."""
        self._tell(self._found)
        self._tell_about()

    # ---- What is shown ------------------------------------------------------------------------

    @property
    def _found(self) -> list[Outcome]:
        return [one for one in self._all if self._game in ("", one.game)]

    def fill(self) -> None:
        """What there is to be seen."""
        found = self._found
        self._tell(found)
        self._shares.show(figures.shares(found, self._game))
        self._squares.show(figures.against(found))
        self._months.show(tuple(figures.months(found)))
        self._heading.say(self._heading_of(found))
        self._chart.show(figures.over_time(found, self._game) if len(found) > 1 else Ridges(()))
        self._list(found)
        self._tell_rating()
        self._tell_about()

    def _tell_rating(self) -> None:
        """Of one game: where it stands, what the last game did to it and why, the best; the curve."""
        games = self._rated
        self.set_class(bool(self._game), "-one")
        self.set_class(bool(games), "-rated")
        told = rating_words.sentences(games, date.today(), has_curve=False) if games else [rating.none()]
        self._rating.update(" ".join(told))
        self._curve.show(curve(games))

    @property
    def _rated(self) -> list[RatedGame]:
        return rated(self._game, self._found) if self._game else []

    def _heading_of(self, found: Sequence[Outcome]) -> Line:
        """Above the chart."""
        if len(found) < 2:
            return ((statistics.too_few() if found else "", "soft"),)
        if self._game:
            return ((statistics.points(units=common.units(unit=unit_of(self._game))), "accent", BOLD),)
        return ((statistics.wins(), "accent", BOLD), ("  ", "ink"), (statistics.wins_legend(), "dim"))

    def _tell(self, found: Sequence[Outcome]) -> None:
        facts: list[str] = []
        if found:
            counted, scores = tally(found), [one.score for one in of_like_length(found)]
            if self._game and is_won_by_points(self._game):
                amount = common.amount(number=max(scores), unit=unit_of(self._game))
                facts.append(statistics.best(amount=amount, usual=round(median(scores))))
            if games := self._rated:
                facts.insert(0, rating.now_brief(points=games[-1].after.told, within=games[-1].after.within))
            facts.append(statistics.streak(row=counted.row, longest=counted.longest))
            month = figures.month_and_year(found[0].when[:7], date.today())
            facts.append(statistics.since(games=counted.games, month=month))
        puzzled = streak(load(), date.today())
        if puzzled.longest and not self._game:
            facts.append(statistics.puzzles(days=puzzled.days, longest=puzzled.longest))
        while facts and len(", ".join(facts)) + OTHER_TITLE > self.size.width:
            facts.pop()
        self.entitle(statistics.title(), ", ".join(facts))

    def _list(self, found: Sequence[Outcome]) -> None:
        self._table.clear()
        today, palette = date.today(), self.palette
        for one in reversed(found):
            bots = bot_company(["" for _ in one.levels], one.levels)
            tone = inked(palette, tone_of(one.game), BOLD)
            told = (
                saves.won(score=one.score)
                if one.place == 1 and not one.shared
                else came(one.place, one.shared, one.score)
            )
            result = Text(told, inked(palette, "gain" if one.is_win else "danger"))
            cells = (Text(_day(one, today)), Text(title_of(one.game), tone), Text(bots), result)
            self._table.add_row(*cells, key=one.name)

    @on(DataTable.RowHighlighted)
    def _tell_about(self) -> None:
        one = self._outcome
        if self.has_class("-narrow") and self.has_class("-plots"):
            self.say(statistics.at_plots())
        else:
            self.say(replay.replay_of(called=title_of(one.game)) if one else statistics.none(), one is not None)
        self._par.show(compared(YOU, one.score, self._par_of(one), unit_of(one.game)) if one else None)
        self.refresh_bindings()

    @property
    def _outcome(self) -> Outcome | None:
        """The game under the cursor."""
        newest, row = self._found[::-1], self._table.cursor_row
        return newest[row] if row < len(newest) else None

    # ---- Commands -----------------------------------------------------------------------------

    @on(Tabs.TabActivated)
    def _listed(self, event: Tabs.TabActivated) -> None:
        self._game = "" if event.tab.id in (EVERY, None) else str(event.tab.id)
        self.fill()

    def action_list(self, by: int) -> None:
        """The next game, or the one before."""
        keys = [EVERY, *by_game(self._all)]
        self.query_one(Tabs).active = keys[(keys.index(self._game or EVERY) + by) % len(keys)]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In a wide window all plots are there; of no game there is nothing to see."""
        if action in ("plots", "list", "open") and not self._all:
            return False
        return action != "plots" or self.size.width < WIDE

    def action_plots(self) -> None:
        """In a narrow window the plots over time, or the others again."""
        self.toggle_class("-plots")
        if not self.has_class("-plots"):
            self._table.focus()  # who could not be seen has lost it
        self._tell_about()

    @on(DataTable.RowSelected)
    def _selected(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        """See the game again."""
        if self._outcome is not None and self._outcome.name:
            self.post_message(self.Opened(self._outcome.name, is_replay=True))


def _day(one: Outcome, today: date) -> str:
    try:
        return day_of(datetime.fromisoformat(one.when).astimezone().date(), today)
    except ValueError:
        return one.when[:10]
