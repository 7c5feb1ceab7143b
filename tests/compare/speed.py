"""Whether one folder of rules is slower than another: playouts and clones in turn, so that a machine's moods cancel."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Self

SECONDS = 0.3
"""CPU time of one measurement of playouts."""


class Player:
    """A process with the rules of one folder, which measures when it is told to."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "tests.compare.measure", str(folder)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line: str) -> float:
        """One figure: decisions per second of CPU, or microseconds a clone."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()


class Ratio(NamedTuple):
    """The median of paired ratios, and the interval that holds it with 95 %."""

    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:.3f} ({self.low:.3f}-{self.high:.3f})"


def ratio(old: Sequence[float], new: Sequence[float]) -> Ratio:
    """NEW / OLD, pair by pair. The interval is that of the order statistics, which asks nothing of the figures:
    of 21 pairs the 6th and the 16th."""
    found = sorted(after / before for before, after in zip(old, new, strict=True))
    skip = max(0, int((len(found) + 1) / 2 - 0.98 * len(found) ** 0.5) - 1)
    return Ratio(statistics.median(found), found[skip], found[-1 - skip])


def compare(old: Path, new: Path, ids: Sequence[str], pairs: int) -> int:
    """Print a line a game; 1 when a game or its clones are slower by more than 3 %."""
    print(f"{'game':<16} {'decisions/s, new / old':<24} {'time of a clone, new / old':<28} ({pairs} pairs)")
    is_slower = False
    for game_id in ids:
        taken = [_pair(old, new, game_id, number % 2 == 0) for number in range(pairs)]
        rates, clones = (ratio([before[k] for before, _ in taken], [after[k] for _, after in taken]) for k in (0, 1))
        is_slower |= rates.median < 0.97 or clones.median > 1.03
        print(f"{game_id:<16} {rates!s:<24} {clones!s:<28}", flush=True)
    return int(is_slower)


def _pair(old: Path, new: Path, game_id: str, new_first: bool) -> tuple[list[float], list[float]]:
    """Decisions per second and the time of a clone, of both; who comes first changes from pair to pair.

    In fresh processes: where a process happens to lie in memory makes its clones up to twice as slow, for as long as it
    lives.
    """
    with Player(old) as before, Player(new) as after:
        players = (after, before) if new_first else (before, after)
        found: dict[Player, list[float]] = {player: [] for player in players}
        for what in ("rate", "clone"):
            for player in players:
                found[player].append(player.ask(f"{what} {game_id} {SECONDS}"))
        return found[before], found[after]
