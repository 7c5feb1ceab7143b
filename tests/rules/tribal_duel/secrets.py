"""What the specification (section 4) hides in a Duel, from everybody alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def secrets(position: dict[str, Any], viewer: int | None) -> Iterator[tuple[str | int, ...]]:
    """Paths of the face-down cards and of the stock."""
    for zone, columns in enumerate(position["columns"]):
        for number, column in enumerate(columns):
            for k, card in enumerate(column):
                if card.startswith("#"):
                    yield "columns", zone, number, k
    for k in range(len(position["stock"])):
        yield "stock", k
