"""A rulebook as a page: its text, and how that looks."""

import re
from collections.abc import Iterator, Sequence

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from textual.content import Content
from textual.geometry import Offset, Region
from textual.visual import VisualType
from textual.widget import Widget
from textual.widgets import Markdown, Static
from textual.widgets._markdown import MarkdownBlock, MarkdownFence, MarkdownTableCellContents, MarkdownTableContent
from typing_extensions import override

from tribes_tui.learning.rulebook import Section, forms_of, references
from tribes_tui.theme.palette import SCROLLED

MARK = "s"
"""What is found is marked as Markdown's struck out text, which rulebooks have none of: its style is ours."""


class AsItIs(MarkdownFence):
    """Lines that stay as they are."""

    @classmethod
    @override
    def highlight(cls, code: str, language: str, ansi: bool = False, dark: bool = False) -> Content:
        """They are no program."""
        return Content(code)


class SectionText(Markdown):
    """Says a section; a click on a reference posts `LinkClicked` with "#" and the anchor."""

    def __init__(self, sections: Sequence[Section], id: str | None = None) -> None:
        self.BLOCKS = Markdown.BLOCKS | {"fence": AsItIs, "code_block": AsItIs}
        super().__init__(id=id, parser_factory=self._parser, open_links=False)
        self._sections = sections
        self.sought = ""

    def _parser(self) -> MarkdownIt:
        parser = MarkdownIt("gfm-like", {"linkify": False})
        parser.core.ruler.after("inline", "marks", self._mark)
        return parser

    def _mark(self, state: StateCore) -> None:
        for token in state.tokens:
            if token.type == "inline" and token.children:
                token.children = [new for old in token.children for new in self._marked(old)]

    def _marked(self, token: Token) -> Iterator[Token]:
        """A text in pieces: plain ones, references and what is found; anything else as it is."""
        if token.type not in ("text", "code_inline"):
            yield token
            return
        done = 0
        for start, end, anchor in references(token.content, self._sections) if token.type == "text" else ():
            yield from self._found(token, token.content[done:start])
            yield Token("link_open", "a", 1, {"href": f"#{anchor}"})
            yield from self._found(token, token.content[start:end])
            yield Token("link_close", "a", -1)
            done = end
        yield from self._found(token, token.content[done:])

    def _found(self, token: Token, text: str) -> Iterator[Token]:
        if not self.sought:
            yield token.copy(content=text)
            return
        for k, piece in enumerate(re.split(f"({forms_of(self.sought).pattern})", text, flags=re.IGNORECASE)):
            if k % 2:
                yield Token(f"{MARK}_open", MARK, 1)
            if piece:
                yield token.copy(content=piece)
            if k % 2:
                yield Token(f"{MARK}_close", MARK, -1)

    def blocks(self) -> Iterator[tuple[Widget, str]]:
        """(widget, what it says) of everything that says something, in order."""
        for block in self.query("MarkdownBlock, MarkdownTableCellContents"):
            if isinstance(block, MarkdownTableCellContents | MarkdownBlock):
                said: VisualType = block.content
                yield block, said.plain if isinstance(said, Content) else str(said)

    def place_of(self, number: int) -> Widget | None:
        """Where what is found stands for the time of that number, from 0."""
        wanted = forms_of(self.sought)
        for block, said in self.blocks():
            number -= len(wanted.findall(said))
            if number < 0:
                return block
        return None

    def item(self, number: int) -> Widget | None:
        """The point of that number in its lists, from 0."""
        items = [*self.query("MarkdownOrderedList > Horizontal")]
        return items[number] if number < len(items) else None


class TableHeads(Static):
    """Over a table of which the head has gone above the page: what its columns are."""

    def follow(self, page: Widget, text: SectionText) -> None:
        """Show the heads of the table at the upper edge, if its own are out of sight."""
        top, found = page.region.y, None
        for table in text.query(MarkdownTableContent):
            heads = [*table.query_children(".header")]
            low = max((one.region.bottom for one in heads), default=top)
            if heads and low <= top < table.region.bottom - 3:
                found = heads
        self.display = found is not None
        if found:
            assert isinstance(self.parent, Widget)
            left = min(one.region.x for one in found)
            rows = max(one.size.height for one in found)
            drawn = [[line.text for line in one.render_lines(Region(0, 0, *one.size))] for one in found]
            lines = [""] * rows
            for one, own in zip(found, drawn, strict=True):
                for y in range(rows):
                    lines[y] = lines[y].ljust(one.region.x - left) + (own[y] if y < len(own) else "")
            self.styles.width, self.styles.height = page.region.right - left, rows
            self.styles.offset = Offset(left, top) - self.parent.region.offset
            self.update(Content("\n".join(lines)))


# ---- How the rulebook looks ---------------------------------------------------------------------------


