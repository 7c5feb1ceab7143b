"""What special lands, leaders and elders do, as facts; and in few words below a small map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import notices as said
from tribes_tui.games.rise_of_tribes.words.said.things import land_brief, land_short
from tribes_tui.words.common import listed
from tribes_tui.words.facts import UsefulFact

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

LANDS = ((WILD_LAND,), (JUNGLE, DESERT_OASIS), (TAR_PIT,), (GREAT_LAKE, GREAT_FOREST, GREAT_MOUNTAIN))
"""Special tiles that do the same."""
GLACIER = "glacier"


def lands(state: RiseState) -> Iterator[UsefulFact]:
    """What each special land on the map does."""
    for tiles in _groups(state):
        yield UsefulFact(listed(things.land(TILES[tile]) for tile in tiles), things.land_does(TILES[tiles[0]]))
    if state.glacier >= 0:
        yield UsefulFact(things.land(GLACIER), said.glacier(help=things.land_does(GLACIER)))
    if state.melted >= 0 and state.ice_stones:
        yield UsefulFact(said.melted(), said.melted_does())


def lands_in_brief(state: RiseState) -> Iterator[tuple[str, str]]:
    """The same in few words, with the names that small hexes have; nothing where a sign on the map says it."""
    for tiles in _groups(state):
        keys = [things.key_of(TILES[tile]) for tile in tiles]
        brief = land_brief(land=keys[0])
        if brief:
            yield ", ".join(land_short(land=key) for key in keys), brief
    if state.glacier >= 0:
        yield things.land(GLACIER), land_brief(land=GLACIER)


def _groups(state: RiseState) -> Iterator[list[int]]:
    """Of each group those tiles that are on the map."""
    there = set(state.tiles[: state.layout.size])
    yield from filter(None, ([tile for tile in group if tile in there] for group in LANDS))


def leaders(state: RiseState, seats: Sequence[int], names: Sequence[str]) -> Iterator[UsefulFact]:
    """What the leaders of these seats do."""
    for seat in seats:
        if state.power[seat] >= 0:
            power = POWERS[state.power[seat]]
            yield UsefulFact(said.leader(who=names[seat], power=things.power(power)), things.power_help(power))


def elders(state: RiseState) -> Iterator[UsefulFact]:
    """What the elders on the map do; nothing while there is none."""
    if any(place >= 0 for place in state.elder):
        yield UsefulFact(said.elders(), said.elders_do())
