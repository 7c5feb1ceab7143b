"""The illustrations of a game's rulebook: pieces as they lie on its table, beside the section that is about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from textual.widget import Widget

from tribes_tui.words.finder import room_of

Illustrations = Mapping[str, Callable[[], Iterable[Widget]]]
"""A section's anchor -> what makes its illustrations anew: `ILLUSTRATIONS` of the room `illustrations` of a game."""


def illustrations_of(game_id: str, anchor: str) -> list[Widget]:
    """The illustrations of a section, made anew; none where there are none."""
    room = room_of(game_id, "illustrations")
    known: Illustrations = room.ILLUSTRATIONS if room else {}
    make = known.get(anchor)
    return [] if make is None else [*make()]
