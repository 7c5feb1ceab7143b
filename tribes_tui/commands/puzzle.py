"""`tribes puzzle`: a position in which one move is to be found."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from datetime import date

from rules import games
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.errors import Mendable
from tribes_tui.learning.puzzle import Puzzle, next_puzzle, puzzle_of_the_day, puzzles_of
from tribes_tui.plain.console import Console
from tribes_tui.profile import puzzles
from tribes_tui.words import puzzles as words
from tribes_tui.words.said import commands as said


def run(chosen: argparse.Namespace) -> int:
    """List them, or open one on the screen or in lines."""
    game_id = None if chosen.game is None else games[chosen.game].id
    if chosen.list:
        return _list(game_id, chosen.ascii)
    puzzle = puzzle_of_the_day(date.today()) if game_id is None else next_puzzle(game_id, puzzles.load())
    if puzzle is None:
        raise Mendable(words.none_of(said.any_game() if game_id is None else games[game_id].title))
    if chosen.plain:
        from tribes_tui.commands.puzzle_lines import PlainPuzzle

        return PlainPuzzle(puzzle, Console(ascii_only=chosen.ascii)).run()
    check_terminal()
    return show(None, chosen.ascii, puzzle=puzzle.name)


def _list(game_id: str | None, ascii_only: bool) -> int:
    """Game by game how many there are and how they went; then all together."""
    attempts = puzzles.load()
    wanted = [*games] if game_id is None else [game_id]
    found = [one for game in wanted for one in puzzles_of(game)]
    streak = puzzles.streak(attempts, date.today())
    Console(ascii_only=ascii_only).say_all(
        [
            *(_of_game(game, attempts) for game in wanted),
            words.so_far(_solved(found, attempts), len(found)),
            words.streak(streak.days, streak.longest),
        ]
    )
    return 0


def _of_game(game_id: str, attempts: Mapping[str, puzzles.Attempt]) -> str:
    title, known = games[game_id].title, puzzles_of(game_id)
    if not known:
        return words.none_kept(title)
    solved = _solved(known, attempts)
    return words.of_a_game(title, len(known), solved, sum(one.name in attempts for one in known) - solved)


def _solved(known: Iterable[Puzzle], attempts: Mapping[str, puzzles.Attempt]) -> int:
    """How many of these were found by the person."""
    return sum(attempts[one.name].is_solved for one in known if one.name in attempts)
