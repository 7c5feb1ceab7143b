"""The phases of a manche, and the steps of a turn in EVOCATION and RETURN (spec section 3)."""

from typing import Final

SHAMANS: Final = 0
DARK: Final = 1
LIGHT: Final = 2
EVOCATION: Final = 3
RETURN: Final = 4
LAST_EAGLES: Final = 5
KEEP: Final = 6
END: Final = 7
PHASES: Final = ("SHAMANS", "DARK", "LIGHT", "EVOCATION", "RETURN", "LAST_EAGLES", "KEEP", "END")

STEP_SWAP: Final = 0
STEP_EVOKE: Final = 1
STEP_ATTEMPT: Final = 1
STEP_NAMES: Final[dict[int, tuple[str, str]]] = {EVOCATION: ("SWAP", "EVOKE"), RETURN: ("SWAP", "ATTEMPT")}
"""The steps of a turn, in the phases that have any."""

MANCHES: Final = 200
"""After this many manches the players with the most tokens win (spec 3.11, ruling 22)."""
