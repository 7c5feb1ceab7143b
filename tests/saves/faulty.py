"""A disk on which chosen operations fail, to see what is left."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from typing import Any

from saves import Disk
from saves.files.disk import Handle

OPERATIONS = [
    "create",
    "open",
    "read",
    "write",
    "truncate",
    "sync",
    "info",
    "info_at",
    "replace",
    "date",
    "remove",
    "names",
    "make_folder",
    "sync_folder",
]
ERRORS = [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS]


class FaultyDisk(Disk):
    """A real disk, on which operations fail as `fails(operation, count)` says: an errno, or 0 for none.

    `count` is how often that operation was asked for, from 1. A failing write leaves its first half behind.
    """

    def __init__(self, fails: Callable[[str, int], int] = lambda operation, count: 0) -> None:
        self.fails = fails
        self.counts = dict.fromkeys(OPERATIONS, 0)

    def _may(self, operation: str) -> None:
        self.counts[operation] += 1
        error = self.fails(operation, self.counts[operation])
        if error:
            raise OSError(error, os.strerror(error))

    def write(self, file: Handle, data: bytes, offset: int) -> None:
        try:
            self._may("write")
        except OSError:
            super().write(file, data[: len(data) // 2], offset)
            raise
        super().write(file, data, offset)


def _failing(operation: str) -> Callable[..., Any]:
    real = getattr(Disk, operation)

    def failing(self: FaultyDisk, *args: Any, **kwargs: Any) -> Any:
        self._may(operation)
        return real(self, *args, **kwargs)

    return failing


for _operation in OPERATIONS:
    if _operation != "write":
        setattr(FaultyDisk, _operation, _failing(_operation))


def nth(operation: str, count: int, error: int) -> Callable[[str, int], int]:
    """Only the `count`-th such operation fails."""
    return lambda asked, number: error if (asked, number) == (operation, count) else 0


def always(*operations: str, error: int = errno.ENOSPC) -> Callable[[str, int], int]:
    """These operations fail from now on."""
    return lambda asked, number: error if asked in operations else 0


def never(asked: str, number: int) -> int:
    """All is well again."""
    return 0
