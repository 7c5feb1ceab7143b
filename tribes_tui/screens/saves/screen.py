"""The saved games: to go on with, to see again, to look for, to tidy up."""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.timer import Timer
from textual.widgets import DataTable, Input, Tab, Tabs
from textual.worker import get_current_worker

from saves import SaveError, Store
from saves.place import home
from tribes_tui.errors import why
from tribes_tui.play.deals import name_of, seed_text
from tribes_tui.screens.dialogs import LineDialog, SureDialog
from tribes_tui.screens.first_games import NothingPlayed
from tribes_tui.screens.lists import ListScreen, ListTabs
from tribes_tui.screens.saves.collection import LISTS, Collection, Known, LookedBack, SavedGame, look_back
from tribes_tui.screens.saves.details import DetailedGame, GameDetails
from tribes_tui.screens.saves.table import DETAILS, SORTS, GamesTable
from tribes_tui.table.dialogs import FOLDER
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.words.language import Later
from tribes_tui.words.said import deals as said_deal, forms, home as said_home, replay, saves as said

WIDE = 100
"""From so many columns on the details stand beside the table."""
AROUND, LEAST, MOST = 6, 4, 8
"""Rows of a narrow window around the games and the details below them; of those details, at the least and at the most."""
REST = 0.3
"""Seconds for which the cursor rests on a game before its details are drawn."""


