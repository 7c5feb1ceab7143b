"""What the last row of keys offers works: undo and redo alone, at one keyboard with others, and on a host, in all games."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

import rules
from rules import Rng
from tests.table.helpers import SMALL, Greedy, TableApp, seats
from tribes_tui.play.table import Table
from tribes_tui.table.screen import TableScreen

POSITIONS = 7
TOGETHER = ("pb", "pp", "ppb")


def offered(screen: TableScreen) -> set[str]:
    return {command.name for command in screen.keys()}  # noqa: SIM118  # no dictionary


async def come_to(pilot: Pilot[Any], app: TableApp) -> TableScreen | None:
    """The table with somebody at it; None when the game is over."""
    for _ in range(20):
        await pilot.pause()
        if app.laid.is_over:
            return None
        if app.screen is app.table_screen and app.table_screen.is_my_turn:
            return app.table_screen
        await pilot.press("enter")
    raise AssertionError(app.screen)


async def play_away(pilot: Pilot[Any], app: TableApp, moves: int, rng: Rng) -> TableScreen | None:
    """So many decisions by whoever is asked, as chance has it."""
    screen = await come_to(pilot, app)
    for _ in range(moves):
        if screen is None:
            return None
        screen.decide(screen.scene.view.pick(rng))
        screen = await come_to(pilot, app)
    return screen


@pytest.mark.sampled(1)
@pytest.mark.parametrize("people", TOGETHER)
@pytest.mark.parametrize("game_id", rules.games)
async def test_k10_undo_is_offered_exactly_where_it_works(game_id: str, people: str) -> None:
    people = people[: max(rules.games[game_id].players)]
    rng, undone = Rng(len(people)), 0
    table = Table.new(game_id, seats(people), {}, 4)
    app = TableApp(table, Greedy())
    async with app.run_test(size=SMALL) as pilot:
        screen = await come_to(pilot, app)
        for moves in range(POSITIONS * (1 + (game_id == "tribe"))):  # where most moves show something
            screen = screen and await play_away(pilot, app, 1 + moves % 3, rng)
            if screen is None:
                break
            seat, number = screen.viewer, table.number
            assert seat is not None
            is_real = (
                seat,
                table.number_for(seat),
            ) not in screen._forced  # a forced move would be played again at once
            works = table.why_not_undo(seat) is None and (is_real or people == "pb")
            if (
                not works and (before_them := screen._passed_by) is not None
            ):  # who handed on a table that nothing covers
                works = screen.why_not_undo(before_them) is None  # with what was played for them
            assert ("undo" in offered(screen)) == works, (number, table.why_not_undo(seat))
            if works:
                await pilot.press("u")
                assert table.number < number, screen.selection.notice
                undone += 1
                screen = await come_to(pilot, app)
                if screen is not None and "redo" in offered(screen) and screen.viewer is not None:
                    before = table.number
                    screen.do_redo()
                    assert table.number > before
                    screen = await come_to(pilot, app)
    assert undone, "nothing was ever taken back here: the test has seen nothing"
