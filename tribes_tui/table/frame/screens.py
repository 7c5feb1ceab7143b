"""What a table's screens have in common: keys in the order in which they were typed, classes for sizes, a panel beside."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region, Size
from textual.screen import ModalScreen
from textual.widget import Widget

from tribes_tui.theme.palette import SCROLLED, colour_widgets
from tribes_tui.widgets.drawing.felt import felt_lines
from tribes_tui.widgets.screen.top_screen import KeyLine, Result, TopScreen, meant
from tribes_tui.words.language import Later
from tribes_tui.words.said import forms as said_forms, help as said


class KeyedScreen(TopScreen[None], is_layer=True):
    """Carries out its bindings itself.

    Textual lets a key rise to the app, which looks for its binding later: by then keys typed behind it may have been dealt
    with, and another screen may lie on top.
    """

    async def on_key(self, event: events.Key) -> None:
        """Do at once what the key is bound to; what does nothing here, as copying without a selection, is left to the app."""
        active = self.active_bindings.get(meant(self, event.key)) if self.is_on_top else None
        if active is not None and active.enabled and await self.app.run_action(active.binding.action, active.node):
            event.stop()
            event.prevent_default()


LEAST = Size(80, 24)
"""The smallest window for a table."""
WIDTHS = (0, 80, 100, 120, 160, 200)
HEIGHTS = (0, 24, 30, 40, 50, 60)


SETTLING, MOST_LOOKS = 0.02, 10
"""Seconds for which nothing has gone elsewhere when all has its place; and how often that is looked for at the most."""


class SizedScreen(TopScreen[Result], is_layer=True):
    """It has one class for its width and one for its height, the largest that it reaches; and `-from-...` for each that it reaches."""

    LEAST = LEAST
    _sized: frozenset[str] = frozenset()
    """The classes that it has for its size."""

    _is_painted = False
    _looks = 0
    _regions_seen: Mapping[Widget, Region] = {}

    @property
    def is_filled(self) -> bool:
        """Whether all that belongs on it is there."""
        return True

    def _compositor_refresh(self) -> None:
        """Nothing that is half laid out is painted: what was seen before stays until all has its place."""
        if self._is_painted or not self.is_on_top:
            super()._compositor_refresh()
        elif not self._looks:
            self._look_whether_whole()

    def _look_whether_whole(self) -> None:
        if not self.is_attached:
            return
        before, self._regions_seen = (
            self._regions_seen,
            {one: laid.region for one, laid in self._compositor.full_map.items()},
        )
        self._looks += 1
        is_settled = before == self._regions_seen and not self._layout_required and self.is_filled
        if is_settled or self._looks > MOST_LOOKS:
            self._is_painted, self._regions_seen = True, {}
            self.refresh()
        else:
            self.app.set_timer(SETTLING, self._look_whether_whole)

    render_lines = felt_lines
    """The felt where no piece lies."""

    def forget_places(self) -> None:
        """Something may lie elsewhere: the window has another size, or widgets have."""

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Whoever asked where things lie before the layout was told where they lay."""
        super()._refresh_layout(size, scroll)
        self.forget_places()

    def table_size(self, window: Size) -> Size:
        """How much of a window the table has; what stands beside or below it takes the rest."""
        return window

    async def _compose(self) -> None:
        """Classes before there are children: these are styled and laid out once."""
        self._take_classes(self.app.size)
        await super()._compose()

    def _take_classes(self, size: Size) -> bool:
        """The classes for a window of this size; whether they are others."""
        wanted = self.classes_for(self.table_size(size))
        left, come = self._sized - wanted, wanted - self._sized
        self._sized = frozenset(wanted)
        self.update_classes({**dict.fromkeys(left, False), **dict.fromkeys(come, True)}, update=False)
        return bool(left or come)

    def classes_for(self, table: Size) -> set[str]:
        """Those of a table of this size."""
        return {*_classes("w", WIDTHS, table.width), *_classes("h", HEIGHTS, table.height)}

    def _screen_resized(self, size: Size) -> None:
        """Classes for the new size first: Textual would lay out and paint with the old ones, then once more."""
        if self._take_classes(size) and self.is_attached and self.stack_updates:
            self.app.stylesheet.update(self, animate=False)
        self.forget_places()
        super()._screen_resized(size)


def _classes(side: str, steps: Sequence[int], length: int) -> list[str]:
    """Those for a length of a side: that of the largest step that it reaches, and one for each that it reaches."""
    reached = [step for step in steps if step <= length]
    return [f"-{side}{max(reached)}", *(f"-from-{side}{step}" for step in reached)]


WIDE = 100
"""From so many columns on the panel stands at a side; in narrower windows above or below."""
BESIDE = 42
"""Its columns there."""
FLAT, LOW = 13, 10
"""Its rows in a narrow window, and where it would else cover what it is about."""
NOWHERE = Region()


