"""What a learner pays for each decision: `python -m tests.bench.rules.into FOLDER [FOLDER...] [--game GAME]`.

Microseconds of CPU for an observation and for a mask, written into rows of numpy arrays (float32, int8), which are looked at once
where the rules know `ArrayRow`, for views of their own
(`view`), for `resample`, and `pick` beside a choice from the list; medians over slices, folders in turn, each in a process of its own. A
folder holds `rules`: a checkout, or an unpacked wheel.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

GAMES = ("tribe", "indy", "tribal_duel", "tribal_rixe", "rise_of_tribes", "five_tribes")
WHAT = ("observe", "mask", "view", "resample", "legal", "pick", "choice")
ROUNDS = 7
CALLS = 12


def states(game_id: str) -> list[Any]:
    """Positions from random games for all numbers of players."""
    import rules

    game, found = rules.games[game_id], []
    for players in game.players:
        state, rng = game.new_state(players, 7), rules.Rng(players)
        for number in range(150):
            if state.is_terminal:
                break
            if number % 11 == 10:
                found.append(state.clone())
            state.apply(state.pick(rng))
    return found


def measured(found: list[Any], what: str) -> float:
    """Microseconds of CPU for one call, over all positions. Lists are worked out anew."""
    import numpy as np

    import rules

    game = found[0].game
    rng, own = random.Random(1), rules.Rng(1)
    row_of = getattr(import_module("rules.core.observation"), "ArrayRow", memoryview)
    row = row_of(np.zeros(len(game.observation_names()), np.float32))
    mask = row_of(np.zeros(len(game.actions), np.int8))
    seats = [state.current_player for state in found]
    views = [state.view(seat) for state, seat in zip(found, seats, strict=True)]
    for state in found:
        state.legal_actions()
    total = 0.0
    for _ in range(CALLS):
        fresh = [load(state) for state in found] if what in ("legal", "pick", "choice") else found
        began = time.process_time()
        if what == "observe":
            for state, seat in zip(found, seats, strict=True):
                state.observe_into(seat, row)
        elif what == "mask":
            for state in found:
                state.mask_into(mask)
        elif what == "view":
            for state, seat in zip(found, seats, strict=True):
                state.view(seat)
        elif what == "resample":
            for view in views:
                view.resample(own)
        elif what == "legal":
            for state in fresh:
                state.legal_actions()
        elif what == "pick":
            for state in fresh:
                state.pick(own)
        else:
            for state in fresh:
                rng.choice(state.legal_actions())
        total += time.process_time() - began
    return total / CALLS / len(found) * 1e6


def load(state: Any) -> Any:
    """The same state, with nothing worked out yet."""
    twin = state.clone()
    twin._legal = None
    return twin


def serve(folder: str) -> None:
    """Answer `GAME WHAT` with microseconds."""
    sys.path.insert(0, folder)
    import rules

    assert str(rules.__file__).startswith(folder), rules.__file__
    known: dict[str, list[Any]] = {}
    for asked in sys.stdin:
        game_id, what = asked.split()
        if game_id not in known:
            known[game_id] = states(game_id)
        print(measured(known[game_id], what), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--game", action="append")
    parser.add_argument("--what", action="append")
    parser.add_argument("--serve", action="store_true")
    given = parser.parse_args()
    if given.serve:
        return serve(str(given.folders[0]))
    command = [sys.executable, "-m", "tests.bench.rules.into", "--serve"]
    asked = [
        subprocess.Popen([*command, str(folder.resolve())], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for folder in given.folders
    ]
    for game_id in given.game or GAMES:
        parts = []
        for what in given.what or WHAT:
            found: list[list[float]] = [[] for _ in asked]
            for _ in range(ROUNDS):
                for process, figures in zip(asked, found, strict=True):
                    assert process.stdin is not None
                    assert process.stdout is not None
                    process.stdin.write(f"{game_id} {what}\n")
                    process.stdin.flush()
                    figures.append(float(process.stdout.readline()))
            ratios = [statistics.median(b / a for a, b in zip(found[0], other, strict=True)) for other in found[1:]]
            middles = " ".join(f"{statistics.median(figures):6.2f}" for figures in found)
            parts.append(f"{what} {middles}" + "".join(f" ({ratio:.2f}x)" for ratio in ratios))
        print(f"{game_id:<15}", " | ".join(parts), flush=True)
    for process in asked:
        process.communicate()
    return None


if __name__ == "__main__":
    main()
