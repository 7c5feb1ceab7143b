"""Which puzzles a person has solved, and on how many days in a row."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import NamedTuple

from saves.place import home
from tribes_tui.profile.daily import row_up_to

FILE = "puzzles.json"


class Attempt(NamedTuple):
    """How a puzzle went: the day it was solved (ISO 8601; "" when its solution was shown), tries, hints."""

    day: str
    tries: int
    hints: int

    @property
    def is_solved(self) -> bool:
        """Whether it was found, with hints or without."""
        return bool(self.day)


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


def keep(name: str, attempt: Attempt, folder: Path | None = None) -> None:
    """Keep how a puzzle went, unless it was solved before. A disk that takes nothing is no reason not to play."""
    before = load(folder)
    if name in before and before[name].is_solved:
        return
    path = (folder or home()) / FILE
    with contextlib.suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_text(json.dumps({**before, name: attempt}, indent=0), encoding="utf-8")
        new.replace(path)


def streak(attempts: Mapping[str, Attempt], today: date) -> Streak:
    """Counted by the days on which puzzles were solved."""
    days = {day for attempt in attempts.values() if (day := _day(attempt.day)) is not None}
    return Streak(row_up_to(today, days), max((row_up_to(day, days) for day in days), default=0))


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
