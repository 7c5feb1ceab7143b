"""The phases of a manche, and the steps of a turn in EVOCATION and RETURN (spec section 3)."""

SHAMANS, DARK, LIGHT, EVOCATION, RETURN, LAST_EAGLES, KEEP, END = range(8)
PHASES = ("SHAMANS", "DARK", "LIGHT", "EVOCATION", "RETURN", "LAST_EAGLES", "KEEP", "END")

STEP_SWAP, STEP_EVOKE, STEP_ATTEMPT = 0, 1, 1
STEP_NAMES: dict[int, tuple[str, str]] = {EVOCATION: ("SWAP", "EVOKE"), RETURN: ("SWAP", "ATTEMPT")}
"""The steps of a turn, in the phases that have any."""
