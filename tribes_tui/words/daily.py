"""What the games of the day say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tribes_tui.words.common import count
from tribes_tui.words.ending import place_of

TITLE = "games of the day"
DAY = "day"
SAME = "The same cards, dice and tiles for everybody: compare with your friends."
PLAY = "play"
NOT_PLAYED = "·"
GAME, OPEN, BACK = "day and game", "open", "back"
"""What the keys do."""


def facts(day: str, days: int) -> str:
    """Which day it is, and on how many days without a break a game was finished, if on any."""
    return f"{day}, one finished on {count(days, 'day')} in a row" if days > 1 else day


def won(score: int) -> str:
    """The result of a game."""
    return f"won {score}"


def came(place: int, score: int) -> str:
    """The result of a game that was not won."""
    return f"{place_of(place)} {score}"


def at_move(moves: int) -> str:
    """A game that goes on."""
    return f"move {moves}"


OVER = "over"
"""A game whose result tells too little."""


TO_PLAY = "not begun"
HOW_TO_PLAY = "To play one, give the command: tribes play, a game, and --daily."


def is_over(game: str, name: str, seed: int) -> str:
    """When today's game has been played already."""
    return (
        f"today's game of {game} is over: tribes replay {name} shows it again, "
        f"tribes play with --seed {seed} begins the same game anew"
    )


def listing(facts: str) -> str:
    """Above the list of them."""
    return f"Games of the day: {facts}."


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
    return [f"{text}   {whole}", f"{SEE_AGAIN}   {whole}", f"{SEE_AGAIN}   {median}: {bare}.", text]


def told_beside_par(text: str, made: Sequence[MadeOfDeal]) -> list[str]:
    """What Enter does where a plot shows what bots made of the deal: in how many games they did; in ever fewer words."""
    played = ", ".join(f"{one.level} {one.games}" for one in made)
    return [f"{text}   Played by bots: {played} times.", text]


SEE_AGAIN = "see it again"
"""What Enter does with one that is over, where there is no room for which it is."""


def to_begin(game: str) -> str:
    """What Enter does with a game of today that was not played yet."""
    return f"begin today's game of {game}"


def to_go_on(game: str, day: str) -> str:
    """What Enter does with one that goes on."""
    return f"go on with the game of {game} of {day}"


def to_see(game: str, day: str) -> str:
    """What Enter does with one that is over."""
    return f"see again, move by move: {game} of {day}"


def past(game: str, day: str) -> str:
    """Of a game of another day that was not played."""
    return f"You did not play {game} on {day}; a game of the day is played on its day."


def against(bots: int, level: str) -> str:
    """Who plays."""
    return f"Against {count(bots, f'{level} bot')}, by the usual rules."


def seed(text: str) -> str:
    """What everybody's game is dealt from."""
    return f"Dealt from the seed {text}, for everybody."


def tally(game: str, days: int, finished: int, won: int) -> str:
    """How a game went on the days that are shown."""
    if not finished:
        return f"Of these {days} days' games of {game} you have finished none."
    return f"Of these {days} days' games of {game} you have finished {finished} and won {won or 'none'}."
