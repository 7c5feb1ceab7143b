"""Who is at a table: who sits there, whether they are there, and who watches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tribes_tui.server.words.said import table as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.dialog import Dialog
from tribes_tui.widgets.paragraphs import Paragraphs
from tribes_tui.widgets.words import Line
from tribes_tui.words.later import Later


class AtTableDialog(Dialog[None]):
    """Dismissed by one key. `seats`: of each the name and a word about them; `watchers`: names."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape,q", "back", Later(said.to_table), key_display="Enter"),
    ]

    def __init__(self, seats: Sequence[tuple[str, str]], watchers: Sequence[str]) -> None:
        super().__init__(said.at_this_table())
        self._people = [*seats, *((name, said.watches()) for name in watchers)]

    def compose_body(self) -> ComposeResult:
        """A line each."""
        wide = max(len(name) for name, _ in self._people) + 2
        lines: list[Line] = [((name.ljust(wide), "ink", BOLD), (what, "soft")) for name, what in self._people]
        yield Paragraphs(*lines)
