"""What the games of the day say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tribes_tui.words.common import count
from tribes_tui.words.ending import place_of
from tribes_tui.words.said import daily

NOT_PLAYED = "·"


def facts(day: str, days: int) -> str:
    """Which day it is, and on how many days without a break a game was finished, if on any."""
    return f"{day}, one finished on {count(days, 'day')} in a row" if days > 1 else day


def came(place: int, score: int) -> str:
    """The result of a game that was not won."""
    return f"{place_of(place)} {score}"


def par_of(level: str, points: float, games: int) -> str:
    """What a level made of the same deal."""
    return f"{level} {points:g} (median of {games})"


def line(day: str, game: str, result: str, made: Sequence[str]) -> str:
    """A game of a day, how it went, and what bots made of it."""
    return f"{day}, {game}: {'; bots: '.join([result, ', '.join(made)] if made else [result])}."


class MadeOfDeal(NamedTuple):
    """What bots of a level made of the same deal, in the middle of so many games."""

    level: str
    points: float
    games: int


def told_par(text: str, made: Sequence[MadeOfDeal]) -> list[str]:
    """What Enter does, and what bots made of the same deal; in ever fewer words."""
    if not made:
        return [text]
    games = {one.games for one in made}
    median = f"Bots, median of {games.pop()}" if len(games) == 1 else "Bots, medians"
    bare = ", ".join(f"{one.level} {one.points:g}" for one in made)
    whole = f"Bots made of it: {', '.join(par_of(*one) for one in made)}."
    return [f"{text}   {whole}", f"{daily.see_again()}   {whole}", f"{daily.see_again()}   {median}: {bare}.", text]


def told_beside_par(text: str, made: Sequence[MadeOfDeal]) -> list[str]:
    """What Enter does where a plot shows what bots made of the deal: in how many games they did; in ever fewer words."""
    played = ", ".join(f"{one.level} {one.games}" for one in made)
    return [f"{text}   Played by bots: {played} times.", text]


def against(bots: int, level: str) -> str:
    """Who plays."""
    return f"Against {count(bots, f'{level} bot')}, by the usual rules."


def tally(game: str, days: int, finished: int, won: int) -> str:
    """How a game went on the days that are shown."""
    if not finished:
        return f"Of these {days} days' games of {game} you have finished none."
    return f"Of these {days} days' games of {game} you have finished {finished} and won {won or 'none'}."
