"""The list of what happened: a band in its seat's colour above each turn, below it the things that were done."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tribes_tui.table.happenings import Happening, by_turns
from tribes_tui.theme.palette import BOLD, Palette
from tribes_tui.words.common import capital
from tribes_tui.words.later import Later
from tribes_tui.words.said import common, since_own_turn


class HappeningsList(OptionList):
    """Textual's list, whose keys the line of keys shows."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("up", "cursor_up", Later(since_own_turn.walk), key_display="↑↓")]

    def fill(
        self,
        found: Sequence[Happening],
        names: Sequence[str],
        viewer: int,
        kind: str,
        width: int,
        palette: Palette,
    ) -> None:
        """These things in so many columns; the number of each is its id. What others did to `viewer` is marked. `kind`: the key of what
        rounds are called."""
        self.clear_options()
        for group in by_turns(found):
            seat, view = found[group[0]].seat, found[group[0]].view
            tone = palette.line if seat is None else palette.seats[seat % len(palette.seats)]
            head = "" if seat is None else capital(names[seat])
            if view is not None:
                when = common.round_numbered(kind=kind, number=view.round)
                head = since_own_turn.turn_of(name=head, when=when)
            self.add_option(
                Option(Text(f" {head}".ljust(width), palette.style(palette.on(tone), tone, BOLD)), disabled=True)
            )
            bar = Style(color=palette.style(tone, palette.below, 0, False).color)
            for number in group:
                one = found[number]
                is_marked = one.is_about_you and one.seat != viewer
                self.add_option(Option(_line(one.text, is_marked, bar, width), id=str(number)))


def _line(text: str, is_marked: bool, bar: Style, width: int) -> Text:
    """A thing that happened; a marked one is bold, with a sign. The cursor brings its own ink."""
    line = Text()
    for number, piece in enumerate(wrap(text, max(10, width - 5))):
        sign = "!" if is_marked and not number else " "
        line.append("▌" if not number else "\n▌", bar).append(f"{sign}{piece}", "bold" if is_marked else "")
    return line
