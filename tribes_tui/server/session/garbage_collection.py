"""When rubbish is collected: each collection stops everybody whose screen the process draws.

What was looked through once, and is still needed, isn't looked through again while people play: a collection then costs a few
milliseconds, however many sessions there are. What of that isn't needed any more is mostly let go of without the collector
(`freeing`); the rest is looked for when nobody does anything, or when much has come to what is held.

What is held is counted in blocks (small objects and parts of them), not in bytes of the process: memory that was freed stays with
the process, and if it had to grow by as much again each time, it would never end.
"""

from __future__ import annotations

import gc
import sys

THRESHOLDS = 2_000, 5, 3
"""New objects after which the youngest are looked through; and after how many of those looks older ones are, and all that are not kept."""

MUCH = 600_000
"""Blocks, some 60 MB, that come to what is held before rubbish is looked for everywhere, although people play."""
LITTLE = 150_000
"""Blocks for which that isn't worth while."""
QUIET = 2.0
"""Seconds without anybody's key, after which it harms nobody."""


class RubbishCollector:
    """Knows how much was held when rubbish was last looked for everywhere."""

    def __init__(self) -> None:
        self._held = 0

    def start(self) -> None:
        """What is loaded by now stays; and so does, from now on, whatever outlives a collection."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        if _keep not in gc.callbacks:
            gc.callbacks.append(_keep)
        self._held = sys.getallocatedblocks()

    def collect(self, idle: float) -> bool:
        """Look everywhere, if so much has come to what is held that it is due: the last key was `idle` seconds ago.

        Whether it was done.
        """
        grown = sys.getallocatedblocks() - self._held
        is_due = grown > MUCH or (grown > LITTLE and idle > QUIET)
        if is_due:
            gc.unfreeze()
            gc.collect()
            self._held = sys.getallocatedblocks()
        return is_due


def _keep(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
