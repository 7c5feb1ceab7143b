"""The rivals of a game, their faces side by side: who they are, and one of them for a seat."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from rules.bots.rivals import rivals_of
from tribes_tui.widgets.cards.cards import Hand
from tribes_tui.widgets.cards.rival_card import rival_cards
from tribes_tui.widgets.drawing import pointing
from tribes_tui.widgets.screen.dialog import Dialog
from tribes_tui.words.language import Later
from tribes_tui.words.rivals import plays
from tribes_tui.words.said import forms, rivals as said


class RivalHand(Hand, can_focus=True):
    """Their cards."""


class RivalsScreen(Dialog[str]):
    """Dismisses with the level of the one that was chosen, or None."""

    DEFAULT_CSS = """
    RivalsScreen RivalHand { height: 9; margin: 0 1; }
    RivalsScreen #about { height: 3; padding: 1 1 0 1; width: 1fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", Later(forms.change), tooltip=Later(forms.change_told), key_display="←→"),
        Binding("right", "walk(1)", Later(forms.change), tooltip=Later(forms.change_told)),
        Binding("enter,space", "choose", Later(forms.choose), tooltip=Later(forms.choose_told), key_display="Enter"),
    ]

    def __init__(self, game_id: str, level: str, seat: int) -> None:
        """`level`: of the `seat` (from 1) that one is chosen for."""
        super().__init__(said.title(), said.who(seat=seat))
        self._rivals = rivals_of(game_id)
        self._levels = [rival.level for rival in self._rivals]
        self._at = self._levels.index(level) if level in self._levels else 0

    def compose_body(self) -> ComposeResult:
        """The cards, and what is to be said about the one under the cursor."""
        yield RivalHand()
        yield Static("", id="about", markup=False)

    def on_mount(self) -> None:
        """The cursor stands somewhere from the beginning."""
        hand = self.query_one(RivalHand)
        hand.show(rival_cards(self._rivals), self._levels)
        hand.focus()
        self.action_walk(0)

    def action_walk(self, by: int) -> None:
        """To the next one, or the one before."""
        self._at = (self._at + by) % len(self._levels)
        level, hand = self._levels[self._at], self.query_one(RivalHand)
        hand.states.cursor = level
        hand.changed()
        self.query_one("#about", Static).update(plays(level))

    def action_choose(self) -> None:
        """That one."""
        self.dismiss(self._levels[self._at])

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A click on a card."""
        self.dismiss(message.name)

    def on_key(self, event: events.Key) -> None:
        """The number of a card chooses it."""
        number = int(event.character) if event.character and event.character in "123456789" else 0
        if 0 < number <= len(self._levels):
            event.stop()
            self.dismiss(self._levels[number - 1])
