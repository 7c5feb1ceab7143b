"""A form: fields to type into, values chosen among several, and what is said of them."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.command import Provider
from textual.geometry import Region
from textual.keys import REPLACED_KEYS, key_to_character
from textual.message import Message
from textual.reactive import var
from textual.widget import Widget
from textual.widgets import Input

from tribes_tui.widgets.drawing import (
    BOLD,
    Cells,
    Drawn,
    Felt,
    Heading as Heading,
    Line,
    Place,
    PlaceState,
    Words,
    fold,
    shapes,
)
from tribes_tui.widgets.screen.choice import Choice, Value
from tribes_tui.widgets.screen.framed_screen import FramedScreen, Scroll
from tribes_tui.widgets.screen.top_screen import Result
from tribes_tui.words.common import Later, colon
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
        yield Words(((f"  {first_sentence(self.about)}", "dim"),), classes="about")


WIDE = 100
"""Columns of a window from which on values stand beside their titles; the class for it comes after the first lines are drawn."""


class CardLine(Words):
    """A line of a card, on its ground."""

    def __init__(self, ground: str, share: float, *lines: Line, classes: str) -> None:
        """`share`: how far the panel's tone goes towards that of the role `ground`."""
        super().__init__(*lines, classes=classes)
        self._tone = ground, share

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The words on the ground; where the value lies below them, it alone has one."""
        p, (ground, share) = cells.palette, self._tone
        if not p.is_bare and self.app.size.width >= WIDE:
            cells.fill(0, place.extent.y, cells.width, 1, p.mix(p.panel, p.colour(ground), share))
        super().paint(cells, place, state)


class OptionCard(Field):
    """A field as a card: its title beside the value or above it, and where there is room what the value changes."""

    DEFAULT_CSS = """
    OptionCard { height: auto; margin-bottom: 0; }
    OptionCard SideBySide { layout: vertical; height: 2; }
    OptionCard Words.title { width: 1fr; }
    OptionCard Choice, OptionCard Input { width: 1fr; }
    """

    def compose(self) -> ComposeResult:
        """The band with the title, the value, the sentence."""
        with SideBySide():
            yield CardLine("ink", 0.1, ((self.title, "ink"),), classes="title")
            yield self.control
        yield CardLine("ink", 0.04, classes="about")

    @property
    def effect(self) -> str:
        """What the value changes; of a value that says nothing, what is chosen here."""
        chosen = self.control.chosen.about if isinstance(self.control, Choice) else ""
        return chosen or first_sentence(self.about)

    def tell(self) -> None:
        """What the value changes, below it; before it is known how wide the card is, nothing."""
        if not self.size.width:
            return
        for words in self.query(".about").results(Words):
            words.styles.height = max(len(self._lines(effect)) for effect in self._effects())
            words.say(*self._lines(self.effect))

    def _effects(self) -> Sequence[str]:
        """Of each value what it changes: the card is as high as the longest needs, and stays so."""
        values = self.control.values if isinstance(self.control, Choice) else ()
        return [one.about for one in values if one.about] or [self.effect]

    def _lines(self, effect: str) -> list[Line]:
        texts = [first_sentence(self.about), effect] if self.screen.has_class("-roomy") else [effect]
        room = max(10, self.size.width - 2)
        return [line for text in dict.fromkeys(texts) for line in fold(((text or " ", "soft"),), room)]

    def on_mount(self) -> None:
        """Of the value that stands there."""
        self.call_after_refresh(self.tell)

    on_resize = on_choice_turned = tell
    """Folded for another width; of another value."""


def first_sentence(text: str) -> str:
    """There is one row for it; all of it is said of the field under the cursor."""
    first, dot, _ = text.partition(". ")
    return f"{first}." if dot else text


class FieldLine(TextLine):
    """A line of text in a form; Textual's own would take the arrows that walk over the fields. Walked to it is closed, and letters are the
    screen's keys; Enter or a click opens it for typing, Enter or Escape closes it."""

    DEFAULT_CSS = """
    FieldLine.-closed > .input--cursor { background: transparent; color: $foreground; text-style: none; }
    FieldLine.-closed:focus > .input--cursor, FieldLine.-closed:focus > .input--placeholder {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", Later(forms.types), tooltip=Later(forms.types_told), key_display="Enter"),
        Binding("enter", "submit", Later(forms.typed), tooltip=Later(forms.typed_told), key_display="Enter"),
        Binding("escape", "close", show=False),
        Binding("up", "app.focus_previous", Later(forms.field), tooltip=Later(forms.field_told), key_display="↑↓"),
        Binding("down", "app.focus_next", Later(forms.field), tooltip=Later(forms.field_told)),
    ]
    ASIDE: ClassVar[tuple[str, ...]] = ("app.focus_previous", "app.focus_next")
    """What its keys do while it is closed."""

    class Opened(Message):
        """Letters are typed there from now on, or no longer."""

    is_open: var[bool] = var(False)

    def on_mount(self) -> None:
        """Closed."""
        self.add_class("-closed")

    def watch_is_open(self, is_open: bool) -> None:
        """Its cursor is only seen where something is typed."""
        self.set_class(not is_open, "-closed")
        if self.is_mounted:
            self.refresh_bindings()
            self.post_message(self.Opened())

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Letters, while it is open."""
        return self.is_open and super().check_consume_key(key, character)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is changed while it is closed."""
        return not self.is_open if action == "open" else self.is_open or action in self.ASIDE

    async def _on_key(self, event: events.Key) -> None:
        if not self.is_open:
            event.prevent_default()

    def on_click(self) -> None:
        """Whoever points there types there; what is pasted was meant for it."""
        self.is_open = True

    on_paste = on_click

    def action_close(self) -> None:
        """What was typed stays. Whoever comes back walks."""
        self.is_open = False

    on_blur = action_close

    def action_open(self) -> None:
        """What stands there is typed over."""
        self.is_open = True
        self.action_select_all()

    async def action_submit(self) -> None:
        """Done with it."""
        self.is_open = False
        await super().action_submit()


class Form(Scroll, inherit_bindings=False):
    """Fields; arrows walk over them, and those out of sight are scrolled to."""


def _field_names() -> type[Provider]:
    from tribes_tui.widgets.screen.named_keys import FieldNames

    return FieldNames


class FormScreen(FramedScreen[Result]):
    """A screen with a form; above its keys stands what is to be said about the field under the cursor."""

    ASKING: ClassVar = ""
    DEFAULT_CSS = """
    FormScreen.-tall Field.told { height: 2; }
    FormScreen.-tall Field Words.about { display: block; }
    """
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {_field_names}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", Later(forms.field), tooltip=Later(forms.field_told), key_display="↑↓"),
        Binding("down", "app.focus_next", Later(forms.field), tooltip=Later(forms.field_told)),
    ]

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the field is."""
        self.explain(event.widget)

    def explain(self, control: Widget) -> None:
        """Above the keys: what is to be said about a field; nothing of the field before it."""
        field = next((one for one in control.ancestors if isinstance(one, Field)), None)
        if field is not None:
            self.tell((field.title + colon(), "ink", BOLD), (field.about, "soft"))
        else:
            self.tell()

    def tell_fitting(self, *forms: Line) -> None:
        """The first that has room in the rows which are kept for it: more would push the fields about."""
        kept, room = self.query_one("#said", Words).styles.height, max(20, self.size.width - 2)
        rows = 1 if kept is None else int(kept.value)
        self.tell(*next((form for form in forms if len(fold(form, room)) <= rows), forms[-1]))


