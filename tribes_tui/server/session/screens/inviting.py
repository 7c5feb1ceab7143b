"""Whom one invites: one of those who are here, or somebody else by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.screen import Screen

from tribes_tui.server.session.screens.ask import AskScreen
from tribes_tui.widgets.dialog import Item, ListDialog
from tribes_tui.words import hosting as words

BY_NAME = ""
"""In the list, in the place of a name."""


def ask_whom(screen: Screen[None], here: Sequence[str], then: Callable[[str], None]) -> None:
    """Ask over `screen`; `then` gets a name, as it was chosen or typed. `here` are the names of those who could come."""

    def typed(name: str | None) -> None:
        if name:
            then(name)

    def chosen(name: str | None) -> None:
        if name == BY_NAME:
            screen.app.push_screen(AskScreen(words.WHOM, words.THEIR_NAME), typed)
        else:
            typed(name)

    if here:
        items = [*(Item(name, name) for name in here), Item(BY_NAME, words.SOMEBODY_ELSE)]
        screen.app.push_screen(ListDialog(words.WHOM, items), chosen)
    else:
        chosen(BY_NAME)
