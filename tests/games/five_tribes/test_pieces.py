"""The pieces that only Five Tribes has: their contract, and how the column shares its rows."""

from __future__ import annotations

import pytest
from textual.widget import Widget

from rules.five_tribes.components.pieces import RESOURCES
from tests.widgets.contract import check
from tribes_tui.games.five_tribes.pieces.layout import ColumnPart, share
from tribes_tui.games.five_tribes.pieces.others_turns import OthersTurn, OthersTurnsList
from tribes_tui.games.five_tribes.pieces.parts import BidTrack, Carried, FiveButtons, Lines, TrackStep
from tribes_tui.games.five_tribes.words.things import card_name
from tribes_tui.widgets.cards.market_row import MarketRow, Ware
from tribes_tui.widgets.tiles.tile_face import Figures, Rider, Tile
from tribes_tui.widgets.tiles.tile_grid import TileGrid

SIZES = ((24, 16), (34, 40))


def track() -> BidTrack:
    """All prices, two of them bid."""
    piece = BidTrack("Price    you play")
    prices = (18, 12, 8, 5, 3, 1, 0)
    steps = [
        TrackStep(f"bid:{price}", f"{price} gold" if price else "nothing", "first", brief="1st") for price in prices
    ]
    steps[2] = steps[2]._replace(bidders=(("Ada", 1),), when="")
    steps[6] = steps[6]._replace(bidders=(("Bo", 2), ("Abigail-Rose", 3)))
    piece.show(steps, ["nobody bids after you"])
    return piece


def carried() -> Carried:
    """Meeples of two tribes."""
    piece = Carried()
    piece.show(
        "In your hand",
        {
            "colour:W": ("E", "meeple-elder", "2 elders"),
            "colour:G": ("M", "meeple-merchant", "1 merchant"),
        },
    )
    return piece


def buttons() -> FiveButtons:
    """Two ways to pay."""
    piece = FiveButtons()
    piece.show({"pay:EE": "e 2 elders", "pay:EF": "f elder and fakir"})
    return piece


@pytest.mark.sampled(1)
@pytest.mark.parametrize("make", [track, carried, buttons])
async def test_the_contract_of_pieces(make: type) -> None:
    await check(make, SIZES)


async def test_lines_say_how_many_are_left_out() -> None:
    from tests.widgets.mounting import alone

    piece = Lines()
    piece.show("Where it can end", [((f"a{number} 2 elders", "ink"),) for number in range(9)])
    async with alone(piece, (24, 5)):
        assert piece.text().split("\n") == [
            " Where it can end",
            " a0 2 elders",
            " a1 2 elders",
            " a2 2 elders",
            " and 6 more",
        ]


async def test_where_there_are_too_many_long_lines_all_are_said_in_as_much_as_has_room() -> None:
    from tests.widgets.mounting import alone

    shorter = [[(("nine tiles, see there", "ink"),)] * rows for rows in (3, 1)]
    long, short = (
        [((f"a{k} 2 elders: 4 points, a palm", "ink"),) for k in range(9)],
        [((f"a{k} E2", "ink"),) for k in range(9)],
    )
    piece = Lines()
    piece.show("Where it can end", long, short=[short, *shorter])
    async with alone(piece, (24, 10)):
        assert piece.text().split("\n")[1:4] == [" a0 E2", " a1 E2", " a2 E2"]
    for height, rows in ((9, 3), (4, 3), (3, 1), (2, 1)):
        piece = Lines()
        piece.show("Where it can end", long, short=[short, *shorter])
        async with alone(piece, (24, height)):
            assert piece.text().count("nine tiles, see there") == rows
            assert "more" not in piece.text(), "of what one reads as a sentence no end is missing"
    assert piece.heights_at(24)[-2:] == (10, 19)  # nothing between them is of use
    piece = Lines()
    piece.show("Where it can end", long, short=[short, *shorter])
    async with alone(piece, (40, 10)):
        assert " a8 2 elders: 4 points, a palm" in piece.text()


