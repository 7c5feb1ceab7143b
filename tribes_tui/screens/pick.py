"""Choosing one of the games."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
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

    def compose(self) -> ComposeResult:
        """The games by title."""
        yield OptionList(*[Option(rules.games[id].title, id=id) for id in rules.games], markup=False)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.dismiss(message.option_id)
