"""What is said when a puzzle is over: of its solution, and of the rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.learning.puzzle import Puzzle, contrasted, found_by_bots
from tribes_tui.profile.puzzle_rating import known_within, rated
from tribes_tui.profile.puzzles import Trying, load
from tribes_tui.table.advice.bot_hints import foretold
from tribes_tui.words import learning as said
from tribes_tui.words.common import semicolon
from tribes_tui.words.said import puzzles
from tribes_tui.words.wording import words_of

if TYPE_CHECKING:
    from tribes_tui.table.board import GameBoard, Scene


def told_of_solution(puzzle: Puzzle, board: GameBoard, scene: Scene, made: int, tried: int | None = None) -> list[str]:
    """A paragraph each, of the solution that was `made`: by how much it is one, which others are as good, what the position itself says
    for it, as a hint at a table would, what it brings that the one that was `tried` last, or the next best, doesn't, and what may follow."""
    view, words = scene.view, words_of(puzzle.game)
    move, instead = (words.action(view, one, scene.names).rstrip(".") for one in (made, view.read(puzzle.other)))
    others = [words.action(view, one, scene.names).rstrip(".") for one in puzzle.actions(view) if one != made]
    outcome = board.outcome(scene, made).rstrip(".")
    why = said.why(move[:1].upper() + move[1:], outcome, puzzle.gain, instead, len(others))
    as_good = puzzles.as_good(moves=semicolon().join(others)) if others else ""
    reasons = " ".join(one for one in board.reasons(scene, made) if not outcome or outcome not in one)
    kept = [view.game.actions.read(text) for text in puzzle.line]
    kept = kept if kept[:1] == [made] else [made]
    line = foretold(view, kept, words, scene.names) if kept[1:] else ()
    other = view.read(puzzle.other) if tried is None else tried
    more = " ".join(contrasted(view, made, other, words, scene.names, kept))
    return [
        one
        for one in (why, as_good, reasons, more, puzzles.follows(line=semicolon().join(line)) if line else "")
        if one
    ]


def told_of_rating(trying: Trying, is_brief: bool = False) -> str:
    """Where the rating in puzzles stands after this one, and what it did to it if it was tried for the first time."""
    row = rated(load(), found_by_bots())[-1]
    return said.rating(row.after.told, known_within(row.after), row.change if trying.before is None else None, is_brief)


def told_of_missing(trying: Trying, tries: int, hints: int) -> list[str]:
    """What the first hint, or the first try that finds nothing, did to the rating: nothing, after others or on another day."""
    if trying.before is not None or tries + hints > 1:
        return []
    row = rated(load(), found_by_bots())[-1]
    return [puzzles.rating_missed(points=row.after.told, by=said.signed(row.change))]
