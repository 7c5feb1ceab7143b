"""A question that others change while it stands is another one: no key meant for the first answers it, and the row says so."""

from __future__ import annotations

import pytest

from rules import State
from tests.games.tribal.helpers import table_at
from tests.rules.indy.turn.test_eagle_windows import act, lights
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, indy, on_table, shown
from tribes_tui.table.play import played_stage
from tribes_tui.table.play.played_stage import PlayedStage
from tribes_tui.words.said import table as said


def asked_while_another_may_act() -> State:
    """The person may swap; what nobody knows: Ash is asked for the eagle first."""
    state: State = act(lights("CR1 CR2 CR3 CR4", "CG1 CG2 CG3 E", turn=1), "pass")
    assert (state.current_player, state.view(0).current_player) == (1, 0)
    return state


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_a_key_for_a_question_that_others_have_changed_answers_nothing(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a host, which doesn't tell that another may still act."""
    monkeypatch.setattr(PlayedStage, "_may_be_forestalled", lambda *_: False)
    app = TableApp(table_at(asked_while_another_may_act(), "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert screen.is_my_turn
        read_first = said.question_changed()
        assert read_first not in shown(app), "the first question waits for nothing"
        monkeypatch.setattr(played_stage, "GLANCE", 60.0)
        app.laid.propose(1, app.laid.view(1).read("eagle 2"), app.laid.number_for(1))
        await pilot.pause()
        number = app.laid.number
        for key in ("enter", "p", "1", "enter"):
            await pilot.press(key)
            await pilot.pause()
            assert app.laid.number == number
        assert read_first in shown(app)
        screen._aside_at = screen._aside_at[0], 0.0
        screen.show_cursor()
        await pilot.pause()
        assert read_first not in shown(app)
        assert screen.looked_at().enter, "nothing stands in the place of what Enter does"
        await pilot.press("enter")
        await pilot.pause()
        assert app.laid.number > number or screen.selection.chooser.picked


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_nothing_is_asked_as_long_as_a_bot_may_still_change_it(size: tuple[int, int]) -> None:
    app = TableApp(table_at(asked_while_another_may_act(), "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen, number = on_table(app), app.laid.number
        assert said.may_be_forestalled() in screen.prompt(), "nothing is asked that no key answers"
        assert shown(app).count(said.may_be_forestalled()) == 1
        assert not screen.is_my_turn
        for key in ("enter", "p", "1"):
            await pilot.press(key)
            await pilot.pause()
            assert app.laid.number == number
        app.laid.propose(1, app.laid.view(1).read("eagle 2"), app.laid.number_for(1))
        await pilot.pause(3 * played_stage.LOOK_AGAIN)
        assert said.may_be_forestalled() not in shown(app)
        assert screen.looked_at().enter, "now it is asked, and a key answers it at once"


async def test_what_nobody_sees_changes_no_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the pause would tell that somebody has let an eagle be."""
    monkeypatch.setattr(played_stage, "GLANCE", 60.0)
    app = TableApp(table_at(asked_while_another_may_act(), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.laid.propose(1, app.laid.view(1).read("pass"), app.laid.number_for(1))
        await pilot.pause(3 * played_stage.LOOK_AGAIN)
        assert on_table(app).looked_at().enter


async def test_what_follows_from_ones_own_answer_is_no_changed_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """After one's own eagle another is asked, which nobody sees; then, as nothing can be swapped, the pass is played unasked: the next step
    is simply asked."""
    monkeypatch.setattr(played_stage, "GLANCE", 60.0)
    hands = [["CR4", "CR5", "HB6", "E"], ["CG1", "HR2", "HB3", "E"]]
    fields = {"phase": "EVOCATION", "players": 2, "tokens": [4, 4], "turn": 0, "dealer": 0}
    state = indy({**fields, "hands": hands, "table": ["CR3", "OG1", "OG2", "OG4"]})
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        if app.laid.turn == 1:
            app.laid.propose(1, app.laid.view(1).read("pass"), app.laid.number_for(1))
            await pilot.pause()
        app.table_screen._decide(0, app.laid.view(0).read("eagle 1"))
        for _ in range(3):
            await pilot.pause()
        assert app.laid.turn == 1, "the other is asked"
        app.laid.propose(1, app.laid.view(1).read("pass"), app.laid.number_for(1))
        for _ in range(4):
            await pilot.pause()
        assert app.laid.number_for(0) > 1, "the pass was played unasked"
        assert app.table_screen.looked_at().enter, "nothing stands in the place of what Enter does"
