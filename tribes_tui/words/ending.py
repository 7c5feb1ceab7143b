"""What the screen of a game's end says in every game."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.words.common import count, do, listed

VICTORY = "VICTORY"
CAME_FROM = "Where it came from"
DECIDED = "What decided it"
RECORD = "Your games so far"
IN_ALL = "in all"
THIS_GAME = "the last bar: this game"
OVER = "the game is over"
POINTS = "points"
"""What scores are called in a game that has no word for them."""

LOOK = "look at the table"
REMATCH = "rematch"
REVIEW = "review"
REPLAY = "replay"
GRAPH = "how it went"
HOME = "home"
"""What the keys do."""

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def place_of(place: int) -> str:
    """A place in words, from 1."""
    return PLACES[place - 1] if place <= len(PLACES) else str(place)


def headline(winners: Sequence[str], score: int, unit: str, ahead: int, others: Sequence[str]) -> str:
    """Who won, with how much, and how far ahead of the next; `others` came second, none if all won."""
    amount = f"{score} {unit if score != 1 else unit.removesuffix('s')}"
    won = f"{do(winners, 'win')} with {amount}"
    if ahead > 0 and others:
        won += f", {ahead} ahead of {listed(others)}"
    return won[:1].upper() + won[1:] + "."


def after_rounds(number: int, thing: str) -> str:
    """When it was over."""
    return f"the game is over after {count(number, thing)}"


def seated(number: int) -> str:
    """How many played."""
    return f"{number} players"


def foot(name: str, place: int) -> str:
    """Under a tower."""
    return f"{name}, {place_of(place)}"
