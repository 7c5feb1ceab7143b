"""An app on the terminal it was started from, of which only cells that changed are written, and Textual's driver for it."""

from __future__ import annotations

import os
import re
from typing import Any, TypeVar

from rich import _wrap
from rich.console import RenderableType
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.app import App
from textual.driver import Driver
from textual.filter import Monochrome
from textual.screen import Screen

from tribes_tui.display.display import Display, put_update
from tribes_tui.display.looks import DEPTHS
from tribes_tui.display.reader import replace_textuals

_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")
"""Where Rich may break a line: not at the blanks that hold words together, as French has them before its signs."""


def knowing(base: type[Driver]) -> type[Driver]:
    """`base`, a driver of Textual's, as one that tells its app when the terminal is another's for a while."""
    replace_textuals()
    if base.__name__ == "LinuxDriver":
        from tribes_tui.display.job_control import JobDriver

        base = JobDriver

    class LocalDriver(base):  # type: ignore[misc, valid-type]  # the machine chooses the base
        """The terminal is asked nothing that SIGWINCH tells anyway."""

        _app: LocalApp[Any]

        def start_application_mode(self) -> None:
            """At first, and after a suspension: nobody knows what is there."""
            super().start_application_mode()
            self._loop.call_soon_threadsafe(self._app.repaint)

        def stop_application_mode(self) -> None:
            """The terminal draws again as it did before."""
            if self._app.display_layer is not None:
                self.write(self._app.display_layer.leave())
            super().stop_application_mode()

        def _query_in_band_window_resize(self) -> None:
            """Not asked: sizes come by signal, and the mouse in cells."""

    return LocalDriver


# ---- The app -------------------------------------------------------------------------------------------


Result = TypeVar("Result")

UNDER_WAY = 2
"""Writes that may wait for a slow terminal; until they are gone, changes are kept and become one."""

RETRY = 0.02
"""Seconds until the next look whether the terminal has taken them."""

ERASE_PLAINLY = ("screen", "vt", "dumb", "ansi", "cygwin", "rxvt", "cons25")
"""Beginnings of the names of terminals that don't fill what they erase with the colour behind."""


class LocalApp(App[Result]):
    """As `App`, but what it writes are differences. In tests without a terminal nothing is written at all."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.display_layer: Display | None = None
        self.depth: str | None = None
        """The depth of colour for which pieces choose theirs; None: that of the terminal."""
        self._filters = [one for one in self._filters if not isinstance(one, Monochrome)]  # no colour is sent at all
        self._is_late = False

    def show_plain_signs(self, wanted: bool) -> None:
        """Whether what the toolkit draws by itself is in ASCII, too."""
        self._filters = [one for one in self._filters if type(one).__name__ != "PlainSigns"]
        if wanted:
            from tribes_tui.display.glyphs import PlainSigns

            self._filters.append(PlainSigns())

    def get_driver_class(self) -> type[Driver]:
        """Textual's choice, knowing of the display."""
        return knowing(super().get_driver_class())

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        is_textuals = self.is_headless or self._driver is None or self._driver.is_inline
        if is_textuals or not isinstance(renderable, (LayoutUpdate, ChopsUpdate)):
            super()._display(screen, renderable)
            return
        if self._running and not self._closed and not self._batch_count:
            self._take(renderable)
            self._write_difference()
        self.post_display_hook()

    def _take(self, update: LayoutUpdate | ChopsUpdate) -> None:
        """What is to be shown, as the compositor says."""
        if isinstance(update, LayoutUpdate):
            width, height = update.region.size
            if self.display_layer is None:
                self.display_layer = self._make_display(width, height)
            elif (self.display_layer.width, self.display_layer.height) != (width, height):
                self.display_layer.resize(width, height)
        if self.display_layer is not None:
            put_update(self.display_layer, update)

    def _make_display(self, width: int, height: int) -> Display:
        system = None if self.no_color else self.console._color_system
        depth = next((name for name, value in DEPTHS.items() if value == system), "truecolor")
        return Display(width, height, depth, not os.environ.get("TERM", "").lower().startswith(ERASE_PLAINLY))

    def _write_difference(self) -> None:
        """Write what the terminal doesn't show yet; later, if it hasn't even taken what was written before."""
        display, driver = self.display_layer, self._driver
        if display is None or driver is None or not display.is_pending:
            return
        if self.is_behind:
            if not self._is_late:
                self._is_late = True
                self.set_timer(RETRY, self._write_late)
            return
        display.is_synchronized = self._sync_available
        x, y = self.screen.outer_size.clamp_offset(self.cursor_position)
        display.cursor = (x, y)
        text = display.difference()
        if text:
            driver.write(text)
            driver.flush()

    def _write_late(self) -> None:
        self._is_late = False
        self._write_difference()

    @property
    def is_behind(self) -> bool:
        """Whether Textual's writing thread, which holds up everything when it is full, has still much to do."""
        writer = getattr(self._driver, "_writer_thread", None)
        return writer is not None and writer._queue.qsize() >= UNDER_WAY

    def repaint(self) -> None:
        """Write the whole screen anew: something else has written on the terminal."""
        if self.display_layer is not None:
            self.display_layer.forget()
            self._write_difference()
