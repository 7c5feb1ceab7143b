"""Whether two folders of rules play the same games: one line a game from each, compared as they come."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

WALK = Path(__file__).with_name("walk.py")


def compare(old: Path, new: Path, ids: Sequence[str], seeds: int) -> int:
    """Print how many games were the same, a line a game; the first that differs ends it with 1."""
    for game_id in ids:
        count = plies = 0
        for one, other in zip(walks(old, game_id, seeds), walks(new, game_id, seeds), strict=True):
            if one != other:
                print(f"{game_id}: not the same\n  old: {one}\n  new: {other}")
                return 1
            count, plies = count + 1, plies + int(one.split()[4])
        print(f"{game_id}: {count:,} games, {plies:,} plies, all the same", flush=True)
    return 0


def walks(folder: Path, game_id: str, seeds: int) -> Iterator[str]:
    """What `walk.py` prints with the rules of that folder: game, players, options, seed, plies, digest."""
    command = [sys.executable, str(WALK), str(folder), game_id, str(seeds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield from process.stdout
    if process.returncode:
        raise SystemExit(f"the rules in {folder} could not be walked through")
