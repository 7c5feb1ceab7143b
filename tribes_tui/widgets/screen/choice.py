"""A field with a few values: a switch, or one of several."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message

from tribes_tui.widgets.drawing import (
    BOLD,
    REVERSE,
    UNDER,
    Cells,
    Drawn,
    Palette,
    Place,
    PlaceState,
    fit,
    pointing,
    words_of,
)
from tribes_tui.words.common import Later, colon
from tribes_tui.words.said import forms

PLACE = "value"


class Value(NamedTuple):
    """Something that can be chosen: what it is, what it is called, what it means."""

    value: object
    label: str
    about: str = ""


def yes_or_no(on: str = "", off: str = "") -> tuple[Value, Value]:
    """The values of a switch, with what each means."""
    return Value(False, forms.off(), off), Value(True, forms.on(), on)


def values_of(told: Iterable[tuple[object, str, str]]) -> Sequence[Value]:
    """Values of (value, what it is called, what it means): where they are yes and no, a switch."""
    values = [Value(*one) for one in told]
    meanings = {one.value: one.about for one in values}
    return yes_or_no(meanings[True], meanings[False]) if set(meanings) == {True, False} else values


class Choice(Drawn, can_focus=True):
    """Posts `Turned` when the person has changed it."""

    DEFAULT_CSS = "Choice { width: 22; height: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", Later(forms.change), tooltip=Later(forms.change_told), key_display="←→"),
        Binding("right", "turn(1)", Later(forms.change), tooltip=Later(forms.change_told)),
        Binding("enter,space", "open", Later(forms.choose), tooltip=Later(forms.choose_told), key_display="Enter"),
    ]

    class Turned(Message):
        """Another value was chosen."""

        def __init__(self, choice: Choice, value: object) -> None:
            super().__init__()
            self.choice, self.value = choice, value

        @property
        def control(self) -> Choice:
            """The field."""
            return self.choice

    def __init__(self, title: str, values: Sequence[Value], value: object, id: str | None = None) -> None:
        """`title` is the field's name, for the list of its values."""
        super().__init__(id=id)
        self.title, self.values = title, tuple(values)
        self._at = 0
        self.value = value

    @property
    def value(self) -> object:
        """What is chosen."""
        return self.values[self._at].value

    @value.setter
    def value(self, value: object) -> None:
        """Show this; the first, if it is none of the values."""
        known = [(type(one.value), one.value) for one in self.values]
        self._at = known.index((type(value), value)) if (type(value), value) in known else 0
        self.changed()

    @property
    def chosen(self) -> Value:
        """The value with its words."""
        return self.values[self._at]

    def label(self, room: int) -> str:
        """What is chosen, in so many cells."""
        return words_of(fit(((self.chosen.label, "ink"),), room))

    @property
    def is_switch(self) -> bool:
        """Whether it is one of yes and no."""
        return len(self.values) == 2 and all(isinstance(one.value, bool) for one in self.values)

    # ---- Keys and clicks

    def action_turn(self, by: int) -> None:
        """The next value, or the one before."""
        self._take((self._at + by) % len(self.values))

    def action_open(self) -> None:
        """All values in a list; a switch goes over at once."""
        if self.is_switch:
            self.action_turn(1)
            return
        from tribes_tui.widgets.screen.dialog import Item, ListDialog

        items = [
            Item(
                str(k),
                f"{one.label}{colon()}{one.about}" if one.about and one.label.isdigit() else one.label,
                one.about,
            )
            for k, one in enumerate(self.values)
        ]
        self.app.push_screen(
            ListDialog(self.title, items, at=self._at), lambda name: self._take(int(name)) if name else None
        )

    def _take(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.changed()
            self.post_message(self.Turned(self, self.value))

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A click is as Enter."""
        message.stop()
        self.action_open()

    def on_focus(self) -> None:
        """The cursor is here."""
        self.states.cursor = PLACE
        self.app.cursor_position = self.region.offset
        self.changed()

    def on_blur(self) -> None:
        """The cursor is elsewhere."""
        self.states.cursor = ""
        self.changed()

    # ---- Drawing

    def look(self, name: str) -> Hashable:
        """The value."""
        return self._at, self.chosen.label

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The field as a whole."""
        spot = Region(0, 0, cells.width, 1)
        yield Place(PLACE, spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A row with ▼ at its end, amber under the cursor; a switch is a knob and its word."""
        (self._paint_switch if self.is_switch else self._paint_value)(cells, state)

    def _paint_value(self, cells: Cells, state: PlaceState) -> None:
        p, width, ground = cells.palette, cells.width, _ground_of(cells.palette)
        text = self.label(width - 4).ljust(width - 4)
        if state.is_cursor:
            cells.put(0, 0, f"►{text} ▼ ", p.dark_ink, p.cursor, BOLD | REVERSE)
        else:
            cells.put(0, 0, f" {text} ", p.on(ground) if p.is_flat else p.ink, ground, BOLD | UNDER)
            cells.put(width - 2, 0, "▼ ", p.on(ground) if p.is_flat else p.accent, ground)

    def _paint_switch(self, cells: Cells, state: PlaceState) -> None:
        p, is_on = cells.palette, bool(self.value)
        if not p.is_flat:
            cells.fill(0, 0, cells.width, 1, _ground_of(p))
        if p.is_bare:
            x = cells.put(0, 0, "[x]" if is_on else "[ ]", p.ink) + 1
        else:
            rail, knob = (p.legal, p.ink) if is_on else (p.line, p.dim)
            first, second = (rail, knob) if is_on else (knob, rail)
            ends = (("━", "█") if is_on else ("█", "━")) if p.is_flat else ("█", "█")
            cells.put(1, 0, ends[0], first)
            x = cells.put(2, 0, ends[1], second) + 1
        word = f" {self.chosen.label} "
        if state.is_cursor:
            cells.put(x, 0, f"►{self.chosen.label}◄", p.dark_ink, p.cursor, BOLD | REVERSE)
        else:
            cells.put(x, 0, word, p.ink if is_on else p.soft, None, BOLD if is_on else 0)


def _ground_of(palette: Palette) -> str:
    """On which a value stands."""
    return palette.line if palette.is_flat else palette.mix(palette.panel, palette.ink, 0.14)
