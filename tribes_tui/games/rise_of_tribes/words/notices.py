"""What stands in the sea around the island: the special lands that lie there, and the leaders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components.box import (
    DESERT_OASIS,
    GREAT_FOREST,
    GREAT_LAKE,
    GREAT_MOUNTAIN,
    JUNGLE,
    POWERS,
    TAR_PIT,
    WILD_LAND,
)
from tribes_tui.games.rise_of_tribes.words.board import GLACIER_HELP, POWER_HELP
from tribes_tui.words.common import capital, whose

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

LANDS_TITLE, LEADERS_TITLE, ELDERS_TITLE = "Special lands", "Leaders", "Elders"
GREAT = "Great, +1: gives 1 more."
WILDERNESS = "Jungle, Desert Oasis: give only to 3 members or more."
LANDS = (
    ((GREAT_LAKE, GREAT_FOREST, GREAT_MOUNTAIN), (GREAT, GREAT, GREAT, "")),
    (
        (WILD_LAND,),
        (
            "Wild Land: counts as all three, gives any mix.",
            "Wild Land: counts as all three.",
            "wild: all terrains.",
            "wild: any land",
        ),
    ),
    (
        (JUNGLE, DESERT_OASIS),
        (WILDERNESS, WILDERNESS, "Jungle, oasis: only to 3 members.", "Jungle, oasis: for 3 members"),
    ),
    (
        (TAR_PIT,),
        (
            "Tar Pit: a tribe with 1 member loses it after the conflicts.",
            "Tar Pit: a member alone is lost.",
            "Tar Pit: 1 member alone is lost.",
            "Tar Pit: loses a lone member",
        ),
    ),
)
"""Special tiles, and what they do: at length, briefly, with the names that stand on small hexes, and so that each finds a room of
its own between them; empty where a legend says it."""
GLACIER = f"Glacier: {GLACIER_HELP}."
MELTED = (
    "Stones of ice: the first to gather there takes them all.",
    "Stones: for who gathers first.",
    "s: stones for who gathers first.",
    "s: stones for who gathers first",
)
LEADER = "{power}: {what}."
ELDERS = (
    "With an elder on the map a tribe may use another's development, once a turn, for 1 resource. "
    "Whoever destroys an elder's village gets 1 point.",
    "Their tribes may use another's development, for 1 resource a turn.",
)


def leader_of(name: str) -> str:
    """Over what a leader does: whose it is."""
    return f"{capital(whose(name))} leader"


def lands(state: RiseState) -> list[tuple[str, ...]]:
    """Each special land on the map: at length, briefly, with the names on small hexes, and alone."""
    there = set(state.tiles[: state.layout.size])
    found: list[tuple[str, ...]] = [texts for tiles, texts in LANDS if there & set(tiles)]
    if state.glacier >= 0:
        found.append((GLACIER,) * 4)
    if state.melted >= 0 and state.ice_stones:
        found.append(MELTED)
    return found


def leaders(state: RiseState, seats: Sequence[int]) -> list[str]:
    """What the leaders of these seats do."""
    powers = (state.power[seat] for seat in seats)
    return [LEADER.format(power=POWERS[power], what=POWER_HELP[power]) for power in powers if power >= 0]


def elders(state: RiseState) -> tuple[str, ...]:
    """What the elders on the map do, at length and briefly; nothing while there is none."""
    return ELDERS if any(place >= 0 for place in state.elder) else ()
