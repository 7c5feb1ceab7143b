"""Textual's list of commands, and the keys of the screen beneath it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.screen import Screen
from textual.timer import Timer

from tribes_tui.words.language import now
from tribes_tui.words.said import forms

if TYPE_CHECKING:
    from textual.app import App


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


class Offered(NamedTuple):
    """What the palette lists, what choosing it does, and more about it."""

    title: str
    run: Callable[[], Any]
    text: str | None = None


def named_keys(screen: Screen[object]) -> Iterator[Offered]:
    """Each thing that the keys of a screen do, once, with the first of its keys; what opens the palette is left out."""
    said: set[str] = set()
    for active in screen.active_bindings.values():
        binding = active.binding
        if binding.show and active.enabled and binding.description not in said and binding.action != "command_palette":
            said.add(binding.description)
            cap = binding.key_display or screen.app.get_key_display(binding)
            run = partial(screen.app.run_action, binding.action, active.node)
            yield Offered(forms.by_name(what=now(binding.description), key=cap), run)


class NamedKeys(Provider):
    """Offers what the keys of the screen beneath the palette do."""

    def offered(self) -> Iterator[Offered]:
        """All that it knows of."""
        return named_keys(self.screen)

    async def discover(self) -> Hits:
        """All of it."""
        for title, run, text in self.offered():
            yield DiscoveryHit(title, run, help=text)

    async def search(self, query: str) -> Hits:
        """What matches, by its title or what is said of it."""
        matcher = self.matcher(query)
        for title, run, text in self.offered():
            score = matcher.match(f"{title} {text}" if text else title)
            if score > 0:
                yield Hit(score, matcher.highlight(title), run, help=text)