class BesideScreen(TopScreen[Result], ModalScreen[Result]):
    """A subclass yields what is within in `compose_body`. Escape leaves it with None. At a side it covers no part of a row of words: what is
    asked and what Enter does can be read to their ends."""

    DEFAULT_CSS = """
    BesideScreen { background: transparent; align: right bottom; }
    BesideScreen.-left { align: left bottom; }
    BesideScreen.-flat.-left { align: left top; }
    BesideScreen #panel {
        width: 42; height: 1fr; margin: 1 0; padding: 0 1; scrollbar-size-vertical: 1;
        border: round $accent; border-title-style: bold; background: $surface; color: $foreground;
    }
    BesideScreen.-flat #panel { width: 100%; height: 13; margin: 0; }
    BesideScreen.-flat.-low #panel { height: 10; }
    BesideScreen #panel Static { height: auto; width: 1fr; background: transparent; }
    BesideScreen KeyLine { dock: bottom; }
    """
    WIDGET_COLOURS: ClassVar = {
        "#panel": {
            "background": "panel", "color": "ink", "border": "line", "border_title_color": "accent", "border_subtitle_color": "soft", **SCROLLED,
            "scrollbar_background": "panel",
        },
        ".heading": {"color": "accent"},
        ".soft": {"color": "soft"},
    }  # fmt: skip
    ALLOW_SELECT: ClassVar[bool] = False
    AUTO_FOCUS: ClassVar[str | None] = "#panel"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "back", Later(said_forms.to_table), key_display="Esc"),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("space,pagedown", "page(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
    ]
    ground_role = "panel"
    """What pieces in it lie on."""
    others: Sequence[Region] = ()
    """What is to be seen, too, where that costs nothing."""
    LEAST_SIDE = WIDE
    """From so many columns on it stands at a side."""
    may_lie_flat = False
    """Whether it lies above or below in a wide window, too, where either side would cover what it is about."""

    def __init__(self, title: str, mood: str, about: Region = NOWHERE) -> None:
        """`about` is where on the screen that lies which it is about."""
        super().__init__()
        self.mood, self._title = mood, title
        self.about: Sequence[Region] = (about,) if about else ()

    def compose_body(self) -> ComposeResult:
        """What stands in it."""
        yield from ()

    def compose(self) -> ComposeResult:
        """The panel, the keys."""
        panel = VerticalScroll(id="panel", can_focus=True)
        panel.border_title = self._title
        with panel:
            yield from self.compose_body()
        yield KeyLine()

    @property
    def panel(self) -> VerticalScroll:
        """What scrolls."""
        return self.query_one("#panel", VerticalScroll)

    def on_mount(self) -> None:
        """In the colours of the table; its frame says when there is more below."""
        self.restyle()
        self.watch(self.panel, "scroll_y", self._say_more)
        self.watch(self.panel, "show_vertical_scrollbar", self._say_more)

    def restyle(self) -> None:
        """Draw it in the app's present theme and signs."""
        colour_widgets(self, self.WIDGET_COLOURS)
        super().restyle()

    def on_resize(self) -> None:
        """At a side where there is room, and not on what it is about."""
        self.lie_beside(*self.about)

    def lie_beside(self, *about: Region) -> None:
        """Go where most of that can be seen, first of all the head of each, where it says what it is; lower than usual where it lies in the middle."""
        self.about, (width, height) = about, self.app.size
        is_wide = width >= self.LEAST_SIDE
        forms = (False,) * is_wide + (True,) * (not is_wide or self.may_lie_flat)

        def covered(place: tuple[bool, int, bool]) -> tuple[int, ...]:
            is_flat, rows, is_other = place
            if is_flat:
                panel = Region(0, 0 if is_other else height - 1 - rows, width, rows)
            else:
                panel = Region(0 if is_other else width - BESIDE, 1, BESIDE, height - 3)
            heads, rest = (
                sum(panel.overlaps(one._replace(height=1)) for one in some if one) for some in (about, self.others)
            )
            return heads, rest, sum(map(panel.overlaps, about))

        is_flat, rows, is_other = min(product(forms, (FLAT, LOW), (False, True)), key=covered)
        self.set_class(is_flat, "-flat")
        self.set_class(is_other, "-left")
        self.set_class(rows == LOW, "-low")

    def _say_more(self) -> None:
        for panel in self.query("#panel"):
            goes_on = panel.show_vertical_scrollbar and round(panel.scroll_y) < panel.max_scroll_y
            panel.border_subtitle = said.more_below() if goes_on else ""

    def action_page(self, by: int) -> None:
        """A page further or back, with a row of the one before."""
        for panel in self.query("#panel"):
            self.action_scroll(by * max(1, panel.scrollable_content_region.height - 1))

    def action_scroll(self, by: int) -> None:
        """A row up or down, where the panel is there: a key may come before it is laid, or after it went."""
        for panel in self.query("#panel"):
            panel.scroll_relative(y=by, animate=False)
