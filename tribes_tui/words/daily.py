"""What bots made of a game of the day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tribes_tui.words.said import daily


class MadeOfDeal(NamedTuple):
    """What bots of a level made of the same deal, in the middle of so many games."""

    level: str
    points: float
    games: int

    @property
    def told(self) -> str:
        """With the number of games."""
        return daily.par(level=self.level, points=f"{self.points:g}", games=self.games)


def told_par(text: str, made: Sequence[MadeOfDeal]) -> list[str]:
    """What Enter does, and what bots made of the same deal; in ever fewer words."""
    if not made:
        return [text]
    games = {one.games for one in made}
    bare = ", ".join(daily.par_bare(level=one.level, number=f"{one.points:g}") for one in made)
    medians = daily.made_medians(made=bare, games=games.pop() if len(games) == 1 else 0)
    whole = daily.made(made=", ".join(one.told for one in made))
    return [f"{text}   {whole}", f"{daily.see_again()}   {whole}", f"{daily.see_again()}   {medians}", text]


def told_beside_par(text: str, made: Sequence[MadeOfDeal]) -> list[str]:
    """What Enter does where a plot shows what bots made of the deal: in how many games they did; in ever fewer words."""
    played = ", ".join(daily.par_bare(level=one.level, number=one.games) for one in made)
    return [f"{text}   {daily.played(made=played)}", text]


def in_a_row(day: str, days: int) -> str:
    """Which day it is, and on how many days without a break a game was finished, if on any."""
    return daily.in_a_row(day=day, days=days) if days > 1 else day
