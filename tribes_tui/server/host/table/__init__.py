"""One table: its plan and its chairs, what is said there, its bots, the game."""
