"""What is said when a puzzle is over: of its solution, and of the rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.learning.puzzle import found_by_bots
from tribes_tui.profile.puzzle_rating import rated
from tribes_tui.profile.puzzles import Trying, load
from tribes_tui.table.advice.bot_hints import foretold
from tribes_tui.words import learning as said
from tribes_tui.words.said import puzzles
from tribes_tui.words.wording import words_of

if TYPE_CHECKING:
    from tribes_tui.learning.puzzle import Puzzle
    from tribes_tui.table.board.contract import GameBoard
    from tribes_tui.table.board.scene import Scene


def told_of_solution(puzzle: Puzzle, board: GameBoard, scene: Scene) -> list[str]:
    """A paragraph each: why it is one, what the position itself says for it, as a hint at a table would, and what may follow."""
    view, words = scene.view, words_of(puzzle.game)
    best, other = (view.read(text) for text in (puzzle.solutions[0], puzzle.other))
    move, instead = (words.action(view, action, scene.names).rstrip(".") for action in (best, other))
    outcome = board.outcome(scene, best).rstrip(".")
    why = said.why(move[:1].upper() + move[1:], outcome, puzzle.gain, instead)
    reasons = " ".join(one for one in board.reasons(scene, best) if not outcome or outcome not in one)
    line = foretold(view, [view.game.actions.read(text) for text in puzzle.line], words, scene.names)
    return [told for told in (why, reasons, puzzles.follows(line="; ".join(line)) if line else "") if told]


def told_of_rating(trying: Trying, is_brief: bool = False) -> str:
    """Where the rating in puzzles stands after this one, and what it did to it if it was tried for the first time."""
    row = rated(load(), found_by_bots())[-1]
    return said.rating(row.after.told, row.after.within, row.change if trying.before is None else None, is_brief)
