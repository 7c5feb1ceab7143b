"""Textual's list of commands, and the keys of the screen beneath it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.dom import DOMNode
from textual.screen import Screen

from tribes_tui.words.later import now
from tribes_tui.words.said import forms

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


class NamedKey(NamedTuple):
    """What a key does, as the palette lists it, and who does it."""

    title: str
    action: str
    node: DOMNode


def named_keys(screen: Screen[object]) -> Iterator[NamedKey]:
    """Each thing that the keys of a screen do, once, with the first of its keys; what opens the palette is left out."""
    said: set[str] = set()
    for active in screen.active_bindings.values():
        binding = active.binding
        if binding.show and active.enabled and binding.description not in said and binding.action != "command_palette":
            said.add(binding.description)
            cap = binding.key_display or screen.app.get_key_display(binding)
            yield NamedKey(forms.by_name(what=now(binding.description), key=cap), binding.action, active.node)


class NamedKeys(Provider):
    """Offers what the keys of the screen beneath the palette do."""

    async def discover(self) -> Hits:
        """All of it."""
        for title, action, node in named_keys(self.screen):
            yield DiscoveryHit(title, partial(self.app.run_action, action, node))

    async def search(self, query: str) -> Hits:
        """What matches."""
        matcher = self.matcher(query)
        for title, action, node in named_keys(self.screen):
            score = matcher.match(title)
            if score > 0:
                yield Hit(score, matcher.highlight(title), partial(self.app.run_action, action, node))
