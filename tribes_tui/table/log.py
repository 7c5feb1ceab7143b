"""The whole log of a game, to be scrolled and filtered by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType

from tribes_tui.widgets.beside.game_log import GameLog, LogEntry
from tribes_tui.widgets.screen.framed_screen import FramedScreen
from tribes_tui.widgets.screen.top_screen import meant
from tribes_tui.words.later import Later
from tribes_tui.words.said import log as words

if TYPE_CHECKING:
    from tribes_tui.table import chronicle

SEATS = 6
PAGE = 10
ALL = 10**6
"""More rows than any log has."""


class LogScreen(FramedScreen[None]):
    """What the viewer knows of the game so far, the newest at the bottom; a number shows one seat's lines."""

    DEFAULT_CSS = """
    LogScreen GameLog { width: 1fr; height: 1fr; }
    LogScreen #prompt, LogScreen #said { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "scroll_log(-1)", Later(words.scroll), key_display="↑↓"),
        Binding("down,j", "scroll_log(1)", Later(words.scroll)),
        Binding("pageup", f"scroll_log(-{PAGE})", show=False),
        Binding("pagedown", f"scroll_log({PAGE})", show=False),
        Binding("home", f"scroll_log(-{ALL})", show=False),
        Binding("end", f"scroll_log({ALL})", show=False),
        *(Binding(str(n), f"whose({n})", Later(words.by_seat), show=n == 0) for n in range(SEATS + 1)),
        Binding("escape", "back", Later(words.back), key_display="Esc"),
        Binding("enter,l,q", "back", Later(words.back), show=False),
    ]

    def __init__(self, log: Sequence[chronicle.LogLine], names: Sequence[str]) -> None:
        super().__init__()
        self._lines, self._names = log, names
        self._log_widget = GameLog()

    def compose_body(self) -> ComposeResult:
        """The log takes all the room."""
        yield self._log_widget

    def on_mount(self) -> None:
        """Everybody's lines at first."""
        super().on_mount()
        self.action_whose(0)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """Textual's; that of the numbers says how many seats there are."""
        found = super().active_bindings
        shown = replace(found["0"].binding, key_display=f"0-{len(self._names)}")
        return found | {"0": found["0"]._replace(binding=shown)}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No number without its seat."""
        return action != "whose" or parameters[0] in range(len(self._names) + 1)

    async def on_key(self, event: events.Key) -> None:
        """What the key is bound to, at once: by the time Textual's app looks for it, what lies beneath may be on top."""
        active = self.active_bindings.get(meant(self, event.key)) if self.is_on_top else None
        if active is not None and active.enabled and await self.app.run_action(active.binding.action, active.node):
            event.stop()
            event.prevent_default()

    def action_whose(self, number: int) -> None:
        """Only the lines about a seat, from 1; 0: all."""
        seat = number - 1 if number else None
        self._log_widget.show(_entries([line for line in self._lines if seat is None or line.seat == seat]))
        self._log_widget.scroll(ALL)
        self.entitle(words.title(), words.everybody() if seat is None else words.whose(name=self._names[seat]))

    def action_scroll_log(self, rows: int) -> None:
        """Towards the newest, or back."""
        self._log_widget.scroll(rows)


def _entries(lines: Sequence[chronicle.LogLine]) -> list[LogEntry]:
    """Lines about the same seat stand together."""
    entries, turn = list[LogEntry](), 0
    for number, line in enumerate(lines):
        turn += bool(number) and line.seat != lines[number - 1].seat
        entries.append(LogEntry(((line.text, "ink"),), turn, line.seat))
    return entries or [LogEntry(((words.nothing(), "dim"),), 0)]
