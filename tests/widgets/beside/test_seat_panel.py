"""A seat's panel: its name, which is a place, with what stands beside it; rows with more below."""

from __future__ import annotations

import pytest
from textual.geometry import Offset

from tests.widgets.contract import check
from tests.widgets.mounting import BareApp, alone
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.seat_panel import SeatPanel, SeatValues
from tribes_tui.widgets.drawing.pointing import Chosen
from tribes_tui.widgets.drawing.shapes import ACTING

CY = SeatValues(
    3,
    "Cy",
    beside=(("deals", "soft"),),
    title=(("green shaman", "gain", BOLD),),
    facts=((("showed blue character 5", "food"),), (("1 food  0 wood", "soft"),)),
)
BO = SeatValues(2, "Bo", beside=(("Kiror", "soft"),), title=(("3 points", "ink"),), facts=((("1 food", "soft"),),))
ELI = SeatValues(5, "Eli", is_acting=True, title=(("blue shaman", "ink"),), facts=((("plucked", "danger", BOLD),),))


@pytest.mark.parametrize("seat", [CY, BO, ELI, SeatValues(0, "You")])
async def test_a_seat_keeps_the_contract(seat: SeatValues) -> None:
    await check(lambda: SeatPanel(seat), [(28, 6), (26, 4), (40, 2)])
    await check(lambda: SeatPanel(seat, is_bar=True), [(28, 4), (40, 5)])


async def text_of(seat: SeatValues, size: tuple[int, int], depth: str = "truecolor") -> list[str]:
    async with alone(SeatPanel(seat), size, depth) as pilot:
        return pilot.app.query_one(SeatPanel).text().splitlines()


async def test_name_title_and_as_many_facts_as_there_are_rows() -> None:
    head = "▐Cy▌ deals                 green shaman"
    assert await text_of(CY, (40, 2)) == [head, " showed blue character 5"]
    assert await text_of(CY, (40, 3)) == [head, " showed blue character 5", " 1 food  0 wood"]
    assert await text_of(CY, (26, 2), "ascii") == [" Cy  deals   green shaman", " showed blue character 5"]


async def test_k29_whoever_acts_has_a_mark_and_keeps_their_colour() -> None:
    async with alone(SeatPanel(ELI), (28, 3)) as pilot:
        piece = pilot.app.query_one(SeatPanel)
        amber, own = piece.palette.cursor, piece.palette.seats[ELI.seat]
        assert piece._cells is not None
        assert piece._cells.rows[0][0][:2] == (ACTING, amber)
        assert piece._cells.rows[0][2][2] == own
        piece.show(ELI._replace(is_acting=False))
        assert piece._cells.rows[0][2][2] == own
        assert amber not in {cell[colour] for row in piece._cells.rows for cell in row for colour in (1, 2)}


async def test_the_seat_is_a_place_that_can_be_clicked() -> None:
    async with alone(SeatPanel(ELI), (28, 3)) as pilot:
        piece, app = pilot.app.query_one(SeatPanel), pilot.app
        assert isinstance(app, BareApp)
        assert list(piece.names()) == ["seat:5"]
        await pilot.click(SeatPanel, offset=Offset(4, 0))
        await pilot.click(SeatPanel, offset=Offset(4, 1))
        assert [message.name for message in app.told if isinstance(message, Chosen)] == ["seat:5"]


async def test_another_number_of_points_repaints_no_other_row() -> None:
    async with alone(SeatPanel(BO), (40, 2)) as pilot:
        piece = pilot.app.query_one(SeatPanel)
        asked = []
        piece.refresh = lambda *regions, **options: asked.extend(regions) or piece  # type: ignore[method-assign]
        piece.show(BO._replace(title=(("4 points", "ink"),)))
        assert {region.y for region in asked} == {0}
        piece.show(BO._replace(title=(("4 points", "ink"),), facts=((("2 food", "soft"),),)))
        assert {region.y for region in asked} == {0, 1}


async def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    first, *_ = await text_of(CY._replace(name="Nebuchadnezzar the Magnificent"), (28, 3))
    assert first.startswith("▐Nebuchadnezzar the M")
    assert "…" in first
