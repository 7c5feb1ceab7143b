"""Pages of what has happened: a table one decision before each of them, and that decision."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from textual.pilot import Pilot

from tribes_tui.app import headless
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.screen import TableScreen

PAUSES = 200
"""So many until the page is there."""


class Before(NamedTuple):
    """The moves of the rules' own hints after which the first seat's next one brings the page."""

    game: str
    seats: str
    seed: int
    moves: int
    options: Mapping[str, object] = {}


MOMENTS = {
    "indy-round": Before("indy", "you,bot,bot,bot", 1, 108),
    "indy-round-six": Before("indy", "you,bot,bot,bot,bot,bot", 4, 157),
    "rise-conflict": Before("rise_of_tribes", "you,bot,bot", 29, 112),
    "rise-eruption": Before("rise_of_tribes", "you,bot,bot,bot", 5, 141),
}


@asynccontextmanager
async def moment(before: Before, **terminal: Any) -> AsyncIterator[Pilot[Any]]:
    """The page of a moment, on a terminal as `headless` has it."""
    laid: dict[str, Any] = {"seats": before.seats, "seed": before.seed, "options": before.options}
    async with headless(before.game, **laid, moves=before.moves, **terminal) as pilot:
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        view = table.scene.view
        table.decide(max(view.legal_actions(), key=view.hint))
        for _ in range(PAUSES):
            if isinstance(pilot.app.screen, MomentScreen):
                break
            await pilot.pause(0.01)
        assert isinstance(pilot.app.screen, MomentScreen), "the page does not come"
        yield pilot
