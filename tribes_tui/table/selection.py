"""Choosing an action target by target.

Every legal action is reached by one or more paths of target names. What has been picked is the beginning
of some paths; the targets that continue one of them are lit; when a path is complete, its action is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import permutations

Path = tuple[str, ...]


def any_order(names: Iterable[str], last: Path = ()) -> list[Path]:
    """The paths that pick `names` in any order, then `last`."""
    return [(*order, *last) for order in permutations(names)]


class Chooser:
    """What has been picked so far, on the way to one of `ways` (path -> action).

    No path may be the beginning of another one that leads to another action: a person could not reach it
    (`blocked` finds such paths, for tests). `lit` are the names that may be picked next, `open` the ways that go on from what is
    picked.
    """

    def __init__(self, ways: Mapping[Path, int] | None = None) -> None:
        self.ways = dict(ways or {})
        self.picked: Path = ()
        self.open: dict[Path, int] = {}
        self.lit: frozenset[str] = frozenset()
        self._go_to(())

    @property
    def chosen(self) -> int | None:
        """The action whose path is complete, else None."""
        return self.ways.get(self.picked) if self.picked else None

    @property
    def names(self) -> tuple[str, ...]:
        """Every name on the way to an action, each once, in the order of the ways."""
        return tuple(dict.fromkeys(name for path in self.ways for name in path))

    @property
    def instead(self) -> frozenset[str]:
        """The names that can only mean that the one picked is put back and they are picked: each begins a choice, and none of
        them continues the one begun. Of several that are picked, nobody knows which would go."""
        if len(self.picked) != 1:
            return frozenset()
        return self._starts - self.lit - {*self.picked}

    @cached_property
    def from_the_start(self) -> Chooser:
        """One for the same ways with nothing picked."""
        return Chooser(self.ways)

    @cached_property
    def _starts(self) -> frozenset[str]:
        """The names that begin a choice, also where they end it, too, as there is but one way on."""
        return frozenset(path[0] for path in self.ways if len(path) > 1)

    def pick(self, name: str) -> bool:
        """Pick a lit name, or one instead of that picked, or put a picked one back; False if it is none of them."""
        if name in self.lit:
            self._go_to((*self.picked, name))
            return True
        if name in self.instead:
            self._go_to((name,))
            return True
        if name in self.picked:
            self._put_back(name)
            return True
        return False

    def step_back(self) -> bool:
        """Put the last name back; False if nothing was picked."""
        if not self.picked:
            return False
        self._go_to(self.picked[:-1])
        return True

    def take(self, path: Path) -> None:
        """All of a path is picked, whatever was before."""
        self._go_to(path)

    def actions(self, name: str) -> list[int]:
        """The actions that are still possible after picking a lit name, ascending."""
        depth = len(self.picked)
        return sorted({action for path, action in self.open.items() if path[depth] == name})

    def blocked(self) -> list[Path]:
        """Paths that can't be reached, because their beginning chooses another action."""
        starts = {path[:i]: path for path in self.ways for i in range(1, len(path))}
        return [starts[p] for p, action in self.ways.items() if p in starts and self.ways[starts[p]] != action]

    def _go_to(self, picked: Path) -> None:
        depth = len(picked)
        self.picked = picked
        self.open = {way: action for way, action in self.ways.items() if len(way) > depth and way[:depth] == picked}
        self.lit = frozenset(path[depth] for path in self.open)

    def _put_back(self, name: str) -> None:
        """Take one name out of the middle if the rest still begins a path, else everything from it on."""
        at = self.picked.index(name)
        without = self.picked[:at] + self.picked[at + 1 :]
        is_whole = any(path[: len(without)] == without for path in self.ways)
        self._go_to(without if is_whole else self.picked[:at])
