"""What is counted while a host runs, for those who run it: how much and how fast, never who or what."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds: moves are counted by the first of these that they did not take longer than."""


class Measures:
    """Attributes:
    events  what the log tells of callers (`came`, `refused`, `wrong code` ...), however few lines it writes
    moves  moves that were played or taken back at tables that this host shows, and those of other hosts
    bot_seconds  for which bots have thought here
    """

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.moves = 0
        self.bot_seconds = 0.0
        self.move_seconds = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)

    def move_took(self, seconds: float) -> None:
        """A person's move, from their key until their seat was told."""
        self.move_seconds += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def within(self) -> list[int]:
        """How many moves took no longer than each bound; the last: all."""
        total, sums = 0, []
        for count in self._counts:
            total += count
            sums.append(total)
        return sums
