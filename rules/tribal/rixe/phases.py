"""The phases of a Rixe, and its numbers (spec 2, 3)."""

CLEAN, NEW_COLUMN, ACT, OVER = range(4)
PHASES = ("clean", "new_column", "act", "over")

HAND = 7
SLOTS = {2: 4, 3: 3, 4: 2}
"""Start cards per player, by number of players."""

MOST_MOVES = 30
"""MOVEs in a cleaning phase or a turn."""

OUT_POINTS = 3
COMPLETE = 9
"""Cards of a complete column."""
