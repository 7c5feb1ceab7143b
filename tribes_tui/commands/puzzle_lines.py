"""A puzzle in lines: the position, the moves by number, hints in steps, and in the end why."""

from __future__ import annotations

from datetime import date

from tribes_tui.learning.puzzle import Puzzle
from tribes_tui.plain.console import Console
from tribes_tui.profile import puzzles
from tribes_tui.profile.puzzles import Attempt
from tribes_tui.words import puzzles as words
from tribes_tui.words.common import YOU
from tribes_tui.words.said import puzzles as said_puzzles
from tribes_tui.words.wording import words_of


class PlainPuzzle:
    """Asks until it is solved, shown, or left."""

    def __init__(self, puzzle: Puzzle, console: Console) -> None:
        self._puzzle, self._console = puzzle, console
        self._view = puzzle.view()
        self._names = [YOU if seat == self._view.viewer else words.OTHER for seat in range(self._view.players)]
        self._words = words_of(puzzle.game)
        self._legal = self._view.legal_actions()
        self._tried: set[int] = set()
        self._hints = 0

    def run(self) -> int:
        """The exit code."""
        say = self._console.say_all
        say([said_puzzles.of_game(game=self._view.game.title), *self._words.position(self._view, self._names), ""])
        say(
            [
                said_puzzles.task(),
                *(words.choice(k, self._move(action)) for k, action in enumerate(self._legal, 1)),
                said_puzzles.try_it(),
            ]
        )
        while (line := self._console.ask()) is not None and line.lower() not in ("quit", "q"):
            if self._answered(line.strip().lower()):
                say(self._why())
                break
            say([said_puzzles.try_it()])
        return 0

    def _answered(self, line: str) -> bool:
        """Whether this line ends it."""
        if line in ("hint", "h"):
            return self._hint()
        if line == "skip":
            return self._shown()
        if not line.isascii() or not line.isdigit() or not 1 <= int(line) <= len(self._legal):
            self._console.say(said_puzzles.not_a_move())
            return False
        action = self._legal[int(line) - 1]
        self._tried.add(action)
        if not self._puzzle.is_solved_by(self._view, action):
            self._console.say(said_puzzles.wrong(move=self._move(action)))
            return False
        self._console.say(words.solved(len(self._tried), self._hints))
        puzzles.keep(self._puzzle.name, Attempt(date.today().isoformat(), len(self._tried), self._hints))
        return True

    def _hint(self) -> bool:
        """By how much it is better, then the next best move, then the solution."""
        self._hints += 1
        if self._hints == 1:
            self._console.say(words.hint_worth(self._puzzle.gain))
        elif self._hints == 2:
            self._console.say(said_puzzles.hint_next_best(move=self._move(self._view.read(self._puzzle.other))))
        else:
            return self._shown()
        return False

    def _shown(self) -> bool:
        self._console.say(said_puzzles.shown_title())
        puzzles.keep(self._puzzle.name, Attempt("", len(self._tried), self._hints))
        return True

    def _why(self) -> list[str]:
        """As on the screen; the table it is read from is loaded only now."""
        from tribes_tui.table.boards import board_of
        from tribes_tui.table.scene import Scene
        from tribes_tui.table.solution import told

        return told(self._puzzle, board_of(self._puzzle.game), Scene(self._view, tuple(self._names)))

    def _move(self, action: int) -> str:
        return self._words.action(self._view, action, self._names).rstrip(".")
