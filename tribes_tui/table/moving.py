"""When things move on a table: from the change of a position on, a step at a time, until they lie or a key ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.screen import Screen
from textual.timer import Timer

from tribes_tui.table.motion import EVERY, Moved, is_wanted

if TYPE_CHECKING:
    from tribes_tui.display.targets import Targets
    from tribes_tui.table.piece_ground import PieceGround


class Moving:
    """`changed` gathers the names of what each event changed, until the position is shown that it led to."""

    def __init__(self, screen: Screen[None], ground: PieceGround) -> None:
        self._screen = screen
        self._ground = ground
        self._timer: Timer | None = None
        self.changed: list[Moved] = []

    def begin(self, before: Targets) -> None:
        """Show the way of what moved, if the settings want it; `before`: where things lay."""
        moved, self.changed = self.changed, []
        if not is_wanted(self._screen.app):
            return
        self._ground.begin_motion(before, moved)
        if self._timer is None:
            self._timer = self._screen.set_interval(EVERY, self._step)

    def end(self) -> None:
        """Everything is where it belongs."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._ground.end_motion()

    def _step(self) -> None:
        if not self._ground.step_motion():
            self.end()
