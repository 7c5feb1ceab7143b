"""What a player remembers of a game: its own decisions, and what it saw when it took them.

A chain of entries that never change, shared by all copies of a game. Nothing is worked out before it is asked for.
"""

from __future__ import annotations

from typing import Any, Self

from rules.core.digest import blake2b
from rules.core.state import State


class Memory:
    """The last decision of a game and the chain of those before it."""

    __slots__ = ("_action", "_before", "_digest", "_seat", "_state")

    def __init__(self, before: Memory | None, seat: int, state: State | None, action: int, digest: str = "") -> None:
        """`state` is that in which `seat` took `action`; it must not change any more."""
        self._before = before
        self._seat = seat
        self._state = state
        self._action = action
        self._digest = digest

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, it is what each seat remembers: no long chain, no states."""
        return remembering, ([(seat, self.of(seat)) for seat in self._seats()],)

    def of(self, seat: int) -> str:
        """Stands for all that `seat` saw and did whenever it decided: equal only if all of it was equal."""
        own = self._own(seat)
        digest = own.pop()._digest if own and own[-1]._digest else ""
        for entry in reversed(own):
            assert entry._state is not None
            seen = f"{digest} {entry._state.view(seat).key()} {entry._action}"
            digest = entry._digest = blake2b(seen.encode(), digest_size=8).hexdigest()
        return digest

    def _own(self, seat: int) -> list[Memory]:
        """The decisions of a seat, the last first, back to one whose digest is known."""
        own = []
        entry: Memory | None = self
        while entry is not None:
            if entry._seat == seat:
                own.append(entry)
                if entry._digest:
                    break
            entry = entry._before
        return own

    def _seats(self) -> list[int]:
        found = set()
        entry: Memory | None = self
        while entry is not None:
            found.add(entry._seat)
            entry = entry._before
        return sorted(found)


def remembering(digests: list[tuple[int, str]]) -> Memory | None:
    """A memory in which each of these seats remembers what its digest stands for."""
    memory: Memory | None = None
    for seat, digest in digests:
        memory = Memory(memory, seat, None, -1, digest)
    return memory


def only(memory: Memory | None, seat: int) -> Memory | None:
    """What `seat` remembers, and nothing of what the others do."""
    digest = memory.of(seat) if memory else ""
    return remembering([(seat, digest)] if digest else [])
