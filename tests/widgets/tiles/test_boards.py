"""The map of hexes, the grid of tiles and the dice."""

from __future__ import annotations

import pytest

from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tests.widgets.page import PAGES, PageApp
from tests.widgets.samples import SEATS, group, island, make_dice, make_grid, make_map, tiles
from tribes_tui.theme.built_in import TERRAINS
from tribes_tui.widgets.tiles.hex_ground import SIZES, Hex, HexSize
from tribes_tui.widgets.tiles.hex_map import HexMap
from tribes_tui.widgets.tiles.tile_grid import TileGrid
from tribes_tui.widgets.tiles.tokens import Dice


async def test_the_map_keeps_the_contract() -> None:
    await check(make_map, [(46, 20), (72, 34), (200, 60)])


async def test_a_crowded_hex_keeps_the_contract() -> None:
    crowded = Hex(
        "hex:A",
        "A",
        "volcano",
        0,
        0,
        "",
        island()[1].above,
        tuple(group(k, 6) for k in range(4)),
        island()[7].below,
        "24 of 5",
    )
    await check(lambda: make_map([crowded]), [(12, 7), (16, 8), (24, 13)])


async def test_the_grid_keeps_the_contract() -> None:
    await check(make_grid, [(57, 17), (94, 33), (130, 44)])


async def test_dice_keep_the_contract() -> None:
    await check(lambda: make_dice("sun", "moon", "blank"), [(40, 4), (20, 2)])


@pytest.mark.parametrize(
    ("room", "size"),
    [
        ((108, 50), SIZES[0]),
        ((90, 40), SIZES[1]),
        ((81, 36), SIZES[2]),
        ((72, 32), SIZES[3]),
        ((54, 25), SIZES[4]),
        ((45, 21), SIZES[5]),
        ((45, 15), SIZES[6]),
    ],
)
def test_hexes_are_as_large_as_the_room_allows(room: tuple[int, int], size: HexSize) -> None:
    assert make_map().hex_size(*room) == size


@pytest.mark.parametrize(
    ("room", "size"), [((128, 42), (20, 7)), ((93, 32), (14, 5)), ((57, 17), (8, 3)), ((57, 12), (8, 2))]
)
def test_tiles_are_as_large_as_the_room_allows(room: tuple[int, int], size: tuple[int, int]) -> None:
    assert make_grid().tile_size(*room) == size


async def test_whole_words_stand_on_hexes_where_there_is_room() -> None:
    async with alone(make_map(), (76, 36)) as pilot:
        text = pilot.app.query_one(HexMap).text()
        for words in ("A lake", "Ada's village", "4 invaders", "A●●●", "M mountain"):
            assert words in text


@pytest.mark.parametrize("size", [(46, 20), (54, 26), (76, 36), (92, 42), (110, 54)])
@pytest.mark.parametrize("depth", ["truecolor", "none", "ascii"])
async def test_every_member_and_village_of_the_map_is_told_at_every_size(size: tuple[int, int], depth: str) -> None:
    async with alone(make_map(), size, depth) as pilot:
        piece = pilot.app.query_one(HexMap)
        lines = piece.text().splitlines()
        for one in island():
            x, y, width, height = piece.places[one.name].region
            body = "\n".join(line.ljust(size[0])[x : x + width] for line in lines[y : y + height])
            for tribe in one.groups:
                pips = body.count("o" if depth == "ascii" else "●")
                letters = body.count(tribe.letter)
                assert f"{tribe.letter}{tribe.number}" in body or pips >= tribe.number or letters >= tribe.number
            for label in (*one.above, *one.below):
                short = label.short.replace("⌂", "#") if depth == "ascii" else label.short
                assert label.words in body or short in body, (one, body)


@pytest.mark.parametrize("size", [(19, 10), (5, 3), (1, 1)])
async def test_a_map_with_no_room_is_drawn_as_far_as_it_goes(size: tuple[int, int]) -> None:
    """While a window changes a piece may be laid where it can't be."""
    async with alone(make_map(), size) as pilot:
        piece = pilot.app.query_one(HexMap)
        piece.states.fresh = {one.name: 0 for one in island()}
        piece.changed()
        assert len(piece.text().splitlines()) == size[1]


async def test_the_ground_is_drawn_once_and_the_cursor_changes_a_plate_alone() -> None:
    async with alone(make_map(), (76, 36)) as pilot:
        piece, asked = pilot.app.query_one(HexMap), []
        piece.refresh = lambda *regions, **options: asked.extend(regions) or piece  # type: ignore[method-assign]
        piece.states.cursor = "hex:G"
        piece.changed()
        assert [region.height for region in asked] == [1]
        assert piece.places["hex:G"].region.y == asked[0].y


async def test_a_hex_alone_is_recognised_in_every_terrain() -> None:
    for terrain in TERRAINS:
        async with alone(make_map([Hex("hex:A", "A", terrain, 0, 0)]), (30, 14)) as pilot:
            assert f"A {terrain}" in pilot.app.query_one(HexMap).text()


async def test_every_meeple_of_the_grid_is_told() -> None:
    for size in ((57, 17), (94, 33), (130, 44)):
        async with alone(make_grid(), size) as pilot:
            piece = pilot.app.query_one(TileGrid)
            lines = piece.text().splitlines()
            for tile in tiles():
                x, y, width, height = piece.places[tile.name].region
                body = "\n".join(line.ljust(size[0])[x : x + width] for line in lines[y + 1 : y + height])
                for people in tile.figures:
                    assert f"{people.letter}{people.number}" in body or body.count(people.letter) >= people.number


async def test_places_of_the_grid_are_named_at_its_edge() -> None:
    async with alone(make_grid(), (94, 33)) as pilot:
        lines = pilot.app.query_one(TileGrid).text().splitlines()
        assert lines[0].split() == list("abcdef")
        assert [line[0] for line in lines if line[:1].isdigit()] == list("12345")


async def test_dice_without_colour_are_told_by_words_and_signs() -> None:
    async with alone(make_dice("sun", "moon", "blank"), (40, 4), "none") as pilot:
        assert pilot.app.query_one(Dice).text().split("\n")[1].split() == [
            "│",
            "sun",
            "│",
            "│",
            "moon",
            "│",
            "│",
            "blank",
            "│",
        ]
    async with alone(make_dice("sun", "moon", "blank"), (40, 1), "ascii") as pilot:
        assert pilot.app.query_one(Dice).text() == "[*] [(] [ ]"


@pytest.mark.parametrize("name", list(PAGES))
async def test_every_page_of_pieces_can_be_drawn(name: str) -> None:
    async with PageApp(name, "tribes-dark", "truecolor").run_test(size=(120, 40)) as pilot:
        assert len(pilot.app.screen.query("Drawn")) > 1
        assert len(SEATS) == 4


async def test_what_is_fresh_hides_no_letter_of_a_hex() -> None:
    """The dot stands behind the name, or in another corner where the name fills its row."""
    for terrain in ("mountain", "lake"):
        piece = HexMap()
        async with alone(piece, (10, 6)) as pilot:
            piece.show([Hex("hex:A", "A", terrain, 0, 0)])
            before = piece.text()
            piece.states.fresh = {"hex:A": 1}
            piece.changed()
            await pilot.pause()
            assert piece.text().count("•") == 1
            assert terrain in piece.text()
            assert piece.text().replace("•", " ").split() == before.split()
