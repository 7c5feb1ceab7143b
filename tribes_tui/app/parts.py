"""Parts of the app beside the tables: games that were played, lessons and puzzles; and what all parts ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Protocol

import rules
from saves import OtherRules, Recording, SaveError, Store
from saves.place import home
from tribes_tui.learning.lesson import Coach, lesson_of
from tribes_tui.learning.puzzle import (
    Puzzle,
    games_with_puzzles,
    puzzle_named,
    puzzle_of_the_day,
)
from tribes_tui.play.table import Table
from tribes_tui.profile import puzzles
from tribes_tui.words.said import lesson as said_lesson

if TYPE_CHECKING:
    from textual.screen import Screen

    from tribes_tui.journey.stages import JourneyStage
    from tribes_tui.play.seat import ShownTable
    from tribes_tui.profile.settings import Settings
    from tribes_tui.profile.statistics import Outcome
    from tribes_tui.screens.saves.collection import Known
    from tribes_tui.screens.saves.details import DetailedGame
    from tribes_tui.seats.par import DealtAgain, Par, Pars
    from tribes_tui.seats.reviewing import Reviews


Then = Callable[[Any], None]
"""Gets what a screen was left with."""


class AppContract(Protocol):
    """`TribesApp` answers all of it."""

    store: Store
    settings: Settings

    @property
    def screen(self) -> Screen[Any]:
        """The one on top."""

    def came_back(self, table: Table) -> bool:
        """Whether the table that was left leads back to where it was chosen, not home."""

    def lay_over(self, screen: Screen[Any], then: Then | None = None) -> None:
        """Show a screen over what is there."""

    def come_home(self, news: str = "", game: str | None = None) -> None:
        """Back home, with a line of news; the cursor waits on `game`."""

    def refresh_home(self, news: str = "") -> None:
        """Home as it is now, whatever lies over it."""

    def warn(self, text: str) -> None:
        """Something that a person should know; called from another thread than the app's."""

    def open_table(self, table: Table) -> None:
        """Show a table."""

    def open_lesson(self, game_id: str) -> None:
        """A guided game."""

    def show_rules(self, game_id: str, section: str = "") -> None:
        """A game's rulebook."""

    def first_stage(self, game_id: str) -> JourneyStage | None:
        """Where the first game after a lesson is played."""

    def begin_first_game(self, game_id: str) -> None:
        """A game whose lesson is over, with the learning mode on."""

    def show_replay(self, name: str, opens_review: bool = False, then: Then | None = None) -> None:
        """Walk through a recorded game, from its review if that is wanted."""

    def watch_record(self, name: str) -> None:
        """Look on while a game is played elsewhere."""


# ---- Looking back --------------------------------------------------------------------------------------


class LookingBack:
    """What was looked at stays known as long as the app runs."""

    def __init__(self, app: AppContract) -> None:
        self._app = app
        self._known: Known = {}
        self.days_left_for = ""
        """The game for whose table the list of the games of the day was left."""

    # ---- Lists --------------------------------------------------------------------------------

    def show_saves(self) -> None:
        """The list of games; it stays below whatever is opened from it."""
        from tribes_tui.screens.saves.screen import SavesScreen

        self._app.lay_over(SavesScreen(self._app.store, self._known), lambda _: self._app.refresh_home())

    def show_days(self, at: str = "") -> None:
        """The games of the day, from that game on."""
        from tribes_tui.screens.daily import DailyScreen

        self._app.lay_over(DailyScreen(self._app.store, date.today(), at), lambda _: self._app.refresh_home())

    def come_back(self, table: Table) -> bool:
        """Whether the table that was left was chosen among the games of the day: they are shown again."""
        game, self.days_left_for = self.days_left_for, ""
        if game != table.game.id:
            return False
        self.show_days(game)
        return True

    def show_statistics(self) -> None:
        """How one has played so far."""
        from tribes_tui.profile.statistics import outcomes
        from tribes_tui.screens.statistics.screen import StatisticsScreen

        try:
            self._app.lay_over(StatisticsScreen(outcomes(self._app.store.list()), self._par_of, self._details_of))
        except SaveError as error:
            self._app.refresh_home(str(error))

    def _details_of(self, name: str) -> DetailedGame | None:
        """How a saved game ended; once looked back at, it is known as in the list of games."""
        from tribes_tui.screens.saves.collection import Collection, look_back
        from tribes_tui.screens.saves.details import DetailedGame

        games = Collection(self._app.store, self._known)
        try:
            games.read()
        except SaveError:
            return None
        entry = games.named(name)
        if entry is None:
            return None
        if games.back(entry) is None:
            games.keep(entry, look_back(self._app.store, entry.summary))
        return DetailedGame(entry, games.back(entry))

    def _par_of(self, outcome: Outcome) -> Mapping[str, Par]:
        """What bots made of the deal of a game that is over, by level, as far as it was asked for."""
        if not outcome.name or not self._pars.has(outcome.name, outcome.seat):
            return {}
        try:
            return self._pars.kept(self._app.store.read(outcome.name), outcome.seat)
        except SaveError:
            return {}

    # ---- One game -----------------------------------------------------------------------------

    def show_replay(self, name: str, opens_review: bool = False, then: Then | None = None) -> None:
        """Walk through a recorded game, from its review; one of rules that we don't have can at least be read."""
        from tribes_tui.screens.replay.screen import ReplayScreen

        try:
            self._show(self._app.store.read(name), opens_review, then)
        except SaveError as error:
            if error.good is None:
                self._app.come_home(str(error))
            else:
                self._app.lay_over(ReplayScreen(error.good, trouble=str(error)))

    def _show(self, recording: Recording, opens_review: bool, then: Then | None) -> None:
        """Raises `SaveError`."""
        from saves.replay import game_of
        from tribes_tui.play.records import written
        from tribes_tui.screens.lists import RecordingScreen
        from tribes_tui.screens.replay.screen import ReplayScreen

        try:
            game_of(recording)
        except OtherRules as error:
            self._app.lay_over(RecordingScreen(written(recording, error)), then)
        else:
            self._app.lay_over(ReplayScreen(recording, opens_review=opens_review, store=self._app.store), then)

    def watch(self, name: str) -> None:
        """Look on while a game is played elsewhere."""
        from tribes_tui.screens.replay.screen import ReplayScreen

        try:
            following = self._app.store.follow(name)
            self._app.lay_over(ReplayScreen(following.course, following))
        except SaveError as error:
            self._app.come_home(str(error))

    def play_on(self, recording: Recording, number: int) -> None:
        """A new game from the middle of a recorded one, after so many moves."""
        try:
            table = Table.resume(self._app.store.branch(recording, number))
        except SaveError as error:
            self._app.come_home(str(error))
            return
        from tribes_tui.profile.counting import sit_down

        sit_down(table, self._app.store)
        self._app.come_home()
        self._app.open_table(table)

    # ---- What bots make of it -----------------------------------------------------------------

    @cached_property
    def reviews(self) -> Reviews:
        """Who reviews games that are over."""
        from tribes_tui.seats.reviewing import Reviews

        return Reviews(self._app.store)

    def dealt_again(self, table: ShownTable, seat: int) -> DealtAgain | None:
        """What bots make of the deal of a table that is over; None: it was not kept."""
        from tribes_tui.seats.par import DealtAgain

        if not table.name or table.unsaved:
            return None
        return DealtAgain(self._pars, lambda: self._app.store.read(table.name), seat)

    @cached_property
    def _pars(self) -> Pars:
        from tribes_tui.seats.par import Pars

        return Pars(self._app.store)