class Explanation(Drawn):
    """As much as its room holds: the values in their order, where there are too many those around the chosen one, each whole."""

    LEAST: ClassVar = 2
    """Rows of words; where there are fewer it shows nothing."""
    _said: tuple[str, str, tuple[Value, ...], Value | None] = ("", "", (), None)

    def show(self, title: str, about: str, values: Sequence[Value] = (), chosen: Value | None = None) -> None:
        """Tell of a field."""
        self._said = title, about, tuple(values), chosen
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._said

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The frame, the sentence, the values."""
        p, title, room = cells.palette, self._said[0], cells.height - 2
        if room < self.LEAST:
            return ()
        lines = self.fitted([[*fold(one, cells.width - 5)] for one in self._paragraphs()], room)
        shapes.frame(cells, Region(0, 0, cells.width - 1, len(lines) + 2), p.line, title, p.accent)
        for y, line in enumerate(lines, 1):
            cells.parts(2, y, line)
        return ()

    def fitted(self, paragraphs: Sequence[Sequence[Line]], room: int) -> list[Line]:
        """The lines that are shown in so many rows."""
        _, about, values, chosen = self._said
        told = [value for value in values if value.about]
        at = bool(about) + (told.index(chosen) if chosen in told else 0)
        return parted(paragraphs)[:room] if chosen is None else fitting(paragraphs, room, bool(about), at)

    def _paragraphs(self) -> Iterator[Line]:
        """The sentence about it; what can be chosen."""
        _, about, values, chosen = self._said
        if about:
            yield ((about, "ink"),)
        for value in values:
            if value.about:
                label = (value.label + colon(), "accent" if value == chosen else "ink", BOLD)
                yield (label, (value.about, "soft"))


def parted(paragraphs: Sequence[Sequence[Line]]) -> list[Line]:
    """Their lines, with an empty one between two."""
    return [line for one in paragraphs for line in (*one, ())][:-1]


def fitting(paragraphs: Sequence[Sequence[Line]], room: int, first: int, at: int) -> list[Line]:
    """All lines, parted if there is room for that; else as many whole paragraphs as fit, and how many are missing: the `first` ones, and
    around the one `at` that place the others."""
    lines = [line for one in paragraphs for line in one]
    if len(lines) <= room:
        return parted(paragraphs) if len(parted(paragraphs)) <= room else lines
    begin, end, left = at, at, room - 1 - sum(map(len, paragraphs[:first]))
    while end < len(paragraphs) and len(paragraphs[end]) <= left:
        left, end = left - len(paragraphs[end]), end + 1
    while end > at and first < begin and len(paragraphs[begin - 1]) <= left:
        left, begin = left - len(paragraphs[begin - 1]), begin - 1
    kept = [*paragraphs[:first], *paragraphs[begin : max(end, at + 1)]]  # of a very long one its beginning
    missing = forms.more_values(number=len(paragraphs) - len(kept))
    return [*[line for one in kept for line in one][: room - 1], ((missing, "dim"),)]
