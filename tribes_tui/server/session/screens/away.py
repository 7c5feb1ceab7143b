"""What happened while somebody was away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tribes_tui.server.words.said import table as said
from tribes_tui.widgets.framed_screen import FramedScreen
from tribes_tui.widgets.paragraphs import Paragraphs, plain
from tribes_tui.widgets.scroll import MoreSign, Reading
from tribes_tui.words.later import Later


class AwayScreen(FramedScreen[None]):
    """Dismissed by one key; a long log begins at its end."""

    DEFAULT_CSS = "AwayScreen Reading { padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape,q", "back", Later(said.to_table), key_display="Enter"),
    ]

    def __init__(self, told: Sequence[str], moves: int, is_decided_for: bool = False) -> None:
        """`is_decided_for`: a bot made some of these moves for the person."""
        super().__init__()
        self._told = list(told) or [said.nothing_since()]
        self._moves, self._is_decided_for = moves, is_decided_for

    def compose_body(self) -> ComposeResult:
        """The log since then."""
        with Reading() as log:
            yield Paragraphs(*plain(self._told))
        yield MoreSign(log)

    def on_mount(self) -> None:
        """How much it was."""
        self.entitle(said.welcome_back())
        since = said.since_decided_for if self._is_decided_for else said.since
        self.ask(since(moves=self._moves))
        log = self.query_one(Reading)
        log.focus()
        self.call_after_refresh(log.scroll_end, animate=False)
