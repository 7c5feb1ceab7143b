"""Cards that keep their places, and with them their keys, while others come and go."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class KeptPlaces(Generic[T]):
    """The cards of each hand as they lie: a new one comes where one is missing."""

    def __init__(self, usual: int) -> None:
        """So many places a hand has, but for a while."""
        self._usual = usual
        self._lying: dict[Hashable, list[T | None]] = {}
        """Whose hand -> its cards, None where one was taken away."""

    def lie_as(self, other: "KeptPlaces[T]") -> None:
        """Every hand as it lies there."""
        self._lying = {whose: [*cards] for whose, cards in other._lying.items()}

    def count(self, whose: Hashable = "") -> int:
        """How many places that hand has, with those from which a card went."""
        return len(self._lying.get(whose, ()))

    def places(self, cards: Sequence[T], whose: Hashable = "", leaving: int = -1) -> list[int]:
        """The place of each of these cards, which lie in that hand from now on. What lies beyond the usual places moves into those that
        are free once there are few enough. `leaving`: the place from which a card went, where there were several like it."""
        left, lying = [*range(len(cards))], self._lying.get(whose, [])
        found: list[int | None] = [None] * len(lying)
        gone = lying[leaving] if 0 <= leaving < len(lying) else None
        is_gone = gone is not None and [*cards].count(gone) < lying.count(gone)
        for place in range(len(lying)):
            if is_gone and place == leaving:
                continue
            found[place] = one = next((k for k in left if cards[k] == lying[place]), None)
            if one is not None:
                left.remove(one)
        for one in left:
            _put(found, one)
        while len(cards) < self._usual < len(found):
            last = found.pop()
            if last is not None:
                _put(found, last)
        self._lying[whose] = [None if one is None else cards[one] for one in found]
        return [found.index(k) for k in range(len(cards))]


def _put(found: list[int | None], one: int) -> None:
    """Where the first is missing, else behind all."""
    gap = found.index(None) if None in found else len(found)
    found[gap : gap + 1] = [one]
