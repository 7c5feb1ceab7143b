"""What puzzles of Five Tribes are about."""

from tribes_tui.games.five_tribes.words.said.puzzles import theme

__all__ = ["theme"]
