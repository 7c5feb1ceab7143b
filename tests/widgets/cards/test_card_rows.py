"""Chains read as sentences, columns fold before they are cut, piles say how many cards they are."""

from __future__ import annotations

import pytest
from textual.geometry import Offset

from tests.widgets.contract import check
from tests.widgets.mounting import BareApp, alone
from tests.widgets.table_samples import CHAINS, COVERED, GARDEN, LIFTED, chain, garden, stack, symbol
from tribes_tui.widgets.cards.cards import Pile
from tribes_tui.widgets.cards.chain import Chain
from tribes_tui.widgets.cards.column import BARE, FORMS, SLIM, Column, ColumnForm, form_for, rows_of
from tribes_tui.widgets.cards.column_bands import words_in
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.pointing import Chosen


@pytest.mark.sampled(1)
@pytest.mark.parametrize("which", CHAINS)
async def test_a_chain_keeps_the_contract(which: str) -> None:
    await check(lambda: chain(*CHAINS[which]), [(59, 6), (59, 4), (59, 3), (59, 2), (60, 1)])


async def test_columns_keep_the_contract() -> None:
    await check(garden, [(56, 20), (35, 14), (70, 24), (28, 12)])
    await check(lambda: Column(stack(0, "# # D5 L4")), [(11, 12), (8, 8), (5, 6)])
    await check(Column, [(20, 8)])


@pytest.mark.sampled(1)
@pytest.mark.parametrize("count", [0, 1, 32])
async def test_a_pile_keeps_the_contract(count: int) -> None:
    for face in (COVERED, symbol("T6")):
        await check(lambda face=face: Pile(face, count, "deck"), [(10, 9), (8, 5), (9, 4), (14, 1)])


async def text_of(piece: Drawn, size: tuple[int, int], depth: str = "truecolor") -> str:
    async with alone(piece, size, depth) as pilot:
        return pilot.app.query_one(Drawn).text()


@pytest.mark.parametrize("size", [(59, 6), (59, 4), (59, 2), (60, 1)])
@pytest.mark.parametrize("depth", ["truecolor", "ascii"])
async def test_a_chain_says_who_what_they_have_and_what_they_need_next(size: tuple[int, int], depth: str) -> None:
    words = [
        word for line in (await text_of(chain(*CHAINS["needs"]), size, depth)).splitlines() for word in line.split()
    ]
    text = " ".join(words)
    for word in ("hunter", "sky", "weapon", "spirit"):
        assert word in text, (word, text)
    has_row_below = size[1] > 1 and (depth == "truecolor" or size[1] > 3)
    assert ("needs" in text) == has_row_below
    assert ("weapon?" in text) != has_row_below


async def test_all_signs_of_a_card_are_shown_in_every_height() -> None:
    for size in ((59, 6), (59, 4), (59, 2)):
        assert (await text_of(chain(*CHAINS["whole"]), size)).count("○") == 11
    assert "elder 6" in await text_of(chain(*CHAINS["whole"]), (60, 1))


async def test_a_chain_too_long_for_its_room_gets_narrower_and_stays_whole() -> None:
    async with alone(chain(*CHAINS["whole"]), (55, 6)) as pilot:
        places = list(pilot.app.query_one(Chain).places.values())
        assert places[-1].extent.right <= 55
        assert places[0].extent.width == 10
        assert places[4].extent.width == 7


async def test_what_may_be_laid_is_mint() -> None:
    piece = Chain()
    piece.show(CHAINS["needs"])
    async with alone(piece, (59, 6)):
        piece.states.legal = frozenset({"link:2"})
        piece.changed()
        assert piece._cells is not None
        assert piece._cells.rows[0][22][1] == piece.palette.legal


@pytest.mark.parametrize(
    ("width", "height", "is_bare", "wanted"),
    [
        (7, 20, False, FORMS[0]),
        (7, 14, False, ColumnForm(False, 6)),
        (7, 13, False, ColumnForm(False, 5)),
        (7, 12, False, ColumnForm(True, 6)),
        (7, 9, False, ColumnForm(True, 5)),
        (7, 8, False, ColumnForm(True, 4)),
        (4, 14, False, SLIM[0]),
        (4, 3, False, SLIM[-1]),
        (9, 20, True, BARE[0]),
        (10, 22, False, ColumnForm(False, 8, 2)),
        (16, 22, False, ColumnForm(False, 10, 2)),
        (16, 18, False, ColumnForm(False, 10)),
        (20, 30, False, ColumnForm(False, 14, 2)),
    ],
)
def test_the_last_card_loses_its_name_before_hidden_cards_are_folded_and_its_picture_after_it(
    width: int, height: int, is_bare: bool, wanted: ColumnForm
) -> None:
    columns = [stack(number, codes) for number, codes in enumerate(GARDEN[:6])]
    assert form_for(columns, width, height, is_bare) == wanted


