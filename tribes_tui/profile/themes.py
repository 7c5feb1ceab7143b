"""All themes of an app, a person's own among them, put on again as soon as their files change."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saves.place import home
from tribes_tui.theme.built_in import DARK, OFFERED

if TYPE_CHECKING:
    from textual.app import App
    from textual.timer import Timer

EVERY = 1.0
"""Seconds between two looks at the files, while one of them is worn."""


class Themes:
    """The themes of `app`: `own` are the names of a person's own, `troubles` a line about each file that is wrong."""

    def __init__(self, app: App[Any], folder: Path | None = None) -> None:
        self._app = app
        self._folder = folder or home()
        self._stamp: object = None
        self._timer: Timer | None = None
        self.own: tuple[str, ...] = ()
        self.troubles: list[str] = []

    def fill(self) -> None:
        """Register our themes, and those in the person's files."""
        for theme in OFFERED:
            self._app.register_theme(theme)
        if os.path.isdir(self._folder / "themes"):  # noqa: PTH112 - Path.is_dir raises for some impossible names
            self._take_own()

    def watch(self) -> None:
        """Look at the files from time to time while one of them is worn, else no more."""
        worn = self._app.theme in self.own
        if worn and self._timer is None:
            self._timer = self._app.set_interval(EVERY, self.look)
        elif not worn and self._timer is not None:
            self._timer.stop()
            self._timer = None

    def look(self) -> None:
        """Put the theme on again if its file has changed; a file with a mistake changes nothing and is told."""
        from tribes_tui.theme import own

        if own.stamp(self._folder) == self._stamp:
            return
        name = self._app.theme
        self._take_own()
        if name in self.own:
            self._app.theme = DARK.name
            self._app.theme = name
        for trouble in self.troubles:
            self._app.notify(trouble, severity="warning")

    def _take_own(self) -> None:
        from tribes_tui.theme import own

        found = own.load(self._folder)
        self._stamp = own.stamp(self._folder)
        for theme in found.themes:
            self._app.register_theme(theme)
        self.own = tuple(theme.name for theme in found.themes)
        self.troubles = found.troubles
