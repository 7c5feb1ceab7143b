"""The game of the day and puzzles: the same for everybody on a day, how they went for you, and on how many days in a row."""

from collections.abc import Collection, Iterable, Mapping
from datetime import date, timedelta
from itertools import count

from rules.core.rng import seeded
from saves import Summary

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
