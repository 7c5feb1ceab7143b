"""What is said of a saved game wherever it is named."""

from collections.abc import Sequence
from datetime import date, datetime

from rules.bots.rivals import rival_of
from tribes_tui.words.about import unit_of
from tribes_tui.words.rivals import MIXED, level_word
from tribes_tui.words.said import common, ending, saves as said

SACRED = "sacred-cards"
"""What is counted where two play to have no cards left: it doesn't decide who wins."""


def bot_company(names: Sequence[str], levels: Sequence[str]) -> str:
    """Against whom you play alone, and how well they do: `Ada, hard`, `3 bots, mixed`."""
    level = MIXED if len(set(levels)) > 1 else level_word("".join(set(levels)))
    rival = rival_of(levels[0]) if len(levels) == 1 else None
    if called := (names[0] if len(names) == 1 else "") or ("" if rival is None else rival.name):
        return said.company_one(name=called, level=level)
    return said.company_bots(bots=len(levels), level=level)


def company(names: Sequence[str], people: int, bots: int) -> str:
    """Who plays where several people do; `names` are of those who have one: `Lena`, `Lena and Kim`, `Lena + 2 bots`, `2 people, bots`."""
    if names:
        return said.company_named(names=names, bots=bots)
    return said.company_people_bots(people=people, bots=bots) if bots else said.company_people(people=people)


def result(
    game_id: str, seats: int, place: int, is_shared: bool, score: int, is_brief: bool = False, has_unit: bool = True
) -> str:
    """How a game ended for its person, with what their score counts; without it where that doesn't say who won.

    >>> result("tribal_duel", 2, 2, False, 25)
    'lost'
    >>> result("indy", 3, 1, False, 8)
    'won, 8 feathers'
    >>> result("tribe", 2, 2, False, 60), result("tribe", 3, 2, False, 60)
    ('lost, 60 points', 'second, 60 points')
    """
    amount = common.amount(number=score, unit=unit_of(game_id)) if has_unit else str(score)
    if is_shared or (place > 1 and seats > 2):
        named = (ending.place_short if is_brief else ending.place)(place=place)
        return (said.came_shared if is_shared else said.came)(place=named, score=amount)
    lost = said.won_or_lost(is_won=place == 1)
    return lost if unit_of(game_id) == SACRED else said.came(place=lost, score=amount)


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
