"""Choosing one of the games."""

from __future__ import annotations

from collections.abc import Iterable

import rules
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.words.about import about_of, in_short
from tribes_tui.words.said import dialogs


class PickGame(ListDialog):
    """A list of the games, each with its number as key; dismisses with an id, or None."""

    def __init__(self, ids: Iterable[str] | None = None, what_for: str = "", first: str | None = None) -> None:
        """`ids` are the games to choose from, all when left out; `what_for` stands above them; the cursor begins on `first`."""
        known = list(rules.games if ids is None else ids)
        width = max((len(rules.games[id].title) for id in known), default=0)
        super().__init__(
            what_for or dialogs.which_game(),
            [_item(number, id, width) for number, id in enumerate(known, 1)],
            at=known.index(first) if first in known else 0,
        )


def _item(number: int, game_id: str, width: int) -> Item:
    about = about_of(game_id)
    text = f"{number}  {rules.games[game_id].title:<{width}}   {in_short(game_id)}"
    return Item(game_id, text, about.sentence if about else "")
