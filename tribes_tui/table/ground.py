"""What a table is shown on: the old painted sheet, or pieces that are widgets. The stage knows no more of it than this."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from textual.app import App, ComposeResult
from textual.geometry import Offset

from tribes_tui.display.targets import Targets
from tribes_tui.table.look import Look
from tribes_tui.table.scene import Scene

Moved = Sequence[str]
"""The names of what one event changed: of one thing that is elsewhere now, or of places a thing went between."""


class Ground(Protocol):
    """Shows scenes, and says where things lie on it."""

    @property
    def is_ready(self) -> bool:
        """Whether there is room to show anything yet."""

    @property
    def targets(self) -> Targets:
        """What can be chosen or asked about, where it is shown now."""

    @property
    def footer(self) -> Targets:
        """The keys of the last row, where they can be clicked."""

    def forget_places(self) -> None:
        """The window has another size: things lie elsewhere."""

    def compose(self) -> ComposeResult:
        """The widgets of the screen."""

    def restyle(self, app: App[object]) -> None:
        """Take on the app's present theme."""

    def draw(self, scene: Scene) -> None:
        """Show another position."""

    def show(self, scene: Scene, look: Look) -> Offset:
        """Show what is lit, picked, fresh and under the cursor, and the line about it.

        Returns where on the screen the terminal's own cursor belongs.
        """

    @property
    def moves(self) -> bool:
        """Whether anything moves."""

    def begin_motion(self, before: Targets, moved: Iterable[Moved]) -> None:
        """Show what moved, from where it was before."""

    def step_motion(self) -> bool:
        """The next frame; whether anything still moves."""

    def end_motion(self) -> None:
        """Nothing moves any more."""
