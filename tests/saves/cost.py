"""What saving costs: microseconds and bytes a move, early and late in a long game. Run `python -m tests.saves.cost`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter_ns

import rules
from rules import Game
from rules.core.rng import Rng
from saves import Disk, Record, Store
from saves.files.disk import Handle


class NoWait(Disk):
    """A disk that does not wait for the platter: what is left is our own work."""

    def sync(self, file: Handle) -> None:
        """Nothing."""


def lines_of(game: Game, seed: int = 1) -> Iterator[tuple[int, str]]:  # type: ignore[type-arg]
    """The moves of a random game, again and again."""
    while True:
        rng, state = Rng(seed), game.new_state(seed=seed)
        while state.current_player is not None:
            seat, action = state.current_player, state.pick(rng)
            yield seat, state.text(action)
            state.apply(action)


def timed(record: Record, moves: Iterator[tuple[int, str]], count: int) -> tuple[list[float], float]:
    """Append so many moves; microseconds of each, bytes of one."""
    size, times = record.path.stat().st_size, []
    for _ in range(count):
        seat, text = next(moves)
        begin = perf_counter_ns()
        record.append(len(record.moves) + 1, seat % record.header.players, text)
        times.append((perf_counter_ns() - begin) / 1000)
    return times, (record.path.stat().st_size - size) / count


def row(game: Game, disk: Disk, folder: Path) -> tuple[float, float, float, float]:  # type: ignore[type-arg]
    """Microseconds a move at the beginning, 95th percentile, microseconds after 5,000 moves; bytes a move."""
    players = game.players[0]
    record = Store(folder, disk=disk).create(game.id, game.version, players, {}, 1, [{}] * players)
    moves = lines_of(game)
    timed(record, moves, 20)
    early, size = timed(record, moves, 500)
    timed(record, moves, 4000)
    late, _ = timed(record, moves, 500)
    record.close()
    return median(early), sorted(early)[475], median(late), size


def main() -> None:
    """Print the table; the argument is a folder on the disk to measure."""
    place = sys.argv[1] if len(sys.argv) > 1 else os.curdir
    print(f"{'game':16}{'us/move':>9}{'p95':>9}{'at 5,000':>10}{'without sync':>14}{'bytes/move':>12}")
    with tempfile.TemporaryDirectory(dir=place) as folder:
        for id in rules.games:
            game = rules.games[id]
            first, high, late, size = row(game, Disk(), Path(folder))
            own = row(game, NoWait(), Path(folder))[0]
            print(f"{id:16}{first:9.0f}{high:9.0f}{late:10.0f}{own:14.1f}{size:12.1f}")


if __name__ == "__main__":
    main()
