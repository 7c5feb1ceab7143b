"""Who plays the games: processes that share the rows of each part, or this one."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Protocol

from rules.core.errors import IllegalAction
from rules.vector.arrays import Sizes
from rules.vector.slot import SlotKind
from rules.vector.worker import DONE, obey, serve, slots_of

PATIENCE = 5.0
"""Seconds that a process may take to end by itself."""


def shares(rows: range, count: int) -> list[range]:
    """Rows in so many parts, as even as they can be.

    >>> shares(range(10, 15), 2)
    [range(10, 12), range(12, 15)]
    """
    ends = [rows.start + number * len(rows) // count for number in range(count + 1)]
    return [range(begin, end) for begin, end in pairwise(ends)]


class Ended(RuntimeError):
    """A process of some of the games is no more."""


class Players(Protocol):
    """What plays the parts; each is ordered, and then waited for, before it is ordered again."""

    def order(self, part: int, order: bytes) -> None:
        """Begin what is ordered (see `worker.serve`). Raises `Ended`."""

    def wait(self, part: int) -> None:
        """Until it is done. Raises `IllegalAction`, `Ended`."""

    def close(self) -> None:
        """Let go of what is held; safe to call twice."""


class PlaysHere:
    """Plays in this process: an order is done when `order` returns."""

    def __init__(self, kind: SlotKind, sizes: Sizes, memory: Any, parts: Sequence[range]) -> None:
        self._parts = parts
        self._slots = [slots_of(kind, sizes, memory, rows) for rows in parts]
        self._refused: dict[int, IllegalAction] = {}

    def order(self, part: int, order: bytes) -> None:
        """See `Players`."""
        try:
            obey(order, self._slots[part], self._parts[part])
        except IllegalAction as error:
            self._refused[part] = error

    def wait(self, part: int) -> None:
        """See `Players`."""
        error = self._refused.pop(part, None)
        if error is not None:
            raise error

    def close(self) -> None:
        """Nothing is held."""


class PlaysInProcesses:
    """Plays in `count` processes; each has its share of every part, and does what it is ordered one after the other."""

    def __init__(self, kind: SlotKind, sizes: Sizes, memory: Any, parts: Sequence[range], count: int) -> None:
        split = [shares(rows, count) for rows in parts]
        self._processes = [_Process(kind, sizes, memory, [part[number] for part in split]) for number in range(count)]

    def order(self, part: int, order: bytes) -> None:
        """See `Players`."""
        if not self._processes:
            raise Ended
        for process in self._processes:
            process.order(part, order)

    def wait(self, part: int) -> None:
        """See `Players`."""
        answers = [process.wait(part) for process in self._processes]
        for answer in answers:
            if answer != DONE:
                raise IllegalAction(answer.decode())

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.dismiss()
        for process in self._processes:
            process.end()
        self._processes = []


class _Process:
    """One of them, its pipe, the parts that it was ordered to play, and those whose answer has come before it was asked for."""

    def __init__(self, kind: SlotKind, sizes: Sizes, memory: Any, parts: Sequence[range]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._ordered: deque[int] = deque()
        self._answers: dict[int, bytes] = {}
        self.process = context.Process(target=serve, args=(theirs, kind, sizes, memory, parts), daemon=True)
        self.process.start()
        theirs.close()

    def order(self, part: int, order: bytes) -> None:
        try:
            self._pipe.send_bytes(bytes([part]) + order)
        except OSError:
            raise Ended from None
        self._ordered.append(part)

    def wait(self, part: int) -> bytes:
        while part not in self._answers:
            try:
                answer = self._pipe.recv_bytes()
            except (EOFError, OSError):
                raise Ended from None
            self._answers[self._ordered.popleft()] = answer
        return self._answers.pop(part)

    def dismiss(self) -> None:
        self._pipe.close()

    def end(self) -> None:
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
