"""What a viewer of Five Tribes may not see (ruling 22) until points are counted (4.2), written apart from the code that hides it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def secrets(position: dict[str, Any], viewer: int | None) -> Iterator[tuple[str | int, ...]]:
    """Paths into a full position whose values must be hidden from `viewer`."""
    for pile in ("pile", "djinn_pile"):
        yield from ((pile, place) for place in range(len(position[pile])))
    for seat, own in enumerate(position["seats"]):
        if seat != viewer and position["stage"] != "over":
            yield ("seats", seat, "gold")
            yield from (("seats", seat, "resources", place) for place in range(len(own["resources"])))
    activation = position["activation"]
    if activation and viewer != position["current_player"]:
        yield from (("activation", "drawn", place) for place in range(len(activation["drawn"])))
