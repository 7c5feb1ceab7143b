"""While others move the row of Enter tells nothing of what the cursor lies on: one would take it for what happens."""

from __future__ import annotations

import pytest

import rules
from tests.table.helpers import SMALL
from tests.table.seated import seated, show, text


@pytest.mark.every
@pytest.mark.parametrize("game", rules.games)
async def test_the_row_of_enter_tells_of_no_place_until_one_looks_around(game: str) -> None:
    """It is empty, or names the key that tells what others did where they have done something."""
    state = rules.games[game].new_state(2, 5, {})
    while state.current_player is None:
        state.apply(state.legal_actions()[0])
    seat = state.current_player
    async with seated(state, SMALL, viewer=seat) as (pilot, screen):
        assert screen.looked_at().line
        show(screen, state, 1 - seat)
        await pilot.pause()
        key = "B" if "b" in screen.board.spelling else "b"
        told = f"While you wait, {key} tells what has happened." if screen.happened() else ""
        assert screen.looked_at().line == told
        for name in [target.name for target in screen.targets][:3]:
            screen.selection.cursor, screen.selection.looks_around = name, False
            screen.paint()
            assert text(screen).split("\n")[-2].strip() == told, name
        await pilot.press("tab")
        assert text(screen).split("\n")[-2].strip(), "what one goes to look at is told"
        screen.begin(may_decide=True)
        assert not screen.selection.looks_around, "when something happens it is over"
