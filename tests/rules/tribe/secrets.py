"""What a viewer of Tribe may not see (spec section 4), written apart from the code that hides it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def secrets(position: dict[str, Any], viewer: int | None) -> Iterator[tuple[str | int, ...]]:
    """Paths into a full position whose values must be hidden from `viewer`."""
    yield from (("draw_pile", place) for place in range(len(position["draw_pile"])))
    if position["phase"] == "END" and position["closer"] is not None:
        return  # with a closer everything is shown at scoring (spec 3.8)
    attack = position["attack"]
    for seat in range(position["players"]):
        if seat == viewer:
            continue
        yield from (("hands", seat, place) for place in range(len(position["hands"][seat])))
        for place, chain in enumerate(position["chains"][seat]):
            attacking = attack is not None and seat == position["turn"] and chain["tribu"] == attack["from"]
            if chain["active"] is not None and not attacking:
                yield ("chains", seat, place, "active")
