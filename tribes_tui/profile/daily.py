"""The game of the day and puzzles: the same for everybody on a day, how they went for you, and on how many days in a row."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Iterable, Mapping
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from typing import NamedTuple

from rules.core.rng import seeded
from saves import Summary
from saves.place import home

BITS = 32
TITLE = "daily "  # no words: what records are called
"""What the title of a record begins with."""


def seed_of(game_id: str, day: date) -> int:
    """The seed of a game on a day, the same on every machine."""
    return seeded("daily", game_id, day.isoformat()) >> (64 - BITS)


def title_of(day: date) -> str:
    """What the record of a game of the day is called."""
    return f"{TITLE}{day.isoformat()}"


def day_of(summary: Summary) -> date | None:
    """The day of which a record is the game; None for any other game."""
    return day_titled(summary.title, summary.game, summary.seed)


def day_titled(title: str, game: str, seed: int | None) -> date | None:
    """The day whose game has this title and seed; None for any other game."""
    try:
        day = date.fromisoformat(title.removeprefix(TITLE))
    except ValueError:
        return None
    return day if (title, seed) == (title_of(day), seed_of(game, day)) else None


def history(summaries: Iterable[Summary]) -> dict[tuple[date, str], Summary]:
    """By day and game the record that counts: of several the one that was begun first."""
    found: dict[tuple[date, str], Summary] = {}
    for summary in sorted(summaries, key=lambda one: one.created, reverse=True):
        day = day_of(summary)
        if day is not None and summary.problem is None:
            found[day, summary.game] = summary
    return found


def days_in_a_row(found: Mapping[tuple[date, str], Summary], today: date) -> int:
    """On how many days without a break a game was finished, up to today, or up to yesterday if today's may come."""
    days = {day for (day, _), summary in found.items() if summary.finished}
    return row_up_to(today, days)


def row_up_to(today: date, days: Collection[date]) -> int:
    """How many of these days follow each other up to today; up to yesterday while today may come."""
    last = today if today in days else today - timedelta(1)
    return next(number for number in count() if last - timedelta(number) not in days)


# ---- Which puzzles a person has solved, and on how many days in a row ---------------------------------


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
