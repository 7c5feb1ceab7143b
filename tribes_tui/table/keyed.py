"""A screen whose bindings are carried out in the order in which the keys were typed."""

from __future__ import annotations

from textual import events

from tribes_tui.widgets.screen.top_screen import TopScreen, meant


class KeyedScreen(TopScreen[None]):
    """Carries out its bindings itself.

    Textual lets a key rise to the app, which looks for its binding later: by then keys typed behind it may have been dealt
    with, and another screen may lie on top.
    """

    async def on_key(self, event: events.Key) -> None:
        """Do at once what the key is bound to; what does nothing here, as copying without a selection, is left to the app."""
        active = self.active_bindings.get(meant(self, event.key)) if self.is_on_top else None
        if active is not None and active.enabled and await self.app.run_action(active.binding.action, active.node):
            event.stop()
            event.prevent_default()
