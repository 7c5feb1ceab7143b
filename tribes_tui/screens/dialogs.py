"""Dialogs that many screens need: whether something is meant, a line to be written, which game, what to do with a record that can't go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input

import rules
from tribes_tui.play.records import Offer
from tribes_tui.widgets.screen.dialog import Dialog, Item, ListDialog
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.words.about import about_of, in_short
from tribes_tui.words.common import key_name, sentence
from tribes_tui.words.language import Later
from tribes_tui.words.said import dialogs, forms


class SureDialog(ListDialog):
    """Whether something that can't be taken back is meant; dismisses with "yes" only then."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer('yes')", Later(forms.on), key_display="Yes"),
        Binding("n", "answer('no')", Later(forms.off)),
    ]

    def __init__(self, title: str, words: str, yes: str, no: str) -> None:
        """`yes` and `no` say what either does; the cursor begins on no."""
        super().__init__(title, (Item("no", no), Item("yes", yes)), words)

    def on_key(self, event: Key) -> None:
        """Yes in the language of whoever answers, too."""
        if event.key == key_name("Yes"):
            event.stop()
            self.action_answer("yes")

    def action_answer(self, answer: str) -> None:
        """As if it was chosen from the list."""
        self.dismiss(answer)


class TitleInput(TextLine):
    """Says among the keys what Enter does."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "submit", Later(forms.change), key_display="Enter")]


class LineDialog(Dialog[str]):
    """A line to be written; dismisses with it. What can't be taken stays, with the reason below it."""

    AUTO_FOCUS: ClassVar[str | None] = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", Later(forms.cancel), key_display="Esc"),
    ]
    LONGEST: ClassVar[int] = 40

    def __init__(
        self, title: str, words: str, text: str, trouble: Callable[[str], str] = lambda _: "", longest: int = LONGEST
    ) -> None:
        """`trouble` tells why a text can't be taken, "" if it can; `longest`: how many characters it may have."""
        super().__init__(title, words)
        self._text, self._trouble_of, self._longest = text, trouble, longest

    def compose_body(self) -> ComposeResult:
        """The line."""
        yield TitleInput(self._text, max_length=self._longest, select_on_focus=False)

    @on(Input.Submitted)
    def take(self) -> None:
        """Close with the text, if it can be taken."""
        text = self.query_one(Input).value
        trouble = self._trouble_of(text)
        if trouble:
            self.warn(trouble)
        else:
            self.dismiss(text)


# ---- A record that can't simply be played on ----------------------------------------------------------


BACK = "back"


class OfferScreen(ListDialog):
    """Dismisses with the name of the offer that was taken, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, why: str, offers: Sequence[Offer]) -> None:
        ways = [Item(offer.name, offer.text[0].upper() + offer.text[1:]) for offer in offers]
        super().__init__(dialogs.offer(), [*ways, Item(BACK, dialogs.as_it_is())], sentence(why))

    def choose(self, name: str) -> None:
        """Leaving it is no offer."""
        self.dismiss(None if name == BACK else name)


# ---- Choosing one of the games ------------------------------------------------------------------------


class PickGame(ListDialog):
    """A list of the games, each with its number as key; dismisses with an id, or None."""

    def __init__(self, ids: Iterable[str] | None = None, what_for: str = "", first: str | None = None) -> None:
        """`ids` are the games to choose from, all when left out; `what_for` stands above them; the cursor begins on `first`."""
        known = list(rules.games if ids is None else ids)
        width = max((len(rules.games[id].title) for id in known), default=0)
        super().__init__(
            what_for or dialogs.which_game(),
            [_item(number, id, width) for number, id in enumerate(known, 1)],
            at=known.index(first) if first in known else 0,
        )


def _item(number: int, game_id: str, width: int) -> Item:
    about = about_of(game_id)
    text = f"{number}  {rules.games[game_id].title:<{width}}   {in_short(game_id)}"
    return Item(game_id, text, about.sentence if about else "")
