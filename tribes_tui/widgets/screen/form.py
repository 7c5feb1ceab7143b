"""A form of fields."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.keys import REPLACED_KEYS, key_to_character
from textual.widget import Widget
from textual.widgets import Input

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.screen.framed_screen import FramedScreen, Result, Scroll
from tribes_tui.words.later import Later
from tribes_tui.words.said import forms


class TextLine(Input):
    """With a cursor that stands still."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        """As for an `Input`."""
        super().__init__(*arguments, **named)
        self.cursor_blink = False

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Textual finds no sign for the names that it has shortened: `plus`, `minus`, `slash`."""
        return super().check_consume_key(key, character or key_to_character(REPLACED_KEYS.get(key, key)))


class SideBySide(Felt):
    """Children side by side."""

    DEFAULT_CSS = "SideBySide { layout: horizontal; height: 1; }"


class Heading(Words):
    """What the fields below are about."""

    def __init__(self, title: str, remark: str = "", id: str | None = None) -> None:
        super().__init__(id=id)
        self.tell(title, remark)

    def tell(self, title: str, remark: str) -> None:
        """These words from now on."""
        self.say(((title, "accent", BOLD), (f"  {remark}", "dim")))


class Field(Felt):
    """A title, what is changed, and a sentence about it, which small windows show for the field under the cursor only."""

    DEFAULT_CSS = """
    Field { height: 1; }
    Field Words.title { width: 24; }
    Field Words.about { display: none; }
    """

    def __init__(self, title: str, control: Widget, about: str = "", id: str | None = None) -> None:
        super().__init__(id=id)
        self.title, self.control, self.about = title, control, about
        self.set_class(bool(about), "told")

    def compose(self) -> ComposeResult:
        """The title beside what is changed, the sentence below."""
        with SideBySide():
            yield Words(((self.title, "ink"),), classes="title")
            yield self.control
        yield Words(((f"  {_first_sentence(self.about)}", "dim"),), classes="about")


def _first_sentence(text: str) -> str:
    """There is one row for it; all of it is said of the field under the cursor."""
    first, dot, _ = text.partition(". ")
    return f"{first}." if dot else text


class FieldLine(TextLine):
    """A line of text in a form; Textual's own would take the arrows that walk over the fields."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", Later(forms.field), key_display="↑↓"),
        Binding("down", "app.focus_next", Later(forms.field)),
    ]


class Form(Scroll, inherit_bindings=False):
    """Fields; arrows walk over them, and those out of sight are scrolled to."""


class FormScreen(FramedScreen[Result]):
    """A screen with a form; above its keys stands what is to be said about the field under the cursor."""

    DEFAULT_CSS = """
    FormScreen.-tall Field.told { height: 2; }
    FormScreen.-tall Field Words.about { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", Later(forms.field), key_display="↑↓"),
        Binding("down", "app.focus_next", Later(forms.field)),
    ]

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the field is."""
        self.explain(event.widget)

    def explain(self, control: Widget) -> None:
        """Above the keys: what is to be said about a field."""
        field = next((one for one in control.ancestors if isinstance(one, Field)), None)
        if field is not None:
            self.tell((f"{field.title}: ", "ink", BOLD), (field.about, "soft"))
