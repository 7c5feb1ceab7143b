"""Judging after the game: a decision beside the others that there were, and what was luck."""
