"""When rubbish is collected: each collection stops everybody whose screen the process draws.

What was looked through once, and is still needed, isn't looked through again while people play: a collection then costs a few
milliseconds, however many sessions there are. What of that isn't needed any more is mostly let go of without the collector
(`letting_go`); the rest is looked for when nobody does anything, or when memory has grown much.
"""

from __future__ import annotations

import gc

THRESHOLDS = 2_000, 5, 3
"""New objects after which the youngest are looked through; and after how many of those looks older ones are, and all that are not kept."""

MUCH = 64 * 2**20
"""Bytes by which memory grows before rubbish is looked for everywhere, although people play."""
LITTLE = 16 * 2**20
"""Bytes for which that isn't worth while."""
QUIET = 2.0
"""Seconds without anybody's key, after which it harms nobody."""


def freeze() -> None:
    """What is loaded by now stays; and so does, from now on, whatever outlives a collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    if _keep not in gc.callbacks:
        gc.callbacks.append(_keep)


def collect(grown: int, idle: float) -> bool:
    """Collect everything, if memory has grown by so many bytes that it is due: the last key was `idle` seconds ago.

    Whether it was done.
    """
    is_due = grown > MUCH or (grown > LITTLE and idle > QUIET)
    if is_due:
        gc.unfreeze()
        gc.collect()
    return is_due


def _keep(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
