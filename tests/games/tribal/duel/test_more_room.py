"""A larger window says what a smaller one says, at the least as long."""

from __future__ import annotations

import pytest

from tests.games.tribal.duel.seated import stand_there
from tests.table.helpers import MEDIUM, SMALL, random_states
from tests.table.seated import seated
from tribes_tui.games.tribal.duel.words import board


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(6))
async def test_more_room_says_no_less_of_the_one_card_and_of_cleaning(seed: int) -> None:
    states = [state for state in random_states("tribal_duel", 2, seed, 40) if state.current_player == 0]
    told: dict[tuple[int, int], list[int]] = {}
    for size in (SMALL, MEDIUM):
        for state in states[:6]:
            async with seated(state, size) as (_, screen):
                forms = board.limited(state.view(0), screen.scene.names)  # type: ignore[arg-type]
                rank = next((k for k, form in enumerate(forms) if stand_there(screen, form)), len(forms))
                told.setdefault(size, []).append(rank)
    assert all(large <= small for small, large in zip(told[SMALL], told[MEDIUM], strict=True)), told
