"""What is said of par: what bots made of the same deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from tribes_tui.words.said import par


class LevelResult(Protocol):
    """What a level made of a deal."""

    @property
    def points(self) -> float:
        """In the middle of its games."""

    @property
    def first(self) -> float:
        """The share of them that it won."""

    @property
    def games(self) -> int:
        """How many it played."""


def level(word: str, points: float, fewest: int, most: int, games: int, first: float) -> str:
    """What a level made of it."""
    return par.level(level=word, points=f"{points:g}", games=games, fewest=fewest, most=most, share=round(100 * first))


def made(pars: Mapping[str, LevelResult], unit: str) -> list[str]:
    """What each level made of it, the strongest first: its points, or how many games it won where these aren't what one wins by."""
    return [
        par.one(level=level, points=f"{one.points:g}")
        if unit == "points"
        else par.one_wins(level=level, wins=round(one.first * one.games), games=one.games)
        for level, one in reversed([*pars.items()])
    ]


def same_deal(name: str, score: int, is_won: bool, pars: Mapping[str, LevelResult], unit: str) -> str:
    """What somebody and bots made of one deal."""
    bots = made(pars, unit)
    if unit == "points":
        return par.same_deal(who=name, points=score, made=", ".join(bots))
    return par.same_deal_won(who=name, is_won=is_won, made=", ".join(bots))
