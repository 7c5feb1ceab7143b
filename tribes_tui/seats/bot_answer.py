"""Asking a bot for its move: the one place that knows how bots are made and called."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

import rules
from rules import Rng, State
from rules.bots.bot import Bot, Budget, Candidate
from rules.bots.levels import make
from rules.core.registry import edition


class Answer(NamedTuple):
    """What a bot answers: an action, how many seconds it thought, and the moves it weighed, best first."""

    action: int
    seconds: float
    candidates: list[Candidate]


class BotPool:
    """The bots of this process: one for each game, level and seat, kept so that a search may keep its tree."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, int | None], Bot] = {}

    def choose(self, view: State, level: str, seed: int, milliseconds: float | None = None) -> Answer:
        """What the bot of `level` does for the viewer of `view`; the same arguments, the same answer,
        unless the answer depends on the time given (`milliseconds`; None: the level's own)."""
        bot = self._bot(view, level)
        began = time.perf_counter()
        action = bot.choose(view, Budget(milliseconds=milliseconds), Rng(seed))
        return Answer(action, time.perf_counter() - began, bot.candidates)

    def _bot(self, view: State, level: str) -> Bot:
        key = (edition(view.game), level, view.viewer)
        if key not in self._bots:
            self._bots[key] = make(level)
        return self._bots[key]


def sent(view: State) -> dict[str, Any]:
    """A view as another process is given it, in plain JSON: what it shows, what its viewer remembers, and by which version
    of the rules."""
    return {"rules": edition(view.game), "view": view.dump(), "memory": view.memory()}


def view_from(given: Mapping[str, Any]) -> State:
    """The view that was `sent`."""
    view: State = rules.games[str(given["rules"])].load(given["view"])
    view.recall(given["memory"])
    return view
