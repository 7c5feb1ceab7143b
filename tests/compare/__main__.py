"""Compare the rules of two checkouts (or of two unpacked wheels).

python -m tests.compare games OLD NEW [--seeds 200] [--game indy]
    walks through random games with both: keys, legal actions and events at every ply, and now and then views,
    resampled states, hints, values, notation and reloaded dumps. Says the first game in which they differ; exit code 1.
python -m tests.compare speed OLD NEW [--pairs 21] [--game indy]
    random playouts and clones, in turn: the median of the ratios NEW / OLD, with its interval.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import rules
from tests.compare import games, speed


def main(arguments: list[str]) -> int:
    """Compare; 1 when games differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.compare", description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("games", "speed"))
    parser.add_argument("old", type=Path, help="the folder in which the older `rules` lies")
    parser.add_argument("new", type=Path, help="the folder in which the newer `rules` lies")
    parser.add_argument("--seeds", type=int, default=200, help="games for each number of players")
    parser.add_argument("--pairs", type=int, default=21, help="measurements of each")
    parser.add_argument("--game", action="append", help="only this game (more than once: these); tribe@1: older rules")
    chosen = parser.parse_args(arguments)
    for game in chosen.game or ():
        if game not in rules.games:
            parser.error(f"there is no game {game!r} (games: {', '.join(rules.games)})")
    folders, ids = (chosen.old.resolve(), chosen.new.resolve()), chosen.game or [*rules.games]
    if chosen.what == "games":
        return games.compare(*folders, ids, chosen.seeds)
    return speed.compare(*folders, ids, chosen.pairs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
