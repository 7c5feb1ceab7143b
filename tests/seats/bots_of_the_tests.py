"""Stands in for `rules.bots.levels` in a worker of the tests: bots that do what a test needs."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

from rules.bots.bot import Budget, Candidate

LEVELS = ("sleepy", "stuck", "broken", "deadly", "dies_once", "chatty", "spiteful", "spy", "first")
ADVISER = "adviser"


class Bot:
    def __init__(self, level: str) -> None:
        self.level = level
        self.candidates: list[Candidate] = []

    def choose(self, view: Any, budget: Budget, rng: Any) -> int:
        return getattr(self, f"_{self.level}")(view, budget, rng)

    def _first(self, view: Any, budget: Budget, rng: Any) -> int:
        legal = view.legal_actions()
        self.candidates = [Candidate(action, budget.milliseconds or 0, 0.5, ahead=2.0) for action in legal]
        return legal[0]

    _adviser = _first

    def _sleepy(self, view: Any, budget: Budget, rng: Any) -> int:
        time.sleep((budget.milliseconds or 60_000) / 1000)
        return view.legal_actions()[-1]

    def _stuck(self, view: Any, budget: Budget, rng: Any) -> int:
        while True:
            pass

    def _broken(self, view: Any, budget: Budget, rng: Any) -> int:
        raise ZeroDivisionError("it divided by zero")

    def _deadly(self, view: Any, budget: Budget, rng: Any) -> int:
        os._exit(9)

    def _dies_once(self, view: Any, budget: Budget, rng: Any) -> int:
        mark = Path(os.environ["TRIBES_TEST_MARK"])
        if not mark.exists():
            mark.write_text("died")
            os._exit(9)
        return view.legal_actions()[0]

    def _chatty(self, view: Any, budget: Budget, rng: Any) -> int:
        sys.stdout.write("thinking aloud\n")
        sys.stdout.flush()
        return view.legal_actions()[0]

    def _spiteful(self, view: Any, budget: Budget, rng: Any) -> int:
        return -1

    def _spy(self, view: Any, budget: Budget, rng: Any) -> int:
        modules = sorted(name for name in sys.modules if name.partition(".")[0] in ("textual", "rich", "saves"))
        raise RuntimeError(f"modules {modules}, generator {view.rng}, nice {os.nice(0)}")


def make(level: str) -> Bot:
    return Bot(level)
