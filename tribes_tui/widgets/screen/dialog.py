"""A dialog: a list to choose from."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tribes_tui.widgets.drawing import DUSK, grounds_of, palette_for
from tribes_tui.widgets.screen.framed_screen import fields_css
from tribes_tui.widgets.screen.top_screen import KeyLine, Result, TopScreen
from tribes_tui.words.common import key_name
from tribes_tui.words.language import Later
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
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "select", Later(forms.choose), tooltip=Later(forms.pick_told), key_display="Enter")
    ]

    def __init__(self, items: Sequence[Item], at: int = 0, id: str | None = None) -> None:
        """`at`: where the cursor begins; −1: nowhere, so that Enter chooses nothing before one has gone somewhere."""
        super().__init__(*_options(items), id=id, compact=True)
        self._items, self._at = list(items), at

    def on_mount(self) -> None:
        """The cursor stands somewhere from the beginning, unless it is to stand nowhere."""
        self.highlighted = self._at if self.option_count and self._at >= 0 else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is chosen where the cursor stands nowhere."""
        return action != "select" or self.highlighted is not None

    @on(OptionList.OptionHighlighted)
    def _can_choose(self) -> None:
        self.refresh_bindings()

    def show(self, items: Sequence[Item]) -> None:
        """Other items; the cursor stays on the one of the same name."""
        if list(items) == self._items:
            return
        under = self.highlighted_option.id if self.highlighted_option is not None else None
        self._items = list(items)
        self.clear_options()
        self.add_options(_options(items))
        names = [item.name for item in items if item.name]
        first = 0 if names and self._at >= 0 else None
        self.highlighted = names.index(under) if under in names else first

    def render_line(self, y: int) -> Strip:
        """Before the line under the cursor stands ►; where Textual fills in one colour lies the felt of the screen's row."""
        strip = self._marked(super().render_line(y))
        palette = palette_for(self)
        own: str = getattr(self.screen, "ground_role", "")
        if own or not palette.has_ramps:
            return strip
        (ground,) = grounds_of(self, self.region.y + y, 1)
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


WIDTH, AROUND_ABOUT = 76, 6
"""Columns of a dialog, and of what stands around the words in it; in a window that leaves less beside it, a dialog is as wide as that."""


class Dialog(TopScreen[Result], ModalScreen[Result]):
    """A box in the middle; a subclass yields what is within in `compose_body`. Escape leaves it with None."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 68%; }
    Dialog #box {
        width: 76; max-width: 100%; height: auto; max-height: 100%; background: $surface; color: $foreground;
        border: round $accent; border-title-color: $accent; border-title-style: bold; padding: 1 1 0 1;
    }
    Dialog.-close #box { width: 100%; }
    Dialog #words { height: auto; width: 1fr; padding: 0 1 1 1; }
    Dialog #news { height: auto; width: 1fr; padding: 0 1; color: $error; text-style: bold; }
    Dialog Static { background: transparent; }
    Dialog KeyLine { margin-top: 1; }
    """ + fields_css("Dialog")
    ALLOW_SELECT: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", Later(forms.back), tooltip=Later(forms.back_told), key_display="Esc")
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-close"), (WIDTH + AROUND_ABOUT, "-apart")]
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
            news = Static("", id="news", markup=False)
            news.display = False  # no row until there is some: a dialog's own `on_mount`, which runs before the one here, may `warn`
            yield news
            yield KeyLine()

    def on_mount(self) -> None:
        """What has nothing to say takes no room; one about a game has its colours, where there are enough of them."""
        self.query_one("#words").display = bool(self._words)
        p, box = palette_for(self), self.query_one("#box").styles
        if self.mood != DUSK and not p.is_flat:
            box.background, box.border, box.border_title_color = p.panel, ("round", p.accent), p.accent

    def warn(self, text: str) -> None:
        """Say what is wrong; nothing, if it is empty."""
        news = self.query_one("#news", Static)
        news.update(text)
        news.display = bool(text)

    def on_key(self, event: events.Key) -> None:
        """A key that was on its way here when something else came on top is for neither."""
        if not self.is_on_top:
            event.stop()


IDLE = "scroll_left", "scroll_right"
"""What Textual's own list has keys for, and one without wide lines has no use for."""


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

    def on_resize(self) -> None:
        """There is room for the longest of what is said about a line."""
        for about in self.query("#about").results(Static):
            columns = max(1, min(WIDTH, self.app.size.width) - AROUND_ABOUT)
            rows = [Content(item.about).get_height({}, columns) for item in self._items]
            about.styles.height = 1 + max(2, *rows)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """It is chosen."""
        self.choose(self._items[event.option_index].name)

    def on_key(self, event: events.Key) -> None:
        """The number of a line chooses it."""
        number = int(event.character) if event.character and event.character in "123456789" else 0
        if 0 < number <= len(self._items):
            event.stop()
            self.choose(self._items[number - 1].name)
        elif (bound := self.active_bindings.get(event.key)) and bound.binding.action in IDLE:
            self.warn(forms.no_key(key=key_name(self.app.get_key_display(bound.binding))))

    def choose(self, name: str) -> None:
        """Close with the name of what was chosen."""
        self.dismiss(name)
