"""What puzzles of Tribe are about."""

from tribes_tui.games.tribe.words.said.puzzles import theme as theme
