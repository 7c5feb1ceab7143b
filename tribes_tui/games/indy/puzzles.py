"""What puzzles of indy are about."""

from tribes_tui.games.indy.words.said.puzzles import theme

__all__ = ["theme"]
