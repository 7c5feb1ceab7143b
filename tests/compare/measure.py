"""Measures the rules of one folder, a line of the input at a time: `python -m tests.compare.measure FOLDER`."""

from __future__ import annotations

import random
import sys

from tests.bench.rules import playouts


def main(folder: str) -> None:
    """Answer `rate GAME SECONDS` with decisions per second of CPU, `clone GAME SECONDS` with microseconds."""
    sys.path.insert(0, folder)
    import rules

    assert str(rules.__file__).startswith(folder), f"{rules.__file__} is not in {folder}"
    rng = random.Random(1)
    for line in sys.stdin:
        what, game_id, seconds = line.split()
        if what == "rate":
            print(playouts.rate(playouts.ours(game_id), rng, float(seconds))[0], flush=True)
        else:
            print(playouts.clone_cost(game_id), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
