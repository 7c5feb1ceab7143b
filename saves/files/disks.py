"""Which disk this machine has."""

from __future__ import annotations

import os
from importlib.util import find_spec

from saves.files.disk import Disk


def this_disk() -> Disk:
    """The disk of this machine, by what its system offers."""
    if hasattr(os, "pwrite") and find_spec("fcntl") is not None:
        return Disk()
    from saves.files.windows import WindowsDisk  # only now: the lock's library takes 30 ms

    return WindowsDisk()
