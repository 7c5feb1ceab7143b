"""What a durable move costs, early and late in a long game."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

import rules
from saves import Store

LATE = 5000
SAMPLE = 200


def table() -> list[list[str]]:
    """Rows: where in the game, microseconds a move (median, 95th percentile)."""
    rows = [["moves before", "µs a move, median", "95th percentile"]]
    with tempfile.TemporaryDirectory() as folder:
        game = rules.games["indy"]
        record = Store(Path(folder)).create("indy", game.version, 2, {}, 1, [{"kind": "bot", "name": n} for n in "ab"])
        times = []
        for number in range(LATE + SAMPLE):
            start = time.perf_counter()
            record.append(number + 1, number % 2, "pass")
            times.append((time.perf_counter() - start) * 1e6)
        record.close()
    for first in (10, LATE):
        part = sorted(times[first : first + SAMPLE])
        rows.append([f"{first:,}", f"{statistics.median(part):.0f}", f"{part[int(len(part) * 0.95)]:.0f}"])
    return rows