def test_rows_of_a_column() -> None:
    assert rows_of(stack(0, "# # # D5 L4"), ColumnForm(False, 6)) == 10
    assert rows_of(stack(0, "# # # D5 L4"), ColumnForm(True, 6)) == 8
    assert rows_of(stack(0, "# # # D5 L4"), ColumnForm(False, 8, 2)) == 13
    assert rows_of(stack(0, "# #"), ColumnForm(True, 4)) == 1
    assert rows_of(stack(0, ""), ColumnForm(True, 4)) == 0


async def test_folded_cards_say_their_number() -> None:
    assert "▒3" in await text_of(Column(stack(0, "# # # D5 L4")), (11, 9))
    assert "▒" not in await text_of(Column(stack(0, "# # # D5 L4")), (11, 11))


@pytest.mark.parametrize(("room", "wanted"), [(9, "6 djembe"), (7, "6 ▼"), (3, "6 ▼"), (2, "6▼"), (1, "6")])
def test_a_card_is_said_by_name_or_emblem(room: int, wanted: str) -> None:
    assert words_in(symbol("D6"), room) == wanted


async def test_a_lifted_group_keeps_its_colours_between_white_edges() -> None:
    async with alone(garden(5), (55, 20)) as pilot:
        piece = pilot.app.query_one(Column)
        piece.states.chosen = LIFTED
        piece.changed()
        assert piece._cells is not None
        for name, tone in zip(LIFTED, ("mask", "lizard", "mask"), strict=True):
            spot = piece.places[name].region
            row = piece._cells.rows[spot.y]
            assert (row[spot.x][0], row[spot.x][1]) == ("▌", piece.palette.chosen)
            assert row[spot.x + 4][2] == piece.palette.tone(tone)


async def test_cards_and_empty_columns_are_clicked_and_hidden_cards_are_not() -> None:
    async with alone(garden(5), (55, 20)) as pilot:
        piece, app = pilot.app.query_one(Column), pilot.app
        assert isinstance(app, BareApp)
        for name in ("column:1", "card:4:L7"):
            spot = piece.places[name].region
            await pilot.click(Column, offset=Offset(spot.x + 1, spot.y))
        await pilot.click(Column, offset=Offset(23, 0))
        assert [told.name for told in app.told if isinstance(told, Chosen)] == ["column:1", "card:4:L7"]


@pytest.mark.parametrize("depth", ["truecolor", "16", "none", "ascii"])
@pytest.mark.parametrize("size", [(10, 9), (9, 5), (14, 1)])
async def test_a_pile_says_what_it_is_and_how_many_cards(size: tuple[int, int], depth: str) -> None:
    text = await text_of(Pile(COVERED, 32, "deck"), size, depth)
    assert "32" in text
    assert "deck" in text
    assert "empty" in await text_of(Pile(COVERED, 0, "deck"), (10, 9), depth)


async def test_a_pile_face_up_shows_its_card_and_no_figure_that_nothing_explains() -> None:
    for depth in ("truecolor", "ascii"):
        text = await text_of(Pile(symbol("T6"), 9, "discard"), (12, 9), depth)
        for word in ("turtle", "6", "discard"):
            assert word in text, (depth, text)
        assert "9" not in text


async def test_a_piece_fades_only_when_something_in_it_can_be_chosen() -> None:
    async with alone(garden(5), (55, 20)) as pilot:
        piece = pilot.app.query_one(Column)
        at_rest = [row[:] for row in piece._cells.rows] if piece._cells else []
        piece.states.legal = frozenset({"hand:3"})
        piece.changed()
        assert piece._cells is not None
        assert piece._cells.rows == at_rest
        piece.states.legal = frozenset({"card:0:L9"})
        piece.changed()
        assert piece._cells.rows != at_rest
