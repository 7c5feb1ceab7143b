"""What bots made of a game of the day."""

from __future__ import annotations

from collections.abc import Mapping

from tribes_tui.words.par import LevelResult, made
from tribes_tui.words.said import daily, statistics


def told_par(text: str, pars: Mapping[str, LevelResult], unit: str) -> list[str]:
    """What Enter does, and what bots made of the same deal; in ever fewer words."""
    if not pars:
        return [text]
    whole = daily.made(made=", ".join(made(pars, unit)))
    if unit == "points":
        games = {one.games for one in pars.values()}
        bare = _bare({level: f"{one.points:g}" for level, one in pars.items()})
        brief = daily.made_medians(made=bare, games=games.pop() if len(games) == 1 else 0)
    else:
        wins = {level: statistics.of(won=round(one.first * one.games), games=one.games) for level, one in pars.items()}
        brief = daily.made_wins(made=_bare(wins))
    return [f"{text}   {whole}", f"{daily.see_again()}   {whole}", f"{daily.see_again()}   {brief}", text]


def told_beside_par(text: str, pars: Mapping[str, LevelResult]) -> list[str]:
    """What Enter does where a plot shows what bots made of the deal: in how many games they did; in ever fewer words."""
    return [f"{text}   {daily.played(made=_bare({level: one.games for level, one in pars.items()}))}", text]


def _bare(numbers: Mapping[str, str | int]) -> str:
    """A number for each level, the strongest first."""
    return ", ".join(daily.par(level=level, number=number) for level, number in reversed([*numbers.items()]))


def in_a_row(day: str, days: int) -> str:
    """Which day it is, and on how many days without a break a game was finished, if on any."""
    return daily.in_a_row(day=day, days=days) if days > 1 else day
