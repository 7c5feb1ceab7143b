"""The moments of a game of Tribe (spec section 3)."""

PHASES = ("LEADERS", "START", "MAIN", "DEFEND", "DRAW3_DISCARD", "END")
LEADERS, START, MAIN, DEFEND, DRAW3_DISCARD, END = range(6)
