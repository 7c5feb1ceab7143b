"""The last round of a game that is played in rounds, and the last conflict of one, is reckoned on a page as those before it, then comes the
result; it covers no page that is just being read."""

from __future__ import annotations

import pytest

from tests.table.helpers import SMALL, Silent, TableApp, laid, shown
from tribes_tui.play.table import Table
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import MomentScreen


def before_the_end(game: str, seed: int) -> tuple[Table, int]:
    """A table at the last decision of the first seat, and that: all do what looks best at a glance."""
    table, moves = laid("pb", seed, game), list[tuple[int, int]]()
    while (seat := table.turn) is not None:
        view = table.view(seat)
        moves.append((seat, max(view.legal_actions(), key=view.hint)))
        table.propose(*moves[-1], table.number_for(seat))
    last = max(number for number, (seat, _) in enumerate(moves) if seat == 0)
    again = laid("pb", seed, game)
    for seat, action in moves[:last]:
        again.propose(seat, action, again.number_for(seat))
    return again, moves[last][1]


@pytest.mark.varied(2)
@pytest.mark.parametrize(
    ("game", "seed", "has_page"),
    [
        ("indy", 3, True),
        ("tribal_rixe", 3, True),
        ("five_tribes", 3, False),
        ("rise_of_tribes", 3, True),  # how it was won
        ("rise_of_tribes", 27, True),  # the viewer reads of a conflict while the others end the game
    ],
)
async def test_the_last_round_is_reckoned_before_the_result(game: str, seed: int, has_page: bool) -> None:
    table, action = before_the_end(game, seed)
    app = TableApp(table, Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(action)
        await pilot.pause()
        while (seat := table.turn) is not None:  # who comes after, as it looks best
            view = table.view(seat)
            table.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))
        await pilot.pause()
        assert isinstance(app.screen, MomentScreen) == has_page
        if has_page:
            assert "show the result" in shown(app)
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen), "from the table Enter leads to the result, not to that page again"