CSS = """
RulebookScreen #book { height: 1fr; padding: 0 1; layers: base above; }
RulebookScreen TableHeads { layer: above; position: absolute; display: none; text-style: bold; background: $panel; }
RulebookScreen #beside { width: 40; }
RulebookScreen Contents { height: 1fr; max-height: 32; border: round $secondary; padding: 0 1; }
RulebookScreen Contents:focus { border: round $secondary; }
RulebookScreen Search { height: 12; border: round $secondary; padding: 0 1; }
RulebookScreen OptionList { background: transparent; scrollbar-size-vertical: 1; background-tint: transparent; }
RulebookScreen OptionList > .option-list--option-highlighted { background: $panel; color: $foreground; text-style: bold; }
RulebookScreen OptionList:focus > .option-list--option-highlighted {
    background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
}
RulebookScreen Input:focus { border: none; background-tint: transparent; }
RulebookScreen #found { height: auto; max-height: 7; border: none; padding: 0; margin-top: 1; }
RulebookScreen #how { margin-top: 1; }
RulebookScreen #page { margin-left: 2; max-width: 84; padding: 0 1; scrollbar-size-vertical: 1; }
RulebookScreen #page:focus { background-tint: transparent; }
RulebookScreen #heading { text-style: bold; height: 2; border-bottom: heavy $secondary; }
RulebookScreen #pictures { height: auto; }
RulebookScreen #pictures > * { margin-top: 1; }
RulebookScreen SectionText { padding: 0; margin-top: 1; }
RulebookScreen SectionText MarkdownParagraph { margin: 0 0 1 0; }
RulebookScreen SectionText MarkdownList { margin: 0 0 1 0; }
RulebookScreen SectionText MarkdownList MarkdownParagraph { margin: 0; }
RulebookScreen SectionText MarkdownFence { background: transparent; color: $foreground; margin: 0 0 1 0; }
RulebookScreen SectionText MarkdownFence > Label { padding: 0 1; }
RulebookScreen SectionText MarkdownTable { background: transparent; }
RulebookScreen SectionText MarkdownTableContent > .cell { padding: 0; text-overflow: fold; }
RulebookScreen SectionText MarkdownTableContent > .header { padding: 0; text-overflow: fold; }
RulebookScreen SectionText MarkdownBlock:dark > .s { text-style: bold underline; color: $block-cursor-background; }
RulebookScreen SectionText MarkdownBlock:light > .s { text-style: bold underline; color: $foreground; }
RulebookScreen SectionText MarkdownBlock:dark > .code_inline { background: transparent; color: $foreground; text-style: bold; }
RulebookScreen SectionText MarkdownBlock:light > .code_inline { background: transparent; color: $foreground; text-style: bold; }
RulebookScreen.-narrow #book { padding: 0; }
RulebookScreen.-narrow #beside { width: 26; }
RulebookScreen.-narrow Contents, RulebookScreen.-narrow Search { border: none; padding: 0; padding-left: 1; max-height: 100%; }
RulebookScreen.-narrow #page { margin-left: 1; padding: 0 1 0 0; }
RulebookScreen.-narrow SectionText MarkdownFence > Label { padding: 0; }
RulebookScreen.-low Cover { width: 34; height: 7; }
RulebookScreen.-narrow Figure { layout: vertical; }
RulebookScreen.-narrow Figure > .caption { margin-left: 0; }
RulebookScreen.-low Search { display: none; }
RulebookScreen.-low.-looking Search { display: block; height: 1fr; }
RulebookScreen.-low.-looking Contents { display: none; }
RulebookScreen.-low.-looking #found { max-height: 13; }
RulebookScreen.-high.-looking Search { height: 24; }
RulebookScreen.-high.-looking #found { max-height: 18; }
RulebookScreen.-bare OptionList > .option-list--option-highlighted { text-style: bold underline; }
RulebookScreen.-bare OptionList:focus > .option-list--option-highlighted { text-style: bold reverse; }
"""
WIDGET_COLOURS = {
    "Contents, Search": {"border_title_color": "accent", "color": "soft"},  # no words
    "TableHeads": {"color": "accent", "background": "panel"},
    "#heading": {"color": "accent", "border_bottom": "line"},
    ".caption": {"color": "soft"},
    "#field": {"background": "panel", "color": "ink"},
    "OptionList, #how": {"color": "soft"},
    "MarkdownParagraph, MarkdownListItem, MarkdownTableContent > .cell, #code-content": {"color": "ink"},  # no words
    "MarkdownBullet, MarkdownTableContent > .header": {"color": "accent"},  # no words
    "MarkdownParagraph, MarkdownTableCellContents": {"link_color": "accent", "link_color_hover": "accent"},  # no words
    "#page, OptionList": SCROLLED,
}
FRAMED = {"Contents, Search": {"border": "line"}}  # no words
