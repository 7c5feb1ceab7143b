"""`python -m tests.bench.screen.key_profile [GAME ...]`: where a key press on a table in mid-game spends its time.

In a real terminal, on the tables of `midgame`. Writes `profiles/key-GAME.txt`; what was tried and what it gave is in
`profiles/keys.md`.
"""

from __future__ import annotations

import io
import os
import pstats
import signal
import sys
import tempfile
import time
from pathlib import Path

import rules
from tests.bench.screen.midgame import CONTINUE, laid
from tests.bench.screen.program import Program
from tests.bench.screen.screen_part import KEYS, MARKER

FOLDER = Path(__file__).parent / "profiles"
TIMES = 10
LINES = 32
WATCHED = f"""
import cProfile, os, signal
profile = cProfile.Profile()
def tell(*_):
    profile.disable()
    profile.dump_stats(os.environ["TOLD"] + ".part")
    os.rename(os.environ["TOLD"] + ".part", os.environ["TOLD"])
signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
signal.signal(signal.SIGUSR2, tell)
{CONTINUE}
"""


def profiled(game_id: str) -> str:
    """The profile of so many keys, as text: sorted by the time in each function itself, then with all it calls."""
    with tempfile.TemporaryDirectory() as folder:
        home, told = laid(game_id, Path(folder)), Path(folder) / "told"
        program = Program((sys.executable, "-c", WATCHED), TRIBES_HOME=str(home), TOLD=str(told))
        try:
            program.until(MARKER, longest=60.0)
            program.settle(1.0)
            os.kill(program.pid, signal.SIGUSR1)
            for key in KEYS * TIMES:
                program.press(key)
                program.settle(0.05)
            os.kill(program.pid, signal.SIGUSR2)
            end = time.monotonic() + 10
            while not told.exists() and time.monotonic() < end:
                time.sleep(0.05)
            return told_of(told)
        finally:
            program.end()


def told_of(stats: Path) -> str:
    """The stats with short names, without what waits."""
    out = io.StringIO()
    found = pstats.Stats(str(stats), stream=out)
    found.strip_dirs()
    keys = len(KEYS) * TIMES
    out.write(f"{keys} keys; divide by {keys} for one. The profiler itself makes everything about twice as slow.\n")
    found.sort_stats("tottime").print_stats(LINES)
    found.sort_stats("cumulative").print_stats(LINES * 2)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines() if line.strip()) + "\n"


def main(games: list[str]) -> None:
    """Profile these games, or all."""
    FOLDER.mkdir(exist_ok=True)
    for game_id in games or list(rules.games):
        (FOLDER / f"key-{game_id}.txt").write_text(profiled(game_id), encoding="utf-8")
        print(FOLDER / f"key-{game_id}.txt")


if __name__ == "__main__":
    main(sys.argv[1:])
