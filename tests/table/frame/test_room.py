"""How much of a table's board is empty felt, at each size for each number of players: nowhere more than a quarter, in `MOST` stands what
holds today. `python -m tests.table.frame.test_room [GAME...]` counts anew."""

from __future__ import annotations

import asyncio
import sys

import pytest

import rules
from tribes_tui.app import headless
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.palette import palette_for

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
MOVES = (20, 60)
"""After how many moves it is looked at."""
MOST: dict[str, tuple[float, ...]] = {
    "tribe": (0.23, 0.29, 0.24, 0.23, 0.30),
    "indy": (0.25, 0.21, 0.22, 0.21, 0.22),
    "tribal_duel": (0.21, 0.15, 0.20, 0.22, 0.19),
    "tribal_rixe": (0.26, 0.25, 0.20, 0.24, 0.23),
    "rise_of_tribes": (0.20, 0.26, 0.12, 0.19, 0.17),
    "five_tribes": (0.23, 0.21, 0.13, 0.13, 0.15),
}
"""game -> the largest share of all numbers of players, at each size."""
CASES = [(game, seats, size) for game in MOST for seats in rules.games[game].players for size in SIZES]


async def share(game: str, seats: int, size: tuple[int, int], moves: int) -> float:
    """The part of the cells between what is asked and what Enter does in which nothing but felt is seen."""
    players = ",".join(["you", *["bot:easy"] * (seats - 1)])
    async with headless(game, seats=players, seed=7, moves=moves, size=size) as pilot:
        for _ in range(6):
            await pilot.pause()
            screen = pilot.app.screen
            if isinstance(screen, TableScreen):
                break
            await pilot.press("enter")
        assert isinstance(screen, TableScreen)
        if getattr(screen.scene.view, "attack", None):  # its page stands before the table
            return await share(game, seats, size, moves + 1)
        felt = palette_for(screen.query_one("#felt")).felt(size[1])
        strips = screen._compositor.render_strips()
        rows = range(screen.query_one("#prompt").region.bottom, screen.query_one("#enter").region.y)
        empty = sum(
            len(part.text) - len(part.text.replace(" ", ""))
            for y in rows
            for part in strips[y]
            if part.style is not None and part.style.bgcolor is not None and part.style.bgcolor.name == felt[y].lower()
        )
        return empty / (len(rows) * size[0])


async def largest(game: str, seats: int, size: tuple[int, int]) -> float:
    """The larger of the shares early and late in a game."""
    return max([await share(game, seats, size, moves) for moves in MOVES])


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("game", "seats", "size"), CASES, ids=str)
async def test_no_more_of_a_board_is_empty_than_it_was(game: str, seats: int, size: tuple[int, int]) -> None:
    assert await largest(game, seats, size) <= MOST[game][SIZES.index(size)]


if __name__ == "__main__":
    for game_id in sys.argv[1:] or rules.games:
        for players in rules.games[game_id].players:
            found = [asyncio.run(largest(game_id, players, size)) for size in SIZES]
            print(game_id, players, *(f"{part:.3f}" for part in found), flush=True)
