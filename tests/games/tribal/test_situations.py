"""What the games are about, played at the table: steals, gives and their bans, ends, dry laps, going out."""

from __future__ import annotations

from tests.games.tribal.helpers import table_at
from tests.games.tribal.playing import act
from tests.rules.tribal_rixe.layouts import EIGHT, rixe
from tests.table.helpers import SMALL, Silent, TableApp, on_table, shown
from tribes_tui.table.gameover import GameOverScreen


async def test_a_dry_lap_brings_a_new_column() -> None:
    state = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], stock=["L1", "T1", "L2"], dry=1)
    app = TableApp(table_at(state, "pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("d")
        await pilot.pause()
        await act(pilot, app, "end")
        await pilot.pause()
        log = shown(app)
        assert "dry lap" in log
        assert "starts a column" in log or "start a column" in log


async def test_a_zone_for_the_new_column_is_chosen_by_its_number() -> None:
    state = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], phase="new_column", turned="L5", dry=2, stock=["T1"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "A dry lap: choose the zone" in shown(app)
        await pilot.press("2")
        await pilot.pause()
        assert on_table(app).targets.get("card:L5a") is not None
        assert "column in Ada's zone" in shown(app) or "column in Bo's zone" in shown(app)


async def test_going_out_takes_the_column_that_the_last_card_completed() -> None:
    state = rixe([[EIGHT], ["L2"]], [["L1"], ["D7"]], options={"rounds": 1})
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await act(pilot, app, "play L1 M2a")
        assert isinstance(app.screen, GameOverScreen)
        assert "4" in shown(app)
        assert app.laid.scores == (4, 0)
