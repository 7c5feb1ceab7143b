"""Textual's list of commands as a sheet over what was there: its name, the field, the list in groups; below, what the line under the cursor does, and how one leaves."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.command import Command, CommandInput, CommandList, CommandPalette, DiscoveryHit, Hit
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.strip import Strip
from textual.timer import Timer
from textual.widgets import LoadingIndicator, OptionList
from textual.widgets.option_list import Option

from tribes_tui.widgets.drawing import BOLD, Words, fold, palette_for
from tribes_tui.widgets.screen.dialog import CURSOR
from tribes_tui.widgets.screen.framed_screen import ScreenTitle
from tribes_tui.widgets.screen.top_screen import Key, KeyLine
from tribes_tui.words.common import colon, key_name
from tribes_tui.words.said import forms, keys as said_keys


class FootKeys(KeyLine):
    """What the keys do while one types."""

    def read(self) -> None:
        """Textual shows none of its own."""
        known = ("enter", "Enter", forms.choose()), ("down", "↑↓", said_keys.next()), ("escape", "Esc", forms.back())
        self._keys = tuple(Key(key, self.cap(key_name(cap)), words) for key, cap, words in known)
        self.changed()


class NamedList(CommandList):
    """Textual's; before the line under the cursor stands ►, and without colour it is in reverse."""

    def render_line(self, y: int) -> Strip:
        """Of its styles Textual leaves the reverse out."""
        strip, at = super().render_line(y), self.scroll_offset.y + y
        if self.highlighted is None or at != self.highlighted:
            return strip
        look = Style(reverse=True) if palette_for(self).is_bare else Style()
        mark = [Segment(CURSOR, segment.style) for segment in strip.crop(0, 1)]
        return Strip([*mark, *strip.crop(1)], strip.cell_length).apply_style(look)


class NamePalette(CommandPalette):
    """As Textual's, as high as all commands are, with a foot; what lies below goes into the dark."""

    DEFAULT_CSS = """
    NamePalette, NamePalette:ansi { background: $background 68%; align: center middle; }
    NamePalette.-bare { background: $background; }
    NamePalette > Vertical, NamePalette > Vertical:dark { background: $surface; margin: 0; width: 116; max-width: 100%; height: 100%; visibility: visible; }
    NamePalette #--results { overlay: none; height: 1fr; }
    NamePalette CommandList, NamePalette CommandList:focus { background: $surface; }
    NamePalette #--input, NamePalette #--input.--list-visible { height: 1; border: none; background: $panel; padding: 0 2; }
    NamePalette CommandInput, NamePalette CommandInput:focus { height: 1; border: none; padding: 0; color: $foreground; text-style: bold; }
    NamePalette CommandInput > .input--placeholder { color: $foreground 85%; text-style: none; }
    NamePalette CommandInput > .input--cursor { background: $block-cursor-background; color: $block-cursor-foreground; }
    NamePalette CommandList {
        border: none; margin-right: 1; scrollbar-size-vertical: 1; scrollbar-color: $secondary;
        scrollbar-color-hover: $accent; scrollbar-color-active: $accent; scrollbar-background: $background;
        scrollbar-background-hover: $background; scrollbar-background-active: $background;
    }
    NamePalette #foot { height: 3; visibility: visible; }
    NamePalette #told { height: 2; }
    NamePalette CommandList > .option-list--option { text-style: none; padding: 0 0 0 1; }
    NamePalette CommandList > .option-list--option-highlighted {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    NamePalette CommandList > .option-list--option-disabled { color: $accent; text-style: bold; }
    NamePalette.-bare CommandInput, NamePalette.-bare CommandInput:focus { text-style: bold underline; }
    """

    ground_role = "above"
    """What pieces in it lie on, instead of the felt."""

    def compose(self) -> ComposeResult:
        """The name, the field, the list, the foot."""
        self.set_class(palette_for(self).is_bare, "-bare")
        with Vertical(id="--container"):
            yield ScreenTitle()
            with Horizontal(id="--input"):
                field = CommandInput(placeholder=self._placeholder, select_on_focus=False)
                field.cursor_blink = False  # where one types is always seen
                yield field
            with Vertical(id="--results"):
                yield NamedList()
                yield LoadingIndicator()
            with Vertical(id="foot"):
                yield Words(id="told")
                yield FootKeys()

    def on_resize(self) -> None:
        """The list ends above the foot, and has its lines for this width."""
        lines = self.query_one(CommandList)
        lines.styles.max_height = max(1, self.app.size.height - ABOVE - FOOT)
        if commands := [one for one in lines.options if isinstance(one, Command)]:
            at = lines.highlighted_option
            self._refresh_command_list(lines, commands, False)
            lines.highlighted = next(k for k, one in enumerate(lines.options) if one.id == getattr(at, "id", one.id))

    @property
    def _width(self) -> int:
        return min(WIDTH, self.app.size.width)

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
        found = sorted(commands, key=lambda one: (-one.hit.score, getattr(one.hit, "rank", OTHERS)))
        groups = [group_of(one.hit) for one in found]
        rows, room = len(found) + 2 * len({*groups}), self.app.size.height - ABOVE - FOOT
        scrolls = len(found) + len({*groups} - {""}) > room
        columns = LineColumns.of(found, max(MOST_KEYS, self._width - EDGES - scrolls))
        has_room = rows <= room
        lines, self._said_whole = list[Option](), set[str | None]()
        for before, group, one in zip(["", *groups], groups, found, strict=False):
            if group not in ("", before):
                lines += [Option("", disabled=True)] * has_room + [
                    Option(self._heading(group, columns, not lines), disabled=True)
                ]
            lines.append(Command(self._line(one, columns), one.hit, id=one.id))
        if not found:
            lines = [Option(Content(f"  {forms.nothing_found()}"), disabled=True, id=self._NO_MATCHES)]
        command_list.clear_options().add_options(lines)
        command_list.highlighted = next((k for k, line in enumerate(lines) if not line.disabled), None)
        self._list_visible, self._hit_count = True, len(found)
        is_all = all(isinstance(one.hit, DiscoveryHit) for one in found)
        if is_all:  # what is typed leaves it as high as it is
            rows, whole = len(lines) + ABOVE + FOOT, self.app.size.height
            self.query_one("#--container").styles.height = rows if rows < whole - FOOT else whole
        number = forms.offered(number=len(found)) if is_all else forms.found(number=len(found))
        self.query_one(ScreenTitle).show(said_keys.palette_title(), number if found else "")
        if not found:
            self.query_one("#told", Words).say()

    def _heading(self, group: str, columns: LineColumns, is_first: bool) -> Content:
        """A group's name in a line over the whole list; behind the first one what the keys below are, which do nothing here."""
        p = palette_for(self)
        keys = said_keys.palette_keys() if is_first else ""
        rest = "─" * (columns.width - len(group) - len(keys) - 4 - 2 * is_first)
        named, calm = (group, "bold $accent"), f"not bold {p.dim}"  # no words
        return Content.assemble(("── ", p.line), named, (f" {rest} ", p.line), (keys, calm))

    def _line(self, one: Command, columns: LineColumns) -> Content:
        """Its name, from one column on what it does as far as whole clauses have room, and at the right its keys, which work elsewhere and so have no caps."""
        prompt, cap = one.hit.prompt, getattr(one.hit, "keys", "")
        name = prompt if isinstance(prompt, Content) else Content(str(prompt))
        begun = Content.assemble("  ", name, " " * max(2, columns.name - name.cell_length))
        width = max(columns.keys, len(cap) + 2)
        room = columns.width - begun.cell_length - width - 1
        whole = one.hit.help or ""
        told = Content.styled(clauses(whole, room), "dim")
        if told.cell_length >= cell_len(whole.removesuffix(".")):
            self._said_whole.add(one.hit.text)
        keys = Content.styled(f"{cap} ".rjust(width), "dim")
        return Content.assemble(begun, told, " " * (room + 1 - told.cell_length), keys)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """In the foot: what the line under the cursor does, all of it, where the line itself doesn't say it."""
        hit = getattr(event.option, "hit", None)
        if hit is not None and event.option in event.option_list.options:
            told = ((f"{hit.text or ''}", "ink", BOLD), (f"{colon()}{hit.help}" if hit.help else "", "soft"))
            lines = () if hit.text in self._said_whole else fold(told, max(20, self._width - 2))[:2]
            self.query_one("#told", Words).say(*[()] * (2 - len(lines)), *lines)


