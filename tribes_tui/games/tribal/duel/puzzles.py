"""What puzzles of the Tribal Duel are about."""

from tribes_tui.games.tribal.duel.words.said.puzzles import theme

__all__ = ["theme"]
