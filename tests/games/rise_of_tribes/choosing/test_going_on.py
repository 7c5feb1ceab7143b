"""One decision after the other in an action: what one chose by keeps its name, the cursor its place, a key its row."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.rise_of_tribes.choosing.test_all_here import growing
from tests.games.rise_of_tribes.scenes import SMALL, stage
from tests.games.tribal.helpers import table_at
from tests.rules.rise_of_tribes.table import do, lay
from tests.table.helpers import Silent, TableApp, on_table, shown
from tribes_tui.words.said.all_here import not_here, one_by_one


def number(offer: str) -> str:
    """Its key and how much it brings: `5) 3` of `►5) grow 3◄`."""
    return " ".join(re.findall(r"\d+\)?", offer))


@pytest.mark.parametrize(("placed", "face", "keys"), [("blank", "moon", "123"), ("moon", "blank", "567")])
async def test_the_die_that_is_left_keeps_its_keys(placed: str, face: str, keys: str) -> None:
    state = lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"])
    async with stage(2, size=SMALL) as shown_:
        await shown_.show(state, 0)
        before = {name: shown_.line(name) for name in shown_.screen.scene.lit if f":{face}:" in name}
        await shown_.show(do(state, f"{placed} lead"), 0)
        after = {name: shown_.line(name) for name in shown_.screen.scene.lit if f":{face}:" in name}
        spots = [target for target in shown_.screen.targets if target.name in after]
        assert {target.key for target in spots} == {*keys}
        assert {name.rpartition(":")[2] for name in after} == {"GROW", "MOVE", "GATHER"}
        assert [number(after[name]) for name in after] == [number(before[name]) for name in after]


@pytest.mark.parametrize("letter", ["E", "I", "D"])
async def test_the_cursor_stays_where_a_member_has_just_grown_until_one_more_would_begin_a_conflict(
    letter: str,
) -> None:
    members = {"E": [3], "I": [2], "D": [1], "A": [0, 3]}
    state = do(lay(members, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"]), "sun grow")
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        for there in range(members[letter][0] + 1, 6):
            await pilot.press(letter, "enter")
            await pilot.pause()
            if there < 5 and screen.scene.lit & {f"hex:{letter}"}:
                assert screen.cursor == f"hex:{letter}"
            else:
                assert screen.cursor != f"hex:{letter}"
                break


@pytest.mark.parametrize(("cursor", "why"), [("done", not_here), ("hex:E", one_by_one)])
async def test_the_key_for_all_is_offered_only_where_it_puts_several_and_says_why_elsewhere(
    cursor: str, why: Any
) -> None:
    app = TableApp(table_at(growing(5), "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        screen.selection.cursor = cursor
        screen.cursor_moved()
        await pilot.pause()
        assert "all here" not in shown(app).splitlines()[-1]
        before = screen.view.key()
        await pilot.press("s")
        await pilot.pause()
        assert screen.view.key() == before
        assert why() in shown(app)


async def test_the_cursor_moves_nobody_out_again_who_has_just_come_to_fight() -> None:
    state = do(lay({"D": [3], "E": [2, 3], "I": [0, 1]}, tiles="lfmlfmlfm", phase="actions", hand=["sun"]), "sun move")
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("D", "enter", "E", "enter")
        await pilot.pause()
        screen = on_table(app)
        assert [*screen.view.members_at(4)] == [3, 3]
        assert "hex:E" in screen.scene.lit
        assert screen.cursor != "hex:E"
