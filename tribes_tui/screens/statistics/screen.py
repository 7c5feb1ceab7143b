"""How you have played so far: plots of all games or of one, and the games themselves, to see again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime
from statistics import median
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.widgets import DataTable, Static, Tab, Tabs

from tribes_tui.profile import rating_words
from tribes_tui.profile.puzzles import load, streak
from tribes_tui.profile.rating import RatedGame, rated
from tribes_tui.profile.rating_words import tone_of
from tribes_tui.profile.statistics import Outcome, by_game, of_like_length, share, tally
from tribes_tui.screens.first_games import NothingPlayed
from tribes_tui.screens.lists import ListScreen, ListTable, ListTabs, ParScale, compared, inked
from tribes_tui.screens.saves.details import DetailedGame, GameDetails
from tribes_tui.screens.statistics import plots as figures
from tribes_tui.screens.statistics.plots import Shares, Shelves
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.charts.standing import StandingRuler, StandingWay
from tribes_tui.words.about import is_won_by_points, title_of, unit_of
from tribes_tui.words.common import YOU
from tribes_tui.words.language import Later
from tribes_tui.words.said import common, rating, replay, statistics
from tribes_tui.words.saves import bot_company, day_of, result as result_of

if TYPE_CHECKING:
    from tribes_tui.seats.par import Par

WIDE, LEAST_GAMES = 100, 3
"""From so many columns on the list stands beside the plots; games that are listed at the least."""
FEW = 10
"""Games that say little."""
OTHER_TITLE = 28
"""Columns of the first row that are not the facts'."""
EVERY = "every"
"""The list of all games."""
ParOf = Callable[[Outcome], "Mapping[str, Par]"]  # no words
"""What bots made of the deal of a game, by level; empty while nobody has asked."""
DetailsOf = Callable[[str], DetailedGame | None]
"""What a record holds, and how the game ended; None if that can't be told. May take a moment."""
LEAST_DETAILS = 6
"""Rows below the list in which the game under the cursor is shown."""


