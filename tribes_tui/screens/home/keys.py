"""All keys of home, with what each does."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType

from tribes_tui.profile.keymap import shown
from tribes_tui.screens.home.choices import HomeChoice
from tribes_tui.table.advice.keys_page import KeyGroup, KeysScreen, KnownKey
from tribes_tui.words.language import Later
from tribes_tui.words.said import forms, home


def groups_of(choices: Sequence[HomeChoice], walks: str) -> list[KeyGroup]:
    """The games, the rest of what home offers, and the keys that `walk` over both."""
    known = [(one.is_game, KnownKey((one.key,), one.label, one.about)) for one in choices]
    here = [(walks, home.walk()), (shown("enter"), home.choose()), (shown("ctrl+p"), home.by_name())]
    return [
        KeyGroup(home.games(), [one for is_game, one in known if is_game]),
        KeyGroup(forms.here(), [KnownKey((cap,), what) for cap, what in here]),
        KeyGroup(home.else_here(), [one for is_game, one in known if not is_game]),
    ]


class HomeKeys(KeysScreen):
    """As those of a table, to which nobody goes back from here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "back", Later(forms.back), tooltip=Later(forms.back_told), key_display="Esc"),
    ]
