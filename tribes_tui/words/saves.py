"""What is said of a saved game wherever it is named."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from tribes_tui.words.ending import place_of
from tribes_tui.words.rivals import level_word
from tribes_tui.words.said import saves as said

MIXED = "mixed"
"""The level of bots that play differently well."""


def bot_company(names: Sequence[str], levels: Sequence[str]) -> str:
    """Against whom you play alone, and how well they do: `Ada, hard`, `3 bots, mixed`."""
    level = MIXED if len(set(levels)) > 1 else level_word("".join(set(levels)))
    if len(names) == 1 and names[0]:
        return said.company_one(name=names[0], level=level)
    return said.company_bots(bots=len(levels), level=level)


def company(names: Sequence[str], people: int, bots: int) -> str:
    """Who plays where several people do; `names` are of those who have one: `Lena`, `Lena and Kim`, `Lena + 2 bots`, `2 people, bots`."""
    if names:
        return said.company_named(names=names, bots=bots)
    return said.company_people_bots(people=people, bots=bots) if bots else said.company_people(people=people)


def of_day(day: str) -> str:
    """The title of a game of the day."""
    return said.of_day(day=day)


def won(score: int) -> str:
    """The result of a game that you won alone."""
    return said.won(score=score)


def came(place: int, is_shared: bool, score: int) -> str:
    """The result of any other game."""
    return (said.came_shared if is_shared else said.came)(place=place_of(place), score=score)


def day_of(day: date, today: date) -> str:
    """A day as one speaks of it."""
    if day == today:
        return said.today()
    return said.yesterday() if (today - day).days == 1 else date_of(day, today)


def date_of(day: date, today: date) -> str:
    """A day by its date; the year if it is another."""
    return said.day(day=day) if day.year == today.year else said.day_year(day=day)


def when_of(when: datetime, today: date) -> str:
    """When a game was played last; of today also the hour."""
    return said.today_at(when=when) if when.date() == today else day_of(when.date(), today)


def called(title: str, game: str) -> str:
    """A game by its title, if it has one."""
    return title or game


def day_called(game: str, title: str) -> str:
    """A game of the day: `Tribe of 22 Nov`."""
    return said.day_called(game=game, title=title)
