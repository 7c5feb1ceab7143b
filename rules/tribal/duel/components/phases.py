"""The phases of a Duel and the ways in which it ends."""

from typing import Final

CLEAN: Final = 0
ACT: Final = 1
PLACING: Final = 2
OVER: Final = 3
PHASES: Final = ("clean", "act", "place", "over")

PILES: Final = "piles"
PILED: Final = "sacred_cards"
"""Enough cards on sacred piles, in a short game."""
BARE: Final = "empty"
EMPTIED: Final = "emptied_by_opponent"
NO_PROGRESS: Final = "no_progress"
TURN_LIMIT: Final = "turn_limit"
ENDS: Final = (PILES, BARE, EMPTIED, NO_PROGRESS, TURN_LIMIT, PILED)

MOST_STEPS: Final = 60
"""MOVEs in a cleaning phase, decisions in a turn (3.1, 3.5.2)."""

MOST_IDLE: Final = 20
LONG_IDLE: Final = 6
"""Turns without progress after which a person may want to see the end."""
MOST_TURNS: Final = 300
COLUMNS: Final = 7
ALL_SACRED: Final = 36
"""Four piles from 1 to 9."""
