"""When rubbish is collected: a full collection stops everybody whose screen the process draws."""

from __future__ import annotations

import gc

MANY = 40
"""Ended sessions whose rubbish is not waited with any longer."""
QUIET = 2.0
"""Seconds without anybody's key after which rubbish is collected."""


def freeze() -> None:
    """What is loaded by now stays: it needn't be looked at again at every collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000)


def collect(ended: int, idle: float) -> bool:
    """Collect what `ended` sessions left: while nobody plays (the last key was `idle` seconds ago), or when they are many.

    Whether it was done.
    """
    is_due = ended >= MANY or (ended > 0 and idle > QUIET)
    if is_due:
        gc.collect()
    return is_due
