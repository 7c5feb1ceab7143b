"""The rest of a long turn of bots comes at once, if one wants; where one is asked, their pace is the usual one again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from rules.tribal.duel.components.actions import END
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import duel
from tests.table.helpers import SMALL, Silent, TableApp, on_table, shown
from tribes_tui.play.seat import Update
from tribes_tui.table.play.opponents import Opponents
from tribes_tui.table.play.played_stage import LONG_TURN


async def test_a_key_hurries_a_long_turn_of_bots_and_is_offered_only_then() -> None:
    app = TableApp(table_at(duel(["L9a D8a"], ["D6a", "L9b"], idle=1), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen, paces = on_table(app), list[bool]()
        others = cast("Opponents", screen.opponents)
        assert others.can_hurry
        others.hurry = paces.append  # type: ignore[method-assign]
        assert not screen.may_hurry, "one is asked"
        app.laid.propose(0, END, app.laid.number_for(0))
        await pilot.pause()
        screen._shown_of_others = LONG_TURN
        screen.paint()
        assert "faster" in shown(app).splitlines()[-1]
        await pilot.press("f")
        assert paces == [True]
        assert not screen.may_hurry, "it is done"
        asked = SimpleNamespace(seat=1, view=SimpleNamespace(current_player=0))
        screen._count_shown(cast("Update", asked))
        assert paces[-1] is False