def test_rows_are_shared_in_turns_the_first_parts_first() -> None:
    one, four = (Widget(),), tuple(Widget() for _ in range(4))
    parts = [ColumnPart(one, (8, 15)), ColumnPart(four, (1, 2, 3)), ColumnPart(one, (4, 7))]
    assert share(parts, 16) == [8, 1, 4]
    assert share(parts, 28) == [15, 2, 4]
    assert share(parts, 34) == [15, 3, 7]
    assert share(parts, 7) == [0, 1, 0]
    assert share([ColumnPart(one, (0,))], 5) == [0]


async def test_a_turn_of_the_others_is_shown_step_by_step() -> None:
    from tests.widgets.mounting import alone

    drops = tuple((f"{'abcdef'[k % 6]}{1 + k % 5}", "merchant", "meeple-merchant") for k in range(11))
    turn = OthersTurn("Abigail-Rose", 3, "a1", drops, "4 merchants, 3 Fakir and Silk")
    piece = OthersTurnsList((turn,) * 3)
    async with alone(piece, (80, 20)):
        text = " ".join(piece.text().split())
        assert text.count("Abigail-Rose") == 3
        assert text.count("4 merchants, 3 Fakir and Silk") == 3
        assert text.count("from a1: a1 merchant, b2 merchant, ") == 3
        assert text.count(" merchant") == 33 + 3


@pytest.mark.parametrize(("size", "names"), [((22, 8), ("Bo", "You", "Bo")), ((28, 13), ("Rowan", "You", "Rowan"))])
async def test_three_names_on_one_price_are_told_apart(size: tuple[int, int], names: tuple[str, ...]) -> None:
    """At least three letters of each, as on the camels; shorter names whole."""
    from tests.widgets.mounting import alone

    piece = BidTrack("Price    you play")
    piece.show([TrackStep("bid:0", "nothing", "", tuple((name, seat) for seat, name in enumerate(names)))])
    async with alone(piece, size):
        row = next(line for line in piece.text().split("\n") if "nothing" in line)
        assert row.split()[1:] == [name[: max(3, len(names[0]))] if size[0] > 22 else name[:3] for name in names], row


@pytest.mark.parametrize(
    "names", [("You", "Ash"), ("Bo", "You", "Bo"), ("Rowan", "You", "Wilhelmina"), ("Abigail-Rose",)]
)
@pytest.mark.parametrize("cursor", [None, "bid:0"])
async def test_names_leave_the_price_whole(names: tuple[str, ...], cursor: str | None) -> None:
    from tests.widgets.mounting import alone

    piece = BidTrack("Price    you play")
    piece.show([TrackStep("bid:0", "nothing", "", tuple((name, seat) for seat, name in enumerate(names)))])
    piece.states.cursor = cursor
    async with alone(piece, (23, 8)):
        assert "nothing" in piece.text()


@pytest.mark.parametrize(("kinds", "is_alike"), [(4, True), (9, False)])
async def test_goods_stand_alike_or_as_wide_as_their_names_where_only_so_all_are_whole(
    kinds: int, is_alike: bool
) -> None:
    from tests.widgets.mounting import alone

    piece = MarketRow("Your goods", "good", 12)
    piece.show([Ware(card_name(card=card), "goods-rare", "1") for card in RESOURCES[:kinds]])
    async with alone(piece, (80, 1)):
        text = piece.text()
        assert all(f"{card_name(card=card)} 1" in text for card in RESOURCES[:kinds]), text
        assert (len({place.region.width for place in piece._places.values()}) == 1) == is_alike


@pytest.mark.parametrize("people", range(6))
@pytest.mark.parametrize("size", [(56, 16), (92, 31)])
async def test_a_name_that_goes_on_a_camel_stands_there_whole(size: tuple[int, int], people: int) -> None:
    """`∩Yo` stood above a free row, and `Bir` on a blanket of five letters."""
    from tests.widgets.mounting import alone

    figures = tuple(Figures(letter, 1, "meeple-elder") for letter in "VEMBA"[:people])
    tiles = [
        Tile(f"tile:{name}", k, 0, ("Oasis",), "8", figures=figures, rider=Rider(name, "seat-1"))
        for k, name in enumerate(("You", "Birch"))
    ]
    grid = TileGrid()
    grid.show([*tiles, Tile("tile:f5", 5, 4, ("Oasis",), "8")])
    async with alone(grid, size):
        assert all(name in grid.text() for name in ("You", "Birch")), grid.text()
