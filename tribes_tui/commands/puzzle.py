"""`tribes puzzle`: a position in which one move is to be found."""

from __future__ import annotations

import argparse
from datetime import date

from rules import games
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.errors import Mendable
from tribes_tui.learning.puzzle import Puzzle, games_with_puzzles, next_puzzle, puzzle_of_the_day, puzzles_of
from tribes_tui.plain.console import Console
from tribes_tui.profile import puzzles
from tribes_tui.words import puzzles as words


def run(chosen: argparse.Namespace) -> int:
    """List them, or open one on the screen or in lines."""
    game_id = None if chosen.game is None else games[chosen.game].id
    if chosen.list:
        return _list(game_id, chosen.ascii)
    puzzle = puzzle_of_the_day(date.today()) if game_id is None else next_puzzle(game_id, puzzles.load())
    if puzzle is None:
        raise Mendable(words.none_of("any game" if game_id is None else games[game_id].title))
    if chosen.plain:
        from tribes_tui.commands.puzzle_lines import PlainPuzzle

        return PlainPuzzle(puzzle, Console(ascii_only=chosen.ascii)).run()
    check_terminal("add --plain")
    return show(None, chosen.ascii, puzzle=puzzle.name)


def _list(game_id: str | None, ascii_only: bool) -> int:
    attempts = puzzles.load()
    found = [one for game in games_with_puzzles() if game_id in (None, game) for one in puzzles_of(game)]
    streak = puzzles.streak(attempts, date.today())
    solved = sum(attempts[one.name].is_solved for one in found if one.name in attempts)
    Console(ascii_only=ascii_only).say_all(
        [
            *(words.entry(one.name, _how(one, attempts.get(one.name))) for one in found),
            words.so_far(solved, len(found)),
            words.streak(streak.days, streak.longest),
        ]
    )
    return 0


def _how(puzzle: Puzzle, attempt: puzzles.Attempt | None) -> str:
    if attempt is None:
        return words.OPEN
    return words.DONE if attempt.is_solved else words.SEEN
