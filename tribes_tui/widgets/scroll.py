"""What is longer than its room: a container that scrolls on the felt, and the sign that there is more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import VerticalScroll
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widget import Widget

from tribes_tui.widgets.felt import felt_lines
from tribes_tui.widgets.words import Words
from tribes_tui.words.said import forms

if TYPE_CHECKING:
    from tribes_tui.widgets import messages


class Scroll(VerticalScroll, can_focus=False):
    """Children one below the other on the felt, scrolled to whichever has the focus. Its bar is a `MoreSign`."""

    DEFAULT_CSS = "Scroll { height: 1fr; scrollbar-size-vertical: 0; }"
    ALLOW_SELECT: ClassVar[bool] = False

    def render_lines(self, crop: Region) -> list[Strip]:
        """Rows of felt."""
        return felt_lines(self, crop)


class Reading(Scroll, can_focus=True):
    """Something to read: arrows, Page up and down, Home and End scroll it."""

    DEFAULT_CSS = "Reading Static { background: transparent; }"


class MoreSign(Words):
    """One row that says where there is more of a widget than can be seen; a click goes there."""

    def __init__(self, scrolled: Widget, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scrolled = scrolled

    def on_mount(self) -> None:
        """Follow what is scrolled."""
        for what in ("scroll_y", "virtual_size", "size"):
            self.watch(self._scrolled, what, self._look)
        self._look()

    def _look(self) -> None:
        self.call_after_refresh(self._count)

    def _count(self) -> None:
        above, below = self._where()
        text = forms.both() if above and below else forms.above() if above else forms.below() if below else ""
        self.say(((text, "accent"),) if text else ())

    def _where(self) -> tuple[bool, bool]:
        scrolled = self._scrolled
        return scrolled.scroll_y > 0, scrolled.scroll_y < scrolled.max_scroll_y

    def place_at(self, where: Offset) -> str:
        """The whole row, as long as there is more."""
        return "more" if any(self._where()) else ""

    def on_drawn_chosen(self, message: messages.Chosen) -> None:
        """A page on; from the end back to the beginning."""
        message.stop()
        if self._where()[1]:
            self._scrolled.scroll_page_down(animate=False)
        else:
            self._scrolled.scroll_home(animate=False)
