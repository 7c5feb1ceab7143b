"""Choosing one of the games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import BindingType
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

import rules


class PickGame(ModalScreen[str | None]):
    """A list of the games; dismisses with an id, or None."""

    DEFAULT_CSS = """
    PickGame { align: center middle; }
    PickGame OptionList { width: 40; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)", "back")]

    def __init__(self, ids: Iterable[str] | None = None) -> None:
        """`ids` are the games to choose from, all when left out."""
        super().__init__()
        self._ids = list(rules.games if ids is None else ids)

    def compose(self) -> ComposeResult:
        """The games by title."""
        yield OptionList(*[Option(rules.games[id].title, id=id) for id in self._ids], markup=False)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.dismiss(message.option_id)

    def dismiss(self, result: str | None = None) -> AwaitComplete:
        """Close once: a second time would close what lies beneath."""
        return super().dismiss(result) if self.is_current else AwaitComplete()
