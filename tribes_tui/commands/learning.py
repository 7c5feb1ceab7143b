"""`tribes learn`: a guided game; `tribes puzzle`: a position in which one move is to be found."""

import argparse
from collections.abc import Iterable, Mapping
from datetime import date

from rules import games
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.commands.values import game_meant
from tribes_tui.errors import Mendable
from tribes_tui.learning.lesson import lesson_of, table_at
from tribes_tui.learning.puzzle import (
    Puzzle,
    found_by_bots,
    in_order,
    next_puzzle,
    puzzle_named,
    puzzle_of_the_day,
    puzzles_of,
    replied,
    theme_of_puzzle,
)
from tribes_tui.plain.console import Console, meant
from tribes_tui.profile import puzzles
from tribes_tui.profile.puzzle_rating import known_within, rated
from tribes_tui.profile.puzzles import OPEN, Trying, way_of
from tribes_tui.words import learning as words
from tribes_tui.words.common import YOU
from tribes_tui.words.said import commands as said, puzzles as said_puzzles
from tribes_tui.words.wording import words_of


def run_learn(chosen: argparse.Namespace) -> int:
    """Begin the lesson of a game."""
    game = games[chosen.game]
    lesson = lesson_of(game.id)
    if lesson is None:
        raise Mendable(said.no_lesson(title=game.title, game=game.id))
    if not chosen.plain:
        check_terminal()
        return show(None, chosen.ascii, game.id)
    from tribes_tui.plain.lesson import PlainLesson

    return PlainLesson(table_at(lesson, 0), lesson.steps, Console(ascii_only=chosen.ascii)).run()


# ---- Puzzles -------------------------------------------------------------------------------------------


class PlainPuzzle:
    """Asks until it is solved, shown, or left."""

    def __init__(self, puzzle: Puzzle, console: Console) -> None:
        self._puzzle, self._console = puzzle, console
        self._view = puzzle.view()
        self._names = [YOU if seat == self._view.viewer else words.OTHER for seat in range(self._view.players)]
        self._words = words_of(puzzle.game)
        self._legal = self._view.legal_actions()
        self._tried: set[int] = set()
        self._wrong: int | None = None
        self._hints = 0
        self._trying = Trying(puzzle.name)
        self._made = puzzle.actions(self._view)[0]

    def run(self) -> int:
        """The exit code."""
        say = self._console.say_all
        say([said_puzzles.of_game(game=self._view.game.title), *self._words.position(self._view, self._names), ""])
        say(
            [
                words.task(len(self._puzzle.solutions)),
                words.moves(self._puzzle.difficulty, len(self._legal)),
                *((said_puzzles.rating_counts(),) if self._trying.before is None else ()),
                *(f"{k:>3}) {self._move(action)}" for k, action in enumerate(self._legal, 1)),
                said_puzzles.try_it(),
            ]
        )
        while (line := self._console.ask()) is not None and line.lower() != "q" and not meant(line, ("quit",)):
            if self._answered(line.strip().lower()):
                say(self._why())
                break
            say([said_puzzles.try_it()])
        return 0

    def _answered(self, line: str) -> bool:
        """Whether this line ends it."""
        if line == "h" or meant(line, ("hint",)):
            return self._hint()
        if meant(line, ("skip",)):
            return self._shown()
        if not line.isascii() or not line.isdigit() or not 1 <= int(line) <= len(self._legal):
            self._console.say(said_puzzles.not_a_move())
            return False
        action = self._legal[int(line) - 1]
        self._tried.add(action)
        if not self._puzzle.is_solved_by(self._view, action):
            self._wrong = action
            self._console.say(said_puzzles.wrong(move=self._move(action)))
            self._console.say_all(replied(self._view, action, self._made, self._words, self._names))
            self._missed()
            return False
        self._made = action
        self._console.say(said_puzzles.solved(tries=len(self._tried), hints=self._hints))
        self._keep(date.today().isoformat())
        return True

    def _hint(self) -> bool:
        """By how much it is better, then the next best move, then the solution."""
        if self._trying.warns(len(self._tried), self._hints):
            self._console.say(said_puzzles.hint_costs_typed())
            return False
        self._hints += 1
        if self._hints == 1:
            self._console.say(words.hint_worth(self._puzzle.gain, len(self._puzzle.solutions)))
        elif self._hints == 2:
            self._console.say(said_puzzles.hint_next_best(move=self._move(self._view.read(self._puzzle.other))))
        else:
            return self._shown()
        self._missed()
        return False

    def _missed(self) -> None:
        from tribes_tui.table.advice.solution import told_of_missing

        self._keep(OPEN)
        self._console.say_all(told_of_missing(self._trying, len(self._tried), self._hints))

    def _shown(self) -> bool:
        self._console.say(said_puzzles.shown(move=self._move(self._made)))
        self._keep("")
        return True

    def _keep(self, day: str) -> None:
        self._trying.keep(day, len(self._tried), self._hints)

    def _why(self) -> list[str]:
        """As on the screen; the table it is read from is loaded only now."""
        from tribes_tui.table.advice.solution import told_of_rating, told_of_solution
        from tribes_tui.table.board import Scene, board_of

        scene = Scene(self._view, tuple(self._names))
        return [
            *told_of_solution(self._puzzle, board_of(self._puzzle.game), scene, self._made, self._wrong),
            told_of_rating(self._trying),
        ]

    def _move(self, action: int) -> str:
        return self._words.action(self._view, action, self._names).rstrip(".")


