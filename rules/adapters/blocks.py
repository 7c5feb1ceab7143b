"""Numbers for JSON values: each block writes one kind of value into a row of numbers, all of them in [-1, 1].

A value that is not for a block raises one of `composite.MISFIT` when it is written.

A block has a fixed `size`. Where it has nothing to say the numbers stay 0, as they were given.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, log2
from typing import Any, Protocol

from rules.adapters.patterns import Alternative


class Numbers(Protocol):
    """What is written into: a list, or an array (its memory view takes numbers faster than the array itself)."""

    def __setitem__(self, place: int, number: float, /) -> None:
        """Put `number` at `place`."""
        ...


LINEAR = 400
"""Numbers with a declared bound up to this are divided by it, others are drawn together like a logarithm."""


class Block(Protocol):
    """Writes one kind of value into `size` numbers."""

    size: int

    def takes(self, value: Any) -> bool:
        """Whether `value` is for this block."""
        ...

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Put `value` into `numbers[at : at + size]`, which are 0 before."""
        ...


class Nothing:
    """A value that is always the same, or that no fixed number of numbers can hold."""

    size = 0

    def takes(self, value: Any) -> bool:
        """Every value is for this block."""
        return True

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write no number: the block has none."""


class Flag:
    """Yes (1) or no."""

    size = 1

    def takes(self, value: Any) -> bool:
        """Whether the value is true or false."""
        return isinstance(value, bool)

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write 1 for true, 0 for false."""
        numbers[at] = float(value)


class Number:
    """A whole number, in proportion to its bound, or logarithmically when there is none (or a large one)."""

    size = 1

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        bound = max(abs(low), abs(high)) if low is not None and high is not None else None
        self._bound = bound if bound and bound <= LINEAR else None

    def takes(self, value: Any) -> bool:
        """Whether the value is a whole number."""
        return isinstance(value, int) and not isinstance(value, bool)

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write the number as one from -1 to 1, with its sign."""
        if self._bound is not None and abs(value) <= self._bound:
            numbers[at] = value / self._bound
        else:
            numbers[at] = copysign(min(1.0, log2(1 + abs(value)) / 16), value)


class OneOf:
    """One of some values: a place for each, 1 where it is. What is not among them is an error."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.size = len(values)
        self._places = {value: place for place, value in enumerate(values)}

    def takes(self, value: Any) -> bool:
        """Whether the value is one of the choices."""
        return not isinstance(value, list | dict) and value in self._places

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write 1 at the value's place."""
        numbers[at + self._places[value]] = 1.0


class Name:
    """A name taken apart: which way it is written, and at each place where it can vary, what stands there.

    Cards written `[CHO][RGB][1-6]` or `E` take 1 + 3 + 3 + 6 numbers for the first way and 1 for the second. `HG3` is
    then 1, 010, 010, 001000 and 0: the first way with its second kind, second colour and third value, not the second.
    """

    def __init__(self, ways: Sequence[Alternative]) -> None:
        self._ways = ways
        self._known: dict[str, list[int]] = {}
        self.size = sum(1 + _varying(way) for way in ways)

    def takes(self, value: Any) -> bool:
        """Whether the value is a text written in one of the ways."""
        return isinstance(value, str) and bool(self._hot(value))

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write 1 at the place of its way, and of each text that stands where the way can vary."""
        hot = self._known.get(value) or self._hot(value)
        if not hot:
            raise KeyError(value)
        for place in hot:
            numbers[at + place] = 1.0

    def _hot(self, name: str) -> list[int]:
        if name not in self._known:
            self._known[name] = self._find(name)
        return self._known[name]

    def _find(self, name: str) -> list[int]:
        begin = 0
        for way in self._ways:
            parts = way.split(name)
            if parts is not None:
                return [begin, *_hot_places(way, parts, begin + 1)]
            begin += 1 + _varying(way)
        return []


def _varying(way: Alternative) -> int:
    return sum(len(texts) for texts in way.places if len(texts) > 1)


def _hot_places(way: Alternative, parts: Sequence[str], at: int) -> list[int]:
    hot = []
    for texts, part in zip(way.places, parts, strict=True):
        if len(texts) > 1:
            hot.append(at + texts.index(part))
            at += len(texts)
    return hot


class Letters:
    """A text that counts letters, like YYWB."""

    def __init__(self, letters: str) -> None:
        self._letters = letters
        self.size = len(letters)

    def takes(self, value: Any) -> bool:
        """Whether the value is a text of these letters alone."""
        return isinstance(value, str) and not set(value) - set(self._letters)

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write how often each letter stands in the text, as a `share`."""
        if not self.takes(value):
            raise KeyError(value)
        for place, letter in enumerate(self._letters, at):
            numbers[place] = share(value.count(letter))


def share(count: int) -> float:
    """A count as a number below 1 that grows with it: 0, 1/2, 2/3, ..."""
    return count / (count + 1)
