"""The lessons of the games: what is told, and the moves of a guided game."""
