"""All keys of home, with what each does; and its choices by name."""

from collections.abc import Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from typing import ClassVar, Protocol, cast

from textual.binding import Binding, BindingType

from tribes_tui.profile.keymap import shown
from tribes_tui.screens.home.choices import HomeChoice
from tribes_tui.table.advice.keys_page import KeyGroup, KeysScreen, KnownKey
from tribes_tui.widgets.screen.named_keys import NamedKeys, Offered, named_settings
from tribes_tui.words.language import Later
from tribes_tui.words.said import forms, home, home as said


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


# ---- Games by the first letters of their names ---------------------------------------------------


class OffersChoices(Protocol):
    """The screen beneath."""

    choices: Sequence[HomeChoice]

    def choose(self, what: str) -> None:
        """Do it."""


class HomeCommands(NamedKeys):
    """Games first, then the rest."""

    def offered(self) -> Iterator[Offered]:
        """Each with its key, and what it is."""
        home = cast(OffersChoices, self.screen)
        for one in home.choices:
            group = said.games() if one.is_game else said.else_here()
            yield Offered(one.text, partial(home.choose, one.what), one.about, one.key, group, int(not one.is_game))

    def findable(self) -> Iterator[Offered]:
        """And each setting; where the host is installed, how it is started."""
        yield from self.offered()
        if find_spec("tribes_tui.server") is not None:
            told = partial(self.app.notify, said.host_about(), markup=False)
            yield Offered(said.host(), told, said.host_about(), "", said.else_here(), 1)
        yield from named_settings(self.app)
