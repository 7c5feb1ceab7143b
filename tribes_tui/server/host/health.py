"""How the host is: memory, the lag of its loop, sessions, tables; for its keeper's page and for tests."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tribes_tui.server.host import Host

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

    def lines(self, host: Host) -> list[str]:
        """The host in a few lines."""
        limits = host.limits
        return [
            f"up {_ago(time.monotonic() - self.began)} · {memory() / 1e6:.0f} MB · worst lag {self.worst_lag * 1e3:.0f} ms",
            f"{len(host.visits)} of {limits.sessions} sessions · {len(host.tables)} of {limits.tables} tables",
        ]

    def sessions(self, host: Host) -> list[str]:
        """A line for everybody who is connected."""
        return [
            f"{visit.person.name or '(no name yet)':<16} {visit.address:<24} {visit.term:<16} idle {_ago(visit.idle)}"
            for visit in host.visits
        ]

    def tables(self, host: Host) -> list[str]:
        """A line for every table."""
        return [
            f"{hosted.id} {hosted.title:<50} {'waiting' if hosted.table is None else f'{hosted.table.number} moves'}"
            for hosted in host.tables.values()
        ]


def memory() -> int:
    """Bytes of memory that this process uses; 0 where that can't be known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _ago(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.0f} h"
