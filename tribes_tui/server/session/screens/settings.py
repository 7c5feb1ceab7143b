"""The settings of a person on a host: colours, signs, keys, and whether talk is read; the host keeps them."""

from __future__ import annotations

from collections.abc import Iterable

from textual.message import Message
from textual.widget import Widget

from tribes_tui.profile.settings import Settings
from tribes_tui.screens.settings.screen import ID, SettingsScreen, field_of
from tribes_tui.server.session.likes import OFFERED
from tribes_tui.widgets.choice import Choice
from tribes_tui.words.hosting import KEPT
from tribes_tui.words.settings import GROUPS, READ_TALK

TALK = "talk"
ON_A_HOST = {heading: [name for name in names if name in OFFERED] for heading, names in GROUPS.items()}


class HostSettingsScreen(SettingsScreen):
    """Posts `Liked` for every change."""

    where = KEPT

    class Liked(Message):
        """These are the person's settings from now on, and whether they read what others say."""

        def __init__(self, settings: Settings, talk: bool) -> None:
            super().__init__()
            self.settings, self.talk = settings, talk

    def __init__(self, settings: Settings, talk: bool) -> None:
        super().__init__(settings, groups=ON_A_HOST)
        self._talk = talk

    def compose_fields(self) -> Iterable[Widget]:
        """The settings, and talk."""
        yield from super().compose_fields()
        yield field_of(TALK, READ_TALK, READ_TALK.values, self._talk)

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """Keep it."""
        event.prevent_default()
        if event.choice.id == f"{ID}{TALK}":
            self._talk = bool(event.value)
            self.take(self.settings)
            self.explain(event.choice)
        else:
            super().on_choice_turned(event)

    def tell_change(self) -> None:
        """To the session."""
        self.post_message(self.Liked(self.settings, self._talk))
