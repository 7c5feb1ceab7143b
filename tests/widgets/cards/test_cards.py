"""Cards: one alone, and a hand."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.theme.colours import BLACK
from tribes_tui.theme.moods import DUSK
from tribes_tui.theme.palette import palette_of
from tribes_tui.widgets.cards.card_face import SIZES, Face, paint_card
from tribes_tui.widgets.cards.cards import Card, Hand
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import PlaceState
from tribes_tui.widgets.drawing.pictures import PAINTS, PICTURES

FACES = [
    Face("character", "2", "red", "red", "character"),
    Face("horse", "3", "green", "green", "horse"),
    Face("object", "4", "blue", "blue", "object"),
    Face("eagle", "", "", "eagle", "eagle"),
    Face(tone="indy-back"),
]


def hand(count: int = 5) -> Hand:
    piece = Hand()
    piece.show([FACES[k % len(FACES)] for k in range(count)])
    return piece


@pytest.mark.sampled(2)
@pytest.mark.parametrize("count", [0, 1, 5, 12])
async def test_a_hand_keeps_the_contract(count: int) -> None:
    await check(lambda: hand(count), [(80, 9), (120, 40), (60, 6), (64, 2)])


async def test_a_card_keeps_the_contract() -> None:
    await check(lambda: Card(FACES[0]), [(13, 9), (13, 7), (12, 6), (13, 2)])


@pytest.mark.parametrize(
    ("height", "wanted"), [(9, SIZES[0]), (7, SIZES[1]), (6, SIZES[2]), (2, (17, 1)), (3, (17, 1))]
)
async def test_a_card_is_as_large_as_the_height_allows_and_in_one_row_as_long_as_its_words(
    height: int, wanted: tuple[int, int]
) -> None:
    async with alone(Card(FACES[0]), (20, height)) as pilot:
        assert pilot.app.query_one(Card).places["card"].region.size == wanted


async def test_a_card_says_its_value_colour_and_name_at_every_size_and_depth() -> None:
    for depth in ("truecolor", "16", "none", "ascii"):
        for height in (9, 7, 2):
            async with alone(Card(FACES[0]), (20, height), depth) as pilot:
                text = pilot.app.query_one(Card).text()
                assert all(word in text for word in ("character", "2", "red"))


@pytest.mark.parametrize("name", ["djembe", "lizard"])
async def test_at_sixteen_colours_a_card_that_cannot_be_chosen_keeps_its_picture(name: str) -> None:
    async with alone(Card(FACES[0]), (20, 9), "16") as pilot:
        palette = palette_of(pilot.app, DUSK)
    cells = Cells(11, 8, palette, [BLACK] * 8)
    paint_card(cells, Region(0, 0, 11, 8), Face(name, "7", "", name, name), PlaceState(is_faded=True))
    styles = [segment.style for y in range(2, 7) for segment in cells.strip(y) if segment.style is not None]
    used = {colour.number for style in styles for colour in (style.color, style.bgcolor) if colour is not None}
    assert {7, 8} <= used, "one grey alone"


async def test_cards_of_a_full_hand_lie_over_each_other_and_none_is_hidden() -> None:
    async with alone(hand(12), (60, 9)) as pilot:
        places = list(pilot.app.query_one(Hand).places.values())
        assert [place.region.x for place in places] == sorted({place.region.x for place in places})
        assert places[-1].region.width == 11
        assert min(place.region.width for place in places) >= 4


async def test_another_face_at_a_place_is_repainted_there_alone() -> None:
    async with alone(hand(3), (60, 9)) as pilot:
        piece = pilot.app.query_one(Hand)
        asked = []
        piece.refresh = lambda *regions, **options: asked.extend(regions) or piece  # type: ignore[method-assign]
        piece.show([FACES[0], FACES[3], FACES[2]])
        assert asked
        assert all(piece.places["hand:1"].extent.contains_region(one) for one in asked)


def test_pictures_are_as_wide_in_each_row_and_use_known_paints() -> None:
    for name, rows in PICTURES.items():
        assert len({len(row) for row in rows}) == 1, name
        assert set("".join(rows)) <= {*PAINTS, "1", "2", "3", "."}, name
        assert (len(rows[0]), len(rows)) in ((9, 12), (9, 10), (7, 8), (7, 6), (7, 4)), name


async def test_the_dot_of_a_new_card_stands_where_no_sign_of_it_stands() -> None:
    face = Face("flag", tone="red", picture="object", signs=("●", "●"))
    async with alone(Card(face), (20, 9)) as pilot:
        palette = palette_of(pilot.app, DUSK)
        for size in SIZES[:-1]:
            signs = []
            for state in (PlaceState(), PlaceState(fresh=1)):
                cells = Cells(16, 12, palette, [BLACK] * 12)
                paint_card(cells, Region(1, 1, *size), face, state)
                signs.append("".join(map(cells.text, range(12))))
            assert [text.count("●") for text in signs] == [2, 2], size
            assert [text.count("•") for text in signs] == [0, 1], size
