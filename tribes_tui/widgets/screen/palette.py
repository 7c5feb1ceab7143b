"""Textual's list of commands over all the window; below, what the line under the cursor does, and how one leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.app import ComposeResult
from textual.command import Command, CommandList, CommandPalette, DiscoveryHit
from textual.containers import Vertical
from textual.content import Content
from textual.timer import Timer
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing import Words, fold
from tribes_tui.widgets.screen.top_screen import Key, KeyLine
from tribes_tui.words.common import colon, key_name
from tribes_tui.words.said import forms, home

if TYPE_CHECKING:
    from textual.app import App


class FootKeys(KeyLine):
    """What the keys do while one types."""

    def read(self) -> None:
        """Textual shows none of its own."""
        known = ("enter", "Enter", forms.choose()), ("down", "↑↓", home.walk()), ("escape", "Esc", forms.back())
        self._keys = tuple(Key(key, key_name(cap), words) for key, cap, words in known)
        self.changed()


class NamePalette(CommandPalette):
    """As Textual's, over all the window, with a foot."""

    DEFAULT_CSS = """
    NamePalette, NamePalette:ansi { background: $background; }
    NamePalette > Vertical, NamePalette > Vertical:dark { background: $background; margin-top: 1; width: 100%; max-width: 100%; height: 100%; }
    NamePalette CommandList {
        border-top: none; border-bottom: none; scrollbar-size-vertical: 1; scrollbar-color: $secondary;
        scrollbar-color-hover: $accent; scrollbar-color-active: $accent; scrollbar-background: $background;
        scrollbar-background-hover: $background; scrollbar-background-active: $background;
    }
    NamePalette > #foot { dock: bottom; margin: 0; height: 3; visibility: visible; width: 100%; }
    NamePalette #told { height: 2; }
    NamePalette CommandList > .option-list--option { text-style: none; }
    NamePalette CommandList > .option-list--option-highlighted {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    NamePalette CommandList > .option-list--option-disabled { color: $accent; text-style: bold; }
    """

    def compose(self) -> ComposeResult:
        """The field, the list, the foot."""
        yield from super().compose()
        with Vertical(id="foot"):
            yield Words(id="told")
            yield FootKeys()

    def on_resize(self) -> None:
        """The list ends above the foot."""
        self.query_one(CommandList).styles.max_height = max(1, self.app.size.height - ABOVE - FOOT)

    @property
    def _is_whole(self) -> bool:
        """Whether its parts are there, which go one by one: what is found late has no place any more."""
        return self.is_attached and bool(self.query(CommandList)) and bool(self.query("#--input"))

    def set_timer(self, delay: float, callback: Callable[[], Any] | None = None, **more: Any) -> Timer:
        """As ever, while this is open."""
        return super().set_timer(delay, lambda: callback() if callback is not None and self._is_whole else None, **more)

    def _watch__list_visible(self) -> None:
        if self._is_whole:
            super()._watch__list_visible()

    async def _watch__show_busy(self) -> None:
        if self._is_whole:
            await super()._watch__show_busy()

    def _refresh_command_list(self, command_list: CommandList, commands: list[Command], clear_current: bool) -> None:
        """A line each with its keys at the right, in groups with headings; what was looked for stands in the order in which it fits."""
        width = max(MOST_KEYS, self.app.size.width - EDGES)
        found = sorted(commands, key=lambda one: (-one.hit.score, getattr(one.hit, "rank", OTHERS)))
        most = max(MOST_NAME, width // 3)
        column = min(most, max((len(one.hit.text or "") for one in found), default=0)) + 4
        lines: list[Option] = []
        group = ""
        for one in found:
            heading = getattr(one.hit, "group", forms.elsewhere())
            if isinstance(one.hit, DiscoveryHit) and heading != group:
                lines.append(Option(Content.styled(heading, "bold $accent"), disabled=True))  # no words
                group = heading
            lines.append(Command(_line(one, width, column), one.hit, id=one.id))
        if not found:
            lines = [Option(Content(f"  {forms.nothing_found()}"), disabled=True, id=self._NO_MATCHES)]
        command_list.clear_options().add_options(lines)
        command_list.highlighted = next((k for k, line in enumerate(lines) if not line.disabled), None)
        self._list_visible, self._hit_count = True, len(found)
        if not found:
            self.query_one("#told", Words).say()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """In the foot: what the line under the cursor does, all of it."""
        hit = getattr(event.option, "hit", None)
        if hit is not None and event.option in event.option_list.options:
            told = ((f"{hit.text or ''}", "ink", BOLD), (f"{colon()}{hit.help}" if hit.help else "", "soft"))
            self.query_one("#told", Words).say(*fold(told, max(20, self.app.size.width - 2))[:2])


def open_palette(app: App[Any]) -> None:
    """Put it over everything, unless it is there."""
    if app.use_command_palette and not NamePalette.is_open(app):
        app.push_screen(NamePalette(placeholder=forms.type_here(), id="--command-palette"))


ABOVE, FOOT = 5, 3
"""Rows above the list, and below it."""
EDGES, MOST_KEYS, MOST_NAME = 6, 40, 27
"""Columns of those beside a line, its edges and the scroll bar; the least for a line with its keys; the most for names, but for a third of a wide window."""
OTHERS = 99
"""Where what has no group stands: last."""


def _line(one: Command, width: int, column: int) -> Content:
    """Its name, from that column on what it does as far as there is room, and at the right its keys."""
    prompt = one.hit.prompt
    name = prompt if isinstance(prompt, Content) else Content(str(prompt))
    cap = getattr(one.hit, "keys", "")
    keys = Content.styled(f" {cap} ", "bold $foreground on $secondary") if cap else Content("")  # no words
    begun = Content.assemble("  ", name, " " * max(2, column - 2 - name.cell_length))
    told = Content.styled(shortened(one.hit.help or "", width - begun.cell_length - keys.cell_length - 1), "dim")
    return Content.assemble(begun, told, " " * (width - begun.cell_length - told.cell_length - keys.cell_length), keys)
