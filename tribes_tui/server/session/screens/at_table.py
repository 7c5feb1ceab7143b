"""Two pages beside a hosted table: what happened while one was away, and who is there."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tribes_tui.server.session.screens.host_screen import ReadingScreen
from tribes_tui.server.words.said import table as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.drawing.lines import Line as Row, words_of
from tribes_tui.widgets.screen.dialog import Dialog
from tribes_tui.widgets.screen.framed_screen import Reading
from tribes_tui.words.language import Later

# ---- What happened while somebody was away ------------------------------------------------------


class AwayScreen(ReadingScreen):
    """Dismissed by one key; a long log begins at its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape,q", "back", Later(said.to_table), key_display="Enter"),
    ]

    def __init__(
        self, told: Sequence[str], moves: int, is_decided_for: bool = False, clocks: Callable[[], Sequence[Row]] = tuple
    ) -> None:
        """`is_decided_for`: a bot made some of these moves for the person. `clocks`: as `clocks_told`, for time runs on while one reads."""
        super().__init__()
        self._clocks = clocks
        self._told = list(told) or [said.nothing_since()]
        self._moves, self._is_decided_for = moves, is_decided_for

    def on_mount(self) -> None:
        """The log since then, and how much it was."""
        self.query_one(Paragraphs).tell(*plain(self._told))
        self._tell_time()
        self.set_interval(1.0, self._tell_time)
        since = said.since_decided_for if self._is_decided_for else said.since
        self.ask(since(moves=self._moves))
        self.call_after_refresh(self.query_one(Reading).scroll_end, animate=False)

    def _tell_time(self) -> None:
        clocks = self._clocks()
        self.entitle(said.welcome_back(), words_of(clocks[0]) if clocks else "")


# ---- Who is at a table: who sits there, whether they are there, and who watches -----------------


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
        lines: list[Row] = [((name.ljust(wide), "ink", BOLD), (what, "soft")) for name, what in self._people]
        yield Paragraphs(*lines)
