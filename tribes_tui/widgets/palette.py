"""Textual's list of commands by name; what it wanted to show later is not shown when it is closed by then, which broke the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.command import CommandList, CommandPalette

if TYPE_CHECKING:
    from textual.app import App
    from textual.timer import Timer


class NamePalette(CommandPalette):
    """As Textual's."""

    @property
    def _is_whole(self) -> bool:
        """Whether its parts are there, which go one by one: what is found late has no place any more."""
        return self.is_attached and bool(self.query(CommandList)) and bool(self.query("#--input"))

    def set_timer(self, delay: float, callback: Callable[[], Any] | None = None, **more: Any) -> Timer:
        """As ever, while this is open."""
        return super().set_timer(delay, lambda: callback() if callback is not None and self._is_whole else None, **more)

    def _watch__list_visible(self) -> None:
        if self._is_whole:
            super()._watch__list_visible()

    async def _watch__show_busy(self) -> None:
        if self._is_whole:
            await super()._watch__show_busy()


def open_palette(app: App[Any]) -> None:
    """Put it over everything, unless it is there."""
    if app.use_command_palette and not NamePalette.is_open(app):
        app.push_screen(NamePalette(id="--command-palette"))
