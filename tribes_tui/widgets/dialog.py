"""Dialogs: a calm box over what was there before. All are of one kind: title in the line, words, contents, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from tribes_tui.theme.moods import DUSK
from tribes_tui.theme.palette import palette_for
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.framed_screen import fields_css
from tribes_tui.widgets.items import Item as Item
from tribes_tui.widgets.items import Items as Items
from tribes_tui.widgets.key_line import KeyLine
from tribes_tui.widgets.top_screen import TopScreen
from tribes_tui.words.later import Later
from tribes_tui.words.said import forms

Result = TypeVar("Result")


class Dialog(TopScreen[Result], ModalScreen[Result]):
    """A box in the middle; a subclass yields what is within in `compose_body`. Escape leaves it with None."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 68%; }
    Dialog #box {
        width: 76; max-width: 100%; height: auto; max-height: 100%; background: $surface; color: $foreground;
        border: round $accent; border-title-color: $accent; border-title-style: bold; padding: 1 1 0 1;
    }
    Dialog #words { height: auto; width: 1fr; padding: 0 1 1 1; }
    Dialog #news { height: auto; width: 1fr; padding: 0 1; color: $error; text-style: bold; }
    Dialog Static { background: transparent; }
    Dialog KeyLine { margin-top: 1; }
    """ + fields_css("Dialog")
    ALLOW_SELECT: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", Later(forms.back), key_display="Esc")]
    mood = DUSK
    ground_role = "above"
    """What pieces in it lie on, instead of the felt."""

    def __init__(self, title: str, words: str = "") -> None:
        """`words` stand above what is within."""
        super().__init__()
        self._title, self._words = title, words

    def compose_body(self) -> ComposeResult:
        """What there is to do."""
        yield from ()

    def compose(self) -> ComposeResult:
        """The box."""
        with Vertical(id="box") as box:
            box.border_title = Content(self._title)
            yield Static(self._words, id="words", markup=False)
            yield from self.compose_body()
            yield from self._news()
            yield KeyLine()

    def _news(self) -> ComposeResult:
        """No row until there is some: a dialog's own `on_mount`, which runs before the one here, may `warn`."""
        news = Static("", id="news", markup=False)
        news.display = False
        yield news

    def on_mount(self) -> None:
        """What has nothing to say takes no room."""
        self.set_class(palette_for(self).is_bare, "-bare")
        self.query_one("#words").display = bool(self._words)
        self.app.theme_changed_signal.subscribe(self, lambda _: self.restyle())

    def restyle(self) -> None:
        """Draw it in the app's present theme and signs."""
        self.set_class(palette_for(self).is_bare, "-bare")
        for piece in self.query(Drawn):
            piece.changed()

    def warn(self, text: str) -> None:
        """Say what is wrong; nothing, if it is empty."""
        news = self.query_one("#news", Static)
        news.update(text)
        news.display = bool(text)

    def action_back(self) -> None:
        """Leave it without a result."""
        self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        """A key that was on its way here when something else came on top is for neither."""
        if not self.is_on_top:
            event.stop()


class ListDialog(Dialog[str]):
    """A choice among a few things; dismisses with the name of one. Digits choose, too."""

    DEFAULT_CSS = "ListDialog #about { height: 3; padding: 1 1 0 1; width: 1fr; }"

    def __init__(self, title: str, items: Sequence[Item], words: str = "", at: int = 0) -> None:
        super().__init__(title, words)
        self._items, self._at = list(items), at

    def compose_body(self) -> ComposeResult:
        """The list, and what is to be said about the line under the cursor."""
        yield Items(self._items, self._at)
        if any(item.about for item in self._items):
            yield Static("", id="about", markup=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what it is."""
        for about in self.query("#about").results(Static):
            about.update(self._items[event.option_index].about)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """It is chosen."""
        self.choose(self._items[event.option_index].name)

    def on_key(self, event: events.Key) -> None:
        """The number of a line chooses it."""
        number = int(event.character) if event.character and event.character in "123456789" else 0
        if 0 < number <= len(self._items):
            event.stop()
            self.choose(self._items[number - 1].name)

    def choose(self, name: str) -> None:
        """Close with the name of what was chosen."""
        self.dismiss(name)
