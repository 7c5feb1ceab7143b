"""The cursor begins on a sure win when there is one."""

from __future__ import annotations

from itertools import chain

import pytest

import rules
from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import stage
from tests.table.beginning import decisions, entered
from tribes_tui.table.board import board_of
from tribes_tui.table.choice.last_moves import sure_wins

SEEDS = (2, 0, 1, 7)


@pytest.mark.turned(2)
@pytest.mark.parametrize("most", [1, pytest.param(1000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", rules.games)
def test_enter_takes_a_sure_win(game_id: str, most: int) -> None:
    """The first ones that come up, or all."""
    board, found = board_of(game_id), 0
    for view in chain.from_iterable(decisions(game_id, 2, seed, board) for seed in SEEDS):
        if won := sure_wins(board, view, view.legal_actions()):
            found += 1
            assert entered(board, view)[0] in won
            if found == most:
                break
    assert found


async def test_the_hunt_that_wins_is_under_the_cursor_and_every_row_below_an_offer_is_reached() -> None:
    state = at_dice(row=["Sabertooth Tiger", "Walls"], tiger="J", tribes=[{"vp": 14}])
    state.resources[2] = 4
    async with stage(4) as shown:
        await shown.show(state, 0)
        assert shown.screen.cursor == "offer:sun:HUNT TIGER"
        targets, lit = shown.screen.targets, shown.screen.selection.chooser.lit
        for start in ("offer:sun:LEAD", "offer:moon:LEAD"):
            rows = sorted({one.region.y for one in targets if one.name in lit and not one.name.startswith("hex:")})
            name, walked = start, list[int]()
            while True:
                origin = targets.get(name)
                assert origin is not None
                walked.append(origin.region.y)
                there = shown.screen.board.walk(targets, name, "down", lit)
                if there is None or there == name:
                    break
                name = there
            assert walked == [y for y in rows if y >= walked[0]]
