"""What a viewer of indy may not see (spec section 4), written apart from the code that hides it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def secrets(position: dict[str, Any], viewer: int | None) -> Iterator[tuple[str | int, ...]]:
    """Paths into a full position whose values must be hidden from `viewer`.

    In hands, hidden cards stand behind the ones that everybody saw taken.
    """
    for pile in ("deck", "under"):
        yield from ((pile, place) for place in range(len(position[pile])))
    for seat in range(position["players"]):
        if seat != viewer:
            open_cards = len(position["known"][seat])
            yield from (("hands", seat, place) for place in range(open_cards, len(position["hands"][seat])))
            yield from (("buried", seat, place) for place in range(len(position["buried"][seat])))
    if position["window"] and viewer != position["current_player"]:
        yield ("window",)
