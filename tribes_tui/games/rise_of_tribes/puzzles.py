"""What puzzles of Rise of Tribes are about."""

from tribes_tui.games.rise_of_tribes.words.said.puzzles import theme

__all__ = ["theme"]
