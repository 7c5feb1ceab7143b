"""What home offers, by name: games by the first letters of theirs."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Protocol, cast

import rules
from tribes_tui.learning.rulebook import in_rulebooks
from tribes_tui.screens.home.choices import HomeChoice
from tribes_tui.widgets.screen.named_keys import NamedKeys, Offered, named_settings
from tribes_tui.words.said import home as said


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

    def elsewhere(self, sought: str) -> Iterable[Offered]:
        """The rulebooks that say it."""
        return in_rulebooks(self.app, rules.games, sought)
