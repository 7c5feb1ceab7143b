"""A screen in a frame, and what scrolls in it."""

from collections.abc import Hashable
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Offset
from textual.widget import Widget

from tribes_tui.widgets.drawing import (
    BOLD,
    DUSK,
    REVERSE,
    Cells,
    Line,
    Place,
    PlaceState,
    Words,
    felt_lines,
    fold,
    pointing,
)
from tribes_tui.widgets.screen.top_screen import KeyLine, Result, TopScreen
from tribes_tui.words.common import NAME, Later
from tribes_tui.words.said import forms


class Scroll(VerticalScroll, can_focus=False):
    """Children one below the other on the felt, scrolled to whichever has the focus. Its bar is a `MoreSign`."""

    DEFAULT_CSS = "Scroll { height: 1fr; scrollbar-size-vertical: 0; }"
    ALLOW_SELECT: ClassVar[bool] = False

    def on_resize(self) -> None:
        """What has the focus stays in sight, also where what is said of it has taken a row."""
        focused = self.screen.focused
        if focused is not None and self in focused.ancestors:
            self.call_after_refresh(focused.scroll_visible, animate=False)

    render_lines = felt_lines


class Reading(Scroll, can_focus=True):
    """Something to read: arrows, Page up and down, Home and End scroll it."""

    DEFAULT_CSS = "Reading Static { background: transparent; }"


