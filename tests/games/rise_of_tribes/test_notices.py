"""Words around the island: special lands and leaders as the rules have them, and what happened where there is no log."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from rules import games
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    DESERT_OASIS,
    GREAT_LAKE,
    JUNGLE,
    POWERS,
    TILE_BONUS,
    TILE_KIND,
    TILE_MEMBERS,
    TILES,
    WILD_LAND,
)
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.scenes import LARGE, MEDIUM, MODULES, SIZES, SMALL, stage
from tests.table.helpers import text_of
from tribes_tui.app import headless
from tribes_tui.games.rise_of_tribes.words import notices as words
from tribes_tui.words.common import capital, whose
from tribes_tui.words.help import SINCE

LANDS = {"special_terrain": "all", "leaders": True}


def new(players: int = 4) -> RiseState:
    state = games["rise_of_tribes"].new_state(players, 3, LANDS)
    assert isinstance(state, RiseState)
    return state


def test_every_special_tile_on_the_map_is_explained_and_no_other() -> None:
    state = new()
    told = " ".join(whole for whole, *_ in words.lands(state))
    there = {TILES[tile] for tile in state.tiles[: state.layout.size]}
    for tile in TILES[GREAT_LAKE:]:
        name = "Great" if tile.startswith("Great") else tile
        assert (name in told) == any(one == tile or (name == "Great" and one.startswith("Great")) for one in there)
    assert words.lands(games["rise_of_tribes"].new_state(4, 3)) == []  # type: ignore[arg-type]  # it is a RiseState


def test_what_is_said_of_tiles_is_what_the_rules_do() -> None:
    assert TILE_BONUS[GREAT_LAKE] == 1
    assert "1 more" in words.GREAT
    assert TILE_KIND[WILD_LAND] < 0
    assert TILE_MEMBERS[JUNGLE] == TILE_MEMBERS[DESERT_OASIS] == tables.WILDERNESS_MEMBERS == 3
    assert "3 members" in words.WILDERNESS


def test_leaders_say_what_they_do() -> None:
    state = new(2)
    state.power[0] = POWERS.index("Pathfinder")
    state.power[1] = -1
    assert words.leaders(state, [0, 1]) == ["Pathfinder: hexes of one terrain are as one when you MOVE."]


@pytest.mark.parametrize("size", [MEDIUM, Size(160, 50), LARGE], ids=str)
async def test_lands_and_ones_own_leader_are_told_on_the_table(size: Size) -> None:
    async with headless(
        "rise_of_tribes", seats="you,bot,bot,bot", seed=11, size=tuple(size), options=LANDS, moves=45
    ) as pilot:
        shown = " ".join(text_of(pilot.app.screen).split())
        assert words.LANDS_TITLE in shown
        assert words.leader_of("you") == "Your leader"
        assert "Your leader" in shown
        state = pilot.app.screen.scene.view  # type: ignore[attr-defined]  # a table
        assert f"{POWERS[state.power[0]]}:" in shown


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_cut_name_of_a_tile_has_its_legend(size: Size) -> None:
    async with stage(4, LANDS, size) as shown:
        state = new()
        await shown.show(state, 0)
        cut = any(one.mark for one in shown.piece("map")._hexes.values()) and "+1" in shown.text
        assert not cut or any(legend in shown.text for legend in ("+1 gives 1 more", "+1: gives 1", "+1 gain"))


async def test_what_happened_stands_in_the_sea_only_where_there_is_no_log() -> None:
    for size, is_told in ((MEDIUM, True), (LARGE, False)):
        async with headless("rise_of_tribes", seats="you,bot,bot", seed=10, size=tuple(size), moves=44) as pilot:
            shown = text_of(pilot.app.screen)
            assert (SINCE in shown) == is_told
            assert is_told or "What happened" in shown


def test_stones_of_a_melted_glacier_are_explained_while_they_lie_there() -> None:
    state = new()
    state.melted, state.ice_stones = 3, 5
    assert words.MELTED in words.lands(state)
    state.ice_stones = 0
    assert words.MELTED not in words.lands(state)


async def test_a_module_that_is_not_played_is_not_explained() -> None:
    assert MODULES
    async with headless("rise_of_tribes", seats="you,bot", seed=9, size=tuple(SMALL), moves=13) as pilot:
        assert words.LANDS_TITLE not in text_of(pilot.app.screen)


async def test_elders_are_explained_while_one_is_on_the_map() -> None:
    state = new(2)
    state.elder = (-1, -1)
    assert words.elders(state) == ()
    state.elder = (3, -1)
    assert all("1 resource" in form for form in words.elders(state))


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_another_tribes_leader_and_goals_bear_its_name(size: Size) -> None:
    """When it is watched: nobody's goals are called ours, nor those of "you" where the name is all that is known."""
    async with stage(2, LANDS, size) as shown:
        state = new(2)
        state.power[:] = [POWERS.index("Pathfinder"), POWERS.index("Cunning")]
        await shown.show(state, None)
        name = shown.screen.scene.names[state.active]
        own = capital(whose(name))
        assert "Your leader" not in shown.text or name == "you"
        assert "Goals of" not in shown.text
        assert f"{own} village" in shown.text or f"{own} goals" in shown.text
        assert size == SMALL or f"{own} leader" in shown.text
        await shown.show(state, 0)
        assert "village" in shown.text.lower()
        assert own == "Your" or f"{own} village" not in shown.text
