"""The generator: SplitMix64 on a single integer, the same sequence on every machine for ever.

A state keeps only the integer, so that cloning costs nothing; `Rng` wraps one for bots and tests.
Its methods carry the names of `random.Random`, so either can be passed where an `rng` is wanted.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Final, Protocol, TypeVar

from rules.core.compiled import i64, mypyc_attr
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


def word(high: i64, low: i64) -> i64:
    """64 bits from two halves. In compiled rules the number has a sign: its bits are the same."""
    return high << 32 | low


IS_COMPILED: Final = word(0x8000_0000, 0) < 0
"""Whether these rules are compiled: they reckon in the machine's words then, plain Python in numbers of any size."""

STEP: Final = word(0x9E37_79B9, 0x7F4A_7C15)
FIRST: Final = word(0xBF58_476D, 0x1CE4_E5B9)
SECOND: Final = word(0x94D0_49BB, 0x1331_11EB)
"""`GAMMA` and the two factors of `mix`, as words."""

LOW: Final = 0xFFFF_FFFF
HALF: Final = 0x7FFF_FFFF


def as_word(number: int) -> i64:
    """A number of at most 64 bits as a word."""
    return word(number >> 32, number & LOW)


def as_number(bits: i64) -> int:
    """A word as the number that it is in plain Python, from 0 on."""
    return int(bits) & MASK


def mixed(state: i64) -> i64:
    """`mix` of a word, for compiled rules."""
    z = (state ^ (state >> 30 & 0x3_FFFF_FFFF)) * FIRST
    z = (z ^ (z >> 27 & 0x1F_FFFF_FFFF)) * SECOND
    return z ^ (z >> 31 & 0x1_FFFF_FFFF)


def share(bits: i64, stop: int) -> int:
    """Of `stop` places, the one that a word falls on: `(bits * stop) >> 64`, for compiled rules."""
    if stop > HALF:
        return (as_number(bits) * stop) >> 64
    places: i64 = stop
    return ((bits >> 32 & LOW) * places + ((bits & LOW) * places >> 32)) >> 32


def mix(state: int) -> int:
    """The 64-bit output that belongs to the generator's state `state`."""
    z = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


def seeded(*parts: object) -> int:
    """A 64-bit start for a generator from any printable parts (game id, seed, ...)."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A generator of its own, for bots, resampling and tests."""

    __slots__ = ("_word",)

    _word: i64

    def __init__(self, seed: int = 0) -> None:
        self._word = as_word(seed & MASK)

    @property
    def state(self) -> int:
        """The integer from which it goes on: `Rng(state)` draws the same."""
        return as_number(self._word)

    @state.setter
    def state(self, state: int) -> None:
        self._word = as_word(state & MASK)

    def getrandbits(self, k: int, /) -> int:
        """A uniform integer of `k` bits."""
        value = 0
        for _ in range(0, k, 64):
            if IS_COMPILED:
                self._word += STEP
                value = (value << 64) | as_number(mixed(self._word))
            else:
                state: int = self._word
                self._word = state = (state + GAMMA) & MASK
                value = (value << 64) | mix(state)
        return value & ((1 << k) - 1)

    def randrange(self, stop: int, /) -> int:
        """A uniform integer in `range(stop)`; `stop` must be at least 1."""
        if stop < 1:
            raise ValueError("randrange needs a stop of at least 1")
        if IS_COMPILED:
            self._word += STEP
            return share(mixed(self._word), stop)
        z: int = self._word
        self._word = z = (z + GAMMA) & MASK  # then `mix`, written out: a call costs an eighth of it all
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
        return ((z ^ (z >> 31)) * stop) >> 64

    def random(self) -> float:
        """A uniform float in [0, 1)."""
        return self.getrandbits(53) / (1 << 53)

    def choice(self, items: Sequence[T], /) -> T:
        """One of `items`, uniformly."""
        return items[self.randrange(len(items))]

    def shuffle(self, items: MutableSequence[T], /) -> None:
        """Put `items` in a random order, in place."""
        shuffle(items, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.state,)


def below(stop: int, rng: RandomSource) -> int:
    """A uniform integer in `range(stop)` from any random source."""
    if isinstance(rng, Rng):  # known, so that the compiler calls nothing by name
        return rng.randrange(stop)
    return rng.randrange(stop)


def shuffle(items: MutableSequence[T], rng: RandomSource) -> None:
    """Put `items` in a random order, in place, drawing from any random source."""
    if IS_COMPILED and isinstance(rng, Rng) and isinstance(items, list):
        own: Rng = rng  # known kinds, so that the compiler calls nothing by name
        listed: list[T] = items
        for last in range(len(listed) - 1, 0, -1):
            other = own.randrange(last + 1)
            listed[last], listed[other] = listed[other], listed[last]
        return
    for last in range(len(items) - 1, 0, -1):
        other = rng.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
