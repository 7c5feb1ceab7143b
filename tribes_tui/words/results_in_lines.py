"""What the statistics and the list of saved games say in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.words.common import count, listed, spelt

NO_SAVES = "No games are saved yet. To begin one, give the command: tribes play, and a game."


def game(title: str, wins: int, games: int, best: int) -> str:
    """How a game went."""
    return f"{title}: {wins} of {count(games, 'game')} won, best score {best}."


def row(now: int, longest: int) -> str:
    """Wins in a row."""
    return f"Wins in a row: {now} now, {longest} at best."


def against(bots: str, wins: int, games: int) -> str:
    """How it went against bots of a level."""
    return f"Against {bots}: {wins} of {games} won."


def saved(number: int, title: str, company: Sequence[str], how: str, when: str) -> str:
    """A saved game; the newest is number 1."""
    return f"{number}: {title}, {listed(company)}, {how}, {when}."


def from_seed(seed: str) -> str:
    """What a game was dealt from; letters and digits one by one, as they are read out."""
    return f"Its seed: {spelt(seed)}."


def going_on(moves: int) -> str:
    """A game that isn't over."""
    return f"{count(moves, 'move')} so far"
