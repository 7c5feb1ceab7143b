"""The app: which screen comes when. What happens at a table is the table's, what is drawn the screens'."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen

import rules
from saves import OtherRules, Record, SaveError, Store, Summary
from saves.place import home
from tribes_tui.display.local import LocalApp
from tribes_tui.display.surroundings import is_remote
from tribes_tui.display.turn_signal import turn_signal
from tribes_tui.play.seeds import new_seed
from tribes_tui.profile import keymap
from tribes_tui.profile.keymap import Keymap
from tribes_tui.profile.known import shown
from tribes_tui.profile.settings import Settings, load, save
from tribes_tui.profile.wardrobe import Wardrobe
from tribes_tui.theme.offered import DARK
from tribes_tui.theme.stylesheet import SharedStylesheet
from tribes_tui.words.common import your_turn
from tribes_tui.words.home import BY_NAME, HOW_TO_LEAVE, with_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual.app import SystemCommand

    from tribes_tui.play.seat import Seat
    from tribes_tui.play.shown import ShownTable
    from tribes_tui.play.table import Table
    from tribes_tui.screens.daily import DailyScreen
    from tribes_tui.screens.home.screen import HomeScreen
    from tribes_tui.screens.puzzle import PuzzleScreen
    from tribes_tui.screens.replay.screen import ReplayScreen
    from tribes_tui.screens.saves.screen import Known, SavesScreen
    from tribes_tui.screens.settings.screen import SettingsScreen
    from tribes_tui.screens.setup.screen import Plan, SetupScreen
    from tribes_tui.screens.statistics.screen import StatisticsScreen
    from tribes_tui.seats.dealt_again import DealtAgain
    from tribes_tui.seats.pars import Pars
    from tribes_tui.seats.reviews import Reviews
    from tribes_tui.seats.thinker import Thinker
    from tribes_tui.table.screen import TableScreen

PACES = {"calm": 0.45, "quick": 0.15, "none": 0.0}
"""Setting -> seconds for which a bot's move is shown."""


