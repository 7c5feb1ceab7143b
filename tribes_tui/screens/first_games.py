"""What stands on a page on which nothing is yet, because nothing was played: the games as cards, to begin one here."""

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message

import rules
from tribes_tui.screens.home.cards import GameCards, beside
from tribes_tui.screens.home.choices import choices
from tribes_tui.screens.home.screen import Camp
from tribes_tui.screens.lists import ListScreen
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.drawing import Cells, Felt, pointing
from tribes_tui.words.common import Later
from tribes_tui.words.said import home


class FirstGames(GameCards, can_focus=True):
    """The cards of home, larger: little else stands here. Posts `Begun`."""

    spare = 10
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(key, f"walk('{key}')", Later(home.walk), key_display="←↑↓→" if key == "left" else None)
            for key in ("left", "right", "up", "down")
        ),
        Binding("enter,space", "begin", Later(home.choose), tooltip=Later(home.choose_told), key_display="Enter"),
        *(Binding(str(number), f"begin('quick:{id}')", show=False) for number, id in enumerate(rules.games, 1)),
    ]

    @dataclass
    class Begun(Message):
        """A game is to be begun."""

        game_id: str

    def on_mount(self) -> None:
        """The cursor begins on the first."""
        self.show([one for one in choices(None) if one.is_game], {})
        self.states.cursor = self._games[0].what

    def on_focus(self) -> None:
        """What Enter does is said, here as everywhere, above the keys."""
        self._stand(str(self.states.cursor))

    def _stand(self, what: str) -> None:
        self.states.cursor = what
        self.changed()
        if isinstance(self.screen, ListScreen):
            self.screen.say(home.begin(game=next(one.label for one in self._games if one.what == what)), True)

    def action_walk(self, direction: str) -> None:
        """To the next card, or the row above or below."""
        spots = {name: place.region for name, place in self.places.items()}
        self._stand(beside(spots, str(self.states.cursor), direction))

    def action_begin(self, what: str = "") -> None:
        """The game under the cursor, or that one."""
        self.post_message(self.Begun((what or str(self.states.cursor)).partition(":")[2]))

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A click on a card begins its game."""
        message.stop()
        self.action_begin(message.name)


class Evening(Camp):
    """The picture of home, without the name: the page has one."""

    def _paint_name(self, cells: Cells) -> None:
        """Nothing."""


class NothingPlayed(Felt):
    """What is missing, in a sentence, and the games below it; above them, where the window is high, the evening of home."""

    DEFAULT_CSS = """
    NothingPlayed { display: none; align: left middle; }
    NothingPlayed Paragraphs { margin-bottom: 1; }
    NothingPlayed Evening { display: none; }
    ListScreen.-tall NothingPlayed Evening { display: block; height: 1fr; margin-bottom: 1; }
    """
    SCOPED_CSS: ClassVar[bool] = False

    def __init__(self, told: str) -> None:
        super().__init__()
        self._told, self.games = told, FirstGames()

    def compose(self) -> ComposeResult:
        """All of it."""
        yield Evening()
        yield Paragraphs(*plain((self._told,)), indent=2)
        yield self.games