def open_palette(app: App[Any]) -> None:
    """Put it over everything, unless it is there."""
    if app.use_command_palette and not NamePalette.is_open(app):
        app.push_screen(NamePalette(placeholder=forms.type_here(), id="--command-palette"))


ABOVE, FOOT, WIDTH = 2, 3, 116
"""Rows above the list, and below it; columns of all."""
EDGES, MOST_KEYS, MOST_NAME, MOST_CAP = 2, 40, 27, 5
"""Columns of those beside a line, its edges; the least for a line with its keys; the most for names, but for a third of a wide window; of
caps, but for those of longer names."""
OTHERS = 99
"""Where what has no group stands: last."""


class LineColumns(NamedTuple):
    """How wide all of a line is, its name, and the caps of the keys."""

    width: int
    name: int
    keys: int

    @classmethod
    def of(cls, found: Sequence[Command], width: int) -> LineColumns:
        """So that the longest fit, within reason."""
        names = [len(one.hit.text or "") for one in found]
        caps = [len(getattr(one.hit, "keys", "")) for one in found]
        return cls(
            width, min(max(MOST_NAME, width // 3), max(names, default=0)) + 2, min(MOST_CAP, max(caps, default=0) + 2)
        )


def group_of(hit: DiscoveryHit | Hit) -> str:
    """Below which heading it stands; of what was looked for, none."""
    return str(getattr(hit, "group", forms.elsewhere())) if isinstance(hit, DiscoveryHit) else ""


def clauses(text: str, room: int) -> str:
    """As many whole clauses from its beginning as have room, as a label has them: with a large letter, without an end. Where not even the first
    has, it goes on in the foot.

    >>> clauses("Your results by game; open one to see it again.", 24)
    'Your results by game'
    >>> clauses("Grow, move, gather and lead on a map of hexes.", 30)
    'Grow, move, gather and lead …'
    """
    label = text[:1].upper() + text[1:].removesuffix(".")
    ends = [len(label), *(one.start() for one in reversed([*CLAUSE.finditer(label)]))]
    whole = next((label[:end] for end in ends if cell_len(label[:end]) <= room), "")
    return whole or (f"{label[: label.rindex(' ', 0, room - 1)]} …" if " " in label[: room - 1] else "")


CLAUSE = re.compile(r"\s?[.;?!] | \(")
"""Where one ends that is true without the rest; not at a colon, nor at a comma, which may be one of a list."""
