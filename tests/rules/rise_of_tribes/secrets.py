"""What a viewer of Rise of Tribes may not see, written apart from the code that hides it.

Everything lies open but the order of the decks: the event deck (the Dreamtime player knows tiles looked at)
and each goal deck (the owner knows the order in which goals were put back).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def secrets(position: dict[str, Any], viewer: int | None) -> Iterator[tuple[str | int, ...]]:
    """Paths into a full position whose values must be hidden from `viewer`."""
    events = position["events"]
    dreams = viewer is not None and position["tribes"][viewer]["power"] == "Dreamtime"
    for place in range(len(events["deck"])):
        if not (dreams and events["seen"][place]):
            yield ("events", "deck", place)
    for seat, tribe in enumerate(position["tribes"]):
        known = sum(map(len, tribe["returned"])) if seat == viewer else 0
        yield from (("tribes", seat, "deck", place) for place in range(len(tribe["deck"]) - known))
