"""All puzzles: by game, by what they are about and how hard they are, with what was solved."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import ClassVar, NamedTuple, TypeVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import DataTable, Tab, Tabs

from tribes_tui.learning.puzzle import (
    Puzzle,
    found_by_bots,
    games_with_puzzles,
    in_order,
    puzzle_of_the_day,
    theme_of_puzzle,
)
from tribes_tui.profile.puzzle_rating import known_within, rated
from tribes_tui.profile.puzzles import Attempt, load, way_of
from tribes_tui.profile.rating_words import tone_of
from tribes_tui.screens.lists import ListScreen, ListTable, ListTabs, inked
from tribes_tui.screens.puzzle_details import PuzzleDetails, ShownPuzzle, called
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.words.about import title_of
from tribes_tui.words.language import Later
from tribes_tui.words.learning import signed
from tribes_tui.words.said import forms, puzzles as said

Shown = TypeVar("Shown")

ALL = "all"
INKS = {"solved": "gain", "open": "accent", "shown": "soft", "new": "ink"}
WIDE, SCROLLBAR = 100, 1
"""Columns of a window in which the list has a column of what each is about; of the bar beside it."""
GAME, WENT = 0, 2
"""The columns of the game, and of how it went."""


class PuzzlesTable(ListTable):
    """A row a puzzle. Left and right are the games' above it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select_cursor", show=False),
        Binding(
            "left", "screen.list(-1)", Later(said.list_title_list), tooltip=Later(said.games_told), key_display="←→"
        ),
        Binding("right", "screen.list(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(cursor_type="row", zebra_stripes=True, cell_padding=1)


class Listed(NamedTuple):
    """What is listed: the puzzles of a game, or all; of a theme and a difficulty, or any; and the one on which the cursor is."""

    game: str = ALL
    theme: str = ""
    difficulty: int = 0
    at: str = ""


class PuzzlesScreen(ListScreen[Listed]):
    """Dismisses with what was listed when a puzzle was chosen: that under the cursor; None goes home."""

    DEFAULT_CSS = """
    PuzzlesScreen.-wide #only { margin-bottom: 1; }
    PuzzlesScreen #middle { height: 1fr; layout: horizontal; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "theme", Later(said.list_title_theme), tooltip=Later(said.theme_told)),
        Binding("d", "difficulty", Later(said.list_title_difficulty), tooltip=Later(said.difficulty_told)),
        Binding("escape,q", "back", Later(said.list_title_back), tooltip=Later(forms.back_told), key_display="Esc"),
    ]

    def __init__(self, listed: Listed | None = None) -> None:
        """The cursor begins on that puzzle, else on that of the day, for a newcomer on an easy one."""
        super().__init__()
        self._attempts: Mapping[str, Attempt] = load()
        self._changes = {row.name: row.change for row in rated(self._attempts, found_by_bots())}
        self._all = in_order()
        self._today = puzzle_of_the_day(date.today())
        self._rows = {one.name: self._row(one) for one in self._all}
        self._game, self._theme, self._difficulty, self._first = listed or Listed()
        self._table, self._details = PuzzlesTable(), PuzzleDetails()

    def compose_body(self) -> ComposeResult:
        """The games, what is shown of them, the puzzles."""
        tabs = [Tab(said.list_title_all(), id=ALL), *(Tab(title_of(game), id=game) for game in games_with_puzzles())]
        yield ListTabs(*tabs, active=self._game)
        yield Paragraphs(id="only", indent=1)
        yield Container(self._table, self._details, id="middle")

    def on_mount(self) -> None:
        """All that there are."""
        self.fill()

    # ---- What is shown ------------------------------------------------------------------------

    @property
    def _of_game(self) -> list[Puzzle]:
        return [one for one in self._all if self._game in (ALL, one.game)]

    def _like(self, theme: str, difficulty: int) -> list[Puzzle]:
        """Those of the game, of a theme and a difficulty, or of any ("" and 0)."""
        return [
            one for one in self._of_game if theme in ("", theme_of_puzzle(one)) and difficulty in (0, one.difficulty)
        ]

    @property
    def _found(self) -> list[Puzzle]:
        """Those that are shown: before all others that of today."""
        return sorted(self._like(self._theme, self._difficulty), key=lambda one: one != self._today)

    def fill(self) -> None:
        """The columns that there is room for."""
        if not self.is_attached:
            return
        table, palette, found = self._table, self.palette, self._found
        self._entitle()
        difficulty = said.difficulty(level=self._difficulty) if self._difficulty else said.list_title_any_level()
        only = said.list_only(theme=self._theme or said.list_title_any(), difficulty=difficulty)
        self.query_one("#only", Paragraphs).tell(((only, "soft"),))
        table.clear(columns=True)
        columns = self._columns()
        for head, width in columns:
            table.add_column(head, width=width)
        table.styles.width = SCROLLBAR + sum(width + 2 for _, width in columns)
        for one in found:
            bold = BOLD if one == self._today else 0
            inks = dict.fromkeys(range(len(columns)), inked(palette, "ink", bold))
            inks[GAME] = inked(palette, tone_of(one.game), BOLD)
            inks[WENT] = inked(palette, INKS[way_of(self._attempts.get(one.name))], bold)
            table.add_row(*(Text(cell, inks[k]) for k, cell in enumerate(self._rows[one.name][: len(columns)])))
        first = self._first or self._easy_one(found)
        table.move_cursor(row=next((k for k, one in enumerate(found) if one.name == first), 0))

    def _columns(self) -> list[tuple[str, int]]:
        """Heads and widths of those that there is room for: what it is about is told of the one under the cursor, too."""
        heads = said.list_title_game(), said.list_title_difficulty(), "", said.list_title_theme()
        shown = heads if self.size.width >= WIDE else heads[:-1]
        return [(head, max(map(len, (head, *(row[k] for row in self._rows.values()))))) for k, head in enumerate(shown)]

    def _easy_one(self, found: Sequence[Puzzle]) -> str:
        """Where somebody begins who has tried none yet; "" for anybody else, who begins on that of the day."""
        easy = (one.name for one in sorted(found, key=lambda one: one.difficulty))
        return "" if self._attempts else next(easy, "")

    def _row(self, one: Puzzle) -> tuple[str, ...]:
        """The game, and which of its puzzles; how hard it is; how it went; what it is about."""
        way = way_of(self._attempts.get(one.name))
        went = said.list_went(way="today" if one == self._today and way == "new" else way)
        return called(one), said.difficulty(level=one.difficulty), went, theme_of_puzzle(one)

    def _entitle(self) -> None:
        """How many are solved, and the rating."""
        games = rated(self._attempts, found_by_bots())
        counts = {
            "solved_ones": sum(way_of(self._attempts.get(one.name)) == "solved" for one in self._of_game),
            "known": len(self._of_game),
        }
        if games:
            now, within = games[-1].after, known_within(games[-1].after)
            told = (
                said.list_solved_vague(**counts, points=now.told)
                if within is None
                else said.list_solved_rated(**counts, points=now.told, within=within)
            )
            self.entitle(said.list_title(), told)
        else:
            self.entitle(said.list_title(), said.list_solved(**counts))

    @on(DataTable.RowHighlighted)
    def _tell(self, event: DataTable.RowHighlighted) -> None:
        found = self._found
        if event.cursor_row < len(found):
            one = found[event.cursor_row]
            self._first, attempt = one.name, self._attempts.get(one.name)
            tries, hints = (attempt.tries, attempt.hints) if attempt is not None else (0, 0)
            went = said.so_far_of(way=way_of(attempt), tries=tries, hints=hints)
            if one.name in self._changes:
                went = f"{went} {said.rated_by(by=signed(self._changes[one.name]))}"
            self._details.show(ShownPuzzle(one, called(one), went))
            is_over = one.name in self._attempts and self._attempts[one.name].is_over
            again, today = said.list_opens_again(), said.list_opens_today()
            self.say(again if is_over else today if one == self._today else said.list_opens(), True)

    # ---- What is chosen -----------------------------------------------------------------------

    @on(DataTable.RowSelected)
    def _opened(self, event: DataTable.RowSelected) -> None:
        at = self._found[event.cursor_row].name
        self.dismiss(Listed(self._game, self._theme, self._difficulty, at))

    @on(Tabs.TabActivated)
    def _listed(self, event: Tabs.TabActivated) -> None:
        if self._game != event.tab.id:
            self._game, self._theme, self._difficulty = event.tab.id or ALL, "", 0
            self.fill()

    def action_list(self, by: int) -> None:
        """The next game, or the one before."""
        keys = [ALL, *games_with_puzzles()]
        self.query_one(Tabs).active = keys[(keys.index(self._game) + by) % len(keys)]

    def action_theme(self) -> None:
        """The next of what they are about; at last all again."""
        themes = dict.fromkeys(theme_of_puzzle(one) for one in self._like("", self._difficulty))
        self._theme = _following(["", *themes], self._theme)
        self.fill()

    def action_difficulty(self) -> None:
        """The next difficulty; at last all again."""
        levels = {one.difficulty for one in self._like(self._theme, 0)}
        self._difficulty = _following([0, *sorted(levels)], self._difficulty)
        self.fill()

    def action_back(self) -> None:
        """Home."""
        self.dismiss(None)


def _following(known: Sequence[Shown], one: Shown) -> Shown:
    return known[(known.index(one) + 1) % len(known)]
