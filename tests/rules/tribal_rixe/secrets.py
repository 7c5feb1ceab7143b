"""What the specification (section 4) hides in a Rixe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def secrets(position: dict[str, Any], viewer: int | None) -> Iterator[tuple[str | int, ...]]:
    """Paths of the other players' hand cards and of the stock."""
    for k in range(len(position["stock"])):
        yield "stock", k
    for player, hand in enumerate(position["hands"]):
        if player != viewer:
            for k in range(len(hand)):
                yield "hands", player, k
