"""With what a sure win begins is said only by the hint one asks for; what wins at once is said with the move."""

from __future__ import annotations

import pytest

import rules
from tests.table.helpers import MEDIUM, SMALL, TableApp, laid, shown
from tribes_tui.table.choice import last_moves
from tribes_tui.table.play.stage import Stage
from tribes_tui.words.said import table as said

SIZES = (SMALL, MEDIUM)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", rules.games)
async def test_a_sure_win_is_no_hint_that_nobody_asked_for(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TableApp(laid(game=game))
    async with app.run_test(size=size) as pilot:
        screen = app.table_screen
        while not any(begins(screen, one) for one in screen.selection.chooser.lit):
            await pilot.press("enter")
            await pilot.pause()
        name = min(one for one in screen.selection.chooser.lit if begins(screen, one))
        (action,) = screen.selection.chooser.actions(name)
        monkeypatch.setattr(last_moves, "begun_win", lambda view: action)
        screen.selection.cursor = name
        screen.cursor_moved()
        look = screen.looked_at()
        told = " ".join((look.line, look.gain, look.brief_gain, *look.briefer))
        assert said.ends_won_begun() not in told
        await pilot.pause()
        assert said.ends_won_begun() not in shown(app)


def begins(screen: Stage, name: str) -> bool:
    """Whether one action alone lies behind it, which ends nothing."""
    return len(screen.selection.chooser.actions(name)) == 1 and not screen._look_at(name).gain


def test_the_move_that_wins_at_once_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rules.games["indy"].new_state(2, seed=1)
    view = state.view(state.current_player)
    monkeypatch.setattr(last_moves, "_end", lambda *_: last_moves._End((view.viewer or 0,), True))
    monkeypatch.setattr(last_moves, "begun_win", lambda _: view.legal_actions()[0])
    ways = [(view.legal_actions()[0],)]
    told = [last_moves.told_of_end(None, view, ("you", "Ash"), ways, hints) for hints in (False, True)]  # type: ignore[arg-type]
    assert told == [(said.ends_won(), False)] * 2
