"""In the smallest window three and four players keep whole words, their own chains first."""

from __future__ import annotations

import re

import pytest

from rules.tribe.components.cards import CARD_OF
from rules.tribe.state import TribeState
from tests.games.tribe.scenes import waiting_for_a_totem
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import seated, text
from tribes_tui.games.tribe.faces import face
from tribes_tui.games.tribe.pieces.camp import TribeCamp

MINE = [
    "hunter desert_wind war_spear salmon_spirit",
    "scout multi calumet_brave flag_sun",
    "warrior calumet_hero flag_sky",
    "shaman war_spear",
    "elder",
]
THEIRS = [
    ["shaman", "warrior calumet_hero", "scout bear_spirit"],
    ["hunter desert_wind war_spear", "elder flag_sun"],
    ["scout eagle_spirit"],
]
LEADERS = ["warrior", "shaman", "hunter", "scout"]


def seats(mine: int, players: int) -> TribeState:
    hands = ["multi wolf", *[""] * (players - 1)]
    return position("MAIN", hands, [MINE[:mine], *THEIRS[: players - 1]], leaders=LEADERS[:players])


@pytest.mark.parametrize("mine", range(1, 6))
async def test_of_three_players_the_own_seat_is_as_high_as_both_others(mine: int) -> None:
    async with seated(seats(mine, 3), SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        own, *others = screen.query(TribeCamp)
        assert own._scale().rows == 2
        assert not own._scale().is_folded
        assert [own.region.y, own.region.bottom] == [others[0].region.y, others[1].region.bottom]
        assert own.region.right <= others[1].region.x == others[0].region.x
        assert others[0].region.bottom < others[1].region.y
        assert all(camp._scale().rows == 2 for camp in others[:2])
        assert "…" not in text(screen).split("──")[0]


async def test_of_four_players_the_own_chains_keep_two_rows_as_long_as_the_others_have_one_for_each() -> None:
    async with seated(seats(3, 4), SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        own = screen.query(TribeCamp).first()
        assert own._scale().rows == 2
    async with seated(seats(4, 4), SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        own = screen.query(TribeCamp).first()
        assert own._scale().is_folded
        assert [own._size_of(one).rows for one in own._chains] == [1, 1, 2, 2]


async def test_only_a_chain_that_has_no_room_is_shortened() -> None:
    """The leader who stands alone is whole, and so is every other chain of that seat."""
    theirs = ["shaman", "warrior calumet_hero", "scout bear_spirit", "elder flag_sky"]
    lone = ["shaman", "warrior", "scout", "elder"]
    leaders = ["warrior", "shaman", "hunter", "scout"]
    state = position("MAIN", ["wolf", "", "", ""], [MINE, theirs, lone, lone], leaders=leaders)
    async with seated(state, SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        camps = [*screen.query(TribeCamp)]
        assert "shaman weapon? spirit calumet leader" in camps[1].text()
        assert not any("…" in camp.text() for camp in camps)


async def test_a_letter_for_a_totem_that_may_come_has_its_meaning() -> None:
    async with seated(waiting_for_a_totem(), SMALL) as (pilot, screen):
        await pilot.pause(0.1)
        told = text(screen)
        assert "T?" in told
        assert "T? totem +15" in told


@pytest.mark.parametrize("hidden", ["calumet_brave", "strength", "courage", "salmon_spirit", "buffalo"])
async def test_a_hidden_cards_name_is_whole_and_apart_beside_the_place_of_a_totem(hidden: str) -> None:
    """A letter stands for the totem, then."""
    mine = [f"shaman war_spear eagle_spirit multi !{hidden}", "scout salmon_spirit !wolf", "elder", "hunter", "warrior"]
    state = position("MAIN", ["totem wolf", ""], [mine, ["hunter"]], leaders=["warrior", "hunter"])
    async with seated(state, SMALL) as (_, screen):
        row = next(line for line in text(screen).split("\n") if line.startswith("shaman"))
        assert re.search(rf" {face(CARD_OF[hidden]).name}\s", row), row
