"""Tasks of the host's own, whoever they are for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any, TypeVar

Result = TypeVar("Result")


def own_task(work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
    """A task in an empty context, which the host's loop takes for the host's and calls first.

    In the context of whoever asked, it would go on only when that person's turn comes: with very much to do that is
    seconds, for which everybody else would wait for the connection or the lock that the task has.
    """
    return asyncio.get_running_loop().create_task(work, context=Context())


class OwnTasks:
    """Those that are under way; `cancel` ends all."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else."""
        task = own_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def are_under_way(self) -> bool:
        """Whether any is."""
        return bool(self._tasks)

    def cancel(self) -> None:
        """End all."""
        for task in self._tasks:
            task.cancel()
