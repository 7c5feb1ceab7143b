"""All that is told of a puzzle, and its position: below it where the window is high, beside it where it is only wide."""

from tribes_tui.learning.puzzle import Puzzle
from tribes_tui.screens.puzzle_details import PuzzleDetails, ShownPuzzle, called
from tribes_tui.table.frame.note_box import Note
from tribes_tui.table.history.pages import SayScreen
from tribes_tui.widgets.drawing import Felt


class PuzzleText(SayScreen):
    """The page to which a puzzle's box goes on."""

    DEFAULT_CSS = """
    PuzzleText.-wide #choices { display: block; height: 100%; width: 50%; margin-top: 1; }
    PuzzleText.-tall #columns { layout: vertical; }
    PuzzleText.-tall #choices { display: block; height: 18; width: 100%; margin: 1 0 0 0; }
    """

    def __init__(self, puzzle: Puzzle, note: Note) -> None:
        super().__init__("", note.paragraphs, title=note.title, game=puzzle.game)
        self._puzzle = puzzle

    def on_mount(self) -> None:
        """The text, then the position in the place of choices."""
        super().on_mount()
        self.query_one("#choices", Felt).mount(PuzzleDetails(ShownPuzzle(self._puzzle, called(self._puzzle), "")))
