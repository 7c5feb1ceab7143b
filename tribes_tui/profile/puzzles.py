"""Which puzzles a person has solved, and on how many days in a row."""

import contextlib
import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import NamedTuple

from saves.place import home, write_whole
from tribes_tui.profile.daily import row_up_to

FILE = "puzzles.json"
OPEN = "?"
"""In place of the day: it was tried, and neither solved nor shown."""


class Attempt(NamedTuple):
    """How a puzzle went: the day it was solved (ISO 8601; "" when its solution was shown, `OPEN` before), tries, hints: all that
    there were until then."""

    day: str
    tries: int
    hints: int

    @property
    def is_solved(self) -> bool:
        """Whether it was found, with hints or without."""
        return self.day not in ("", OPEN)

    @property
    def is_over(self) -> bool:
        """Whether its solution is known."""
        return self.day != OPEN

    @property
    def is_first_try(self) -> bool:
        """Whether it was found at once, without hints."""
        return self.is_solved and (self.tries, self.hints) == (1, 0)


class Streak(NamedTuple):
    """Days in a row with a solved puzzle: up to today (or yesterday, while today's may come), and at best."""

    days: int
    longest: int


def load(folder: Path | None = None) -> dict[str, Attempt]:
    """By the puzzle's name what is kept in `folder` (None: the person's own); what makes no sense is left out."""
    try:
        found = json.loads(((folder or home()) / FILE).read_text(encoding="utf-8"))
        return {str(name): Attempt(str(day), int(tries), int(hints)) for name, (day, tries, hints) in found.items()}
    except (OSError, ValueError, RecursionError, TypeError, AttributeError):
        return {}


def way_of(attempt: Attempt | None) -> str:
    """How a puzzle went, in a word: new, open, shown, solved."""
    return "new" if attempt is None else "solved" if attempt.is_solved else "shown" if attempt.is_over else "open"


def done(folder: Path | None = None) -> set[str]:
    """The names of those whose solution is known."""
    return {name for name, attempt in load(folder).items() if attempt.is_over}


class Trying:
    """A puzzle being tried: what comes is kept with what was before."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.before = load().get(name)
        self._is_warned = False

    def warns(self, tries: int, hints: int) -> bool:
        """Whether a hint would cost, and nobody has said so yet: then it is said, and the next time it is given."""
        is_warned, self._is_warned = self._is_warned, True
        return not is_warned and self.before is None and not tries + hints

    def keep(self, day: str, tries: int, hints: int) -> None:
        """How it stands after so many tries and hints of today."""
        _, earlier, helped = self.before or Attempt(OPEN, 0, 0)
        keep(self.name, Attempt(day, earlier + tries, helped + hints))


def keep(name: str, attempt: Attempt, folder: Path | None = None) -> None:
    """Keep how a puzzle went, unless it was solved before; what was shown isn't open any more. A disk that takes nothing is no reason not to play."""
    before = load(folder)
    if name in before and (before[name].is_solved or (before[name].is_over and not attempt.is_over)):
        return
    with contextlib.suppress(OSError):
        write_whole((folder or home()) / FILE, json.dumps({**before, name: attempt}, indent=0))


def streak(attempts: Mapping[str, Attempt], today: date) -> Streak:
    """Counted by the days on which puzzles were solved."""
    days = {day for attempt in attempts.values() if (day := _day(attempt.day)) is not None}
    return Streak(row_up_to(today, days), max((row_up_to(day, days) for day in days), default=0))


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
