"""Who sits where in a game that is going on: a bot may take a seat, and a person take it back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Button

from rules.bots.levels import LEVELS, kind_of, offered, strength_of
from tribes_tui.play.seat import Seat, taken_over
from tribes_tui.widgets.screen.choice import Choice, Value
from tribes_tui.widgets.screen.dialog import Dialog
from tribes_tui.widgets.screen.form import Field, SideBySide
from tribes_tui.words.common import capital
from tribes_tui.words.later import Later
from tribes_tui.words.said import dialogs as words
from tribes_tui.words.said import forms, setup


class SeatsScreen(Dialog[list[Seat]]):
    """Dismisses with the new seats, or None."""

    DEFAULT_CSS = "SeatsScreen .buttons { height: 2; padding: 1 0 0 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", Later(forms.field), key_display="↑↓"),
        Binding("down", "app.focus_next", Later(forms.field)),
        Binding("s", "done", Later(words.go_on)),
    ]

    def __init__(self, game_id: str, seats: Sequence[Seat]) -> None:
        super().__init__(words.seats(), words.seats_about())
        self._game_id = game_id
        self._seats = list(seats)

    def compose_body(self) -> ComposeResult:
        """A field a seat, and the button to go on."""
        for at, seat in enumerate(self._seats):
            kinds = list(kinds_for(self._game_id, len(self._seats), seat))
            yield Field(capital(seat.name), Choice(capital(seat.name), kinds, seat.level, id=f"seat-{at}"))
        with SideBySide(classes="buttons"):
            yield Button(words.seats_done(), compact=True)

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """A person, or a bot of some level."""
        at, level = int((event.choice.id or "").removeprefix("seat-")), str(event.value)
        self._seats[at] = taken_over(self._seats[at], level)

    def on_button_pressed(self) -> None:
        """Go on with these seats."""
        self.action_done()

    def action_done(self) -> None:
        """Go on with these seats."""
        self.dismiss(self._seats)


def kinds_for(game_id: str, players: int, seat: Seat) -> Iterator[Value]:
    """Who may sit on a seat: a person, and the bots offered in a game of so many, with the one that sits there already."""
    yield Value("", words.person(), setup.person_about())
    for level in (*LEVELS, *([seat.level] if strength_of(seat.level) is not None else [])):
        if level in {*offered(game_id, players), seat.level}:
            yield Value(level, setup.bot(level=level), setup.plays(level=kind_of(level)))
