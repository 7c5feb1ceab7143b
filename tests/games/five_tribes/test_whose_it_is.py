"""Whose a palm or a palace is that a move brings; and who can be picked up stands also on a tile with a palm and a camel."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import RED
from rules.five_tribes.evaluation import preview
from tests.games.five_tribes.helpers import MEDIUM, SMALL, looked, stage, walk
from tests.rules.five_tribes.build import act, board, table, texts
from tests.table.helpers import text_of
from tribes_tui.games.five_tribes.pieces.pages import MOVES, compare_moves
from tribes_tui.games.five_tribes.pieces.values import distinct, end_text
from tribes_tui.games.five_tribes.words.news import TELLINGS, tell
from tribes_tui.games.five_tribes.words.outcomes import plans

NAMES = ["you", "Ash"]
WHOSE = {"": "for whoever takes the tile", "@0": "for you", "@1": "for Ash"}


@pytest.mark.parametrize(("kind", "row"), [("palm", "3"), ("palace", "4")])
@pytest.mark.parametrize("camel", WHOSE)
def test_an_end_says_for_whom_a_palm_or_a_palace_is(camel: str, kind: str, row: str) -> None:
    state = table(board(**{f"a{row}": "YW", f"c{row}": f"RRW {camel}".strip(), "f5": "Y", "a1": "B", "b1": "B"}))
    act(state, f"take a{row}")
    end = next(end for end in preview.ends(state) if not end.control)
    assert end_text(state, end, NAMES).endswith(f"a {kind} {WHOSE[camel]}")
    assert f"a {kind} {'for Bo' if camel == '@1' else WHOSE[camel]}" in looked(state, 0, f"tile:c{row}")


def test_with_the_last_meeple_the_tile_is_the_movers_and_so_is_its_palm() -> None:
    state = table(board(a3="YW", c3="W", f4="Y", f5="Y"))
    act(state, "take a3")
    end = next(end for end in preview.ends(state) if end.control)
    assert end_text(state, end, NAMES).endswith("your tile with a palm")


async def test_on_a_small_tile_a_palm_and_a_camel_leave_room_for_who_can_be_picked_up() -> None:
    state = table(board(a3="YW", c3="RRWY @1 t2", f5="Y"))
    act(state, "take a3")
    assert {len(distinct([end])) for end in preview.ends(state)} == {1}
    async with stage(2, SMALL) as shown:
        await shown.show(state)
        foot = shown.lines("tile:c3")[-1]
        assert foot.startswith("V"), foot
        assert "E" in foot
        assert "∩" in foot, foot
        assert "††" in foot, foot


@pytest.mark.parametrize(("camel", "wanted"), [("", " (nobody's tile)"), ("@0", ""), ("@1", " (Ash's tile)")])
def test_what_happened_says_for_whom_it_was_too(camel: str, wanted: str) -> None:
    state = table(board(a3="YW", c3=f"RRW {camel}".strip(), f5="Y"))
    act(state, "take a3")
    end = next(end for end in preview.ends(state) if not end.control)
    state.events = []
    for action in preview.route(state, end):
        state.apply(action)
    while not any(event.kind == "palm" for event in state.events):
        state.apply(state.read("pass") if "pass" in texts(state) else state.legal_actions()[0])
    (planted,) = [event for event in state.events if event.kind == "palm"]
    assert tell(TELLINGS["palm"].turn, planted, NAMES) == f"planted a palm on c3{wanted}"


@pytest.mark.parametrize("seats", [[{}, {}], [{"djinns": ["Iblis"]}, {}]])
def test_a_tile_that_a_kill_on_it_would_empty_is_not_called_nobodys(seats: list[dict[str, Any]]) -> None:
    """What is said of an end with assassins is what a kill there makes of it; who stays otherwise keeps it nobody's."""
    for stay in ("W", "WG", "WGB"):
        state = table(board(a4="RW", c4=f"R{stay}", e1="W"), seats=seats)
        found = [one for one in preview.ends(state, TILE_TEXT.index("a4")) if one.colour == RED]
        assert found
        for end in found:
            can = len(stay) <= 1 + ("djinns" in seats[0])
            said = end_text(state, end)
            assert ("if you kill" in said) == can, (stay, said)
            assert not (can and re.search("nobody|no one", said)), said


async def test_a_compared_move_says_that_whoever_takes_the_tile_has_the_palace() -> None:
    state = table(board(a4="YW", c4="RRW", f5="Y"))
    view = state.view(0)
    rows = plans(view, preview.richest(view, 8), NAMES)[0]
    found = [row for row, one in zip(rows, preview.richest(view, 8), strict=True) if TILE_TEXT[one.end.tile] == "c4"]
    assert found
    assert all("nobody's palace" in row for row in found)
    for size in SMALL, MEDIUM:
        async with stage(2, size) as shown:
            await shown.show(state)
            compare_moves(shown.screen, shown.screen.scene.view)
            for _ in range(40):
                await shown.pilot.pause()
                page = text_of(shown.screen.app.screen)
                if "nobody's palace" in page:
                    break
            assert "nobody's palace" in page
            beside = [line[75:] for line in page.splitlines()]  # where there is room the board stands before it
            told = [" ".join(" ".join(lines).split()) for lines in (page.splitlines(), beside)]
            assert any("whoever takes the tile later" in one for one in told), page


async def test_the_page_of_moves_says_of_how_many_tiles_it_shows_the_best() -> None:
    state = next(one for one in walk(3, 4) if one.stage == st.MOVE and one.current_player == 0)
    tiles = len(preview.by_points(state.view(0), 30))
    assert tiles > MOVES
    async with stage(3, SMALL) as shown:
        await shown.show(state)
        compare_moves(shown.screen, shown.screen.scene.view)
        await shown.pilot.pause()
        assert f"(best {MOVES} of {tiles} tiles to end on)" in text_of(shown.screen.app.screen)
