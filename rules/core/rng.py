"""The generator: SplitMix64 on a single integer, the same sequence on every machine for ever.

A state keeps only the integer, so that cloning costs nothing; `Rng` wraps one for bots and tests.
Its methods carry the names of `random.Random`, so either can be passed where an `rng` is wanted.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, Protocol, TypeVar

from rules.core.digest import blake2b

T = TypeVar("T")

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
GAMMA: Final = 0x9E37_79B9_7F4A_7C15


class RandomSource(Protocol):
    """The part of `random.Random` that the rules and the bots use."""

    def randrange(self, stop: int, /) -> int:
        """A uniform integer in `range(stop)`."""

    def getrandbits(self, k: int, /) -> int:
        """A uniform integer of `k` bits."""

    def random(self) -> float:
        """A uniform float in [0, 1)."""


def mix(state: int) -> int:
    """The 64-bit output that belongs to the generator's state `state`."""
    z = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


def seeded(*parts: object) -> int:
    """A 64-bit start for a generator from any printable parts (game id, seed, ...)."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


class Rng:
    """A generator of its own, for bots, resampling and tests."""

    __slots__ = ("state",)

    state: int

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & MASK

    def getrandbits(self, k: int, /) -> int:
        """A uniform integer of `k` bits."""
        value = 0
        for _ in range(0, k, 64):
            self.state = (self.state + GAMMA) & MASK
            value = (value << 64) | mix(self.state)
        return value & ((1 << k) - 1)

    def randrange(self, stop: int, /) -> int:
        """A uniform integer in `range(stop)`; `stop` must be at least 1."""
        if stop < 1:
            raise ValueError("randrange needs a stop of at least 1")
        self.state = (self.state + GAMMA) & MASK
        return (mix(self.state) * stop) >> 64

    def random(self) -> float:
        """A uniform float in [0, 1)."""
        return self.getrandbits(53) / (1 << 53)

    def choice(self, items: Sequence[T], /) -> T:
        """One of `items`, uniformly."""
        return items[self.randrange(len(items))]

    def shuffle(self, items: MutableSequence[T], /) -> None:
        """Put `items` in a random order, in place."""
        shuffle(items, self)


def shuffle(items: MutableSequence[T], rng: RandomSource) -> None:
    """Put `items` in a random order, in place, drawing from any random source."""
    for last in range(len(items) - 1, 0, -1):
        other = rng.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
