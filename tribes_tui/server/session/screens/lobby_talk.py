"""What is said in the lobby: the box of it, and the line that one adds."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar

from textual.widgets import Input

from tribes_tui.server.session.asking import AskingApp, told
from tribes_tui.server.session.screens.host_screen import AskScreen, HostScreen
from tribes_tui.server.words.said import lobby, table, waiting
from tribes_tui.widgets.drawing import Line
from tribes_tui.widgets.screen.choice import Value
from tribes_tui.widgets.screen.form import Explanation, parted


class TalkBox(Explanation):
    """What was said: where there is little room, the last of it, line by line."""

    LEAST: ClassVar = 1
    least_rows = 3
    """With its frame, however much else there is: two lines are read, if two were said."""

    def fitted(self, paragraphs: Sequence[Sequence[Line]], room: int) -> list[Line]:
        """The last ones that are whole; parted if there is room for that."""
        kept: list[Sequence[Line]] = []
        for one in reversed(paragraphs):
            if kept and sum(map(len, kept)) + len(one) > room:
                break
            kept.insert(0, one)
        close = [line for one in kept for line in one]
        return (parted(kept) if len(parted(kept)) <= room else close)[:room]

    def hear(self, app: AskingApp) -> None:
        """As many of the last lines as there is room for."""
        chat = app.host.talk.lobby
        times = [*[None] * (len(chat.said) - len(chat.said_at)), *chat.said_at]
        heard = [(line, at) for line, at in zip(chat.said, times, strict=True) if app.hears(line)]
        lines = []
        for line, at in heard:
            name, _, text = line.partition(":")
            when = None if at is None else datetime.fromtimestamp(at)
            lines.append(Value(name, name if when is None else lobby.speaker(at=when, name=name), text.strip()))
        self.least_rows = 2 + min(2, max(1, len(lines)))
        rows = max(2, self.size.height - 2)
        none = lobby.silent_to_you() if chat.said else lobby.silent()
        self.show(lobby.talk(), "" if lines else none, lines[-rows:])


MUTE, UNMUTE, REPORT = "/mute", "/unmute", "/report"  # no words: they are typed


def commanded(app: AskingApp, text: str) -> str | None:
    """What comes of a line that begins as a command does, which nobody else reads, be it mistyped; None for one that is said."""
    if not text.startswith("/"):
        return None
    command, _, name = text.partition(" ")
    if command in (MUTE, UNMUTE) and name.strip():
        return app.mute(name.strip(), is_muted=command == MUTE)
    if command == REPORT and name.strip():
        from tribes_tui.server.session.screens.club.order import report

        other = app.host.people.called(name)
        if other is None or other.id == app.person.id:
            return waiting.not_known(name=name.strip())
        report(app.screen, other)
        return ""
    return table.no_command(typed=text)


class TalkScreen(AskScreen):
    """What is typed is there again the next time, if a game called away whoever typed it."""

    replaces = False

    def __init__(self, app: AskingApp, title: str, question: str, above: Sequence[str]) -> None:
        super().__init__(title, question, above=above, typed=app.draft)
        self._talks = app

    def on_input_changed(self, event: Input.Changed) -> None:
        """One may be called away at any moment."""
        self._talks.draft = event.value

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """It is said."""
        self._talks.draft = ""

    def action_back(self) -> None:
        """It is not to be said, unless it only has to wait."""
        self._talks.draft = self._talks.draft if self._talks.is_called else ""
        super().action_back()


def say_something(screen: HostScreen) -> None:
    """A line to all in the lobby."""
    app = screen.session_app

    def talked(text: str) -> None:
        answer = commanded(app, text)
        if answer is not None:
            screen.announce(answer)
        else:
            app.attempt(
                lambda: app.host.talk.in_lobby(app.person, text), refused=lambda error: screen.announce(told(error))
            )

    above = [line for line in app.host.talk.lobby.said if app.hears(line)]
    app.ask(TalkScreen(app, lobby.talk(), lobby.say(), above), talked)