# ---- Learning ------------------------------------------------------------------------------------------


class Learning:
    """Keeps nothing but the way back and where a lesson was left: what has been solved is the person's profile's."""

    def __init__(self, app: AppContract) -> None:
        self._app = app
        self._is_from_list = False
        """Whether the puzzle was chosen from all."""
        self._reached = dict[str, int]()
        """To which step of its lesson somebody came, by game."""

    def choose_lesson(self, first: str | None) -> None:
        """A lesson, of the game that is chosen; the cursor begins on `first`."""
        from tribes_tui.screens.dialogs import PickGame

        taught = [game_id for game_id in rules.games if lesson_of(game_id) is not None]
        pick = PickGame(taught, said_lesson.pick(), first)
        self._app.lay_over(pick, lambda id: self._app.open_lesson(id) if id else None)

    def open_lesson(self, game_id: str) -> None:
        """A guided game."""
        from tribes_tui.screens.lesson import LessonScreen

        lesson = lesson_of(game_id)
        if lesson is None:
            self._app.come_home(said_lesson.no_lesson(game=rules.games[game_id].title))
        else:
            start, reached = self._reached.get(game_id, 0), partial(self._reached.__setitem__, game_id)
            first = self._app.first_stage(game_id)
            made = partial(Coach(home()).made, game_id)
            screen = LessonScreen(lesson, start=start, reached=reached, first=first, made=made)
            self._app.lay_over(screen)
            if start:
                screen.call_after_refresh(screen.say, said_lesson.left_here(key=screen.key_name("step_before")), "info")

    def choose_puzzle(self, game_id: str | None = None) -> None:
        """All puzzles; the cursor begins on that of the day, and when that is solved on the next one of a game."""
        today = puzzle_of_the_day(date.today())
        is_done = today is not None and today.name in puzzles.done()
        self._list(game_id if is_done and game_id in games_with_puzzles() else "")

    def _list(self, game_id: str | None = "", at: str = "") -> None:
        """All puzzles, the cursor on one of them."""
        from tribes_tui.screens.puzzles import PuzzlesScreen

        self._app.lay_over(PuzzlesScreen(game_id or "", at), self._chosen)

    def _chosen(self, name: str | None) -> None:
        self._is_from_list = name is not None
        if name is not None:
            self.open_puzzle(name)

    def open_puzzle(self, name: str) -> None:
        """A position in which one move is to be found."""
        from tribes_tui.screens.puzzle import PuzzleScreen

        puzzle = puzzle_named(name)
        if puzzle is not None:
            self._app.lay_over(PuzzleScreen(puzzle, puzzle == puzzle_of_the_day(date.today())))

    def puzzle_done(self, puzzle: Puzzle, wants_next: bool) -> None:
        """To the one of the same game that is nearest to the person's rating; else to the list, if it came from there, or home."""
        from tribes_tui.screens.puzzle import following

        self._app.come_home()
        if wants_next:
            self.open_puzzle(following(puzzle).name)
        elif self._is_from_list:
            self._list(at="" if puzzle.name in puzzles.done() else puzzle.name)
