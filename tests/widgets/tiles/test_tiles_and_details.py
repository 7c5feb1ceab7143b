"""The tiles of the host's lobby and the details of the games of the day keep what every piece promises, in every theme and depth."""

from __future__ import annotations

import pytest

import rules
from tests.widgets.contract import check
from tribes_tui.screens.daily import DayDetails, DayGame
from tribes_tui.server.session.screens.table_tiles import TableTile, TableTiles

SIZES = ((82, 24), (120, 40))


def tiles() -> TableTiles:
    """Two tables: one has begun, one has a free seat and a long name."""
    state = rules.games["rise_of_tribes"].new_state(4, 1).view(None)
    made = TableTiles()
    made.show(
        [
            TableTile(
                "table:1", "Rise of Tribes", "rise_of_tribes", ("Ada", "Bo", "Cy", "Di"), "watch", "rated", 3, state
            ),
            TableTile("table:2", "indy", "indy", ("Somebody with a long name", ""), "waits for 1 · join"),
        ]
    )
    return made


def details() -> DayDetails:
    made = DayDetails()
    told = ("Sow meeples.", "Against 1 medium bot, by the usual rules.", "You have finished none of those above.")
    made.show(DayGame("five_tribes", "Five Tribes of today", "won 123", "gain", told))
    return made


@pytest.mark.parametrize("make", [tiles, details])
async def test_a_piece_keeps_its_promises(make: type) -> None:
    await check(make, SIZES)
