"""The search: its tree, how it is set for each game, and what is told of what it found."""
