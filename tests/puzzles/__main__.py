"""Mining puzzles: positions of games between bots in which one move is better than all others for certain.

    python -m tests.puzzles GAME [GAME ...] [--games 20] [--seed 1] [--into tribes_tui/learning/puzzles] [--resume FILE]
    python -m tests.puzzles GAME [GAME ...] --keep    # first those that are kept, as they are found now; then those of games
    python -m tests.puzzles --check [GAME ...]        # all that are kept, by other draws; and who solves them

The same games of the same bots give the same puzzles: in this process, in several (--jobs J) and on a Dask cluster (--over
ADDRESS, as for `tribes arena`; its workers are started in this folder, so that they find this module). A puzzle is kept when
other draws, as many, say the same. After each game what was found is written, and a line of how far it is. A game that fails is
told, the others go on, and the exit status is 1. With --resume each game is kept in FILE as it comes, and a search that was
stopped or killed goes on with what is there.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import rules
from rules.bots.fingerprint import fingerprint
from tests.puzzles.check import checked, table
from tests.puzzles.mining import mine, still_found
from tribes_tui.commands.tournament.cluster import chosen_engine
from tribes_tui.commands.tournament.engine import Engine
from tribes_tui.commands.tournament.results import Kept
from tribes_tui.errors import Mendable
from tribes_tui.learning.puzzle import FOLDER, puzzles_of

FORMAT = "tribes-puzzles-2"


def main() -> int:
    given = _parser().parse_args()
    try:
        with Kept(given.resume, {"format": FORMAT, "rules": fingerprint()}) as file:
            engine = chosen_engine(given.over, given.jobs, _say)
            try:
                return 0 if _done(engine, given, file) else 1
            finally:
                engine.close()
    except Mendable as error:
        _say(str(error))
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.puzzles", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_of", metavar="GAME", nargs="*", default=list(rules.games))
    parser.add_argument("--games", metavar="N", type=int, default=20)
    parser.add_argument("--seed", metavar="S", type=int, default=1)
    parser.add_argument("--into", metavar="FOLDER", type=Path, default=FOLDER)
    parser.add_argument("--resume", metavar="FILE", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--keep", action="store_true")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=int, default=1, help="how many processes (1)")
    where.add_argument(
        "--over", metavar="ADDRESS", help="a Dask cluster: tcp://host:port, or local:N for N workers here"
    )
    return parser


def _done(engine: Engine, given: argparse.Namespace, file: Kept) -> bool:
    """Mine or check; false if anything failed."""
    if given.check:
        found = [checked(engine, game_id, puzzles_of(game_id)) for game_id in given.games_of]
        print(*table(found), sep="\n")
        return not any(one.failed for one in found)
    given.into.mkdir(parents=True, exist_ok=True)
    seeds = range(given.seed, given.seed + given.games)
    good = []
    for game_id in given.games_of:
        kept = still_found(engine, puzzles_of(game_id), _say) if given.keep else []
        good.append(mine(engine, game_id, seeds, given.into, _say, file, kept))
    return all(good)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
