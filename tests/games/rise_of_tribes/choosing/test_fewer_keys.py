"""One key does the same again, or all there is, where that leaves no choice; the last row says so. And what one was not told or offered well."""

from __future__ import annotations

import re

import pytest

from tests.games.tribal.helpers import table_at
from tests.rules.rise_of_tribes.table import do, lay, res
from tests.table.helpers import Silent, TableApp, on_table, shown
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.games.rise_of_tribes.words.news import event as event_words
from tribes_tui.words.wording import all_here


async def test_a_move_is_done_again_from_where_it_began_with_one_key() -> None:
    members = {"E": [3], "H": [1], "I": [0, 3]}
    state = do(lay(members, tiles="lfmlfmlfm", phase="actions", hand=["blank", "sun"]), "blank move")
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("E", "enter", "B", "enter")
        await pilot.pause()
        screen = on_table(app)
        assert screen.cursor == "hex:E"
        assert "2 more to B" in shown(app), "not only that they go the same way"
        await pilot.press("s")
        await pilot.pause()
        assert [screen._view.members_at(h)[0] for h in (4, 1)] == [0, 3]  # type: ignore[attr-defined]


async def test_where_members_come_from_one_hex_nobody_is_asked_from_which() -> None:
    state = do(lay({"E": [3], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "sun"]), "blank move")
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Move up to 3 members from E: where to? Or stop." in shown(app)
        for hex, keys in (("B", ("B", "enter")), ("C", ("C", "enter"))):
            await pilot.press(*keys)
            await pilot.pause()
            assert on_table(app).view.members_at("ABCDEFGHI".index(hex))[0] == 1


@pytest.mark.parametrize(
    ("members", "found"), [({"E": [2], "B": [1]}, 2), ({"E": [2], "B": [1], "C": [1], "D": [1]}, 1)]
)
def test_all_hexes_are_gathered_from_with_one_key_where_they_are_no_more_than_may_be(
    members: dict[str, list[int]], found: int
) -> None:
    board = lay({**members, "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"])
    state = do(board, "blank gather").view(0)
    assert len(all_here(state, state.read("gather E"))) == found


def test_the_cursor_begins_on_no_village_that_comes_too_late() -> None:
    """Ada wins as her turn begins: what is ready still counts, a village no more."""
    mine = {"goals": ["Oxen", "Mysticism"], "resources": res(3, 2, 4)}
    state = lay(
        {"E": [2], "I": [0, 3]},
        tiles="lfmlfmlfm",
        phase="build",
        villages={"I": 1},
        tribes=[mine, {"vp": 14}],
    ).view(0)
    legal = state.legal_actions()
    best = max(zip(RiseBoard().glance(state, legal), legal, strict=True))[1]
    assert state.game.actions[best].kind == "COMPLETE"


def test_a_double_that_brings_nothing_says_why() -> None:
    full = "Both event spaces are full: the double brings no new event."
    for row, is_full in (([("Discovery", res(2, 2, 2)), ("Plentiful Wood", res(0, 6))], True), (["Walls"], False)):
        state = lay({"E": [2], "I": [0, 3]}, tiles="lfmlfmlfm", phase="roll", row=row, draws=(0, 0, 0, 0))
        state.apply(state.read("roll"))
        assert (full in [event_words(one, ("you", "Ada")) for one in state.events or []]) == is_full


async def test_a_key_that_nothing_has_says_so() -> None:
    state = lay({"E": [3], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"])
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        assert "n does nothing here. ? tells what does." in shown(app)


@pytest.mark.parametrize(("hand", "goes_on"), [(["blank", "moon"], True), (["blank"], False)])
def test_the_cursor_goes_on_growing_where_a_die_may_still_move_out_who_is_too_many(
    hand: list[str], goes_on: bool
) -> None:
    state = do(lay({"E": [5], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=hand), "blank grow").view(0)
    legal = state.legal_actions()
    best = max(zip(RiseBoard().glance(state, legal), legal, strict=True))[1]
    assert (state.game.actions[best].kind == "GROW") == goes_on


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_refusal_tells_what_enter_does_besides(size: tuple[int, int]) -> None:
    state = do(lay({"E": [3], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"]), "blank move")
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("E")
        await pilot.pause()
        assert "They go from here: choose where to" in shown(app)
        await pilot.press("enter", "A")
        await pilot.pause()
        cursor = (on_table(app).cursor or "").removeprefix("hex:")
        assert re.search(rf"A is too far from E \(.*\)\. Enter: move a member from E to {cursor}\b", shown(app))
