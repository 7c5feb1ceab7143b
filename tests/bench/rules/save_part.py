"""What a durable move costs in each game: microseconds and bytes, early and late in a long game."""

from __future__ import annotations

import tempfile
from pathlib import Path

import rules
from saves import Disk
from tests.saves.cost import NoWait, row

HEAD = [
    "game",
    "µs a move, median",
    "95th percentile",
    "after 5,000 moves",
    "our own work, without the disk's",
    "after 5,000 moves",
    "bytes a move",
]


def table() -> list[list[str]]:
    """A row a game; the goal is a median of at most 500 µs on a local disk, the same at any length."""
    rows = [HEAD]
    with tempfile.TemporaryDirectory() as folder:
        for id in rules.games:
            game = rules.games[id]
            early, high, late, size = row(game, Disk(), Path(folder))
            own, _, own_late, _ = row(game, NoWait(), Path(folder))
            figures = [f"{number:.0f}" for number in (early, high, late, own, own_late)]
            rows.append([id, *figures, f"{size:.1f}"])
    return rows
