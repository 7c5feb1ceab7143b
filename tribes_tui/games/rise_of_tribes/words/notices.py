"""What special lands, leaders and elders do, as facts; and in few words below a small map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components.box import (
    DESERT_OASIS,
    GREAT_FOREST,
    GREAT_LAKE,
    GREAT_MOUNTAIN,
    JUNGLE,
    POWERS,
    TAR_PIT,
    TILES,
    WILD_LAND,
)
from tribes_tui.games.rise_of_tribes.words.board import GLACIER_HELP, POWER_HELP, TILE_HELP
from tribes_tui.words.common import capital, listed, whose
from tribes_tui.words.facts import UsefulFact

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

LANDS = {
    (WILD_LAND,): "all three terrains",
    (JUNGLE, DESERT_OASIS): "gives to 3",
    (TAR_PIT,): "takes a lone member",
    (GREAT_LAKE, GREAT_FOREST, GREAT_MOUNTAIN): "",
}
"""Special tiles that do the same, and what they do in few words; nothing where a sign on the map says it."""
GLACIER = "Glacier"
GLACIER_BRIEF = "holds 3, gives 1"
GLACIER_MELTS = (
    "each action with two suns lays a stone on it; the fifth melts it, and who gathers there first takes all five"
)
MELTED = UsefulFact("The melted Glacier", "who gathers there first takes all its stones")
ELDERS = UsefulFact(
    "Elders",
    "once a turn, a tribe whose elder is on the map may give a player 1 resource to use a development of theirs; "
    "who destroys another's village with an elder gets 1 point",
)


def lands(state: RiseState) -> Iterator[UsefulFact]:
    """What each special land on the map does."""
    for _, tiles in _groups(state):
        yield UsefulFact(listed(TILES[tile] for tile in tiles), TILE_HELP[tiles[0]])
    if state.glacier >= 0:
        yield UsefulFact(GLACIER, f"{GLACIER_HELP}; {GLACIER_MELTS}")
    if state.melted >= 0 and state.ice_stones:
        yield MELTED


def lands_in_brief(state: RiseState, short: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The same in few words, with the names that small hexes have."""
    for said, tiles in _groups(state):
        if said:
            yield ", ".join(short.get(TILES[tile], TILES[tile]) for tile in tiles), said
    if state.glacier >= 0:
        yield GLACIER, GLACIER_BRIEF


def _groups(state: RiseState) -> Iterator[tuple[str, list[int]]]:
    """What the tiles of a group do in few words, and those of them that are on the map."""
    there = set(state.tiles[: state.layout.size])
    for group, said in LANDS.items():
        tiles = [tile for tile in group if tile in there]
        if tiles:
            yield said, tiles


def leaders(state: RiseState, seats: Sequence[int], names: Sequence[str]) -> Iterator[UsefulFact]:
    """What the leaders of these seats do."""
    for seat in seats:
        if state.power[seat] >= 0:
            label = f"{capital(whose(names[seat]))} leader, {POWERS[state.power[seat]]}"
            yield UsefulFact(label, POWER_HELP[state.power[seat]])


def elders(state: RiseState) -> Iterator[UsefulFact]:
    """What the elders on the map do; nothing while there is none."""
    if any(place >= 0 for place in state.elder):
        yield ELDERS
