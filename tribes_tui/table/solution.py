"""What is said of a puzzle's solution in the end, on the screen and by ear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.words import puzzles as words

if TYPE_CHECKING:
    from tribes_tui.learning.puzzle import Puzzle
    from tribes_tui.table.contract import GameBoard
    from tribes_tui.table.scene import Scene


def told(puzzle: Puzzle, board: GameBoard, scene: Scene) -> list[str]:
    """A paragraph each: why it is one, what the position itself says for it, as a hint at a table would, and what may follow."""
    reasons = " ".join(board.reasons(scene, scene.view.read(puzzle.solutions[0])))
    follows = words.follows(puzzle.line) if puzzle.line else ""
    return [said for said in (puzzle.why, reasons, follows) if said]
