"""The phases of a Duel and the ways in which it ends."""

CLEAN, ACT, PLACE, OVER = range(4)
PHASES = ("clean", "act", "place", "over")

PILES, BARE, EMPTIED, NO_PROGRESS, TURN_LIMIT = "piles", "empty", "emptied_by_opponent", "no_progress", "turn_limit"
ENDS = (PILES, BARE, EMPTIED, NO_PROGRESS, TURN_LIMIT)

MOST_STEPS = 60
"""MOVEs in a cleaning phase, decisions in a turn (3.1, 3.5.2)."""

MOST_IDLE = 20
MOST_TURNS = 300
COLUMNS = 7
