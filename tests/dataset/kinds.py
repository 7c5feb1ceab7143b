"""Which games are in the data set: each game between bots of each level, and of all levels mixed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import rules
from rules.bots.bot import Budget
from rules.bots.levels import LEVELS, offered
from rules.core.rng import seeded

NAME = "tribes-games-1"
"""The data set's name; its number grows when the same command makes another one."""
MIXED = "mixed"
KINDS = (*LEVELS, MIXED)
MIX = ("random", "easy", "medium", "hard")
SIMULATIONS = {"hard": 10, "master": 40}
"""How much the searching bots think: by counting, so that every machine plays the same games."""
TRAIN, VALID, TEST = "train", "valid", "test"
TENTHS = (TRAIN,) * 8 + (VALID, TEST)
"""Game 0 of ten, of whatever kind, is for this, game 1 for that."""


class Kind(NamedTuple):
    """Games of one kind: `Kind("indy", "easy")`, `Kind("tribe", "mixed")`."""

    game: str
    level: str

    def players(self) -> list[int]:
        """The numbers of players, by which its games go round."""
        every = [*rules.games[self.game].players]
        return [players for players in every if self.level == MIXED or self.level in offered(self.game, players)]

    def levels(self, number: int) -> tuple[str, ...]:
        """Who sits where in its game `number`."""
        players = self.players()[number % len(self.players())]
        if self.level == MIXED:
            return tuple(MIX[(number + seat) % len(MIX)] for seat in range(players))
        return (self.level,) * players

    def seed(self, number: int) -> int:
        """What the deal of its game `number` follows from."""
        return seeded(NAME, self.game, self.level, number)

    def record(self, number: int) -> str:
        """The name of the record: `indy-easy-0007.tribes`."""
        return f"{self.game}-{self.level}-{number:04}.tribes"


def split(number: int) -> str:
    """What a game is for; whole games, so that no position of a game for training is met in a test."""
    return TENTHS[number % len(TENTHS)]


def thought(level: str) -> Budget:
    """How much a bot of this level may think."""
    return Budget(None, SIMULATIONS.get(level))


def kinds(games: Iterable[str], levels: Iterable[str]) -> Iterator[Kind]:
    """Those of these games and levels that there are: not every level is offered in every game."""
    wanted = [*levels]
    for game in games:
        for level in wanted:
            if Kind(game, level).players():
                yield Kind(game, level)
