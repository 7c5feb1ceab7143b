"""The smallest Textual program, to measure beside ours."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.widgets import Static


class LabelApp(App[None]):
    """One label that counts keys."""

    count = 0

    def compose(self) -> ComposeResult:
        yield Static("0")

    def on_key(self) -> None:
        self.count += 1
        self.query_one(Static).update(str(self.count))
