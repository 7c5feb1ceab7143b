"""The others in a lesson: they play what the script says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Any

from tribes_tui.seats.worker import Answer, view_from


class Script:
    """Answers like a thinker, at once. `next_move` gives the notation that is due; after the last nobody is asked."""

    def __init__(self, next_move: Callable[[], str]) -> None:
        self._next_move = next_move

    def ask(self, view: Mapping[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        """What the script says."""
        action = view_from(view).read(self._next_move())
        future: Future[Answer] = Future()
        future.set_result(Answer(action, 0.0, []))
        return future

    def cancel(self) -> None:
        """Nothing is ever under way."""

    def close(self) -> None:
        """Nothing to close."""
