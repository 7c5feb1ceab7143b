"""`python -m rules.check GAME`: the battery on an installed game, for every number of players; what fails is said in words.

The exit code is 0 when all of it holds, 1 when something fails, 2 when there is no such game.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence

from rules import UnknownGame, games
from rules.check.battery import CHECKS, AnyGame, Check

SEEDS = 3


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the game that is named."""
    parser = argparse.ArgumentParser("python -m rules.check", description="Whether a game keeps the contract.")
    parser.add_argument("game", metavar="GAME", help="its id, such as indy")
    parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N", help=f"so many random games a check ({SEEDS})")
    chosen = parser.parse_args(arguments)
    if not __debug__:
        sys.stderr.write("python -O leaves out what is to be checked: run it without -O\n")
        return 2
    try:
        game = games[chosen.game]
    except UnknownGame as error:
        sys.stderr.write(f"{error}\n")
        return 2
    failed = [check for check in CHECKS if not _holds(game, check, chosen.seeds)]
    sys.stdout.write(f"{game.title}: {len(CHECKS) - len(failed)} of {len(CHECKS)} hold\n")
    return 1 if failed else 0


def _holds(game: AnyGame, check: Check, seeds: int) -> bool:
    promise = " ".join((check.__doc__ or "").split("\n\n")[0].split())
    for players in game.players:
        for seed in range(seeds):
            try:
                check(game, players, seed)
            except Exception as error:  # a game that is being written may do anything
                sys.stdout.write(f"FAILS  {promise}\n       {players} players, seed {seed}: {_why(error)}\n")
                return False
    sys.stdout.write(f"holds  {promise}\n")
    return True


def _why(error: Exception) -> str:
    """What was raised, and where in the game or in the check."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    told = str(error).partition("\n")[0] or last.line or ""
    return f"{type(error).__name__}: {told} ({last.filename}, line {last.lineno})"


if __name__ == "__main__":
    sys.exit(main())
