"""What is said of par: what bots made of the same deal."""

from __future__ import annotations

from collections.abc import Iterable

from tribes_tui.words.said import par


def level(word: str, points: float, fewest: int, most: int, games: int, first: float) -> str:
    """What a level made of it."""
    return par.level(level=word, points=f"{points:g}", games=games, fewest=fewest, most=most, share=round(100 * first))


def one(word: str, points: float, games: int) -> str:
    """What a level made of it, beside others."""
    return par.one(level=word, points=f"{points:g}", games=games)


def one_won(word: str, first: float, games: int) -> str:
    """How many of its games a level won: where points aren't what one wins by."""
    return par.one_wins(level=word, wins=round(first * games), games=games)


def same_deal_won(name: str, is_won: bool, made: Iterable[str]) -> str:
    """Whether somebody won, beside what bots made of one deal."""
    return par.same_deal_won(who=name, is_won=is_won, made=", ".join(made))


def same_deal(name: str, points: int, made: Iterable[str]) -> str:
    """What somebody and bots made of one deal."""
    return par.same_deal(made=", ".join([f"{name} {points}", *made]))
