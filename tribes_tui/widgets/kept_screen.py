"""A widget that stays on the screen where it was mounted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.widget import Widget

if TYPE_CHECKING:
    from textual.screen import Screen


class KeepsScreen(Widget):
    """It looks for its screen once: Textual walks up to it at each question for a size, some hundred at every key."""

    _on: Screen[object] | None = None

    @property
    def screen(self) -> Screen[object]:
        """Where it lies; raises `NoScreen` before it is mounted."""
        if self._on is None:
            self._on = super().screen
        return self._on
