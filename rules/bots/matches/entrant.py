"""Who takes part in a match: a level, alone or with a measure of thought of its own."""

from __future__ import annotations

import re

from rules.bots.bot import Budget
from rules.bots.levels import LEVELS

WORD = re.compile(r"(?P<level>[a-z]+)(?:@(?P<number>[0-9]{1,9})(?P<unit>ms|s)?)?")


def entrant(word: str) -> tuple[str, Budget | None]:
    """The level that a word like `hard`, `hard@400` (simulations), `hard@200ms` or `hard@4s` names, and its own measure
    of thought, None where it has none. `ValueError` says what is wrong with it.
    """
    match = WORD.fullmatch(word)
    if match is None or match["level"] not in LEVELS:
        raise ValueError(
            f"there is no level {word[:30]!r} (levels: {', '.join(LEVELS)}; also level@400 or level@200ms)"
        )
    number = match["number"]
    if number is None:
        return match["level"], None
    if int(number) == 0:
        raise ValueError(f"{word!r} would not think at all: give at least 1")
    if match["unit"] is None:
        return match["level"], Budget(simulations=int(number))
    return match["level"], Budget(milliseconds=float(number) * (1000 if match["unit"] == "s" else 1))
