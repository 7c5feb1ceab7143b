"""The settings of a person on a host: colours, signs, keys, and whether talk is read; the host keeps them."""

from __future__ import annotations

from collections.abc import Iterable

from textual.message import Message
from textual.widget import Widget

from tribes_tui.profile.settings import Settings
from tribes_tui.screens.settings.screen import ID, SettingsScreen, field_of
from tribes_tui.server.host.news import AWAY
from tribes_tui.server.session.remote_app import LIKED
from tribes_tui.server.words.said.lobby import settings_kept
from tribes_tui.widgets.choice import Choice
from tribes_tui.words.settings import GROUPS, read_talk, told_away

TALK = "talk"
ON_A_HOST = {heading: [name for name in names if name in LIKED] for heading, names in GROUPS.items()}


class HostSettingsScreen(SettingsScreen):
    """Posts `Liked` for every change."""

    def where(self) -> str:
        """By the host."""
        return settings_kept()

    class Liked(Message):
        """These are the person's settings from now on, whether they read what others say, and are told while away."""

        def __init__(self, settings: Settings, talk: bool, away: bool) -> None:
            super().__init__()
            self.settings, self.talk, self.away = settings, talk, away

    def __init__(self, settings: Settings, talk: bool, away: bool | None = None) -> None:
        """`away`: whether the person is told of their turn while they are not connected; None: nobody can be told."""
        super().__init__(settings, groups=ON_A_HOST)
        self._talk, self._away = talk, away

    def compose_fields(self) -> Iterable[Widget]:
        """The settings, and talk."""
        yield from super().compose_fields()
        yield field_of(TALK, read_talk(), self._talk)
        if self._away is not None:
            yield field_of(AWAY, told_away(), self._away)

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """Keep it."""
        event.prevent_default()
        if event.choice.id in (f"{ID}{TALK}", f"{ID}{AWAY}"):
            if event.choice.id == f"{ID}{TALK}":
                self._talk = bool(event.value)
            else:
                self._away = bool(event.value)
            self.take(self.settings)
            self.explain(event.choice)
        else:
            super().on_choice_turned(event)

    def tell_change(self) -> None:
        """To the session."""
        self.post_message(self.Liked(self.settings, self._talk, bool(self._away)))
