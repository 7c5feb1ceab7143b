"""What a viewer of Pebbles may not see: the bag, and the hands of others who have not shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def secrets(position: dict[str, Any], viewer: int | None) -> Iterator[tuple[str | int, ...]]:
    """Paths into a full position whose values must be hidden from `viewer`."""
    for place in range(len(position["bag"])):
        yield "bag", place
    for seat in range(position["players"]):
        if seat != viewer and not position["shown"] >> seat & 1:
            yield from (("hands", seat, place) for place in range(2))
