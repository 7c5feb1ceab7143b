"""Looking for words in a rulebook: what says them while they are typed, and from place to place."""

from __future__ import annotations

from collections.abc import Sequence

from textual import on
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, OptionList

from tribes_tui.learning.rulebook import FoundInSection, Section, look_for
from tribes_tui.screens.rulebook.contents import Contents, Search
from tribes_tui.screens.rulebook.looks import WIDGET_COLOURS
from tribes_tui.screens.rulebook.text import SectionText
from tribes_tui.theme.palette import colour_widgets
from tribes_tui.widgets.screen.framed_screen import FramedScreen


class Searching(FramedScreen[None]):
    """A book whose sections a subclass shows (`open`)."""

    sections: Sequence[Section]
    at: int
    """The section that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self._been: list[int] = []
        self._found: tuple[FoundInSection, ...] = ()
        self._place = 0

    @property
    def contents(self) -> Contents:
        """The list of sections."""
        return self.query_one(Contents)

    @property
    def page(self) -> VerticalScroll:
        """What scrolls the text."""
        return self.query_one("#page", VerticalScroll)

    @property
    def list_width(self) -> int:
        """Cells of a line in the lists."""
        raise NotImplementedError

    async def open(self, at: int) -> None:
        """Show a section from its beginning."""
        raise NotImplementedError

    def _bring_to(self, widget: Widget) -> None:
        """Scroll there."""
        raise NotImplementedError

    @property
    def sought(self) -> str:
        """What is looked for."""
        return self.query_one("#field", Input).value.strip()

    @property
    def places(self) -> list[tuple[int, int]]:
        """(section, which time in it) of every place with it."""
        return [(found.at, k) for found in self._found for k in range(found.times)]

    def action_look(self) -> None:
        """Type what to look for."""
        self.add_class("-looking")
        self.query_one("#field", Input).focus()

    @on(Input.Changed, "#field")
    def _typed(self) -> None:
        """The sections that say it, while it is typed."""
        self._found, self._place = look_for(self.sections, self.sought), -1
        self.query_one(Search).fill(self._found, self.sections, self.sought, self.list_width)
        colour_widgets(self, WIDGET_COLOURS)

    @on(Input.Submitted, "#field")
    async def _submitted(self) -> None:
        """To the first place from here on."""
        if self._found:
            ahead = (k for k, (at, _) in enumerate(self.places) if at >= self.at)
            await self._go_to(next(ahead, 0))
            self.page.focus()

    @on(OptionList.OptionSelected, "#found")
    async def _picked(self, message: OptionList.OptionSelected) -> None:
        """The first place in a section."""
        at = self._found[message.option_index].at
        await self._go_to([section for section, _ in self.places].index(at))
        self.page.focus()

    async def action_go_on(self, by: int) -> None:
        """The next place, after the last the first."""
        if self.places:
            await self._go_to((self._place + by) % len(self.places))

    async def _go_to(self, place: int) -> None:
        self._place = place
        at, time = self.places[place]
        self.contents.highlighted = at
        if at != self.at:
            self._been.append(self.at)
        await self.open(at)
        in_title = self.sections[at].title.casefold().count(self.sought.casefold())
        found = self.query_one(SectionText).place_of(time - in_title) if time >= in_title else None
        if found is not None:
            self._bring_to(found)

    def _end_search(self) -> None:
        self.remove_class("-looking")
        self.query_one("#field", Input).value = ""
        self._found = ()
        self.contents.focus()
        self.run_worker(self.open(self.at), exclusive=True)
