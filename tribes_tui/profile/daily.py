"""The game of the day: for each game the same seed for everybody, and how it went for you."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from rules.core.rng import seeded
from saves import Summary
from tribes_tui.profile.statistics import outcome_of

BITS = 32
TITLE = "daily "
"""What the title of a record begins with."""


def seed_of(game_id: str, day: date) -> int:
    """The seed of a game on a day, the same on every machine."""
    return seeded("daily", game_id, day.isoformat()) >> (64 - BITS)


def title_of(day: date) -> str:
    """What the record of a game of the day is called."""
    return f"{TITLE}{day.isoformat()}"


def day_of(summary: Summary) -> date | None:
    """The day of which a record is the game; None for any other game."""
    try:
        day = date.fromisoformat(summary.title.removeprefix(TITLE))
    except ValueError:
        return None
    return day if (summary.title, summary.seed) == (title_of(day), seed_of(summary.game, day)) else None


def played(summaries: Sequence[Summary], game_id: str, day: date) -> Summary | None:
    """The record of a game on that day: the one that was begun first, None when it wasn't played yet."""
    seed, title = seed_of(game_id, day), title_of(day)
    found = [s for s in summaries if (s.game, s.seed, s.title) == (game_id, seed, title) and s.problem is None]
    return min(found, key=lambda summary: summary.created, default=None)


def status(summary: Summary | None) -> str:
    """How the game of the day stands, in a few words."""
    if summary is None:
        return "not played yet"
    outcome = outcome_of(summary)
    if outcome is not None:
        place = "won" if outcome.is_win else f"place {outcome.place}"
        return f"{place}, {outcome.score} points"
    return "over" if summary.finished else f"at move {summary.moves}"