class SearchLine(TextLine):
    """From here one goes down to what was found."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,enter", "submit", Later(said.to_found), tooltip=Later(said.to_found_told), key_display="↓")
    ]


class SavesScreen(ListScreen[None]):
    """A table of games, lists of it, the details of one. Posts `Opened`; what that means, the app decides."""

    DEFAULT_CSS = """
    SavesScreen #middle { height: 1fr; }
    SavesScreen #left { width: 1fr; height: 1fr; }
    SavesScreen #nothing { display: none; width: 1fr; margin: 1 1; }
    SavesScreen.-empty NothingPlayed { display: block; }
    SavesScreen.-empty #top, SavesScreen.-empty #middle { display: none; }
    SavesScreen.-none #nothing { display: block; }
    SavesScreen.-none GamesTable { height: 0; }
    SavesScreen.-none #legend, SavesScreen.-none GameDetails { display: none; }
    SavesScreen #top { height: 2; }
    SavesScreen Tabs { width: 1fr; }
    SavesScreen Input { width: 22; margin: 0 1; background: $panel; }
    SavesScreen.-low #legend { display: none; }
    SavesScreen.-narrow #middle { layout: vertical; }
    SavesScreen.-narrow #legend { display: none; }
    SavesScreen.-narrow GameDetails { width: 1fr; margin: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "name", Later(said.name), tooltip=Later(said.name_told)),
        Binding("d", "delete", Later(said.delete), tooltip=Later(said.delete_told)),
        Binding("v", "replay", Later(said.replay), tooltip=Later(said.replay_told)),
        Binding("v", "open", show=False),
        Binding("plus", "copy", Later(said.copy), tooltip=Later(said.copy_told), key_display="+"),
        Binding("x", "export", Later(said.export), tooltip=Later(said.export_told)),
        Binding("y", "copy_deal", Later(said.copy_deal), tooltip=Later(said.copy_deal_told)),
        Binding("slash", "search", Later(forms.search), tooltip=Later(said.search_told), key_display="/"),
        Binding("s", "sort", Later(said.sort), tooltip=Later(said.sort_told)),
        Binding("escape,q", "back", Later(forms.back), tooltip=Later(forms.back_told), key_display="Esc"),
    ]

    def __init__(self, store: Store, known: Known | None = None) -> None:
        super().__init__()
        self._store, self._news = store, ""
        self._games = Collection(store, {} if known is None else known)
        self._only = "all"
        self._table, self._details = GamesTable(), GameDetails(id="details")
        self._nothing, self._empty = Paragraphs(*plain((said.none_found(),)), id="nothing"), NothingPlayed(said.none())
        self._rest: Timer | None = None

    def compose_body(self) -> ComposeResult:
        """Lists and search above the table, the details beside or below it."""
        search = SearchLine(placeholder=said.look_for(), id="search")
        tabs = ListTabs(*(Tab(say(number=0), id=key) for key, say in LISTS.items()), active=self._only)
        legend = Paragraphs(*plain((said.legend(),), "dim"), id="legend", indent=1)
        top, left = Horizontal(tabs, search, id="top"), Vertical(self._nothing, self._table, legend, id="left")
        yield top
        yield self._empty
        yield Horizontal(left, self._details, id="middle")

    def on_mount(self) -> None:
        """Read the games."""
        self._take()

    def on_screen_resume(self) -> None:
        """They may have changed while another screen lay above."""
        if self._table.columns:
            self._take()

    # ---- The games ----------------------------------------------------------------------------

    def _take(self) -> None:
        """Read the list anew, and look back at the games of which nothing is known yet."""
        try:
            self._games.read()
        except SaveError as error:
            self._news = str(error)
        self.fill()
        self._look_back()

    def fill(self) -> None:
        """Show the games of the list that are looked for."""
        if not self.is_attached or not self.size:
            return
        at, room = self._table.under_cursor, self.size.width - (0 if self.size.width < WIDE else DETAILS)
        self._table.set_columns(room, self._games.has_titles)
        wanted = self.query_one("#search", Input).value
        shown = [entry for entry in self._games.held(self._only) if entry.has(wanted)]
        self._table.fill(shown, self._games.backs(), self.palette, at)
        self.set_class(not shown, "-none")
        self.set_class(is_empty := not self._games.entries, "-empty")
        if is_empty:
            self._empty.games.focus()
        free = self.size.height - AROUND - len(shown)
        self._details.styles.height = max(LEAST, min(MOST, free)) if self.has_class("-narrow") else "1fr"
        for key, say in LISTS.items():
            self.query_one(f"#{key}", Tab).label = say(number=len(self._games.held(key)))
        going_on = len(self._games.held("open"))
        self.entitle(said_home.saves(), said.facts(number=len(self._games.entries), going_on=going_on))
        self._tell_about()
        self._show_details()

    @property
    def entry(self) -> SavedGame | None:
        """The game under the cursor."""
        return self._games.named(self._table.under_cursor)

    # ---- How they went ------------------------------------------------------------------------

    @work(thread=True, exclusive=True)
    def _look_back(self) -> None:
        """Replay what was not replayed yet, the newest first, beside the screen."""
        worker = get_current_worker()
        for entry in self._games.unknown():
            if worker.is_cancelled:
                return
            back = look_back(self._store, entry.summary)
            with suppress(RuntimeError):  # the app has ended meanwhile
                self.app.call_from_thread(self._looked_back, entry, back)

    def _looked_back(self, entry: SavedGame, back: LookedBack | None) -> None:
        self._games.keep(entry, back)
        if not self.is_attached:
            return
        self._table.tell(entry, back, self.palette)
        if self.entry == entry:
            self._tell_about()
            self._show_details()

    # ---- The one under the cursor -------------------------------------------------------------

    @on(DataTable.RowHighlighted)
    def _moved(self) -> None:
        self._news = ""
        self._tell_about()
        if self._rest is not None:
            self._rest.stop()
        self._rest = self.set_timer(REST, self._show_details)

    def _tell_about(self) -> None:
        entry = self.entry
        if self._news:
            self.say(self._news, role="new")
        elif entry is None:
            if self._games.entries:
                self.say("")
        elif entry.summary.problem is not None:
            self.say(said.cannot(called=entry.called, why=entry.summary.problem), role="bad")
        elif entry.is_open:
            self.say(said.go_on_with(called=entry.called), True)
        else:
            self.say(replay.replay_of(called=entry.called), True)
        self.refresh_bindings()

    def _show_details(self) -> None:
        entry = self.entry
        self._details.show(None if entry is None else DetailedGame(entry, self._games.back(entry)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Without a game nothing can be done with one; one that is over is walked through by Enter."""
        if action == "replay":
            return self.entry is not None and self.entry.is_open
        if action in ("open", "name", "copy", "copy_deal", "export", "delete"):
            return bool(self._table.row_count)
        return action not in ("list", "search", "sort") or bool(self._games.entries)

    # ---- Lists, search, order -----------------------------------------------------------------

    @on(Tabs.TabActivated)
    def _listed(self, event: Tabs.TabActivated) -> None:
        self._only = event.tab.id or "all"
        self.fill()

    def action_list(self, by: int) -> None:
        """The next list, or the one before."""
        keys = list(LISTS)
        self.query_one(Tabs).active = keys[(keys.index(self._only) + by) % len(keys)]

    def action_search(self) -> None:
        """Write what is looked for."""
        self.query_one("#search", Input).focus()

    @on(Input.Changed, "#search")
    def _searched(self) -> None:
        self.fill()

    @on(Input.Submitted, "#search")
    def _found(self) -> None:
        self._table.focus()

    def action_sort(self) -> None:
        """By the next column."""
        sorts = [key for key in SORTS if key != "title" or self._table.has_title_column]
        at = sorts.index(self._table.sorted_by) if self._table.sorted_by in sorts else -1
        self._sort_by(sorts[(at + 1) % len(sorts)])

    @on(DataTable.HeaderSelected)
    def _head_clicked(self, event: DataTable.HeaderSelected) -> None:
        self._sort_by(str(event.column_key.value))

    def _sort_by(self, column: str) -> None:
        self._table.sorted_by = column
        self.fill()

    # ---- What can be done ---------------------------------------------------------------------

    def action_open(self) -> None:
        """Go on with the game; one that is over is walked through."""
        if self.entry is not None:
            self.post_message(self.Opened(self.entry.name, self.entry.summary.finished))

    def action_replay(self) -> None:
        """Walk through the game."""
        if self.entry is not None:
            self.post_message(self.Opened(self.entry.name, True))

    def action_back(self) -> None:
        """Out of the search, out of a list that is empty, else home."""
        search = self.query_one("#search", Input)
        if self._games.entries and not self._games.held(self._only):
            self.query_one(Tabs).active = next(iter(LISTS))
        elif search.value or search.has_focus:
            search.value = ""
            self._table.focus()
        else:
            self.dismiss(None)

    # ---- What can be done besides: a title, a copy, an export, and away with it ------------------

    def action_name(self) -> None:
        """Give it a title."""
        entry = self.entry
        if entry is not None:
            offered = entry.called if entry.is_daily else entry.summary.title

            def rename(title: str | None) -> None:
                if title is not None and title != offered:
                    self._try(lambda: self._store.rename(entry.name, title.strip()))

            self.app.push_screen(LineDialog(said.name_it(), said.its_name(), offered), rename)

    def action_copy(self) -> None:
        """Another one of the same."""
        if self.entry is not None:
            self._try(partial(self._store.copy, self.entry.name))

    def action_copy_deal(self) -> None:
        """The name of its deal, or its seed, to the clipboard, to be passed on."""
        if self.entry is not None:
            deal, seed = name_of(self.entry.summary), seed_text(self.entry.summary.seed)
            self.app.copy_to_clipboard(deal or seed)
            self._tell(said_deal.copied(deal=deal) if deal else said.seed_copied(seed=seed))

    def action_delete(self) -> None:
        """Away with it, if that is meant."""
        entry = self.entry
        if entry is not None:
            ask = SureDialog(said.sure(), said.ask_delete(called=entry.called_whole), said.delete_it(), said.keep())
            delete = partial(self._store.delete, entry.name)
            self.app.push_screen(ask, lambda answer: self._try(delete) if answer == "yes" else None)

    def action_export(self) -> None:
        """Write the record into the folder of what is kept to show to others."""
        if self.entry is None:
            return
        path = home() / FOLDER / self.entry.summary.path.name
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(self.entry.summary.path.read_bytes())
        except OSError as error:
            self._tell(said.not_exported(why=why(error)))
        else:
            near = path.relative_to(Path.home()) if path.is_relative_to(Path.home()) else None
            self._tell(said.exported(path=str(path) if near is None else f"~/{near.as_posix()}"))

    def _try(self, action: Callable[[], object]) -> None:
        try:
            action()
        except (SaveError, ValueError) as error:
            self._tell(str(error))
        else:
            self._take()

    def _tell(self, news: str) -> None:
        self._news = news
        self._tell_about()
