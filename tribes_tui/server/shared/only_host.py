"""One folder is one host's."""

from __future__ import annotations

import contextlib
import fcntl
from collections.abc import Iterator
from pathlib import Path

from tribes_tui.errors import Mendable
from tribes_tui.server.words.said.serve import runs_already

LOCK = "lock"
"""The file that a host holds as long as it runs."""


@contextlib.contextmanager
def only_host_in(folder: Path) -> Iterator[None]:
    """While no host runs in that folder, and none can be started there. Raises `Mendable` when one runs already."""
    with (folder / LOCK).open("rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Mendable(runs_already(folder=str(folder))) from None
        yield
