"""Enter's line of a card that the cursor discards next says so, not what else the card would be for."""

from __future__ import annotations

import pytest

from rules.tribe.components.phases import MAIN
from tests.games.tribe.scenes import random_positions
from tests.table.helpers import SMALL
from tests.table.seated import seated, show, text


@pytest.mark.parametrize("most", [15, pytest.param(60, marks=pytest.mark.soak)])
async def test_what_is_discarded_next_is_said_to_be(most: int) -> None:
    states = [one for one in random_positions(2, 4, 9) if one.phase == MAIN]
    found = {True: 0, False: 0}
    async with seated(states[0], SMALL, viewer=states[0].current_player) as (pilot, screen):
        for state in states[:most]:
            show(screen, state, state.current_player)
            await pilot.pause()
            chooser, cursor = screen.selection.chooser, screen.cursor or ""
            if not cursor.startswith("hand:") or (cursor,) in chooser.ways:
                continue
            told = text(screen).split("\n")[-2]
            screen.choose(cursor)
            is_discarded = screen.cursor == "discards"
            is_said = "to discard it" in told or "Enter discard the" in told
            assert is_said == is_discarded, told
            found[is_discarded] += 1
    assert min(found.values()) > 0, found
