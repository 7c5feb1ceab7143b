"""With what a sure win begins only a hint tells; what wins at once is said everywhere."""

from __future__ import annotations

import pytest

import rules
from tests.table.helpers import TableApp, laid, shown
from tribes_tui.table.choice import last_moves
from tribes_tui.table.play.stage import Stage
from tribes_tui.words.said import table as said


@pytest.mark.parametrize("game", rules.games)
async def test_the_cursor_never_tells_of_a_sure_win_that_needs_several_moves(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TableApp(laid(game=game))
    async with app.run_test() as pilot:
        screen = app.table_screen
        while not any(begins(screen, one) for one in screen.selection.chooser.lit):
            await pilot.press("enter")
            await pilot.pause()
        name = min(one for one in screen.selection.chooser.lit if begins(screen, one))
        (action,) = screen.selection.chooser.actions(name)
        monkeypatch.setattr(last_moves, "begun_win", lambda view: action)
        screen.selection.cursor = name
        screen.cursor_moved()
        await pilot.pause()
        assert said.ends_won_begun() not in shown(app)
        hint = screen.bot_hints._end_of(action)
        assert said.ends_won_begun() in hint


def begins(screen: Stage, name: str) -> bool:
    """Whether one action alone lies behind it, which ends nothing."""
    return len(screen.selection.chooser.actions(name)) == 1 and not screen._look_at(name).gain


def test_where_hints_cost_the_move_that_wins_at_once_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rules.games["indy"].new_state(2, seed=1)
    view = state.view(state.current_player)
    monkeypatch.setattr(last_moves, "_end", lambda *_: last_moves._End((view.viewer or 0,), True))
    monkeypatch.setattr(last_moves, "begun_win", lambda _: view.legal_actions()[0])
    ways = [(view.legal_actions()[0],)]
    told = [last_moves.told_of_end(None, view, ("you", "Ash"), ways, hints) for hints in (False, True)]  # type: ignore[arg-type]
    assert told == [(said.ends_won(), False)] * 2
