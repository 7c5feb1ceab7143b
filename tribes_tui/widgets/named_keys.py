"""The keys of a screen by name, for the command palette: also those for which its last row has no room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.dom import DOMNode
from textual.screen import Screen

from tribes_tui.words.later import now
from tribes_tui.words.said import forms


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
