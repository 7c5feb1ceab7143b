"""The list of everything by name, over home: what home offers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from tribes_tui.widgets.screen.palette import NamedKeys, Offered
from tribes_tui.words.said import home as said

if TYPE_CHECKING:
    from tribes_tui.screens.home.screen import HomeScreen


class HomeCommands(NamedKeys):
    """Games first, then the rest."""

    def offered(self) -> Iterator[Offered]:
        """Each with its key, and what it is."""
        home = cast("HomeScreen", self.screen)
        for one in home.choices:
            group = said.games() if one.is_game else said.else_here()
            yield Offered(one.text, partial(home.choose, one.what), one.about, one.key, group, int(not one.is_game))
