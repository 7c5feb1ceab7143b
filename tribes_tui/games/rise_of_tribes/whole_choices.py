"""Which decisions belong to the choice before them, for a review."""

GOES_ON = frozenset({"GROW", "GROW_BOARD", "MOVE", "WAYFARE", "FAR", "FAR_MOVED", "SHIFT", "TAKE", "PAY"})  # no words
"""With these the choice of a die and its action goes on."""
