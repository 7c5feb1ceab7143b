"""What lies beneath the first table until somebody comes home: nobody ever sees it."""

from __future__ import annotations

from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget


class NothingYet(Screen[None]):
    """A screen without anything, never laid out: whatever changes beneath the top has Textual paint all of the top again."""

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """Neither messages nor tooltips."""

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """There is nothing to be laid out."""
