"""Cards grow with the room, in steps: those of all seats alike and the same throughout a game, then those of the hand."""

from __future__ import annotations

import pytest

from rules.tribe.state import TribeState
from tests.rules.tribe.positions import position
from tests.table.seated import seated, text
from tribes_tui.games.tribe.pieces.camp import TribeCamp
from tribes_tui.games.tribe.pieces.container import TribeTable

CHAINS = [
    "hunter desert_wind war_spear salmon_spirit",
    "scout multi calumet_brave flag_sun",
    "warrior calumet_hero flag_sky",
    "shaman war_spear",
    "elder",
]


def seats(mine: int, players: int = 2) -> TribeState:
    theirs = [CHAINS[3:4], CHAINS[2:3], CHAINS[4:]]
    hands = ["multi wolf", *[""] * (players - 1)]
    return position(
        "MAIN",
        hands,
        [CHAINS[:mine], *theirs[: players - 1]],
        leaders=["warrior", "shaman", "hunter", "scout"][:players],
    )


@pytest.mark.parametrize("mine", [1, 3, 5])
@pytest.mark.parametrize(
    ("size", "players", "chains", "hand"),
    [
        ((200, 60), 2, 10, 11),
        ((200, 60), 4, 5, 8),
        ((160, 50), 2, 8, 8),
        ((120, 40), 2, 4, 8),
    ],
)
async def test_cards_of_one_size_for_a_seat_count_and_a_window(
    size: tuple[int, int], players: int, chains: int, hand: int, mine: int
) -> None:
    async with seated(seats(mine, players), size) as (pilot, screen):
        await pilot.pause(0.1)
        table = screen.query_one(TribeTable)
        camps = [camp for camp in screen.query(TribeCamp) if camp.display]
        assert {camp._scale().rows for camp in camps} == {chains}
        assert table.hand_rows == hand
        for camp in camps:  # nothing is cut
            assert all(place.region.bottom <= camp.size.height for place in camp.places.values())
            assert all(place.region.right <= camp.size.width for place in camp.places.values())


async def test_what_chains_are_made_of_is_told_beside_large_cards_too() -> None:
    async with seated(seats(1), (200, 60)) as (pilot, screen):
        await pilot.pause(0.1)
        shown = text(screen)
        assert "A chain is a character and its three vases, in this order:" in shown
        assert "elder flag→storm→weapon" in shown


async def test_in_a_wide_low_seat_it_is_told_beside_the_chains() -> None:
    async with seated(seats(1), (100, 30)) as (pilot, screen):
        await pilot.pause(0.1)
        assert all(f"{one} " in text(screen) for one in ("scout spirit→calumet→flag", "elder flag→storm→weapon"))
