"""The app: which screen comes when. What happens at a table is the table's, what is drawn the screens'."""

from __future__ import annotations

import os
from datetime import date
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget

import rules
from saves import SaveError, Store
from saves.place import home
from tribes_tui.app.at_home import AppAtHome
from tribes_tui.display.terminals import is_remote, turn_signal
from tribes_tui.profile import keymap
from tribes_tui.profile.keymap import Keymap, shown
from tribes_tui.profile.settings import Settings, load, save
from tribes_tui.theme.built_in import DARK, Themes
from tribes_tui.theme.stylesheet import SharedStylesheet
from tribes_tui.words.common import Later, chosen, key_name, speak
from tribes_tui.words.said import common, home as said_home

if TYPE_CHECKING:
    from tribes_tui.app.parts import Then
    from tribes_tui.play.table import ShownTable, Table
    from tribes_tui.screens.daily import DailyScreen
    from tribes_tui.screens.first_games import FirstGames
    from tribes_tui.screens.lists import ListScreen
    from tribes_tui.screens.puzzle import PuzzleScreen
    from tribes_tui.screens.replay.screen import ReplayScreen
    from tribes_tui.screens.settings import SettingsScreen
    from tribes_tui.screens.setup.screen import SetupScreen
    from tribes_tui.seats.par import DealtAgain
    from tribes_tui.seats.reviewing import Reviews
    from tribes_tui.table.screen import TableScreen


class NothingYet(Screen[None]):
    """A screen without anything, never laid out: whatever changes beneath the top has Textual paint all of the top again."""

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """Neither messages nor tooltips."""

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """There is nothing to be laid out."""


