"""A list to choose from: Textual's own, on the felt, with keys that the line of keys shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tribes_tui.theme.palette import palette_for
from tribes_tui.words.later import Later
from tribes_tui.words.said import forms


class Item(NamedTuple):
    """A line of a list: its name, what it says, and a sentence about it that is shown while the cursor is there.

    Without a name it is a thin line between two parts of the list.
    """

    name: str
    text: str
    about: str = ""


CURSOR = "►"
LINE = Item("", "")
"""Between two parts of a list."""


class Items(OptionList):
    """Enter, Space or a click chooses; Textual's `OptionSelected` tells what."""

    DEFAULT_CSS = "Items { height: auto; max-height: 14; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "select", Later(forms.choose), key_display="Enter")]

    def __init__(self, items: Sequence[Item], at: int = 0, id: str | None = None) -> None:
        """`at`: where the cursor begins."""
        super().__init__(*_options(items), id=id, compact=True)
        self._items, self._at = list(items), at

    def on_mount(self) -> None:
        """The cursor stands somewhere from the beginning."""
        self.highlighted = self._at if self.option_count else None

    def show(self, items: Sequence[Item]) -> None:
        """Other items; the cursor stays on the one of the same name."""
        if list(items) == self._items:
            return
        under = self.highlighted_option.id if self.highlighted_option is not None else None
        self._items = list(items)
        self.clear_options()
        self.add_options(_options(items))
        names = [item.name for item in items if item.name]
        self.highlighted = names.index(under) if under in names else 0 if names else None

    def render_line(self, y: int) -> Strip:
        """Before the line under the cursor stands ►; where Textual fills in one colour lies the felt of the screen's row."""
        strip = self._marked(super().render_line(y))
        palette = palette_for(self)
        own: str = getattr(self.screen, "ground_role", "")
        if own or not palette.has_ramps:
            return strip
        felt = palette.felt(self.screen.size.height)
        ground = felt[min(max(0, self.region.y + y), len(felt) - 1)]
        base, behind = self.rich_style.bgcolor, Style(bgcolor=ground)
        segments = [_on(segment, behind) if _ground(segment) == base else segment for segment in strip]
        return Strip(segments, strip.cell_length)

    def _marked(self, strip: Strip) -> Strip:
        first, *others = [*strip] or [Segment("")]
        cursor = self.get_visual_style("option-list--option", "option-list--option-highlighted").rich_style
        if _ground(first) != cursor.bgcolor or not first.text.startswith(" "):
            return strip
        return Strip([Segment(CURSOR + first.text[1:], first.style, first.control), *others], strip.cell_length)


def _options(items: Sequence[Item]) -> list[Option | None]:
    return [Option(Content(f" {item.text}"), id=item.name) if item.name else None for item in items]


def _ground(segment: Segment) -> object:
    return segment.style.bgcolor if segment.style is not None else None


def _on(segment: Segment, behind: Style) -> Segment:
    style = behind if segment.style is None else segment.style + behind
    return Segment(segment.text, style, segment.control)
