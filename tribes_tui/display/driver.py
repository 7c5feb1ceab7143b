"""Textual's driver for this terminal, with what a display must know of its beginnings and ends."""

from __future__ import annotations

from typing import Protocol

from textual.driver import Driver

from tribes_tui.display.display import Display
from tribes_tui.display.reading.reader import replace_textuals


class AppWithDisplay(Protocol):
    """An app that draws through a display: what its driver tells it, and needs of it."""

    display_layer: Display | None

    def repaint(self) -> None:
        """Paint everything anew: nobody knows what the terminal shows."""


def knowing(base: type[Driver]) -> type[Driver]:
    """`base`, a driver of Textual's, as one that tells its app when the terminal is another's for a while."""

    replace_textuals()
    if base.__name__ == "LinuxDriver":
        from tribes_tui.display.job_control import JobDriver

        base = JobDriver

    class LocalDriver(base):  # type: ignore[misc, valid-type]  # the machine chooses the base
        """The terminal is asked nothing that SIGWINCH tells anyway."""

        _app: AppWithDisplay

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
