"""The moments of a game of Tribe (spec section 3)."""

from typing import Final

PHASES: Final = ("LEADERS", "START", "MAIN", "DEFEND", "DRAW3_DISCARD", "END")
LEADERS: Final = 0
START: Final = 1
MAIN: Final = 2
DEFEND: Final = 3
DRAW3_DISCARD: Final = 4
END: Final = 5