class TribesApp(LocalApp[None]):
    """Tribes on a terminal, from the home screen or from a table that is laid."""

    TITLE = "Tribes"
    ENABLE_COMMAND_PALETTE = True
    CSS = "SearchIcon { display: none; }"  # a sign of double width, which not every font has
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+p", "command_palette", BY_NAME, key_display="^p", priority=True, id="palette"),
    ]

    def __init__(
        self,
        table: Table | None = None,
        ascii_only: bool = False,
        store: Store | None = None,
        lesson: str = "",
        watched: str = "",
        puzzle: str = "",
    ) -> None:
        """`table` is laid at once, or the `lesson` of a game begins, or a record is `watched`, or a `puzzle` is to be solved; else one
        is at home.
        """
        super().__init__()
        self.stylesheet = SharedStylesheet(variables=self.get_css_variables())
        self._lesson = lesson
        self._watched = watched
        self._puzzle = puzzle
        self.settings: Settings = load()
        self.store = store or Store()
        self._first = table
        self._looked_back: Known = {}
        self._open: Table | None = None
        self.home: HomeScreen | None = None
        self._thinker: Thinker | None = None
        self._ascii_only = ascii_only
        self._ascii = ascii_only or self.settings.ascii
        self.wardrobe = Wardrobe(self)
        self.wardrobe.fill()
        self._take_settings()

    def _take_settings(self) -> None:
        self.keymap: Keymap = keymap.load(home(), self.settings.keys)
        self.set_keymap(self.keymap.for_bindings())
        self.show_plain_signs(self._ascii)
        self.depth = "ascii" if self._ascii else None  # signs in ASCII go without colour
        self.theme = self.settings.theme if self.settings.theme in self.available_themes else DARK.name

    @property
    def troubles(self) -> list[str]:
        """One line about each file of the person's own that can't be used."""
        return [*([self.keymap.trouble] if self.keymap.trouble else []), *self.wardrobe.troubles]

    def get_key_display(self, binding: Binding) -> str:
        """A key in the words of our own lines of keys."""
        return binding.key_display or shown(binding.key)

    def get_default_screen(self) -> Screen[None]:
        """The home screen; nothing, where something else comes first: home is made when somebody comes there."""
        if self._first is not None or self._lesson or self._watched or self._puzzle:
            return Screen()
        return self._make_home(" ".join(self.troubles[:1]))

    def _make_home(self, news: str) -> HomeScreen:
        from tribes_tui.screens.home.screen import HomeScreen

        self.home = HomeScreen()
        self.refresh_home(news)
        return self.home

    def on_mount(self) -> None:
        """What was asked for is laid before anything is painted."""
        self.wardrobe.watch()
        if self._first is not None:
            self.open_table(self._first)
        elif self._lesson:
            self.open_lesson(self._lesson)
        elif self._watched:
            self.watch_record(self._watched)
        elif self._puzzle:
            self.open_puzzle(self._puzzle)

    def on_unmount(self) -> None:
        """The bots go; every move is on the disk already."""
        self.end_bots()
        if self._open is not None:
            self._open.close()
            self._forget_if_unplayed(self._open)

    # ---- Home ---------------------------------------------------------------------------------

    def come_home(self, news: str = "") -> None:
        """Back to the menu, with a line of news."""
        while len(self.screen_stack) > 1 and self.screen is not self.home:
            self.pop_screen()
        if self.home is None:
            self.push_screen(self._make_home(news))
        else:
            self.refresh_home(news)

    def refresh_home(self, news: str = "") -> None:
        """The menu as it is now, if it has been seen; also called by screens that are just being left."""
        if self.home is None:
            return
        from tribes_tui.screens.home.menu import played

        games: list[Summary] = []
        try:
            games = [one for one in self.store.list() if one.is_begun]
        except SaveError as error:
            news = news or str(error)
        unfinished = next((one for one in games if not one.finished and one.problem is None), None)
        self.home.show(unfinished, news or self._interruption(unfinished), played(games) if games else {})

    def _interruption(self, game: Summary | None) -> str:
        """A line about the game to continue, when it was not left in the ordinary way."""
        if game is None or not game.left or self.store.is_played(game.name):
            return ""
        from tribes_tui.play.comeback import comeback

        return comeback(game)

    def on_home_screen_chosen(self, message: HomeScreen.Chosen) -> None:
        """Do what was chosen from the menu."""
        what, _, game_id = message.what.partition(":")
        getattr(self, f"choose_{what}")(*([game_id] if game_id else []))

    def action_help_quit(self) -> None:
        """Ctrl+C: say how one leaves."""
        self.notify(HOW_TO_LEAVE)

    def choose_quit(self) -> None:
        """Leave the program."""
        self.exit()

    def choose_quick(self, game_id: str) -> None:
        """A game at once, against the fewest sensible bots."""
        from tribes_tui.seats.parse import default_seats

        self.new_table(game_id, default_seats(rules.games[game_id].players[0]), {}, new_seed())

    def choose_continue(self) -> None:
        """The newest unfinished game."""
        newest = self.store.newest_unfinished()
        if newest is not None:
            self.resume(newest.name)

    def choose_setup(self) -> None:
        """Seats, bots, options; then the table."""
        from tribes_tui.profile import last_setups
        from tribes_tui.screens.setup.screen import SetupScreen

        self.push_screen(SetupScreen(last=last_setups.load(), learning=self.settings.learning), self._planned)

    def on_setup_screen_rules(self, message: SetupScreen.Rules) -> None:
        """The rulebook, over the setup."""
        self.show_rules(message.game_id)

    def choose_saves(self, only: str = "all") -> None:
        """The list of games; it stays below whatever is opened from it."""
        from tribes_tui.screens.saves.screen import SavesScreen

        self.push_screen(SavesScreen(self.store, self._looked_back, only), lambda _: self.refresh_home())

    def choose_replays(self) -> None:
        """The games that are over, to walk through one."""
        self.choose_saves("over")

    def on_saves_screen_opened(self, message: SavesScreen.Opened) -> None:
        """Go on with a game of the list, or walk through it."""
        if message.is_replay:
            self.show_replay(message.name)
        else:
            self.resume(message.name)

    def choose_daily(self) -> None:
        """The games of the day."""
        from tribes_tui.screens.daily import DailyScreen

        self.push_screen(DailyScreen(self.store, date.today()), lambda _: self.refresh_home())

    def on_daily_screen_begun(self, message: DailyScreen.Begun) -> None:
        """Today's game."""
        self.play_daily(message.game_id)

    def on_daily_screen_opened(self, message: DailyScreen.Opened) -> None:
        """Go on with a game of a day; one that is over is seen again, and the days stay below."""
        self.resume(message.name)

    def play_daily(self, game_id: str) -> None:
        """Begin today's game against the usual bots."""
        from tribes_tui.profile import daily
        from tribes_tui.seats.parse import default_seats

        today = date.today()
        seats = default_seats(rules.games[game_id].players[0])
        self.new_table(game_id, seats, {}, daily.seed_of(game_id, today), daily.title_of(today))

    def choose_learn(self) -> None:
        """A lesson, of the game that is chosen."""
        from tribes_tui.learning.lesson import lesson_of
        from tribes_tui.screens.pick import PickGame

        taught = [game_id for game_id in rules.games if lesson_of(game_id) is not None]
        self.push_screen(
            PickGame(taught, "learn a game by playing it"), lambda id: self.open_lesson(id) if id else None
        )

    def open_lesson(self, game_id: str) -> None:
        """A guided game."""
        from tribes_tui.learning.lesson import lesson_of
        from tribes_tui.screens.lesson import LessonScreen

        lesson = lesson_of(game_id)
        if lesson is None:
            self.come_home(f"There is no lesson for {rules.games[game_id].title} yet.")
        else:
            self.push_screen(LessonScreen(lesson))

    def choose_puzzles(self) -> None:
        """The puzzle of the day; when it is solved, another one of a game that is chosen."""
        from tribes_tui.learning.puzzle import games_with_puzzles, puzzle_of_the_day
        from tribes_tui.profile import puzzles
        from tribes_tui.screens.pick import PickGame
        from tribes_tui.words.puzzles import PICK

        today = puzzle_of_the_day(date.today())
        if today is not None and today.name not in puzzles.load():
            self.open_puzzle(today.name)
        else:
            self.push_screen(PickGame(games_with_puzzles(), PICK), lambda id: self._puzzle_of(id) if id else None)

    def open_puzzle(self, name: str) -> None:
        """A position in which one move is to be found."""
        from tribes_tui.learning.puzzle import puzzle_named, puzzle_of_the_day
        from tribes_tui.screens.puzzle import PuzzleScreen

        puzzle = puzzle_named(name)
        if puzzle is not None:
            self.push_screen(PuzzleScreen(puzzle, puzzle == puzzle_of_the_day(date.today())))

    def _puzzle_of(self, game_id: str, after: str = "") -> None:
        from tribes_tui.learning.puzzle import next_puzzle
        from tribes_tui.profile import puzzles

        puzzle = next_puzzle(game_id, puzzles.load(), after)
        if puzzle is not None:
            self.open_puzzle(puzzle.name)

    def on_puzzle_screen_done(self, message: PuzzleScreen.Done) -> None:
        """Home, or to the next one of the same game."""
        self.come_home()
        if message.wants_next:
            self._puzzle_of(message.puzzle.game, message.puzzle.name)

    def choose_statistics(self) -> None:
        """How you have played so far."""
        from tribes_tui.profile.statistics import outcomes
        from tribes_tui.screens.statistics.screen import StatisticsScreen

        try:
            self.push_screen(StatisticsScreen(outcomes(self.store.list())))
        except SaveError as error:
            self.refresh_home(str(error))

    def on_statistics_screen_opened(self, message: StatisticsScreen.Opened) -> None:
        """See a game again; the statistics stay below."""
        self.show_replay(message.name)

    def choose_rules(self) -> None:
        """The rulebook of the only game, or of the one that is chosen."""
        from tribes_tui.screens.pick import PickGame

        if len(rules.games) == 1:
            self.show_rules(next(iter(rules.games)))
        else:
            self.push_screen(PickGame(None, "rulebooks"), lambda id: self.show_rules(id) if id else None)

    def choose_settings(self) -> None:
        """Theme, signs, mouse, pace."""
        from tribes_tui.screens.settings.screen import SettingsScreen

        themes = [name for name in self.available_themes if name in self.wardrobe.own]
        self.push_screen(SettingsScreen(self.settings, themes), lambda _: self.refresh_home())

    def signal_turn(self, game: str) -> None:
        """It is the person's turn: the terminal says so, if its window is not in front."""
        if not self.app_focus and self._driver is not None:
            text = your_turn(game)
            self._driver.write(turn_signal(self.settings.turn, os.environ.get("TERM", ""), text, os.environ))
            self._driver.flush()

    # ---- Tables -------------------------------------------------------------------------------

    def new_table(
        self, game_id: str, seats: list[Seat], options: dict[str, object], seed: int, title: str = ""
    ) -> None:
        """Lay a new table, recorded, and sit down at it."""
        from tribes_tui.play.table import Table
        from tribes_tui.profile.even import follows, settled
        from tribes_tui.profile.statistics import outcomes

        try:
            if follows(seats):
                seats = settled(game_id, seats, outcomes(self.store.list()))
            self.open_table(Table.new(game_id, seats, options, seed, self.store, title))
        except (SaveError, rules.RulesError) as error:
            self.come_home(str(error))

    def resume(self, name: str) -> None:
        """Sit down at a recorded table again; a finished game is walked through."""
        try:
            self._sit_down(self.store.open(name))
        except SaveError as error:
            self._offer(name, error)

    def _sit_down(self, record: Record) -> None:
        if record.finished:
            record.close()
            self.show_replay(record.name)
            return
        from tribes_tui.play.table import Table

        try:
            table = Table.resume(record)
        except SaveError:
            record.close()
            raise
        self.open_table(table)

    def _offer(self, name: str, error: SaveError) -> None:
        """What can be done when a game can't be played on."""
        from tribes_tui.play.offers import offers

        if isinstance(error, OtherRules):
            self.show_replay(name)
            return
        if not offers(error):
            self.come_home(str(error))
            return
        from tribes_tui.screens.offer import OfferScreen

        self.come_home()
        screen = OfferScreen(str(error), offers(error))
        self.push_screen(screen, lambda offer: self._take_offer(name, error, offer))

    def _take_offer(self, name: str, error: SaveError, offer: str | None) -> None:
        from tribes_tui.play.offers import WATCH, opened

        if offer == WATCH.name:
            self.watch_record(name)
        elif offer is not None:
            try:
                self._sit_down(opened(self.store, name, error, offer))
            except SaveError as another:
                self.come_home(str(another))

    def watch_record(self, name: str) -> None:
        """Look on while a game is played elsewhere."""
        from tribes_tui.screens.replay.screen import ReplayScreen

        try:
            following = self.store.follow(name)
            self.push_screen(ReplayScreen(following.course, following))
        except SaveError as error:
            self.come_home(str(error))

    def open_table(self, table: Table) -> None:
        """Show a table."""
        from tribes_tui.table.screen import table_screen

        self._open = table
        pace = PACES.get(self.settings.pace, PACES["calm"])
        if self.settings.learning:
            self.push_screen(self._coached(table, pace))
        else:
            self.push_screen(table_screen(table, self._bots(), pace))

    def _coached(self, table: Table, pace: float) -> TableScreen:
        from tribes_tui.learning.coach import Coach
        from tribes_tui.screens.coached import CoachedScreen
        from tribes_tui.table.screen import board_of

        return CoachedScreen(table, board_of(table.game.id), self._bots(), pace, Coach(home()))

    def _bots(self) -> Thinker:
        if self._thinker is None:
            from tribes_tui.seats.thinker import Thinker

            self._thinker = Thinker(
                on_trouble=lambda text: self.call_from_thread(self.notify, text, severity="warning"),
                is_warm=False,  # at many tables nobody asks a bot for long, or ever
            )
        return self._thinker

    def end_bots(self) -> None:
        """End the process in which bots think, if there is one."""
        if self._thinker is not None:
            self._thinker.close()

    def on_table_screen_left(self, message: TableScreen.Left) -> None:
        """The people get up: home, for another game, or to see this one again."""
        from tribes_tui.play.table import Table

        assert isinstance(message.table, Table)  # no other is opened here
        table, name = message.table, message.table.name
        table.close()
        self._open = None
        is_lesson = not name
        self._forget_if_unplayed(table)
        saved = (
            ""
            if table.is_over or is_lesson or not table.number
            else "The game is saved: continue it whenever you like."
        )
        if table.is_over and table.name:
            saved = self._follows(table)
        if table.is_elsewhere:
            saved, name = f"Saved in {table.path}: tribes saves --add FILE brings it home.", str(table.path)
        if table.unsaved:
            from tribes_tui.words.dialogs import lost

            saved = lost(table.unsaved)
        self.come_home(saved)
        if message.where == "rematch" and is_lesson:
            self.open_lesson(table.game.id)
        elif message.where == "rematch":
            self.new_table(table.game.id, list(table.seats), dict(table.options), new_seed())
        elif message.where in ("replay", "review") and name:
            self.show_replay(name, message.where == "review")

    def _follows(self, table: Table) -> str:
        """How strong `even` plays from now on, when it has played; else nothing."""
        from tribes_tui.profile.even import follows, strength_for
        from tribes_tui.profile.statistics import outcomes
        from tribes_tui.words.bots import even_now

        if not follows(table.seats) or sum(seat.is_human for seat in table.seats) != 1:
            return ""
        with suppress(SaveError):
            found = outcomes(self.store.list())
            return even_now(table.game.title, strength_for(table.game.id, found))
        return ""

    def _forget_if_unplayed(self, table: Table) -> None:
        """A game without a move is not kept."""
        if table.name and not table.number and not table.is_elsewhere:
            with suppress(SaveError):
                self.store.delete(table.name)

    def on_table_screen_rules(self, message: TableScreen.Rules) -> None:
        """The rulebook, over the table."""
        self.show_rules(message.game_id, message.section)

    # ---- Other screens ------------------------------------------------------------------------

    def show_rules(self, game_id: str, section: str = "") -> None:
        """A game's rulebook, open at a section."""
        from tribes_tui.screens.rulebook.screen import RulebookScreen

        self.push_screen(RulebookScreen(game_id, section))

    @cached_property
    def reviews(self) -> Reviews:
        """Who reviews games that are over."""
        from tribes_tui.seats.reviews import Reviews

        return Reviews(self.store)

    def dealt_again(self, table: ShownTable, seat: int) -> DealtAgain | None:
        """What bots make of the deal of a table that is over; None: it was not kept."""
        from tribes_tui.seats.dealt_again import DealtAgain

        if not table.name or table.unsaved:
            return None
        return DealtAgain(self._pars, lambda: self.store.read(table.name), seat)

    @cached_property
    def _pars(self) -> Pars:
        from tribes_tui.seats.pars import Pars

        return Pars(self.store)

    def show_replay(self, name: str, opens_review: bool = False) -> None:
        """Walk through a recorded game, from its review; one of rules that we don't have can at least be read."""
        from saves.replay import game_of
        from tribes_tui.play.unplayable import written
        from tribes_tui.screens.recording import RecordingScreen
        from tribes_tui.screens.replay.screen import ReplayScreen

        try:
            recording = self.store.read(name)
            try:
                game_of(recording)
            except OtherRules as error:
                self.push_screen(RecordingScreen(written(recording, error)))
            else:
                self.push_screen(ReplayScreen(recording, opens_review=opens_review))
        except SaveError as error:
            if error.good is None:
                self.come_home(str(error))
            else:
                self.push_screen(ReplayScreen(error.good, trouble=str(error)))

    def on_replay_screen_play_on(self, message: ReplayScreen.PlayOn) -> None:
        """A new game from the middle of a recorded one."""
        from tribes_tui.play.table import Table

        try:
            record = self.store.branch(message.recording, message.number)
            table = Table.resume(record)
        except SaveError as error:
            self.come_home(str(error))
            return
        self.come_home()
        self.open_table(table)

    def _planned(self, plan: Plan | None) -> None:
        from tribes_tui.profile import last_setups

        if plan is not None:
            last_setups.keep(plan.game_id, plan.seats, plan.options)
            self.settings = self.settings._replace(learning=plan.learning)
            self.new_table(plan.game_id, plan.seats, plan.options, plan.seed)

    def on_settings_screen_changed(self, message: SettingsScreen.Changed) -> None:
        """Keep the settings, and use them at once."""
        self.settings = message.settings
        self._ascii = self._ascii_only or message.settings.ascii
        self._take_settings()
        self.wardrobe.watch()
        message.screen.restyle()
        try:
            save(message.settings)
        except SaveError as error:
            message.screen.warn(str(error))

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The palette: our own commands before Textual's."""
        from textual.app import SystemCommand

        if (home := self.home) is not None and screen is home:
            for choice in home.choices:
                about = with_key(choice.about, choice.key)
                yield SystemCommand(choice.text, about, lambda what=choice.what: home.choose(what))
        yield from (command for command in super().get_system_commands(screen) if command.title == "Theme")


def run(
    table: Table | None = None, ascii_only: bool = False, lesson: str = "", watched: str = "", puzzle: str = ""
) -> int:
    """Run the app; the exit code. Without a table, the lesson of a game, a record to watch, or a puzzle: the home screen."""
    app = TribesApp(table, ascii_only, lesson=lesson, watched=watched, puzzle=puzzle)
    app.run(mouse=app.settings.mouse and not is_remote(os.environ))  # over SSH it is taken with a key
    return app.return_code or 0
