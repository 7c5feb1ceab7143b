"""Blocks made of blocks: objects, lists in order, lists as sets of names, values of several types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules.adapters.blocks import Block, Numbers, share


class ObjectBlock:
    """An object: its fields' blocks, one after the other. Fields that are left out stay 0."""

    def __init__(self, fields: Mapping[str, Block]) -> None:
        self._places: list[tuple[str, Block, int, bool]] = []
        at = 0
        for name, block in fields.items():
            if block.size:
                self._places.append((name, block, at, block.takes(None)))
                at += block.size
        self.size = at

    def takes(self, value: Any) -> bool:
        """Whether the value is an object."""
        return isinstance(value, dict)

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write each field at its place. `Misfit` names the path to a value that does not fit."""
        for name, block, place, tells_nothing in self._places:
            inner = value.get(name)
            if inner is not None or tells_nothing:
                try:
                    block.write(inner, numbers, at + place)
                except MISFIT as error:
                    raise misfit(name, inner, error) from None


class ListBlock:
    """A list in order: how long it is, then its first `length` items."""

    def __init__(self, item: Block, length: int) -> None:
        self._item = item
        self._length = length
        self.size = 1 + length * item.size

    def takes(self, value: Any) -> bool:
        """Whether the value is a list."""
        return isinstance(value, list)

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write the length as a `share`, then the first items in order."""
        numbers[at] = share(len(value))
        at += 1
        step = self._item.size
        if step:
            write = self._item.write
            for item in value[: self._length]:
                try:
                    write(item, numbers, at)
                except MISFIT as error:
                    raise misfit("[]", item, error) from None
                at += step


class Bag:
    """A list of names: how many there are of each, whatever the order; then its first few in order."""

    def __init__(self, names: Sequence[Any], item: Block, front: int) -> None:
        self._places = {name: place for place, name in enumerate(names)}
        self._row = ListBlock(item, front)
        self.size = len(names) + self._row.size

    def takes(self, value: Any) -> bool:
        """Whether the value is a list."""
        return isinstance(value, list)

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write the counts as `share`s, then the first names in order."""
        if value:
            for name, count in Counter(value).items():
                numbers[at + self._places[name]] = share(count)
            self._row.write(value, numbers, at + len(self._places))


class Either:
    """A value of one of several types, each with a place of its own, and a mark where there is none."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self._places: list[tuple[Block, int]] = []
        at = 1
        for block in blocks:
            self._places.append((block, at))
            at += block.size
        self.size = at

    def takes(self, value: Any) -> bool:
        """Whether there is no value, or one that one of the blocks takes."""
        return value is None or any(block.takes(value) for block, _ in self._places)

    def write(self, value: Any, numbers: Numbers, at: int) -> None:
        """Write the mark for no value, else the value into the first block that takes it."""
        if value is None:
            numbers[at] = 1.0
            return
        for block, place in self._places:
            if block.takes(value):
                block.write(value, numbers, at + place)
                return
        raise KeyError(value)


MISFIT = (AttributeError, KeyError, TypeError, ValueError)
"""What a block raises when it is given a value that is not for it."""


def misfit(name: str, value: Any, error: Exception) -> ValueError:
    """An error with the path to the value that does not fit the schema."""
    if isinstance(error, Misfit):
        return Misfit(f"{name}.{error}")
    return Misfit(f"{name}: {str(value)[:40]!r} is not what the schema says")


class Misfit(ValueError):
    """A value that does not fit the schema; the text begins with the path to it."""
