"""Home: its screen, the news told there, what each of its choices opens (`choose_NAME`); the parts of the app, each made when it is first asked for.

The app goes on where another package's game breaks: what nobody expected of it leads home, and is said there in a line."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from textual.message import Message

import rules
from saves import SaveError, Store, Summary
from tribes_tui.display.local import LocalApp
from tribes_tui.widgets.screen.top_screen import CapsLockApp
from tribes_tui.words.finder import TROUBLES, SaidTo, note, to_blame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from textual.screen import Screen

    from tribes_tui.app.journey import JourneyInApp
    from tribes_tui.app.parts import AppContract, Learning, LookingBack, Then
    from tribes_tui.app.tables import Tables
    from tribes_tui.journey.stages import JourneyStage
    from tribes_tui.play.table import Table
    from tribes_tui.profile.settings import Settings
    from tribes_tui.screens.home.screen import HomeScreen
    from tribes_tui.screens.setup.screen import NewGame
    from tribes_tui.theme.built_in import Themes
    from tribes_tui.widgets.screen.named_keys import Offered


PAGES = "journey", "daily", "puzzles", "saves", "statistics", "rules", "settings"
"""What is read over any other page, from which one comes back there."""


class AppAtHome(CapsLockApp[None], LocalApp[None]):
    """Home is made when somebody comes there, and so are the parts; what both need `TribesApp` sets."""

    settings: Settings
    store: Store
    themes: Themes
    home: HomeScreen | None = None

    def __init__(self) -> None:
        super().__init__()
        self._unsaid: list[str] = []
        SaidTo.to = self._say_trouble

    def _say_trouble(self, line: str) -> None:
        if self._running and self._is_mounted:
            self.notify(line, severity="warning", markup=False)
        else:
            self._unsaid.append(line)

    def on_mount(self) -> None:
        """What went wrong before there was anything to be seen."""
        for line in self._unsaid:
            self.notify(line, severity="warning", markup=False)
        self._unsaid.clear()

    def on_unmount(self) -> None:
        """Whatever is said from now on is said elsewhere."""
        if SaidTo.to == self._say_trouble:
            SaidTo.to = None

    async def _dispatch_message(self, message: Message) -> None:
        try:
            await super()._dispatch_message(message)
        except Exception as error:
            if to_blame(error) is None:
                raise
            self._handle_exception(error)

    def _handle_exception(self, error: Exception) -> None:
        blamed = to_blame(error)
        if blamed is None:
            super()._handle_exception(error)
            return
        note(*blamed, error)
        self.call_later(self.come_home, TROUBLES[blamed])

    # ---- Parts ---------------------------------------------------------------------------------

    @property
    def _contract(self) -> AppContract:
        return cast("AppContract", self)  # the whole app answers all of it

    @cached_property
    def tables(self) -> Tables:
        """The table at which people sit, and the bots' process."""
        from tribes_tui.app.tables import Tables

        return Tables(self._contract)

    @cached_property
    def looking_back(self) -> LookingBack:
        """Games that were played."""
        from tribes_tui.app.parts import LookingBack

        return LookingBack(self._contract)

    @cached_property
    def learning(self) -> Learning:
        """Lessons and puzzles."""
        from tribes_tui.app.parts import Learning

        return Learning(self._contract)

    @cached_property
    def journey(self) -> JourneyInApp:
        """The journey through the six games."""
        from tribes_tui.app.journey import JourneyInApp

        return JourneyInApp(self._contract, self.tables)

    def came_back(self, table: Table) -> bool:
        """Whether the table that was left leads back to the map of the journey, or to the games of the day."""
        if "journey" in vars(self) and self.journey.come_back(table):
            return True
        return "looking_back" in vars(self) and self.looking_back.come_back(table)

    @property
    def is_on_the_way(self) -> bool:
        """Whether a stage's table leads back to the map."""
        return "journey" in vars(self) and self.journey.is_on_the_way

    def end_bots(self) -> None:
        """End the process in which bots think, if there is one."""
        if "tables" in vars(self):
            self.tables.end_bots()

    def lay_over(self, screen: Screen[Any], then: Then | None = None) -> None:
        """Show a screen over what is there; `then` gets what it is left with."""
        self.push_screen(screen, then)

    # ---- The screen ---------------------------------------------------------------------------

    def _make_home(self, news: str, game: str | None = None) -> HomeScreen:
        from tribes_tui.screens.home.screen import HomeScreen

        self.home = HomeScreen()
        self.home.game = game
        self.refresh_home(news)
        return self.home

    def come_home(self, news: str = "", game: str | None = None) -> None:
        """Back home, with a line of news; the cursor waits on `game`."""
        while len(self.screen_stack) > 1 and self.screen is not self.home:
            self.pop_screen()
        if self.home is None:
            self.push_screen(self._make_home(news, game))
        else:
            self.home.game = game or self.home.game
            self.refresh_home(news)

    def refresh_home(self, news: str = "") -> None:
        """Home as it is now, if it has been seen; also called by screens that are just being left."""
        if self.home is None:
            return
        from tribes_tui.screens.home.choices import played

        games: list[Summary] = []
        try:
            games = [one for one in self.store.list() if one.is_begun]
        except SaveError as error:
            news = news or str(error)
        unfinished = [one for one in games if not one.finished and one.problem is None]
        news = news or "".join(map(self._interruption, unfinished[:1]))
        self.home.show(unfinished, news, played(games) if games else {})

    def _interruption(self, game: Summary) -> str:
        """A line about the game to continue, when it was not left in the ordinary way."""
        if not game.left or self.store.is_played(game.name):
            return ""
        from tribes_tui.play.journal import interruption

        return interruption(game)

    def on_home_screen_chosen(self, message: HomeScreen.Chosen) -> None:
        """Do what was chosen at home."""
        what, _, game_id = message.what.partition(":")
        getattr(self, f"choose_{what}")(*([game_id] if game_id else []))

    @property
    def _game_at_home(self) -> str | None:
        """The game on which the cursor stands, or stood last."""
        return self.home.game or self.home.recent if self.home is not None else None

    # ---- What home offers --------------------------------------------------------------------

    def pages(self) -> Iterator[Offered]:
        """The pages that any of them leads to by name; none over a table or a question, which would be left behind."""
        from tribes_tui.screens.home.choices import COMMANDS
        from tribes_tui.table.play.stage import Stage
        from tribes_tui.widgets.screen.dialog import Dialog
        from tribes_tui.widgets.screen.named_keys import Offered, open_in
        from tribes_tui.words.said import home

        if any(isinstance(screen, (Stage, Dialog)) for screen in self.screen_stack):
            return
        for what in PAGES:
            if what not in open_in(self):
                label, about = COMMANDS[what]
                yield Offered(label(), getattr(self, f"choose_{what}"), about(), "", home.else_here(), 2)

    def choose_quit(self) -> None:
        """Leave the program."""
        self.exit()

    def choose_quick(self, game_id: str, *level: str) -> None:
        """A game at once, against the fewest sensible bots, of a level if one is given."""
        from tribes_tui.play.deals import new_seed
        from tribes_tui.seats.parse import default_seats

        self.tables.lay(game_id, default_seats(rules.games[game_id].players[0], *level), {}, new_seed())

    def begin_first_game(self, game_id: str) -> None:
        """A game whose lesson is over, against easy bots, with the learning mode on."""
        self.settings = self.settings._replace(learning=True)
        first = self.first_stage(game_id)
        if first is not None:
            self.journey.begin(first)
        else:
            self.choose_quick(game_id, "easy")

    def first_stage(self, game_id: str) -> JourneyStage | None:
        """Where that game is played: where its region of the journey begins, if the path is open and no star was won there."""
        return self.journey.first_of(game_id)

    def choose_continue(self) -> None:
        """The newest unfinished game."""
        newest = self.store.newest_unfinished()
        if newest is not None:
            self.resume(newest.name)

    def choose_setup(self) -> None:
        """Seats, bots, options; then the table."""
        from tribes_tui.profile import setups
        from tribes_tui.profile.statistics import outcomes
        from tribes_tui.screens.setup.screen import SetupScreen

        screen = SetupScreen(self._game_at_home, setups.load(), self.settings, lambda: outcomes(self.store.list()))
        self.push_screen(screen, self._planned)

    def _planned(self, plan: NewGame | None) -> None:
        from tribes_tui.profile import setups

        if plan is not None:
            setups.keep(plan.game_id, plan.seats, plan.options)
            self.keep_settings(**plan.habits)
            self.tables.lay(plan.game_id, plan.seats, plan.options, plan.seed)

    def keep_settings(self, **changed: Any) -> None:
        """Other values of settings of which nothing is seen at once."""
        from tribes_tui.profile.settings import save

        before, self.settings = self.settings, self.settings._replace(**changed)
        if self.settings != before:
            with suppress(SaveError):  # a table says it as it is laid
                save(self.settings)

    def choose_saves(self) -> None:
        """The list of games."""
        self.looking_back.show_saves()

    def choose_daily(self) -> None:
        """The games of the day."""
        self.looking_back.show_days()

    def choose_journey(self) -> None:
        """The map of the journey."""
        self.journey.show()

    def choose_statistics(self) -> None:
        """How you have played so far."""
        self.looking_back.show_statistics()

    def choose_learn(self) -> None:
        """A lesson, of the game that is chosen."""
        self.learning.choose_lesson(self._game_at_home)

    def choose_puzzles(self) -> None:
        """The puzzle of the day, or another one."""
        self.learning.choose_puzzle(self._game_at_home)

    def choose_rules(self) -> None:
        """The rulebook of the only game, or of the one that is chosen."""
        from tribes_tui.screens.dialogs import PickGame
        from tribes_tui.words.said import home as said_home

        if len(rules.games) == 1:
            self.show_rules(next(iter(rules.games)))
        else:
            pick = PickGame(None, said_home.rules(), self._game_at_home)
            self.push_screen(pick, lambda id: self.show_rules(id) if id else None)

    def choose_settings(self, name: str = "") -> None:
        """Theme, signs, mouse, pace; the cursor on the one of that name."""
        from tribes_tui.screens.settings import SettingsScreen

        themes = [name for name in self.available_themes if name in self.themes.own]
        self.push_screen(SettingsScreen(self.settings, themes, at=name), lambda _: self.refresh_home())

    def show_rules(self, game_id: str, section: str = "") -> None:
        """A game's rulebook, open at a section, over whatever is shown; at home the cursor waits on its game."""
        if self.home is not None:
            self.home.game = game_id
        from tribes_tui.screens.rulebook.screen import RulebookScreen

        self.push_screen(RulebookScreen(game_id, section))

    def resume(self, name: str) -> None:
        """Sit down at a recorded table again; a finished game is walked through."""
        self.tables.resume(name)
