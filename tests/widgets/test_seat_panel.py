"""A seat's panel: framed where there is room, two rows where there isn't, its name and some of its facts being places."""

from __future__ import annotations

import pytest
from textual.geometry import Offset

from tests.widgets.contract import check
from tests.widgets.mounting import BareApp, alone
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.seat_panel import SeatPanel
from tribes_tui.widgets.beside.seat_rows import Fact, Feathers, Gauge, Hidden, SeatValues
from tribes_tui.widgets.drawing.pointing import Chosen

CY = SeatValues(
    3,
    "Cy",
    beside=(("deals", "soft"),),
    title=(("green shaman", "gain", BOLD),),
    feathers=Feathers(4, "4 feathers"),
    facts=(Fact((("showed blue character 5", "food"),)),),
    hidden=Hidden(4, "indy-back", "4 cards"),
    foot=(("0:40", "soft"),),
)
BO = SeatValues(
    2,
    "Bo",
    beside=(("Kiror", "soft"),),
    gauge=Gauge(0.2, "3 points"),
    facts=(Fact((("1 food  0 wood", "soft"),), (("8 in supply", "soft"),)),),
)
ELI = SeatValues(
    5,
    "Eli",
    is_acting=True,
    title=(("blue shaman", "ink"),),
    facts=(
        Fact((("plucked", "danger", BOLD), (", can return", "soft"))),
        Fact((("Boaz", "ink"),), (("6 points", "gain"),), name="djinn:5:boaz"),
        Fact((), pills=(("red horse 5", "red"), ("eagle", "eagle"))),
    ),
)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seat", [CY, BO, ELI, SeatValues(0, "You"), CY._replace(feathers=Feathers(11, "11 feathers"))])
async def test_a_seat_keeps_the_contract(seat: SeatValues) -> None:
    await check(lambda: SeatPanel(seat), [(28, 6), (26, 4), (40, 7), (59, 13)])
    await check(lambda: SeatPanel(seat, has_frame=False, is_bar=True), [(28, 4), (40, 5)])


async def text_of(
    seat: SeatValues, size: tuple[int, int], depth: str = "truecolor", has_frame: bool = True
) -> list[str]:
    async with alone(SeatPanel(seat, has_frame), size, depth) as pilot:
        return pilot.app.query_one(SeatPanel).text().splitlines()


async def test_at_28_by_6_everything_about_a_seat_is_said_in_a_frame() -> None:
    assert await text_of(CY, (28, 6)) == [
        "╭─▐Cy▌ deals  green shaman ╮",
        "│ ▗▌ ▗▌ ▗▌ ▗▌              │",
        "│ ▐▘ ▐▘ ▐▘ ▐▘   4 feathers │",
        "│ showed blue character 5  │",
        "│ ▏▚▏▚▏▚▏▚ 4 cards         │",
        "╰──────────────────── 0:40 ╯",
    ]


async def test_two_rows_hold_name_title_feathers_and_hidden_cards_or_the_gauge_between() -> None:
    assert await text_of(CY, (40, 2)) == [
        "▐Cy▌ deals                 green shaman",
        " ▞ ▞ ▞ ▞ 4 feathers, 4 cards",
    ]
    first, second = await text_of(BO, (40, 2))
    assert first.startswith("▐Bo▌ Kiror")
    assert first.endswith("3 points")
    assert second == " 1 food  0 wood             8 in supply"


async def test_without_colour_feathers_and_hidden_cards_are_words() -> None:
    assert await text_of(CY, (26, 2), "ascii") == [" Cy  deals   green shaman", " 4 feathers, 4 cards"]
    assert await text_of(CY, (28, 6), "none") == [
        "╭─ Cy  deals  green shaman ╮",
        "│ 4 feathers               │",
        "│ showed blue character 5  │",
        "│                          │",
        "│ 4 cards                  │",
        "╰──────────────────── 0:40 ╯",
    ]


@pytest.mark.parametrize("count", range(12))
async def test_six_feathers_are_drawn_at_most_and_their_number_keeps_its_noun(count: int) -> None:
    rows = await text_of(CY._replace(feathers=Feathers(count, f"{count} feathers")), (28, 6))
    assert rows[1].count("▗▌") == rows[2].count("▐▘") == min(count, 6)
    assert f" {count} feathers " in rows[2]


async def test_k29_whoever_acts_has_an_amber_frame_and_arrow_and_keeps_their_colour() -> None:
    async with alone(SeatPanel(ELI), (28, 6)) as pilot:
        piece = pilot.app.query_one(SeatPanel)
        amber = piece.palette.cursor
        assert piece._cells is not None
        assert {piece._cells.rows[y][0][1] for y in range(6)} == {amber}
        own = piece.palette.seats[ELI.seat]
        assert piece._cells.rows[0][2][:2] == ("►", amber)
        assert piece._cells.rows[0][4][2] == own
        piece.show(ELI._replace(is_acting=False))
        assert piece._cells.rows[0][4][2] == own
        assert amber not in {cell[colour] for row in piece._cells.rows for cell in row for colour in (1, 2)}


async def test_the_seat_and_its_named_facts_are_places_that_can_be_clicked() -> None:
    async with alone(SeatPanel(ELI), (28, 6)) as pilot:
        piece, app = pilot.app.query_one(SeatPanel), pilot.app
        assert isinstance(app, BareApp)
        assert list(piece.names()) == ["seat:5", "djinn:5:boaz"]
        await pilot.click(SeatPanel, offset=Offset(4, 0))
        await pilot.click(SeatPanel, offset=Offset(8, 2))
        await pilot.click(SeatPanel, offset=Offset(8, 1))
        chosen = [message.name for message in app.told if isinstance(message, Chosen)]
        assert chosen == ["seat:5", "djinn:5:boaz"]


async def test_another_number_of_points_repaints_no_other_row() -> None:
    async with alone(SeatPanel(BO), (40, 2)) as pilot:
        piece = pilot.app.query_one(SeatPanel)
        asked = []
        piece.refresh = lambda *regions, **options: asked.extend(regions) or piece  # type: ignore[method-assign]
        piece.show(BO._replace(gauge=Gauge(0.4, "4 points")))
        assert {region.y for region in asked} == {0}
        piece.show(BO._replace(gauge=Gauge(0.4, "4 points"), facts=(Fact((("2 food", "soft"),)),)))
        assert {region.y for region in asked} == {0, 1}


async def test_a_long_name_leaves_room_for_the_frame_and_is_cut_with_an_ellipsis() -> None:
    first, *_ = await text_of(CY._replace(name="Nebuchadnezzar the Magnificent"), (28, 6))
    assert first.startswith("╭─▐Nebuchadnezzar the M")
    assert first.endswith(("…▌╮", "…▌─╮"))
    assert len(first) == 28