class MoreSign(Words):
    """One row that says where there is more of a widget than can be seen; a click goes there."""

    def __init__(self, scrolled: Widget, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scrolled = scrolled

    def on_mount(self) -> None:
        """Follow what is scrolled."""
        for what in ("scroll_y", "virtual_size", "size"):
            self.watch(self._scrolled, what, self._look)
        self._look()

    def _look(self) -> None:
        self.call_after_refresh(self._count)

    def _count(self) -> None:
        if not hasattr(self, "_scrolled"):  # its session is over, and has let go of all it had
            return
        above, below = self._where()
        text = forms.both() if above and below else forms.above() if above else forms.below() if below else ""
        self.say(((text, "accent"),) if text else ())

    def _where(self) -> tuple[bool, bool]:
        scrolled = self._scrolled
        return scrolled.scroll_y > 0, scrolled.scroll_y < scrolled.max_scroll_y

    def place_at(self, where: Offset) -> str:
        """The whole row, as long as there is more."""
        return "more" if any(self._where()) else ""

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A page on; from the end back to the beginning."""
        message.stop()
        if self._where()[1]:
            self._scrolled.scroll_page_down(animate=False)
        else:
            self._scrolled.scroll_home(animate=False)


FIELDS_CSS = """
$name Input, $name Input:focus {
    background: $panel; color: $foreground; border: none; height: 1; padding: 0 1;
}
$name Input:focus { background: $accent 22%; text-style: bold underline; }
$name Input.-closed:focus {
    background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
}
$name Input > .input--cursor { background: $block-cursor-background; color: $block-cursor-foreground; }
$name Input > .input--placeholder { color: $foreground 85%; }
$name Input.-invalid, $name Input.-invalid:focus { color: $error; border: none; }
$name OptionList, $name OptionList:focus {
    background: transparent; color: $foreground; border: none; padding: 0; scrollbar-size-vertical: 1;
}
$name OptionList > .option-list--option-highlighted, $name OptionList:focus > .option-list--option-highlighted {
    background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
}
$name OptionList > .option-list--option-disabled { color: $foreground; text-style: bold; }
$name Button.-style-default {
    min-width: 14; width: auto; height: 1; border: none; line-pad: 1;
    background: $accent; color: $background; text-style: bold;
}
$name Button.-style-default:focus {
    background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
}
$name.-bare OptionList > .option-list--option-highlighted,
$name.-bare OptionList:focus > .option-list--option-highlighted,
$name.-bare Button.-style-default:focus {
    text-style: bold reverse;
}
$name.-bare Button.-style-default { text-style: bold underline; }
$name.-bare Input { text-style: underline; }
$name.-bare Input.-closed:focus { text-style: bold reverse; }
"""
"""How Textual's own fields look within a screen of the class `$name`; without colour by reverse and lines."""


def fields_css(name: str) -> str:
    """The rules for the fields within screens of that class."""
    return FIELDS_CSS.replace("$name", name)


class ScreenTitle(Words):
    """The first row: what program, what screen, and facts at the right."""

    def __init__(self) -> None:
        super().__init__(id="title")
        self._said = ("", "", NAME)

    def show(self, title: str, facts: str = "", name: str = "") -> None:
        """Say this from now on; `name` stands in the plate."""
        self._said = (title, facts, name or NAME)
        self.changed()

    def look(self, name: str) -> Hashable:
        """All of it."""
        return self._said

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The plate in the accent; facts only where there is room for them."""
        p, (title, facts, name) = self.palette, self._said
        bar = p.mix(p.panel, p.below, 0.25)
        cells.fill(0, 0, cells.width, 1, bar)
        x = cells.put(0, 0, f" {name} ", p.on(p.accent), p.accent, BOLD | REVERSE) + 1
        end = cells.put(x, 0, title, p.ink, bar)
        if end + 2 + len(facts) < cells.width:
            cells.right(cells.width - 1, 0, facts, p.soft, bar)


class FramedScreen(TopScreen[Result]):
    """A screen with a frame; a subclass yields what is within in `compose_body`."""

    DEFAULT_CSS = "FramedScreen { layout: vertical; overflow: hidden; }" + fields_css("FramedScreen")
    ASKING: ClassVar = "► "
    """Before the question; nothing where such a sign would be taken for a cursor."""
    ALLOW_SELECT: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", Later(forms.back), tooltip=Later(forms.back_told), key_display="Esc"),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]
    mood = DUSK
    _is_laid = False
    """Whether all has found its place. Before that nothing is painted: nobody sees a page that stands otherwise at once."""

    def compose_body(self) -> ComposeResult:
        """What stands between the prompt and the line of news."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The frame, and what is within."""
        yield ScreenTitle()
        yield Words(id="prompt")
        yield from self.compose_body()
        yield Words(id="said")
        yield KeyLine()

    # ---- Painted once -------------------------------------------------------------------------

    async def _compose(self) -> None:
        """It is laid for its window from the first: Textual tells of the classes that go by its size only behind the first frame.
        They stand before there are children, which are styled once then."""
        size = self.app.size
        for breakpoints, extent in (
            (self.HORIZONTAL_BREAKPOINTS or (), size.width),
            (self.VERTICAL_BREAKPOINTS or (), size.height),
        ):
            self.add_class(*self._get_breakpoint_classes(extent, [*breakpoints]), update=False)
        self.app.stylesheet.apply(self)
        await super()._compose()

    async def _on_resize(self, event: events.Resize) -> None:
        await super()._on_resize(event)
        if not self._is_laid:
            self.call_after_refresh(self.call_after_refresh, self._paint_first)

    def _paint_first(self) -> None:
        self._is_laid = True
        self.refresh()

    def _compositor_refresh(self) -> None:
        if self._is_laid:
            super()._compositor_refresh()

    # ---- What a screen says -------------------------------------------------------------------

    def entitle(self, title: str, facts: str = "", name: str = "") -> None:
        """The first row."""
        self.query_one(ScreenTitle).show(title, facts, name or NAME)

    def ask(self, question: str, remark: str = "") -> None:
        """The second row: what one does here, in one sentence, and a remark where there is room for it."""
        fits = bool(remark) and len(question) + len(remark) + 6 <= self.size.width
        said: Line = ((self.ASKING, "cursor"), (question, "ink", BOLD), *([(f"  {remark}", "soft")] if fits else []))
        self.query_one("#prompt", Words).say(said)

    def tell(self, *line: Any) -> None:
        """Above the keys: parts of a line, folded where it is longer than the window."""
        said: Line = line
        lines, words = fold(said, max(20, self.size.width - 2)), self.query_one("#said", Words)
        words.say(*lines)
        least = words.styles.min_height
        if len(lines) != (1 if least is None else least.value):
            words.styles.min_height = len(lines)

    def warn(self, text: str) -> None:
        """The last row but one: what is wrong."""
        self.tell((text, "danger", BOLD))

    # ---- What is the same ---------------------------------------------------------------------

    async def on_key(self, event: events.Key) -> None:
        """A key that was on its way here when something else came on top is for neither."""
        if not self.is_on_top:
            event.stop()

    render_lines = felt_lines
    """The felt where nothing lies."""
