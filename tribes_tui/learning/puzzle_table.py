"""A puzzle as a table: one position, seen by its solver, in which nothing ever happens."""

from __future__ import annotations

from collections.abc import Callable

import rules
from rules import State
from tribes_tui.learning.puzzle import Puzzle
from tribes_tui.play.seat import BOT, HUMAN, CannotUndo, Entry, Seat, Watcher
from tribes_tui.words.puzzles import OTHER, UNPLAYED
from tribes_tui.words.said import puzzles


class PuzzleTable:
    """As `ShownTable`. The screen judges what is proposed, so that nothing is."""

    interruption = ""
    name = ""
    is_concealed = False
    is_over = False
    unsaved = None
    nearly_full = ""
    final = None

    def __init__(self, puzzle: Puzzle) -> None:
        self._view = puzzle.view()
        self.game = rules.games[str(puzzle.position["rules"])]
        self.solver = self._view.viewer or 0
        self.seats = [
            Seat(HUMAN, "", "you") if seat == self.solver else Seat(BOT, UNPLAYED, OTHER)
            for seat in range(self._view.players)
        ]
        self.options = dict(self._view.options)

    @property
    def turn(self) -> int | None:
        """The solver's."""
        return self.solver

    def standings(self) -> None:
        """Nobody knows how it went before, or how it goes on."""

    def time_left(self) -> dict[int, float]:
        """Nobody hurries."""
        return {}

    def view(self, viewer: int | None) -> State:
        """The position, whoever asks: there is no other."""
        return self._view

    def history(self, viewer: int | None, since: int = 0) -> list[Entry]:
        """No moves."""
        return []

    def number_for(self, viewer: int | None) -> int:
        """No moves."""
        return 0

    def propose(self, seat: int, action: int, number: int) -> bool:
        """Nothing is played."""
        return False

    def why_not_undo(self, seat: int, decisions: int = 1) -> str | None:
        """There is nothing to take back."""
        return puzzles.no_undo()

    def undo(self, seat: int) -> None:
        """There is nothing to take back."""
        raise CannotUndo(puzzles.no_undo())

    def can_redo(self, seat: int) -> bool:
        """There is nothing to play again."""
        return False

    def redo(self, seat: int) -> None:
        """There is nothing to play again."""
        raise CannotUndo(puzzles.no_undo())

    def watch(self, watcher: Watcher) -> None:
        """There is nothing to tell."""

    def unwatch(self, watcher: Watcher) -> None:
        """There is nothing to tell."""

    def follow(self, callback: Callable[[], None]) -> None:
        """Nothing changes."""

    def unfollow(self, callback: Callable[[], None]) -> None:
        """Nothing changes."""
