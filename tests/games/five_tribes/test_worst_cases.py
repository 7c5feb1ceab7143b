"""The most that can stand on the table of Five Tribes: four seats with the longest names, djinns and goods; full tiles."""

from __future__ import annotations

import re

import pytest
from textual.geometry import Size

from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import SIZES, DeepApp, Shown, stage
from tests.games.five_tribes.test_reach import check_shown
from tests.rules.five_tribes.build import act, board, table
from tests.table.helpers import on_table
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table

GOODS = ["Jewels", "Gold", "Papyrus", "Silk", "Spice", "Fish", "Wheat", "Pottery", "Fakir", "Fakir"]
FULL = "YYYWWGGGBBRR @1 t12 p10"


def worst() -> FiveTribesState:
    """Seat 0 is to move; twelve meeples, a camel, all palms and palaces on one tile."""
    seats = [
        {"gold": 123, "viziers": 4, "elders": 5, "resources": GOODS, "djinns": ["Al-Amin", "Anun-Nak", "Haurvatat"]},
        {"viziers": 3, "elders": 2, "resources": GOODS, "known": GOODS, "djinns": ["Kandicha", "Sibittis"]},
        {"viziers": 2, "resources": ["Ivory"], "djinns": ["Kumarbi", "Echidna", "Utug", "Leta"]},
        {"elders": 1, "djinns": ["Shamhat"]},
    ]
    tiles = board(c3=FULL, a1="Y", b1="Y", b2="YWGBR @0", d4="RRR @2", e1="WW @3", f5="GGB")
    return table(
        tiles,
        players=4,
        last=False,
        seats=seats,
        row=["Pottery", "Wheat", "Fish", "Pottery", "Wheat", "Fish", "Spice", "Silk", "Papyrus"],
    )


@pytest.mark.sampled(3)
@pytest.mark.parametrize("depth", ["truecolor", "none", "ascii"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_long_names_goods_and_djinns_of_four_are_told_whole(size: Size, depth: str) -> None:
    seats = [Seat("human", "", LONG_NAMES[0]), *(Seat("bot", "easy", name) for name in LONG_NAMES[1:])]
    app = DeepApp(Table.new("five_tribes", seats, {}, 1), depth, "tribes-dark")
    async with app.run_test(size=tuple(size)) as pilot:
        await pilot.pause()
        shown = Shown(pilot, on_table(app))
        await shown.show(worst())
        check_shown(shown, (size, depth))
        cut = re.compile(r"[A-Za-z+0-9]…") if depth != "ascii" else re.compile(r"(?!)")
        for seat in range(4):
            title, *facts = shown.piece(f"seat-{seat}").text().split("\n")
            assert "7 camels" in title or "∩7" in title or "n7" in title
            assert not any(cut.search(fact) for fact in facts), facts
        assert all(name[:3] in shown.text for name in LONG_NAMES[1:])
        order = shown.piece("order").text()
        assert not order or all(name.split()[0] in order for name in LONG_NAMES[1:]), order


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_nothing_of_a_full_tile_stands_on_its_neighbour(size: Size) -> None:
    """The tile at its right shows the same beside a full tile as beside an empty one."""
    full, empty = worst(), worst()
    place = empty.size.index(12)
    empty.palms[place] = empty.palaces[place] = 0
    seats = [Seat("human", "", "Ada"), *(Seat("bot", "easy", name) for name in ("Bo", "Cy", "Di"))]
    app = DeepApp(Table.new("five_tribes", seats, {}, 1), "truecolor", "tribes-dark")
    async with app.run_test(size=tuple(size)) as pilot:
        await pilot.pause()
        shown = Shown(pilot, on_table(app))
        beside = []
        for state in (full, empty):
            await shown.show(state)
            target = shown.screen.targets.get("tile:c3")
            assert target is not None
            spot = target.region
            beside.append([row[spot.right : spot.right + 3] for row in shown.text.split("\n")[spot.y : spot.bottom]])
        assert beside[0] == beside[1]


def test_the_worst_position_can_be_played_on() -> None:
    assert act(worst(), "take a1")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_camels_of_all_seats_are_called_alike(size: Size) -> None:
    async with stage(4, size) as shown:
        await shown.show(worst())
        titles = [shown.piece(f"seat-{seat}").text().split("\n")[0] for seat in range(4)]
        assert len({"camel" in title for title in titles}) == 1, titles
        assert all("7 camels" in title or "∩7" in title for title in titles), titles
        assert "∩ camel" in shown.text
