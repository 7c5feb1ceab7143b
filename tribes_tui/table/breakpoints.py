"""A screen whose style sheets may lay things out otherwise at some sizes: classes `-w120`, `-h40`, `-from-w100`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.geometry import Size

from tribes_tui.widgets.screen.top_screen import TopScreen

LEAST = Size(80, 24)
"""The smallest window for a table."""
WIDTHS = (0, 80, 100, 120, 160, 200)
HEIGHTS = (0, 24, 30, 40, 50, 60)


class SizedScreen(TopScreen[None]):
    """It has one class for its width and one for its height, the largest that it reaches; and `-from-...` for each that it reaches."""

    LEAST = LEAST
    WIDTHS: ClassVar[tuple[int, ...]] = WIDTHS
    HEIGHTS: ClassVar[tuple[int, ...]] = HEIGHTS
    _has_been_on_top = False
    _sized: frozenset[str] = frozenset()
    """The classes that it has for its size."""

    def forget_places(self) -> None:
        """Something may lie elsewhere: the window has another size, or widgets have."""

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Whoever asked where things lie before the layout was told where they lay."""
        super()._refresh_layout(size, scroll)
        self.forget_places()

    def table_size(self, window: Size) -> Size:
        """How much of a window the table has; what stands beside or below it takes the rest."""
        return window

    async def _compose(self) -> None:
        """Classes before there are children: these are styled and laid out once."""
        self._take_classes(self.app.size)
        await super()._compose()

    def _on_screen_resume(self, event: events.ScreenResume) -> None:
        """What was styled just now, as it was mounted, is not styled once more."""
        event.refresh_styles = event.refresh_styles and self._has_been_on_top
        self._has_been_on_top = True

    def _take_classes(self, size: Size) -> bool:
        """The classes for a window of this size; whether they are others."""
        width, height = self.table_size(size)
        wanted = {*_classes("w", self.WIDTHS, width), *_classes("h", self.HEIGHTS, height)}
        left, come = self._sized - wanted, wanted - self._sized
        self._sized = frozenset(wanted)
        self.update_classes({**dict.fromkeys(left, False), **dict.fromkeys(come, True)}, update=False)
        return bool(left or come)

    def _screen_resized(self, size: Size) -> None:
        """Classes for the new size first: Textual would lay out and paint with the old ones, then once more."""
        if self._take_classes(size) and self.is_attached and self.stack_updates:
            self.app.stylesheet.update(self, animate=False)
        self.forget_places()
        super()._screen_resized(size)


def _classes(side: str, steps: Sequence[int], length: int) -> list[str]:
    """Those for a length of a side: that of the largest step that it reaches, and one for each that it reaches."""
    reached = [step for step in steps if step <= length]
    return [f"-{side}{max(reached)}", *(f"-from-{side}{step}" for step in reached)]
