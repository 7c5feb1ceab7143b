"""The arrays in which all games are shown and their actions taken: one block of memory that processes share."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np


class Sizes(NamedTuple):
    """How many games there are, their players, the numbers of an observation and the actions of the game's table."""

    games: int
    players: int
    numbers: int
    actions: int

    def fields(self) -> list[tuple[str, Any, tuple[int, ...]]]:
        """Name, type and shape of each array, those of the widest type first."""
        return [
            ("observations", np.float32, (self.games, self.numbers)),
            ("final_observations", np.float32, (self.games, self.numbers)),
            ("returns", np.float32, (self.games, self.players)),
            ("actions", np.int32, (self.games,)),
            ("deals", np.int64, (self.games,)),
            ("decisions", np.int32, (self.games,)),
            ("seats", np.int8, (self.games,)),
            ("actors", np.int8, (self.games,)),
            ("masks", np.int8, (self.games, self.actions)),
            ("terminated", np.bool_, (self.games,)),
            ("truncated", np.bool_, (self.games,)),
        ]

    def bytes(self) -> int:
        """How much memory they take together."""
        return sum(_room(kind, shape) for _, kind, shape in self.fields())


class Arrays:
    """The arrays over a block of memory; `Sizes.fields` lists them, `games.Seen` says what they hold.

    `decisions` counts those of each game since its deal, `deals` is the seed of the game that is going on.
    """

    observations: Any
    final_observations: Any
    returns: Any
    actions: Any
    deals: Any
    decisions: Any
    seats: Any
    actors: Any
    masks: Any
    terminated: Any
    truncated: Any

    def __init__(self, sizes: Sizes, memory: Any) -> None:
        at = 0
        for name, kind, shape in sizes.fields():
            count = int(np.prod(shape))
            setattr(self, name, np.frombuffer(memory, kind, count, at).reshape(shape))
            at += _room(kind, shape)


def _room(kind: Any, shape: tuple[int, ...]) -> int:
    """Bytes of one array, to the next multiple of 64."""
    size: int = int(np.prod(shape)) * np.dtype(kind).itemsize
    return -(-size // 64) * 64
