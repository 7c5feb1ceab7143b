"""A decision never begins with the cursor on what ends a turn, wherever the last one left it: one Enter too many is no loss."""

from __future__ import annotations

import pytest

import rules
from tests.app.test_app import until
from tests.table.helpers import SMALL, Silent, TableApp, on_table, seats
from tests.table.test_every_key import SEATS
from tribes_tui.app.piloted import play_on
from tribes_tui.play.table import Table
from tribes_tui.table.boards import board_of
from tribes_tui.table.screen import TableScreen
from tribes_tui.table.selection_state import ways

MOST_MOVES = 200


def tempting(game_id: str) -> tuple[Table, str]:
    """A table at which the first seat may end something or go on, and the place that ends it."""
    table, board = Table.new(game_id, seats(SEATS.get(game_id, "pb")), {}, 7), board_of(game_id)
    for moves in range(1, MOST_MOVES):
        lit = ways(board, table.view(0)).lit if table.turn == 0 else frozenset[str]()
        last = [name for name in lit if name.partition(":")[0] in board.last_choices]
        if last and len(last) < len(lit):
            return table, last[0]
        play_on(table, moves)
    raise AssertionError("there is no such position")


@pytest.mark.parametrize("game_id", rules.games)
async def test_the_cursor_leaves_what_ends_a_turn_when_a_decision_begins(game_id: str) -> None:
    table, last = tempting(game_id)
    app = TableApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.targets))
        screen = on_table(app)
        screen.selection.cursor = last
        screen.begin(True)
        assert screen.cursor is not None
        assert screen.cursor.partition(":")[0] not in screen.board.last_choices
        screen.selection.cursor = last
        screen.paint(settle=True)
        assert screen.cursor == last, "who walks there stays there"
