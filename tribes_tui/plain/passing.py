"""Passing, in lines: a player's turns end by themselves for as long as their game says that nothing comes of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol, cast

from tribes_tui.words.finder import room_of
from tribes_tui.words.later import now

if TYPE_CHECKING:
    from rules import State


class PassingRoom(Protocol):
    """The room `passing` of a game."""

    OFFER: str

    def may_pass(self, view: State) -> bool:
        """Whether whoever is to decide may pass until something changes."""

    def passing(self, view: State) -> int:
        """The action that passes now."""


@cache
def _room(game_id: str) -> PassingRoom | None:
    return cast(PassingRoom | None, room_of(game_id, "passing"))


def offer_to_pass(view: State) -> list[str]:
    """That one may pass, where one may."""
    room = _room(view.game.id)
    return [now(room.OFFER)] if room is not None and room.may_pass(view) else []


def passing(view: State) -> int | None:
    """The action that passes; None where one may not."""
    room = _room(view.game.id)
    return room.passing(view) if room is not None and room.may_pass(view) else None
