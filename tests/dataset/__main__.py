"""`python -m tests.dataset --games 10`: play the data set into `build/dataset`, and say its digest."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import rules
from tests.dataset.kinds import KINDS, kinds
from tests.dataset.playing import games
from tests.dataset.writing import write


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and write; 0."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.dataset", description="Plays the data set of games between bots."
    )
    parser.add_argument("--games", type=int, default=10, metavar="N", help="games of each kind (10)")
    parser.add_argument("--only", default=",".join(rules.games), metavar="GAMES", help="of these games only")
    parser.add_argument("--levels", default=",".join(KINDS), metavar="LEVELS", help=f"of these: {', '.join(KINDS)}")
    parser.add_argument("--into", type=Path, default=Path("build/dataset"), metavar="FOLDER", help="build/dataset")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count(), metavar="N", help="processes (one a core); the bytes are the same"
    )
    chosen = parser.parse_args(arguments)
    wanted, levels = chosen.only.split(","), chosen.levels.split(",")
    unknown = [name for name in (*wanted, *levels) if name not in rules.games and name not in KINDS]
    if unknown or chosen.games < 1:
        parser.error(f"there is no {unknown[0]!r}" if unknown else "at least one game of each kind")
    digest = write(chosen.into, games([*kinds(wanted, levels)], chosen.games, chosen.jobs))
    sys.stdout.write(f"{chosen.into}: {digest}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
