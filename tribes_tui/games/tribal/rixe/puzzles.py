"""What puzzles of the Tribal Rixe are about."""

from tribes_tui.games.tribal.rixe.words.said.puzzles import theme

__all__ = ["theme"]
