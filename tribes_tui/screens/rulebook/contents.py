"""The contents of a rulebook, looking for words in it, and what its screen says around the rules."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, takewhile
from textwrap import wrap
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tribes_tui.learning.rulebook import FoundInSection, Section, forms_of, look_for
from tribes_tui.screens.rulebook.text import WIDGET_COLOURS, SectionText
from tribes_tui.theme.palette import colour_widgets
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.widgets.screen.framed_screen import FramedScreen
from tribes_tui.words.common import Later, key_name
from tribes_tui.words.said import common, rulebook


def where(number: str, at: int, count: int) -> str:
    """How far one has come: which section, and the share of all that are before its end."""
    share = round(100 * (at + 1) / count)
    return rulebook.where(number=number, share=share) if number else rulebook.where_short(share=share)


def opened(number: str, title: str) -> str:
    """What Enter does in the contents."""
    return rulebook.opened(number=number, title=title) if number else rulebook.opened_short(title=title)


def leads_to(links: list[tuple[str, str, str]]) -> str:
    """The sections that a section names, with the digit that goes there: (anchor, number, title)."""
    named = (
        f"**{k}** [{f'{number} ' if number else ''}{title}](#{anchor})"
        for k, (anchor, number, title) in enumerate(links, 1)
    )
    return rulebook.leads_to(links=", ".join(named))


def chapters(sections: Sequence[Section]) -> str:
    """All chapters behind the first page, each a reference, with the titles of what is in it; as Markdown."""
    rows = list[tuple[str, list[str]]]()
    for one in sections[1:]:
        if one.depth and rows:
            rows[-1][1].append(one.title)
        elif not one.depth:
            rows.append((f"[{one.number} {one.title}](#{one.anchor})".replace("[ ", "["), []))
    told = (rulebook.chapter(chapter=name, titles=", ".join(titles)) if titles else name for name, titles in rows)
    return "\n".join((f"### {rulebook.in_this_book()}", "", *(f"- {one}" for one in told)))


def within(sections: Sequence[Section], at: int) -> str:
    """The sections of a chapter that says nothing itself, each a reference; as Markdown."""
    inner = takewhile(lambda one: one.depth, sections[at + 1 :])
    return "\n".join(f"- [{one.number} {one.title}](#{one.anchor})" for one in inner)


# ---- The lists beside the text ------------------------------------------------------------------------


WIDTH, NARROW = 35, 24
"""Cells of a line in the lists, beside the bar that scrolls them."""


def line(left: str, right: str, width: int) -> str:
    """Words at both ends; what is too long on the left is cut off."""
    room = width - len(right) - (1 if right else 0)
    cut = left if len(left) <= room else left[: room - 1] + "…"
    return f"{cut:<{room}} {right}" if right else cut


class Contents(OptionList):
    """All sections with their numbers, a line each, or two for a long title; the id of an option is the section's number in the book.

    Where the cursor walks, only the lines that it leaves and those that it comes to are drawn anew.
    """

    highlighted: reactive[int | None] = reactive(None, repaint=False)
    _was_at: int | None = None
    _tops: Sequence[int] = ()
    """The line in which each section begins, and the line behind the last one."""

    def watch_highlighted(self, highlighted: int | None) -> None:
        """The lines of two sections change; if the list scrolls, it draws itself."""
        super().watch_highlighted(highlighted)
        for at in (self._was_at, highlighted):
            if at is not None and at + 1 < len(self._tops):
                for y in range(self._tops[at], self._tops[at + 1]):
                    self.refresh_line(y)
        self._was_at = highlighted

    def fill(self, sections: Sequence[Section], width: int) -> None:
        """List them, in lines of so many cells; the cursor stays where it is."""
        at, listed = self.highlighted, [self._told(one, width) for one in sections]
        self._tops = [0, *accumulate(len(lines) for lines in listed)]
        self.set_options(
            Option(Content.styled("\n".join(lines), "" if one.depth else "bold"), str(k))
            for k, (one, lines) in enumerate(zip(sections, listed, strict=True))
        )
        self.highlighted = at

    def _told(self, one: Section, width: int) -> list[str]:
        indent = "  " * one.depth
        *first, last = wrap(one.title, width - len(indent) - len(one.number) - 1)
        return [*(f"{indent}{words}" for words in first), line(f"{indent}{last}", one.number, width)]


class SoughtWord(TextLine):
    """The word that is looked for; Enter is shown as long as it leads somewhere."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "submit", Later(rulebook.to_place), key_display="Enter"),
        Binding("down", "screen.to_found", show=False),
    ]
    leads_on = False

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only to what is found."""
        return self.leads_on if action == "submit" else super().check_action(action, parameters)


class Search(Vertical):
    """A field, and the sections in which its text stands."""

    def compose(self) -> ComposeResult:
        """The field, the sections, how to go on."""
        return SoughtWord(placeholder=rulebook.type_a_word(), id="field"), OptionList(id="found"), Static(id="how")

    def fill(self, found: Iterable[FoundInSection], sections: Sequence[Section], sought: str, width: int) -> None:
        """List what was found."""
        listed, counted = self.query_one("#found", OptionList), list(found)
        listed.set_options(
            Option(
                line(
                    f"{sections[one.at].number} {sections[one.at].title}".strip(),
                    common.often(times=one.times),
                    width,
                ),
                str(one.at),
            )
            for one in counted
        )
        listed.display = bool(counted)
        total = sum(one.times for one in counted)
        how = rulebook.how_to_walk(count=total, enter=key_name("Enter"))
        said = how if counted else rulebook.nothing_found() if sought else ""
        self.query_one("#how", Static).update(said)


# ---- Looking for words in a rulebook ------------------------------------------------------------------


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
        self.query_one(SoughtWord).leads_on = bool(self._found)
        self.refresh_bindings()
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
        self.query_one("#found", OptionList).highlighted = [one.at for one in self._found].index(at)
        if at != self.at:
            self._been.append(self.at)
        await self.open(at)
        in_title = len(forms_of(self.sought).findall(self.sections[at].title))
        found = self.query_one(SectionText).place_of(time - in_title) if time >= in_title else None
        if found is not None:
            self._bring_to(found)

    def _end_search(self) -> None:
        self.remove_class("-looking")
        self.query_one("#field", Input).value = ""
        self._found = ()
        self.contents.focus()
        self.run_worker(self.open(self.at), exclusive=True)
