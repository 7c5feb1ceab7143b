"""`python -m tests.bench.strength.profile_search GAME [SIMULATIONS]`: where the CPU time of searches goes, by function."""

from __future__ import annotations

import cProfile
import sys
import time
from itertools import islice

from rules import Rng
from rules.bots.bot import Budget
from rules.bots.mcts.search import SearchBot
from tests.bench.rules.profile_playouts import dearest
from tests.bench.strength.search_part import POSITIONS, positions

SIMULATIONS = 100


def profile(game_id: str, simulations: int = SIMULATIONS) -> str:
    """The functions that take the most time of their own in the bench's positions, as text without paths."""
    profiler = cProfile.Profile(time.process_time)
    done = 0
    for number, (state, _) in enumerate(islice(positions(game_id), POSITIONS)):
        assert state.current_player is not None
        view, bot = state.view(state.current_player), SearchBot()
        bot.choose(view, Budget(simulations=1), Rng(number))  # what is worked out once
        profiler.enable()
        bot.choose(view, Budget(simulations=simulations), Rng(number))
        profiler.disable()
        done += bot.simulations
    return f"{game_id}, two players, {done} simulations\n{dearest(profiler)}\n"


if __name__ == "__main__":
    print(profile(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else SIMULATIONS), end="")
