"""All keys of home, with what each does."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from tribes_tui.table.advice.help import KeysScreen
from tribes_tui.words.language import Later
from tribes_tui.words.said import forms


class HomeKeys(KeysScreen):
    """As those of a table, to which nobody goes back from here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "back", Later(forms.back), key_display="Esc"),
    ]
