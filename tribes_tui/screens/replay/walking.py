"""Going through a game: by a move, a turn or a round, to a turning point, or by itself at some pace."""

from __future__ import annotations

from textual.timer import Timer

from saves import Parted
from tribes_tui.play.standings import Standings
from tribes_tui.screens.replay.seen import SeenGame
from tribes_tui.table.frame.screens import SizedScreen

PACES = (3.0, 1.5, 0.7, 0.35, 0.15, 0.05)
"""Seconds a move is shown when the replay runs by itself, slowest first."""


class Walking(SizedScreen):
    """Where in a game one is. A subclass paints it."""

    def __init__(self, seen: SeenGame) -> None:
        super().__init__()
        self.seen = seen
        self.number = 0
        self.pace = PACES.index(0.7)
        self._timer: Timer | None = None
        self._standings: Standings | None = None
        self._trouble = ""

    def paint(self) -> None:
        """Show the position after `number` moves."""
        raise NotImplementedError

    def go_to(self, number: int) -> None:
        """Show the position after `number` moves; the last good one when the rules play the record otherwise."""
        self.number = max(0, min(number, len(self.seen)))
        try:
            self.seen.whole(self.number)
        except Parted as error:
            self.number = 0 if error.good is None else len(error.good.moves)
            self._trouble = str(error)
        self.paint()

    def action_walk(self, where: str) -> None:
        """By a move, a turn, a round, or to an end; a replay that runs stands still then."""
        self._begin()
        self.go_to(self._place(where))

    def _begin(self) -> None:
        """Somebody does something: nothing runs, and what was said is read."""
        self._trouble = ""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _place(self, where: str) -> int:
        if where in ("first", "last"):
            return 0 if where == "first" else len(self.seen)
        if where in ("on", "back"):
            return self.number + (1 if where == "on" else -1)
        starts = self.seen.rounds if where.startswith("round") else self.seen.turn_ends
        if where.endswith("back"):
            return next((start for start in reversed(starts) if start < self.number), 0)
        return next((start for start in starts if start > self.number), len(self.seen))

    def action_run(self) -> None:
        """Move by move by itself, or stop."""
        was_running = self._timer is not None
        self._begin()
        if not was_running:
            if self.number == len(self.seen):
                self.number = 0
            self._timer = self.set_interval(PACES[self.pace], self._step)
        self.paint()

    def action_pace(self, by: int) -> None:
        """Faster or slower, and running."""
        self.pace = max(0, min(len(PACES) - 1, self.pace + by))
        self._begin()
        self.action_run()

    def _step(self) -> None:
        self.number = min(self.number + 1, len(self.seen))
        if self.number == len(self.seen):
            self._begin()
        self.go_to(self.number)

    def action_moment(self, number: int) -> None:
        """To one of the turning points."""
        if self._standings is not None and number < len(self._standings.turning()):
            self._begin()
            self.go_to(self._standings.turning()[number].move)
