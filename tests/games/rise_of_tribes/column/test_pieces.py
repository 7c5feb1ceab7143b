"""The pieces beside the map keep the contract of all pieces, at every height that they say they could use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import scene_of
from tests.rules.rise_of_tribes.table import do, res
from tests.widgets.contract import check
from tribes_tui.games.rise_of_tribes.pieces import island, layout
from tribes_tui.games.rise_of_tribes.pieces.actions import ActionBoard
from tribes_tui.games.rise_of_tribes.pieces.column import (
    ColumnSection,
    Happened,
    Height,
    RiseButtons,
    RiseLegend,
    share_rows,
)
from tribes_tui.games.rise_of_tribes.pieces.goals import Events, Goals
from tribes_tui.games.rise_of_tribes.pieces.tribes import Tribes
from tribes_tui.widgets.beside.game_log import LogEntry

TRIBE: dict[str, Any] = {
    "tribe": "Daba",
    "power": "Trader",
    "vp": 11,
    "resources": res(3, 12, 4),
    "items": ["altar", "canoe"],
    "goals": ["Oxen", "Mysticism", "Occupy any 8 hexes", "Complete the tribe"],
    "completed": ["Baskets"],
}
OPTIONS = {"leaders": True, "elders": True}


def position() -> Any:
    """Much of everything."""
    row = [("Discovery", res(2, 1, 2)), ("Plentiful Wood", res(0, 6))]
    return at_dice(tribes=[TRIBE], row=row, options=OPTIONS, villages={"D": 0})


def actions() -> ActionBoard:
    piece, state = ActionBoard(), position()
    piece.show(layout.actions(scene_of(state, 0), state), ["sun", "moon"])
    return piece


def taken() -> ActionBoard:
    piece, state = ActionBoard(), do(position(), "sun grow")
    piece.show(layout.actions(scene_of(state, 0), state), ["moon"], "Bo")
    return piece


def buttons() -> RiseButtons:
    piece, state = RiseButtons(), position()
    piece.show(layout.buttons(scene_of(state, 0), state))
    return piece


def events() -> Events:
    piece, state = Events(), position()
    piece.show(layout.events(scene_of(state, 0), state))
    return piece


def goals() -> Goals:
    piece, state = Goals(), position()
    piece.show([layout.village(state, 0), *layout.goals(state, 0)], "", True)
    return piece


def tribes() -> Tribes:
    piece, state = Tribes(), position()
    piece.show(layout.tribes(scene_of(state, 0), state))
    return piece


def legend() -> RiseLegend:
    piece = RiseLegend()
    piece.show(island.legend(position(), ("you", "Bo", "Cy", "Abigail-Rose")))
    return piece


def happened() -> Happened:
    piece = Happened(True)
    told = [f"Ada does the {number}th thing, which takes some words to be told." for number in range(9)]
    piece.show([LogEntry(((text, "ink"),), number // 3, number % 2) for number, text in enumerate(told)])
    return piece


MAKERS: list[Callable[[], ColumnSection]] = [actions, taken, buttons, events, goals, tribes, legend, happened]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
async def test_it_keeps_the_contract(make: Callable[[], ColumnSection]) -> None:
    rows = {width: make().heights(width)[0].rows for width in (31, 41)} if make is not happened else {31: 6, 41: 8}
    await check(make, [(width, height) for width, height in rows.items() if height])


@pytest.mark.varied(3)
@pytest.mark.parametrize("width", [29, 31, 36, 41])
@pytest.mark.parametrize("make", [actions, buttons, goals, tribes], ids=lambda make: make.__name__)
async def test_all_names_have_places_at_every_height_at_which_they_may_be_chosen(
    make: Callable[[], ColumnSection], width: int
) -> None:
    from tests.widgets.mounting import alone

    for height in make().heights(width):
        if not height.rows or height.loss >= 90:
            continue
        async with alone(make(), (width, height.rows)) as pilot:
            piece = pilot.app.query_one(ColumnSection)
            assert all(piece.places[name].region for name in piece.names() if name != "village"), height


# ---- Sharing rows ---------------------------------------------------------------------------------


def test_rows_are_shared_so_that_least_is_lost() -> None:
    wanted = [[Height(10), Height(4, 5)], [Height(8), Height(3, 20)]]
    assert share_rows(wanted, 18) == (10, 8)
    assert share_rows(wanted, 17) == (4, 8)
    assert share_rows(wanted, 11) == (4, 3)


def test_where_nothing_fits_everything_is_as_low_as_it_can() -> None:
    assert share_rows([[Height(10), Height(4, 5)], [Height(8), Height(3, 20)]], 5) == (4, 3)
