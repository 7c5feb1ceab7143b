"""`python -m tests.bench.rules.profile_playouts GAME [GAMES]`: where the CPU time of random games goes, by function."""

from __future__ import annotations

import cProfile
import io
import pstats
import random
import sys
import time

from tests.bench.rules.playouts import PLAYERS, ours

ROWS = 22
GAMES = 60


def profile(game_id: str, games: int = GAMES) -> str:
    """The functions that take the most time of their own, as text without paths."""
    play = ours(game_id)
    rng = random.Random(1)
    play(rng)
    profiler = cProfile.Profile(time.process_time)
    profiler.enable()
    decisions = sum(play(rng) for _ in range(games))
    profiler.disable()
    return f"{game_id}, {PLAYERS.get(game_id, 2)} players, {games} games, {decisions} decisions\n{dearest(profiler)}\n"


def dearest(profiler: cProfile.Profile) -> str:
    """A profile's functions that take the most time of their own, a line each, without paths."""
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).strip_dirs().sort_stats("tottime").print_stats(ROWS)
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines() if line.strip())


if __name__ == "__main__":
    print(profile(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else GAMES), end="")
