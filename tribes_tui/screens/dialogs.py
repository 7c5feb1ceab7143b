"""Dialogs that many screens need: whether something is meant, a line to be written, which game, what to do with a record that can't go on."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.events import Key
from textual.geometry import Region
from textual.widgets import Input, OptionList

import rules
from tribes_tui.play.records import Offer
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.widgets.drawing import Cells, Place, Showing
from tribes_tui.widgets.screen.dialog import Dialog, Item, ListDialog
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.words.common import Later, about_of, key_name, sentence
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

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "submit", Later(forms.typed), key_display="Enter")]


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
        if trouble := self._trouble_of(text):
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


class GamePicture(Showing[str]):
    """The table of a game; without colours it isn't there."""

    DEFAULT_CSS = "GamePicture { height: 13; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All over it."""
        paint_window(cells, Region(0, 0, cells.width, cells.height), self.shown)
        return ()


AROUND, MOST, WIDE = 8, 13, 84
"""Rows around the picture, and all that it has; columns of a window that is wider than the list."""


class PickGame(ListDialog):
    """A list of the games, each with its number as key; beside it a picture of the one under the cursor, and below that what it is. Dismisses
    with an id, or None."""

    DEFAULT_CSS = """
    PickGame #game { layout: horizontal; height: auto; }
    PickGame #game Items { width: 22; }
    PickGame #shown { height: auto; margin: 0 1; }
    PickGame #about { padding: 1 0 0 0; }
    PickGame.-whole #box { width: 100%; height: 100%; align: center middle; }
    PickGame.-bare GamePicture { display: none; }
    PickGame.-bare #about { padding: 0; }
    """

    def __init__(self, ids: Iterable[str] | None = None, what_for: str = "", first: str | None = None) -> None:
        """`ids` are the games to choose from, all when left out; `what_for` stands above them; the cursor begins on `first`."""
        known = list(rules.games if ids is None else ids)
        super().__init__(
            what_for or dialogs.which_game(),
            [
                Item(id, f"{number}  {rules.games[id].title}", about.sentence if (about := about_of(id)) else "")
                for number, id in enumerate(known, 1)
            ],
            at=known.index(first) if first in known else 0,
        )

    def compose_body(self) -> ComposeResult:
        """The list; beside it the picture above what is to be said."""
        items, *about = super().compose_body()
        with Container(id="game"):
            yield items
            yield Container(GamePicture(self._items[self._at].name), *about, id="shown")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Its picture, too."""
        super().on_option_list_option_highlighted(event)
        self.query_one(GamePicture).show(self._items[event.option_index].name)

    def on_resize(self) -> None:
        """The picture has the rows that the window leaves; the words are at most three. Where little of what lies below would show, nothing does."""
        wide, high = self.app.size
        self.set_class(wide < WIDE, "-whole")
        self.query_one(GamePicture).styles.height = min(MOST, max(3, high - AROUND))
        self.query_one("#about").styles.height = 3
