"""Which decisions belong to the choice before them, for a review."""

GOES_ON = frozenset({"NEW_COLUMN"})  # no words
"""With this the move goes on that opened a place."""
