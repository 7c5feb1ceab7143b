"""What is really sent for a screen in a test: the differences that the display layer makes of its frames."""

from __future__ import annotations

from typing import Any

from textual.screen import Screen

from tribes_tui.display.display import Display


class Wire:
    """A line to a terminal that shows the screen as it is now."""

    def __init__(self, screen: Screen[Any], depth: str = "truecolor") -> None:
        self._screen = screen
        self._display = Display(screen.size.width, screen.size.height, depth, False)
        self.sent()

    def sent(self) -> int:
        """How many bytes show what has changed since it was asked last."""
        self._display.frame(self._screen._compositor.render_strips(), (0, 0))
        return len(self._display.difference().encode())
