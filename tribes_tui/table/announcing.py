"""Lines below the board for a screen reader: each event, and what has the focus, appended one by one."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.app import App
from textual.geometry import Size
from textual.timer import Timer
from textual.widgets import Static

if TYPE_CHECKING:
    from rules import Event
    from tribes_tui.table.at_cursor import AtCursor
    from tribes_tui.words.spoken import Names

LINES = 3
"""So many of the latest are shown."""
ROOM = 27
"""Rows of a window from which on the board leaves them their own; below it one covers the board's line of the focus."""
EVERY = 1.5
"""Seconds that a line stands where there is room for one, while others wait."""


def is_wanted(app: App[object]) -> bool:
    """Whether the settings ask for it."""
    settings = getattr(app, "settings", None)
    return settings is not None and bool(settings.announce)


def left_for_the_board(window: Size) -> Size:
    """What of a window is left beside the lines."""
    return window - (0, LINES) if window.height >= ROOM else window


class Announced(Static):
    """The latest lines, the newest at the bottom."""

    DEFAULT_CSS = """
    Announced { dock: bottom; height: 3; width: 100%; padding: 0 1; content-align: left bottom; }
    Announced.-over { layer: note; height: 1; margin-bottom: 1; }
    """

    def __init__(self, game_id: str) -> None:
        from tribes_tui.words.spoken import spoken_of

        super().__init__(markup=False)
        self._spoken = spoken_of(game_id)
        self._focus: tuple[str | None, str] = None, ""
        self._wait: Timer | None = None
        self.waiting: deque[str] = deque()
        self.lines: deque[str] = deque(maxlen=LINES)

    def happened(self, events: Sequence[Event], names: Names, viewer: int | None) -> None:
        """Say what happened, as it is said in plain mode."""
        from tribes_tui.words.speech import news_sentences

        self._append(news_sentences(self._spoken.news(events, names, viewer), names))

    def looked(self, look: AtCursor) -> None:
        """Say what has the focus now, when it is another thing or another thing is said of it; before what waits."""
        from tribes_tui.words.speech import as_said

        if (look.cursor, look.text) != self._focus and look.text:
            self._append([as_said(look.text)], at_once=True)
        self._focus = look.cursor, look.text

    def fit(self, window: Size) -> None:
        """The window has this size."""
        self.set_class(window.height < ROOM, "-over")
        if not self.has_class("-over"):
            self._show(*self.waiting)
            self.waiting.clear()

    def _append(self, sentences: Sequence[str], at_once: bool = False) -> None:
        from tribes_tui.words.speech import lines_of

        new = lines_of(sentences, max(20, (self.app.size.width or 80) - 2))
        if not self.has_class("-over"):
            self._show(*new)
            return
        if at_once:
            self.waiting.extendleft(reversed(new))
        else:
            self.waiting.extend(new)
        if at_once or self._wait is None:
            self.say_next()

    def say_next(self) -> None:
        """Where there is room for one line: the next of those that wait."""
        if self._wait is not None:
            self._wait.stop()
            self._wait = None
        if self.waiting:
            self._show(self.waiting.popleft())
            self._wait = self.set_timer(EVERY, self.say_next)

    def _show(self, *new: str) -> None:
        self.lines.extend(new)
        self.update("\n".join(self.lines))
