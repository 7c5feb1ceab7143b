"""Lists that clones share: they are replaced, never changed in place, so that a clone costs less.

These are `hidden`, `elder`, `board`, `power`, `item_owner`, `deck`, `seen`, `discard`, `returned` and each goal deck.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(items: list[T], place: int, item: T) -> list[T]:
    """A new list with one item changed."""
    copy = items[:]
    copy[place] = item
    return copy


def plus(items: list[int], place: int, number: int) -> list[int]:
    """A new list with one number increased."""
    return replaced(items, place, items[place] + number)
