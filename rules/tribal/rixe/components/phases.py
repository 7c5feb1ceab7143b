"""The phases of a Rixe, and its numbers (spec 2, 3)."""

from typing import Final

CLEAN: Final = 0
CHOOSING_ZONE: Final = 1
ACT: Final = 2
OVER: Final = 3
PHASES: Final = ("clean", "new_column", "act", "over")

HAND: Final = 7
SLOTS: Final = {2: 4, 3: 3, 4: 2}
"""Start cards per player, by number of players."""

MOST_MOVES: Final = 30
"""MOVEs in a cleaning phase or a turn."""

OUT_POINTS: Final = 3
COMPLETE: Final = 9
"""Cards of a complete column."""
