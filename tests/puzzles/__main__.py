"""Mining puzzles: positions of games between bots in which one move is better than all others for certain.

    python -m tests.puzzles GAME [GAME ...] [--games 20] [--seed 1] [--into tribes_tui/learning/puzzles]
    python -m tests.puzzles --check [GAME ...]        # all that are kept, by other draws; and who solves them

The same games give the same puzzles. A puzzle is kept when other draws, as many, say the same. After each game what was found is
written, and a line of how far it is.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import rules
from tests.puzzles.check import checked, holds, table
from tests.puzzles.mine import found_in
from tribes_tui.learning.puzzle import FOLDER, Puzzle, puzzles_of

MOST = 50
"""Of a game."""


def mine(game_id: str, seeds: range, into: Path) -> None:
    """Write the puzzles of these games of two players."""
    found: list[Puzzle] = []
    began = time.process_time()
    for number, seed in enumerate(seeds, 1):
        found += [one for one in found_in(game_id, 2, seed) if holds(one)]
        path = into / f"{game_id}.json"
        made = {"seeds": [seeds.start, seed]}
        rows = ",\n".join(json.dumps(one.fields(), ensure_ascii=False, separators=(",", ":")) for one in found[:MOST])
        path.write_text(f'{{"mined": {json.dumps(made)}, "puzzles": [\n{rows}\n]}}\n', encoding="utf-8")
        spent = time.process_time() - began
        print(f"{game_id}: {number} of {len(seeds)} games, {len(found)} puzzles, {spent:.0f} s of CPU", flush=True)
        if len(found) >= MOST:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", metavar="GAME", nargs="*", default=list(rules.games))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    if given.check:
        print(*table([checked(game_id, puzzles_of(game_id)) for game_id in given.games_of]), sep="\n")
        return
    given.into.mkdir(parents=True, exist_ok=True)
    for game_id in given.games_of:
        mine(game_id, range(given.seed, given.seed + given.games), given.into)


if __name__ == "__main__":
    main()
