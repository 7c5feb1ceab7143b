"""What the list of saved games says."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from tribes_tui.words.common import YOU, count, listed, whose
from tribes_tui.words.ending import place_of

SAVED = "saved games"
NONE = "No games are saved yet: begin one, and every move is kept."
NONE_FOUND = "No game is called so: Esc shows all again."
LOOK_FOR = "/ look for"
LEGEND = "How it went: high is a lead, low a lag; the last bar is the end."
NOTE = "A game is one text file; every move is on the disk before the next is offered."

GAME, TITLE, WITH, RESULT, WHEN, MOVES, WENT = (
    "game", "title", "with", "result", "when", "moves", "how it went",
)  # fmt: skip
"""The columns."""
ALL, GOING_ON, FINISHED, DAILY = "all", "going on", "finished", "of the day"
"""The lists."""

TO_FOUND = "to the games"
REPLAY, NAME, COPY, EXPORT, DELETE = "replay", "name", "copy", "export", "delete"
COPY_SEED = "copy the seed"
SEARCH, SORT, LIST, BACK = "look for", "sort", "list", "back"
"""What the keys do."""

STANDING, LAST, KEPT = "How everybody stands", "What happened last", "Kept"
"""Headings of the details."""
DAMAGED = "unreadable"
GOES_ON = "goes on"
MIXED = "mixed"
SHARED = "shared"
NAME_IT, ITS_NAME = "Name this game", "Its title, wherever it is named (none: the game's own name):"
SURE = "Delete this game?"
KEEP, DELETE_IT = "Keep it", "Delete it for ever"


def seed_copied(seed: str) -> str:
    """After a seed went to the clipboard."""
    return f"The seed is copied: {seed}"


def ask_delete(called: str) -> str:
    """Before a game is deleted."""
    return f"It will be gone for ever, with all its moves: {called}."


def lists(number: int, name: str) -> str:
    """The name of a list, and how much is on it."""
    return f"{name} {number}"


def facts(number: int, going_on: int) -> str:
    """How many there are."""
    return f"{count(number, 'game')}, {going_on} going on"


def bot_company(names: Sequence[str], levels: Sequence[str]) -> str:
    """Against whom you play alone, and how well they do: `Ada, hard`, `3 bots, mixed`."""
    level = MIXED if len(set(levels)) > 1 else "".join(set(levels))
    return f"{names[0] if len(names) == 1 and names[0] else count(len(levels), 'bot')}, {level}"


def company(names: Sequence[str], people: int, bots: int) -> str:
    """Who plays where several people do; `names` are of those who have one: `Lena`, `Lena and Kim`, `Lena + 2 bots`, `2 people, bots`."""
    if names:
        return f"{listed(names)} + {count(bots, 'bot')}" if bots else listed(names)
    who = count(people, "person", "people")
    return f"{who}, {'a bot' if bots == 1 else 'bots'}" if bots else who


def of_day(day: str) -> str:
    """The title of a game of the day."""
    return f"of {day}"


def won(score: int) -> str:
    """The result of a game that you won alone."""
    return f"won, {score}"


def came(place: int, is_shared: bool, score: int) -> str:
    """The result of any other game."""
    return f"{SHARED} {place_of(place)}, {score}" if is_shared else f"{place_of(place)}, {score}"


def others_won(names: Sequence[str]) -> str:
    """The result of a game that was nobody's own."""
    return f"{listed(names)} won"


def turn_of(name: str) -> str:
    """Of a game that goes on, who is to play."""
    return f"{whose(name)} turn"


def day_of(day: date, today: date) -> str:
    """A day as one speaks of it."""
    if day == today:
        return "today"
    if (today - day).days == 1:
        return "yesterday"
    return date_of(day, today)


def date_of(day: date, today: date) -> str:
    """A day by its date; the year if it is another."""
    return day.strftime("%d %b").lstrip("0") + ("" if day.year == today.year else day.strftime(" %y"))


def when_of(when: datetime, today: date) -> str:
    """When a game was played last; of today also the hour."""
    return when.strftime("today %H:%M") if when.date() == today else day_of(when.date(), today)


def called(title: str, game: str) -> str:
    """A game by its title, if it has one."""
    return title or game


def called_whole(title: str, game: str) -> str:
    """A game by its title and what it is."""
    return f"{title}, {game}" if title else game


def day_called(game: str, title: str) -> str:
    """A game of the day: `Tribe of 22 Nov`."""
    return f"{game} {title}"


def go_on_with(called: str, where: str) -> str:
    """What Enter does with a game that goes on."""
    return f"go on with {called}: {where}" if where else f"go on with {called}"


def cannot(called: str, why: str) -> str:
    """A game that can't be opened."""
    return f"{called}: {why}"


def kept(when: str, moves: int, seed: str) -> list[str]:
    """What is kept of a game."""
    return [f"{when}, after {count(moves, 'move')}", f"seed {seed}: y copies it"]


def bots_of(names: Sequence[str], level: str) -> str:
    """Who plays how well."""
    return f"{listed(names)}: {level} {'bot' if len(names) == 1 else 'bots'}"


def exported(path: str) -> str:
    """Where a game was written."""
    return f"Written as {path}"


def not_exported(why: str) -> str:
    """Why a game could not be written."""
    return f"It can't be written: {why}."


def heading(column: str, is_here: bool, is_falling: bool) -> str:
    """The head of a column; with the direction if the table is sorted by it."""
    return f"{column}{' ▼' if is_falling else ' ▲'}" if is_here else column


def name_of(name: str) -> str:
    """A name as a heading."""
    return "You" if name == YOU else name
