"""The lists beside the text: the sections, and those in which a word was found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tribes_tui.learning.rulebook import FoundInSection, Section
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.words.said import rulebook

WIDTH, NARROW = 28, 21
"""Cells of a line in the lists, beside the bar that scrolls them."""


def line(left: str, right: str, width: int) -> str:
    """Words at both ends; what is too long on the left is cut off."""
    room = width - len(right) - (1 if right else 0)
    cut = left if len(left) <= room else left[: room - 1] + "…"
    return f"{cut:<{room}} {right}" if right else cut


class Contents(OptionList):
    """All sections with their numbers, a line each; the id of an option is the section's number in the book.

    Where the cursor walks, only the line that it leaves and the one that it comes to are drawn anew.
    """

    highlighted: reactive[int | None] = reactive(None, repaint=False)
    _was_at: int | None = None

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Two lines change; if the list scrolls, it draws itself."""
        super().watch_highlighted(highlighted)
        for at in (self._was_at, highlighted):
            if at is not None:
                self.refresh_line(at)
        self._was_at = highlighted

    def fill(self, sections: Sequence[Section], width: int) -> None:
        """List them, in lines of so many cells; the cursor stays where it is."""
        at = self.highlighted
        self.set_options(Option(self._line(one, width), str(k)) for k, one in enumerate(sections))
        self.highlighted = at

    def _line(self, one: Section, width: int) -> Content:
        words = line(f"{'  ' * one.depth}{one.title}", one.number, width)
        return Content.styled(words, "" if one.depth else "bold")


class Search(Vertical):
    """A field, and the sections in which its text stands."""

    def compose(self) -> ComposeResult:
        """The field, the sections, how to go on."""
        yield TextLine(placeholder=rulebook.type_a_word(), id="field")
        yield OptionList(id="found")
        yield Static(id="how")

    def fill(self, found: Iterable[FoundInSection], sections: Sequence[Section], sought: str, width: int) -> None:
        """List what was found."""
        listed, counted = self.query_one("#found", OptionList), list(found)
        listed.set_options(
            Option(
                line(
                    f"{sections[one.at].number} {sections[one.at].title}".strip(),
                    rulebook.times(count=one.times),
                    width,
                ),
                str(one.at),
            )
            for one in counted
        )
        listed.display = bool(counted)
        total = sum(one.times for one in counted)
        said = rulebook.how_to_walk() if total > 1 else "" if counted else rulebook.nothing_found() if sought else ""
        self.query_one("#how", Static).update(said)
