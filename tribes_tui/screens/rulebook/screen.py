"""The rulebook on the screen: contents, search, a section with pictures of its pieces."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Markdown, OptionList, Static

import rules
from tribes_tui.learning.illustrations import illustrations_of
from tribes_tui.learning.rulebook import Section, find_section, glossary_section, references, sections_of
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.screens.rulebook import contents as words
from tribes_tui.screens.rulebook.contents import NARROW, WIDTH, Contents, Search, Searching
from tribes_tui.screens.rulebook.text import CSS, FRAMED, WIDGET_COLOURS, SectionText, TableHeads
from tribes_tui.theme.palette import BOLD, REVERSE, colour_widgets, palette_for
from tribes_tui.widgets.drawing import Cells, Drawn, Place, mood_of
from tribes_tui.words.common import Later, capital, key_name, spoken
from tribes_tui.words.said import forms, keys, rulebook

SCROLLED = 1 / 30
"""Seconds until a scrolled page lies where it was scrolled to."""
REST = 0.15
"""Seconds for which the cursor rests on a section before it is shown."""
WIDE = 100
"""Columns of a window from which on the lists have frames."""
MOST_LINKS = 9


class Cover(Drawn):
    """What one plays with, on the first page."""

    DEFAULT_CSS = "Cover { width: 46; max-width: 100%; height: 13; margin-bottom: 1; }"

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self._game_id = game_id

    def lay(self, cells: Cells) -> Iterable[Place]:
        """As home and the games of the day show it."""
        if not cells.palette.is_bare:
            paint_window(cells, Region(0, 0, cells.width, cells.height), self._game_id)
        return ()


class RulebookScreen(Searching):
    """A section is shown as the cursor comes to it; Enter puts the focus on the text. Dismissed by Escape."""

    DEFAULT_CSS = CSS
    WIDGET_COLOURS = WIDGET_COLOURS
    FRAMED = FRAMED
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]
    AUTO_FOCUS: ClassVar[str | None] = "Contents"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "go_on(1)", Later(rulebook.next), tooltip=Later(rulebook.next_told)),
        Binding("N", "go_on(-1)", Later(rulebook.previous), tooltip=Later(rulebook.previous_told)),
        Binding("up", "walk(-1)", Later(rulebook.section), tooltip=Later(rulebook.section_told), key_display="↑↓"),
        Binding("down", "walk(1)", Later(rulebook.section), tooltip=Later(rulebook.section_told)),
        Binding("slash", "look", Later(forms.search), tooltip=Later(rulebook.search_told), key_display="/"),
        Binding("tab", "other", Later(rulebook.between), tooltip=Later(rulebook.to_contents_told), key_display="Tab"),
        Binding("tab", "to_found", Later(rulebook.to_found), tooltip=Later(rulebook.to_found_told), key_display="Tab"),
        Binding("escape,q", "back", Later(forms.back), tooltip=Later(forms.back_told), key_display="Esc"),
        Binding("b,backspace", "before", Later(rulebook.before), tooltip=Later(rulebook.before_told)),
        Binding(
            "space,pagedown",
            "scroll(1)",
            Later(forms.scroll),
            tooltip=Later(rulebook.scroll_told),
            key_display="Space",
            priority=False,
        ),
        Binding("pageup", "scroll(-1)", show=False),
        *(Binding(str(k), f"follow({k})", show=False) for k in range(1, MOST_LINKS + 1)),
    ]

    ground_role = "below"

    def __init__(self, game_id: str, section: str = "") -> None:
        super().__init__()
        self.game = rules.games[game_id]
        self.mood = mood_of(game_id)
        self.sections: Sequence[Section] = (*sections_of(self.game.rulebook(spoken())), glossary_section(game_id))
        self.at = find_section(self.sections, section) or 0 if section else 0
        self._paragraph = section if section in self.sections[self.at].places else ""
        self._rest: Timer | None = None
        self._is_laid = False
        """Whether the section has its rows: only then it is known where it ends."""

    # ---- What it is made of -------------------------------------------------------------------

    def compose_body(self) -> Iterator[Widget]:
        """The lists at the left, the text beside them."""
        contents, search = Contents(), Search()
        contents.border_title, search.border_title = capital(rulebook.to_contents()), capital(forms.search())
        page = VerticalScroll(
            Static(id="heading"), Vertical(id="pictures"), SectionText(self.sections), id="page", can_focus=True
        )
        yield Horizontal(Vertical(contents, search, id="beside"), page, TableHeads(), id="book")

    @on(events.Mount)
    async def _mounted(self) -> None:
        """Open the book where it was asked for."""
        self.contents.fill(self.sections, self.list_width)
        self.contents.highlighted = self.at
        self.query_one(Search).fill((), self.sections, "", self.list_width)
        self.watch(self.page, "scroll_y", self._keep_heads, init=False)
        await self.open(self.at)

    def _keep_heads(self) -> None:
        """The heads of a table stay in sight: told once the page lies where it was scrolled to."""
        self.set_timer(SCROLLED, partial(self.query_one(TableHeads).follow, self.page, self.query_one(SectionText)))

    def restyle(self) -> None:
        """Textual's widgets in the game's colours, too."""
        super().restyle()
        if not self.app.current_theme.ansi:
            self.styles.background = palette_for(self).below
        colour_widgets(self, self.WIDGET_COLOURS)
        if not self.is_narrow:
            colour_widgets(self, self.FRAMED)

    def on_resize(self) -> None:
        """The lists are as wide as the window allows."""
        for one in self.query("Contents, Search"):
            for edge in ("top", "right", "bottom", "left"):
                one.styles.clear_rule(f"border_{edge}")
        self.restyle()
        self.contents.fill(self.sections, self.list_width)

    @property
    def is_narrow(self) -> bool:
        """Whether the lists go without a frame; told by the window, since the class for it comes after the first resize."""
        return self.app.size.width < WIDE

    @property
    def list_width(self) -> int:
        """Cells of a line in the lists."""
        return NARROW if self.is_narrow else WIDTH

    def render_lines(self, crop: Region) -> list[Strip]:
        """One colour behind the text, no ramp."""
        return Screen.render_lines(self, crop)

    # ---- Which section is shown ---------------------------------------------------------------

    async def open(self, at: int) -> None:
        """Show a section from its beginning; who leaves the book meanwhile sees no more of it."""
        self.at, one, self._is_laid = at, self.sections[at], False
        self.entitle(keys.rules_title(), words.where(one.number, at, len(self.sections)), self.game.title.upper())
        self.query_one("#heading", Static).update(f"{one.number}  {one.title}" if one.number else one.title)
        pictures = self.query_one("#pictures", Vertical)
        await pictures.remove_children()
        if self._is_left():
            return
        await pictures.mount_all([*([] if at else [Cover(self.game.id)]), *illustrations_of(self.game.id, one.anchor)])
        text = self.query_one(SectionText)
        text.sought = self.sought
        named = {anchor: self.sections[find_section(self.sections, anchor) or 0] for anchor in self.links}
        links = [(anchor, one.number, one.title) for anchor, one in named.items()]
        more = words.leads_to(links) if links else "" if at else words.chapters(self.sections)
        more = more if one.text.strip() else words.within(self.sections, at)
        await text.update(f"{one.text}\n\n{more}" if more else one.text)
        if self._is_left():
            return
        self.page.scroll_home(animate=False, immediate=True)
        self.restyle()
        self.call_after_refresh(self.call_after_refresh, setattr, self, "_is_laid", True)
        self._tell()
        if self._paragraph:
            item = text.item(one.places.index(self._paragraph))
            self._paragraph = ""
            if item is not None:
                self._bring_to(item)

    def _is_left(self) -> bool:
        return not self.is_running

    def _bring_to(self, widget: Widget) -> None:
        """Scroll there once it is laid out: the text is mounted with this refresh and has its places after the next."""
        self.call_after_refresh(self.call_after_refresh, widget.scroll_visible, animate=False, top=True, immediate=True)

    def _tell(self) -> None:
        self.refresh_bindings()
        one = self.sections[self.at]
        if self._found and self.sought:
            self.tell((rulebook.found_at(number=self._place + 1, count=len(self.places), sought=self.sought), "ink"))
        elif self.focused is self.contents:
            self.tell((key_name("Enter"), "cursor", BOLD | REVERSE), (f" {words.opened(one.number, one.title)}", "ink"))
        else:
            self.tell()

    async def turn_to(self, at: int) -> None:
        """Go to another section, so that one can come back to this."""
        if at != self.at:
            self._been.append(self.at)
        self.contents.highlighted = at
        await self.open(at)

    @on(OptionList.OptionHighlighted, "Contents")
    def _rests(self, message: OptionList.OptionHighlighted) -> None:
        """Show the section once the cursor rests on it."""
        if self._rest is not None:
            self._rest.stop()
        if message.option_index != self.at:
            self._rest = self.set_timer(REST, self._open_highlighted)

    async def _open_highlighted(self) -> None:
        at = self.contents.highlighted
        if at is not None and at != self.at:
            await self.turn_to(at)

    @on(OptionList.OptionSelected, "Contents")
    async def _chosen(self, message: OptionList.OptionSelected) -> None:
        """Enter or a click: read it."""
        await self.turn_to(message.option_index)
        self.page.focus()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """What Enter does depends on where one is."""
        self._tell()

    # ---- Keys ---------------------------------------------------------------------------------

    def action_walk(self, by: int) -> None:
        """Scroll the text, when it has the focus; the lists walk by themselves."""
        self.page.scroll_relative(y=by, animate=False)

    async def action_scroll(self, by: int) -> None:
        """A page further or back; from the end of a section on into the next."""
        page = self.page
        if not self._is_laid:
            return
        if by < 0 or round(page.scroll_y) < page.max_scroll_y:
            page.scroll_relative(y=by * max(1, page.size.height - 2), animate=False)
        elif self.at + 1 < len(self.sections):
            await self.turn_to(self.at + 1)

    def action_other(self) -> None:
        """From the text to the contents, and back."""
        (self.page if self.focused is self.contents else self.contents).focus()

    def action_to_found(self) -> None:
        """From the text, or from what is typed, to the sections where it was found, and back."""
        found = self.query_one("#found", OptionList)
        found.highlighted = found.highlighted or 0
        (self.page if self.focused is found else found).focus()

    async def action_before(self) -> None:
        """Back to the section from which one came here."""
        if self._been:
            at = self._been.pop()
            self.contents.highlighted = at
            await self.open(at)

    def action_back(self) -> None:
        """Leave what is looked for, else the book."""
        if self.has_class("-looking"):
            self._end_search()
        else:
            self.dismiss(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that would do nothing now are not shown."""
        found, been = bool(self._found), bool(self._been)
        known = {"go_on": found, "to_found": found, "other": not found, "before": been}
        return known[action] if action in known else super().check_action(action, parameters)

    # ---- References ---------------------------------------------------------------------------

    @property
    def links(self) -> list[str]:
        """The anchors that the section names, each once."""
        here, text = self.sections[self.at], self.sections[self.at].text
        named = (anchor for _, _, anchor in references(text, self.sections))
        return [a for a in dict.fromkeys(named) if a != here.anchor and a not in here.places][:MOST_LINKS]

    async def action_follow(self, number: int) -> None:
        """To the section that the text names as that one."""
        if number <= len(self.links):
            await self._follow(self.links[number - 1])

    async def on_markdown_link_clicked(self, message: Markdown.LinkClicked) -> None:
        """A click on what names another section goes there."""
        message.stop()
        await self._follow(message.href.removeprefix("#"))

    async def _follow(self, anchor: str) -> None:
        at = find_section(self.sections, anchor)
        if at is not None:
            self._paragraph = anchor if anchor in self.sections[at].places else ""
            await self.turn_to(at)
