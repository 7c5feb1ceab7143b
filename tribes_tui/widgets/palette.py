"""Textual's list of commands by name; what it wanted to show later is not shown when it is closed by then, which broke the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.command import CommandPalette

if TYPE_CHECKING:
    from textual.app import App
    from textual.timer import Timer


class NamePalette(CommandPalette):
    """As Textual's."""

    def set_timer(self, delay: float, callback: Callable[[], Any] | None = None, **more: Any) -> Timer:
        """As ever, while this is open."""

        def show() -> object:
            return callback() if callback is not None and self.is_attached and len(self.children) else None

        return super().set_timer(delay, show, **more)


def open_palette(app: App[Any]) -> None:
    """Put it over everything, unless it is there."""
    if app.use_command_palette and not NamePalette.is_open(app):
        app.push_screen(NamePalette(id="--command-palette"))
