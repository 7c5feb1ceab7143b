"""As many pairs as there can be, where not everybody may be paired with everybody: Edmonds's algorithm."""

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def matched(fits: Sequence[Sequence[int]]) -> list[int]:
    """Of people by their numbers, with whom each is paired (-1: with nobody). `fits` has for each those who may be, whom it would rather have
    first; whoever comes first is asked first, and no more is changed than leads to more pairs."""
    partner = [NOBODY] * len(fits)
    for one, others in enumerate(fits):
        if partner[one] == NOBODY:
            found = next((other for other in others if partner[other] == NOBODY), NOBODY)
            if found != NOBODY:
                partner[one], partner[found] = found, one
    for one in range(len(fits)):
        if partner[one] == NOBODY:
            _Search(fits, partner, one).augment()
    return partner


class _Search:
    """For a path from somebody unpaired to another, along which every second step is a pair: turned over, it has one pair more. A circle of
    odd length (a blossom) counts as one place, by its `base`."""

    def __init__(self, fits: Sequence[Sequence[int]], partner: list[int], root: int) -> None:
        self._fits, self._partner, self._root = fits, partner, root
        self._base = list(range(len(fits)))
        self._before = [NOBODY] * len(fits)
        self._is_even = [False] * len(fits)

    def augment(self) -> None:
        """Turn over the path that is found, if there is one."""
        at = self._end()
        while at != NOBODY:
            before = self._before[at]
            following = self._partner[before]
            self._partner[at], self._partner[before] = before, at
            at = following

    def _end(self) -> int:
        self._is_even[self._root] = True
        queue = deque([self._root])
        while queue:
            one = queue.popleft()
            for other in self._fits[one]:
                if self._base[one] == self._base[other] or self._partner[one] == other:
                    continue
                beside = self._partner[other]
                if other == self._root or (beside != NOBODY and self._before[beside] != NOBODY):
                    queue.extend(self._contracted(one, other))
                elif self._before[other] == NOBODY:
                    self._before[other] = one
                    if beside == NOBODY:
                        return other
                    self._is_even[beside] = True
                    queue.append(beside)
        return NOBODY

    def _contracted(self, one: int, other: int) -> list[int]:
        """Both ends of an edge stand at even places: the circle it closes is one place from now on; who is new at an even place."""
        base, inside = self._common(one, other), set[int]()
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        fresh = []
        for at in range(len(self._fits)):
            if self._base[at] in inside:
                self._base[at] = base
                if not self._is_even[at]:
                    self._is_even[at] = True
                    fresh.append(at)
        return fresh

    def _common(self, one: int, other: int) -> int:
        above = set[int]()
        while True:
            one = self._base[one]
            above.add(one)
            if self._partner[one] == NOBODY:
                break
            one = self._before[self._partner[one]]
        while self._base[other] not in above:
            other = self._before[self._partner[self._base[other]]]
        return self._base[other]

    def _mark(self, at: int, base: int, child: int, inside: set[int]) -> None:
        while self._base[at] != base:
            beside = self._partner[at]
            inside |= {self._base[at], self._base[beside]}
            self._before[at] = child
            child, at = beside, self._before[beside]