class TribesApp(AppAtHome):
    """Tribes on a terminal, from the home screen or from a table that is laid.

    Tables, what was played before, and learning are parts of it, each made when it is first asked for.
    """

    TITLE = "Tribes"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+p", "command_palette", Later(said_home.help), key_display="^p", priority=True, id="palette"),
        Binding("ctrl+z", "suspend_process", Later(said_home.suspend), show=False, id="suspend"),
    ]

    def __init__(
        self,
        table: Table | None = None,
        ascii_only: bool = False,
        store: Store | None = None,
        lesson: str = "",
        watched: str = "",
        puzzle: str = "",
        opens: str = "",
    ) -> None:
        """`table` is laid at once, or the `lesson` of a game begins, or a record is `watched`, or a `puzzle` is to be solved; else one
        is at home, where `opens` is chosen, if it is anything.
        """
        super().__init__()
        self.stylesheet = SharedStylesheet(variables=self.get_css_variables())
        self._lesson = lesson
        self._watched = watched
        self._puzzle = puzzle
        self._opens = opens
        self.settings: Settings = load()
        self.store = store or Store()
        self._first = table
        self._ascii_only = ascii_only
        self._ascii = ascii_only or self.settings.ascii
        self.themes = Themes(self)
        self.themes.fill()
        self._take_settings()

    # ---- Settings -----------------------------------------------------------------------------

    def _take_settings(self) -> None:
        self.keymap: Keymap = keymap.load(home(), self.settings.keys)
        self.set_keymap(self.keymap.for_bindings())
        self.show_plain_signs(self._ascii)
        self.depth = "ascii" if self._ascii else None  # signs in ASCII go without colour
        self.theme = self.settings.theme if self.settings.theme in self.available_themes else DARK.name

    @property
    def troubles(self) -> list[str]:
        """One line about each file of the person's own that can't be used."""
        return [*([self.keymap.trouble] if self.keymap.trouble else []), *self.themes.troubles]

    def get_key_display(self, binding: Binding) -> str:
        """A key in the words of our own lines of keys."""
        return key_name(binding.key_display or "") or shown(binding.key)

    def action_command_palette(self) -> None:
        """Commands by name."""
        from tribes_tui.widgets.screen.palette import open_palette

        open_palette(self)

    def on_settings_screen_changed(self, message: SettingsScreen.Changed) -> None:
        """Keep the settings, and use them at once."""
        before, self.settings = self.settings.language, message.settings
        self._ascii = self._ascii_only or message.settings.ascii
        if message.settings.language != before:
            speak(chosen(message.settings.language, os.environ))
        self._take_settings()
        self.themes.watch()
        self._take_pace()
        message.screen.restyle()
        try:
            save(message.settings)
        except SaveError as error:
            message.screen.warn(str(error))

    def _take_pace(self) -> None:
        """The bots of a table that lies below the settings play at another pace at once."""
        from tribes_tui.app.tables import pace_of
        from tribes_tui.table.play.opponents import Opponents

        for screen in self.screen_stack:
            if isinstance(opponents := getattr(screen, "opponents", None), Opponents):
                opponents.take_pace(pace_of(self.settings))

    # ---- Beginning and end --------------------------------------------------------------------

    def get_default_screen(self) -> Screen[None]:
        """The home screen; nothing, where something else comes first: home is made when somebody comes there."""
        if self._first is not None or self._lesson or self._watched or self._puzzle:
            return NothingYet()
        return self._make_home(" ".join(self.troubles[:1]))

    def on_mount(self) -> None:
        """What was asked for is laid before anything is painted."""
        self.themes.watch()
        if self._first is not None:
            self.open_table(self._first)
            if self._first.stage:
                self.journey.is_on_the_way = True
        elif self._lesson:
            self.open_lesson(self._lesson)
        elif self._watched:
            self.watch_record(self._watched)
        elif self._puzzle:
            self.learning.open_puzzle(self._puzzle)
        elif self._opens:
            getattr(self, f"choose_{self._opens}")()

    def on_unmount(self) -> None:
        """The bots go; every move is on the disk already."""
        if "tables" in vars(self):
            self.tables.close()

    # ---- What its parts and screens ask for ---------------------------------------------------

    def warn(self, text: str) -> None:
        """Something that a person should know; called from another thread than this one."""
        self.call_from_thread(self.notify, text, severity="warning")

    def signal_turn(self, game: str) -> None:
        """It is the person's turn: the terminal says so, if its window is not in front."""
        if not self.app_focus and self._driver is not None:
            text = common.your_turn(game=game)
            self._driver.write(turn_signal(self.settings.turn, os.environ.get("TERM", ""), text, os.environ))
            self._driver.flush()

    def action_help_quit(self) -> None:
        """Ctrl+C: say how one leaves."""
        self.notify(said_home.how_to_leave())

    # ---- Tables -------------------------------------------------------------------------------

    def open_table(self, table: Table) -> None:
        """Show a table; at home the cursor waits on its game."""
        if self.home is not None:
            self.home.game = table.game.id
        self.tables.show(table)

    def on_table_screen_left(self, message: TableScreen.Left) -> None:
        """The people get up."""
        self.tables.left(message)

    def on_daily_screen_begun(self, message: DailyScreen.Begun) -> None:
        """The game of a day, from the list of them."""
        self.looking_back.days_left_for = message.game_id
        if message.name:
            self.resume(message.name)
        else:
            from tribes_tui.profile import daily
            from tribes_tui.seats.parse import default_seats

            today = date.today()
            seats = default_seats(rules.games[message.game_id].players[0])
            self.tables.lay(message.game_id, seats, {}, daily.seed_of(message.game_id, today), daily.title_of(today))

    def on_first_games_begun(self, message: FirstGames.Begun) -> None:
        """A first game, from a page on which nothing is yet."""
        self.come_home(game=message.game_id)
        self.choose_quick(message.game_id)

    def on_list_screen_opened(self, message: ListScreen.Opened) -> None:
        """Go on with a game of a list, or walk through it; the list stays below."""
        if message.is_replay:
            self.show_replay(message.name)
        else:
            self.resume(message.name)

    # ---- Looking back -------------------------------------------------------------------------

    def show_replay(self, name: str, opens_review: bool = False, then: Then | None = None) -> None:
        """Walk through a recorded game, from its review if that is wanted; `then` is called at the end."""
        self.looking_back.show_replay(name, opens_review, then)

    def watch_record(self, name: str) -> None:
        """Look on while a game is played elsewhere."""
        self.looking_back.watch(name)

    def on_replay_screen_play_on(self, message: ReplayScreen.PlayOn) -> None:
        """A new game from the middle of a recorded one."""
        self.looking_back.play_on(message.recording, message.number)

    @property
    def reviews(self) -> Reviews:
        """Who reviews games that are over."""
        return self.looking_back.reviews

    def dealt_again(self, table: ShownTable, seat: int) -> DealtAgain | None:
        """What bots make of the deal of a table that is over; None: it was not kept."""
        return self.looking_back.dealt_again(table, seat)

    # ---- Learning, rulebooks ------------------------------------------------------------------

    def open_lesson(self, game_id: str) -> None:
        """A guided game; at home the cursor waits on its card."""
        if self.home is not None:
            self.home.game = game_id
            self.home.taught.add(game_id)
        self.learning.open_lesson(game_id)

    def on_puzzle_screen_done(self, message: PuzzleScreen.Done) -> None:
        """Home, or to another one."""
        self.learning.puzzle_done(message.puzzle, message.wants_next)

    def on_table_screen_trial(self, message: TableScreen.Trial) -> None:
        """A table to try moves at; the game stays below it."""
        from tribes_tui.screens.trial import TrialScreen

        self.push_screen(TrialScreen(*message.begins))

    def on_table_screen_rules(self, message: TableScreen.Rules) -> None:
        """The rulebook, over the table."""
        self.show_rules(message.game_id, message.section)

    def on_setup_screen_rules(self, message: SetupScreen.Rules) -> None:
        """The rulebook, over the setup."""
        self.show_rules(message.game_id)


def run(
    table: Table | None = None,
    ascii_only: bool = False,
    lesson: str = "",
    watched: str = "",
    puzzle: str = "",
    opens: str = "",
) -> int:
    """Run the app; the exit code. Without a table, the lesson of a game, a record to watch, or a puzzle: the home screen, and what it
    `opens`."""
    app = TribesApp(table, ascii_only, lesson=lesson, watched=watched, puzzle=puzzle, opens=opens)
    app.run(mouse=app.settings.mouse and not is_remote(os.environ))  # over SSH it is taken with a key
    return app.return_code or 0
