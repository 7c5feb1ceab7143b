"""The end of a game: who won, and how it went."""