def run_puzzle(chosen: argparse.Namespace) -> int:
    """List them, or open one on the screen or in lines."""
    puzzle = puzzle_named(chosen.game) if chosen.game else None
    game_id = games[game_meant(chosen.game)].id if chosen.game and puzzle is None else None
    if chosen.list:
        return _list(puzzle.game if puzzle else game_id, chosen.ascii)
    if puzzle is None:
        puzzle = puzzle_of_the_day(date.today()) if game_id is None else next_puzzle(game_id, puzzles.done())
    if puzzle is None:
        raise Mendable(said_puzzles.none_of(game=said.any_game() if game_id is None else games[game_id].title))
    if chosen.plain:
        return PlainPuzzle(puzzle, Console(ascii_only=chosen.ascii)).run()
    check_terminal()
    return show(None, chosen.ascii, puzzle=puzzle.name)


def _list(game_id: str | None, ascii_only: bool) -> int:
    """Game by game how many there are and how they went; then all together. Of one game each puzzle."""
    attempts = puzzles.load()
    wanted = [*games] if game_id is None else [game_id]
    found = [one for game in wanted for one in puzzles_of(game)]
    streak, history = puzzles.streak(attempts, date.today()), rated(attempts, found_by_bots())
    Console(ascii_only=ascii_only).say_all(
        [
            *(_listed(one, attempts) for one in (in_order(wanted) if game_id else ())),
            *(_of_game(game, attempts) for game in wanted),
            said_puzzles.so_far(solved_ones=_in_way("solved", found, attempts), known=len(found)),
            said_puzzles.streak(days=streak.days, longest=streak.longest),
            *(words.rating(one.after.told, known_within(one.after)) for one in history[-1:]),
            *((said_puzzles.rating_counts(),) if history else ()),
            *((said_puzzles.opens_one(),) if game_id and found else ()),
        ]
    )
    return 0


def _listed(one: Puzzle, attempts: Mapping[str, puzzles.Attempt]) -> str:
    difficulty, way = said_puzzles.difficulty(level=one.difficulty), way_of(attempts.get(one.name))
    return said_puzzles.listed(name=one.name, theme=theme_of_puzzle(one), difficulty=difficulty, way=way)


def _of_game(game_id: str, attempts: Mapping[str, puzzles.Attempt]) -> str:
    title, known = games[game_id].title, puzzles_of(game_id)
    if not known:
        return said_puzzles.none_kept(game=title)
    solved, seen = (_in_way(way, known, attempts) for way in ("solved", "shown"))
    return said_puzzles.of_a_game(game=title, known=len(known), solved=solved, seen=seen)


def _in_way(way: str, known: Iterable[Puzzle], attempts: Mapping[str, puzzles.Attempt]) -> int:
    """How many of these went so."""
    return sum(way_of(attempts.get(one.name)) == way for one in known)
