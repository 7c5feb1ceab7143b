"""The compiled rules beside the plain ones: another process, which loads them from the wheel that `make wheel` made."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.bench.rules import playouts
from tests.wheel.wheels import ROOT, built, unpacked


class Compiled:
    """A process with compiled rules that plays when it is told to."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "tests.bench.rules.compiled", str(folder)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    @classmethod
    def start(cls, folder: Path) -> Compiled | None:
        """Unpack the compiled wheel into `folder` and start; None when there is no wheel of today's rules."""
        wheels = built()
        return None if wheels is None else cls(unpacked(wheels.compiled, folder))

    def rate(self, game_id: str, is_picking: bool, seconds: float) -> tuple[float, float]:
        """See `playouts.rate`."""
        cpu, wall = self._ask(f"rate {game_id} {int(is_picking)} {seconds}")
        return cpu, wall

    def clone_cost(self, game_id: str) -> float:
        """See `playouts.clone_cost`."""
        return self._ask(f"clone {game_id}")[0]

    def _ask(self, line: str) -> list[float]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return [float(number) for number in self._process.stdout.readline().split()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()


def main(folder: str) -> None:
    """Answer each line of the input with a line of numbers."""
    sys.path.insert(0, folder)
    import rules

    state = rules.games["indy"].new_state(seed=0)
    assert not str(sys.modules[type(state).__module__].__file__).endswith(".py")
    plays = {
        (game_id, is_picking): playouts.ours(game_id, is_picking) for game_id in rules.games for is_picking in (0, 1)
    }
    rng = random.Random(1)
    for line in sys.stdin:
        match line.split():
            case ["rate", game_id, is_picking, seconds]:
                print(*playouts.rate(plays[game_id, int(is_picking)], rng, float(seconds)), flush=True)
            case ["clone", game_id]:
                print(playouts.clone_cost(game_id), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
