"""Whose turn it is to let bots work for long: one piece of work at a time, where nobody else has a say."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

PATIENCE = 0.1
"""Seconds after which it is looked whether anybody still waits."""

Turn = Callable[[Callable[[], None], Callable[[], bool]], AbstractContextManager[bool]]
"""Waits for a turn, and has it; the first function is told that it has to wait, the second tells that nobody waits for it any more.
False: so it was, or something newer is wished for."""


class OneAtATime:
    """For the threads of one program."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    @contextmanager
    def turn(self, wait: Callable[[], None], is_left: Callable[[], bool]) -> Iterator[bool]:
        """As `Turn`."""
        if not self._lock.acquire(blocking=False):
            wait()
            if not self._waited(is_left):
                yield False
                return
        try:
            yield not is_left()
        finally:
            self._lock.release()

    def _waited(self, is_left: Callable[[], bool]) -> bool:
        while not self._lock.acquire(timeout=PATIENCE):
            if is_left():
                return False
        return True