class OutcomesTable(ListTable):
    """A row a game, the newest first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", Later(statistics.walk), tooltip=Later(statistics.walk_told), key_display="↑↓"),
        Binding(
            "enter", "screen.open", Later(statistics.open), tooltip=Later(statistics.open_told), key_display="Enter"
        ),
        Binding(
            "left", "screen.list(-1)", Later(statistics.list), tooltip=Later(statistics.list_told), key_display="←→"
        ),
        Binding("right", "screen.list(1)", show=False),
    ]

    def on_resize(self) -> None:
        """What stands below it comes where there is room for both."""
        if isinstance(self.screen, StatisticsScreen):
            self.screen.give_room()


class StatisticsScreen(ListScreen[None]):
    """Posts `Opened` for a game to be seen again."""

    DEFAULT_CSS = """
    StatisticsScreen.-wide #headline { margin-bottom: 1; }
    StatisticsScreen.-tall Shelves { margin-bottom: 1; }
    StatisticsScreen #facts { height: auto; }
    StatisticsScreen.-one #facts { height: 7; }
    StatisticsScreen.-narrow.-one #bars { width: 36; }
    StatisticsScreen.-narrow #bars { layout: horizontal; }
    StatisticsScreen.-narrow.-one #bars { layout: vertical; }
    StatisticsScreen #bars { height: auto; }
    StatisticsScreen Shares { width: 1fr; }
    StatisticsScreen.-narrow.-one Shares, StatisticsScreen.-wide Shares { width: 100%; }
    StatisticsScreen #middle { height: 1fr; layout: vertical; }
    StatisticsScreen.-wide #middle { layout: horizontal; }
    StatisticsScreen.-wide #facts { width: 1fr; height: 1fr; layout: vertical; margin-right: 1; }
    StatisticsScreen #list { width: 1fr; height: 1fr; }
    StatisticsScreen.-wide #list { width: 72; }
    StatisticsScreen #details { display: none; width: 1fr; margin: 1 0 0 0; }
    StatisticsScreen.-detailed OutcomesTable { height: auto; }
    StatisticsScreen.-detailed #details { display: block; }
    StatisticsScreen #rating, StatisticsScreen #curve { display: none; }
    StatisticsScreen #rating { height: auto; padding: 0 1; }
    StatisticsScreen #curve { width: 1fr; height: 1fr; min-height: 7; }
    StatisticsScreen.-wide #rating { margin-top: 1; }
    StatisticsScreen.-wide #rating, StatisticsScreen.-one #curve { display: block; }
    StatisticsScreen.-unrated #curve { height: 5; min-height: 5; }
    StatisticsScreen.-one.-unrated.-narrow #rating { display: block; width: 1fr; }
    StatisticsScreen.-one.-unrated.-narrow #curve { display: none; }
    StatisticsScreen.-none NothingPlayed { display: block; }
    StatisticsScreen.-none #middle, StatisticsScreen.-none Shelves, StatisticsScreen.-none #headline, StatisticsScreen.-none Tabs { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "list(-1)", Later(statistics.list), tooltip=Later(statistics.list_told), key_display="←→"),
        Binding("right", "list(1)", show=False),
        Binding("q", "back", Later(statistics.back), show=False),
    ]

    def __init__(
        self,
        found: Sequence[Outcome],
        par_of: ParOf = lambda outcome: {},
        details_of: DetailsOf | None = None,
    ) -> None:
        """`found` are the outcomes, oldest first; `par_of` tells what bots made of the deal of one, `details_of` how one ended."""
        super().__init__()
        self._details_of, self._details = details_of, GameDetails(id="details")
        self._par_of, self._par = par_of, ParScale(id="par")
        self._all, self._empty = list(found), NothingPlayed(statistics.how_counted())
        self._details.tells_kept = False
        self._game = self._looked_at = ""
        self._headline = Paragraphs(id="headline", indent=1)
        self._shelves, self._shares, self._against = Shelves(), Shares(), Shares()
        self._rating, self._standing = (
            Static(id="rating", classes="soft", markup=False),
            (StandingRuler(), StandingWay()),
        )
        self._table = OutcomesTable(cursor_type="row", zebra_stripes=True, cell_padding=1)
        self._table.can_focus = bool(self._all)

    def compose_body(self) -> ComposeResult:
        """Which games; how many were won, in a sentence; one large picture; below it details, and the games themselves."""
        tabs = [Tab(statistics.all(), id=EVERY), *(Tab(title_of(game), id=game) for game in by_game(self._all))]
        yield ListTabs(*tabs)
        yield self._empty
        yield self._headline
        yield self._shelves
        bars = Container(self._shares, self._against, id="bars")
        facts = Horizontal(bars, Vertical(*self._standing, id="curve"), self._rating, id="facts")
        yield Container(facts, Vertical(self._table, self._par, self._details, id="list"), id="middle")

    def on_mount(self) -> None:
        """The columns of the games."""
        self.set_class(not self._all, "-none")
        if not self._all:
            self._empty.games.focus()
        for head in (statistics.when(), statistics.game(), statistics.played_with(), statistics.result()):
            self._table.add_column(head, key=head)
        self.fill()

    def fit(self) -> None:
        """How much is said depends on the room."""
        self._tell(self._found)
        self.give_room()
        self._tell_about()

    def give_room(self) -> None:
        """What is told of the game under the cursor comes where the list leaves room for it."""
        par = self._par.get_content_height(self.size, self.size, 0)
        rows = self.query_one("#list").size.height - 1
        self._par.display = 0 < par <= rows - LEAST_GAMES
        below = rows - len(self._found) - 1 - par
        self.set_class(self._has_details and below >= LEAST_DETAILS, "-detailed")

    @property
    def _has_details(self) -> bool:
        """Whether the game under the cursor is shown, where there is room."""
        return self._details_of is not None and self.size.width >= WIDE and bool(self._found)

    # ---- What is shown ------------------------------------------------------------------------

    @property
    def _found(self) -> list[Outcome]:
        return [one for one in self._all if self._game in ("", one.game)]

    def fill(self) -> None:
        """What there is to be seen."""
        found = self._found
        self._tell(found)
        kinds, rivals = figures.shares(found, self._game) if self._game else [], figures.against(found)
        self._shares.show_below(statistics.by_players(), kinds, rivals)
        self._shares.display = bool(self._game)
        self._against.show_below(statistics.against(), rivals, kinds)
        if found:
            counted = share(found)
            told = statistics.headline(won=counted.won, games=counted.games, by_chance=counted.by_chance)
            few = ((f" {statistics.few()}", "soft"),) if len(found) < FEW else ()
            self._headline.tell(((told, "ink", BOLD), *few))
        units = common.units(unit=unit_of(self._game)) if self._game else ""
        self._shelves.show_shelves(figures.shelves(found, self._game), units)
        self._list(found)
        self._tell_rating()
        self._tell_about()

    def _tell_rating(self) -> None:
        """Of one game: where it stands, what the last game did to it and why, the best; the curve."""
        games = self._rated
        self.set_class(bool(self._game), "-one")
        self.set_class(not games, "-unrated")
        told = rating_words.sentences(games, date.today(), has_curve=False)[1:] if games else [rating.none()]
        self._rating.update(" ".join(told) if self._game else "\n".join(self._ratings()))
        for one in self._standing:
            one.show(rating_words.standing(self._game, games) if self._game else None)

    def _ratings(self) -> Iterator[str]:
        """Of each game with one, where it stands."""
        for game in by_game(self._all):
            if games := rated(game, self._all):
                yield rating.of_game(game=title_of(game), rating=rating_words.stands_brief(games[-1].after))

    @property
    def _rated(self) -> list[RatedGame]:
        return rated(self._game, self._found) if self._game else []

    def _tell(self, found: Sequence[Outcome]) -> None:
        facts = [] if self._game or self.size.width >= WIDE else [*self._ratings()]  # in a wide window they stand below
        if found:
            counted, scores = tally(found), [one.score for one in of_like_length(found)]
            if self._game and is_won_by_points(self._game):
                amount = common.amount(number=max(scores), unit=unit_of(self._game))
                facts.append(statistics.best(amount=amount, usual=round(median(scores))))
            if games := self._rated:
                facts.insert(0, rating_words.stands_brief(games[-1].after))
            if counted.longest > 1:
                facts.append(statistics.streak(row=counted.row, longest=counted.longest))
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
            bots = bot_company(one.names or [""] * len(one.levels), one.levels)
            tone = inked(palette, tone_of(one.game), BOLD)
            told = result_of(one.game, one.seats, one.place, one.shared, one.score, is_brief=True)
            result = Text(told, inked(palette, "gain" if one.is_win else "soft"))
            cells = (Text(_day(one, today)), Text(title_of(one.game), tone), Text(bots), result)
            self._table.add_row(*cells, key=one.name)

    @on(DataTable.RowHighlighted)
    def _tell_about(self) -> None:
        one = self._outcome
        if one is not None:
            newer = self._found[::-1][: self._table.cursor_row]
            self._shelves.mark(one.game, sum(other.game == one.game for other in newer))
        if one is not None:
            self.say(replay.replay_of(called=title_of(one.game)), True)
        self._par.show(compared(YOU, one.score, self._par_of(one), unit_of(one.game)) if one else None)
        if one is not None and self._has_details and one.name != self._looked_at:
            self._looked_at = one.name
            self._look_at(one.name)
        self.give_room()
        self.refresh_bindings()

    @work(thread=True, exclusive=True)
    def _look_at(self, name: str) -> None:
        """How the game under the cursor ended."""
        if self._details_of is not None:
            self.app.call_from_thread(self._detail, name, self._details_of(name))

    def _detail(self, name: str, found: DetailedGame | None) -> None:
        if self._outcome is not None and self._outcome.name == name:
            self._details.show(found)

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
        """Of no game there is nothing to see."""
        return action not in ("list", "open") or bool(self._all)

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
