"""Lessons and puzzles: which one comes when."""

from __future__ import annotations

from datetime import date

import rules
from tribes_tui.app.contract import AppContract
from tribes_tui.learning.lesson import lesson_of
from tribes_tui.learning.puzzle import Puzzle, games_with_puzzles, next_puzzle, puzzle_named, puzzle_of_the_day
from tribes_tui.profile import puzzles
from tribes_tui.words.said import lesson as said_lesson
from tribes_tui.words.said import puzzles as said_puzzles


class Learning:
    """Keeps nothing: what has been solved is the person's profile's."""

    def __init__(self, app: AppContract) -> None:
        self._app = app

    def choose_lesson(self, first: str | None) -> None:
        """A lesson, of the game that is chosen; the cursor begins on `first`."""
        from tribes_tui.screens.pick import PickGame

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
            self._app.lay_over(LessonScreen(lesson))

    def choose_puzzle(self, first: str | None) -> None:
        """The puzzle of the day; when it is solved, another one of a game that is chosen."""
        from tribes_tui.screens.pick import PickGame

        today = puzzle_of_the_day(date.today())
        if today is not None and today.name not in puzzles.load():
            self.open_puzzle(today.name)
        else:
            pick = PickGame(games_with_puzzles(), said_puzzles.pick(), first)
            self._app.lay_over(pick, lambda id: self._puzzle_of(id) if id else None)

    def open_puzzle(self, name: str) -> None:
        """A position in which one move is to be found."""
        from tribes_tui.screens.puzzle import PuzzleScreen

        puzzle = puzzle_named(name)
        if puzzle is not None:
            self._app.lay_over(PuzzleScreen(puzzle, puzzle == puzzle_of_the_day(date.today())))

    def puzzle_done(self, puzzle: Puzzle, wants_next: bool) -> None:
        """Home, or to the next one of the same game."""
        self._app.come_home()
        if wants_next:
            self._puzzle_of(puzzle.game, puzzle.name)

    def _puzzle_of(self, game_id: str, after: str = "") -> None:
        puzzle = next_puzzle(game_id, puzzles.load(), after)
        if puzzle is not None:
            self.open_puzzle(puzzle.name)
