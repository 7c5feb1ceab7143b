"""How the host's process is: memory, and how late its loop is."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from pathlib import Path

LOOK = 0.25
KEPT = 240


class Health:
    """Measures how late the event loop comes back from a short sleep."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.lags: deque[float] = deque(maxlen=KEPT)

    async def watch(self) -> None:
        """Measure for ever."""
        while True:
            start = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.lags.append(max(0.0, time.perf_counter() - start - LOOK))

    @property
    def worst_lag(self) -> float:
        """Seconds that somebody had to wait at most, in the last minute."""
        return max(self.lags, default=0.0)


def memory() -> int:
    """Bytes of memory that this process uses; 0 where that can't be known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
