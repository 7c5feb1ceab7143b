"""How the rulebook looks: the styles of Textual's widgets on it, and the roles of the theme that they wear."""

from __future__ import annotations

from tribes_tui.theme.palette import SCROLLED

CSS = """
RulebookScreen #book { height: 1fr; padding: 0 1; }
RulebookScreen #beside { width: 33; }
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
RulebookScreen.-narrow #beside { width: 23; }
RulebookScreen.-narrow Contents, RulebookScreen.-narrow Search { border: none; padding: 0; padding-left: 1; max-height: 100%; }
RulebookScreen.-narrow #page { margin-left: 1; }
RulebookScreen.-narrow Figure { layout: vertical; }
RulebookScreen.-narrow Figure > .caption { margin-left: 0; }
RulebookScreen.-low Search { display: none; }
RulebookScreen.-low.-looking Search { display: block; height: 1fr; }
RulebookScreen.-low.-looking Contents { display: none; }
RulebookScreen.-bare OptionList > .option-list--option-highlighted { text-style: bold underline; }
RulebookScreen.-bare OptionList:focus > .option-list--option-highlighted { text-style: bold reverse; }
"""
WIDGET_COLOURS = {
    "Contents, Search": {"border_title_color": "accent", "color": "soft"},  # no words
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
