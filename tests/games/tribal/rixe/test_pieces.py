"""The Rixe's own pieces keep the contract of all pieces."""

from __future__ import annotations

import pytest

from rules.tribal.cards import CODES
from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.games.tribal.rixe.pieces.hand import HandCard, RixeHand
from tribes_tui.games.tribal.rixe.pieces.stock import PointsTable, Score, Stock, StockView
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone, ZoneColumn, ZoneView
from tribes_tui.games.tribal.table_parts import face
from tribes_tui.widgets.cards.column import Stack

NINE = "L9a M8a T7a D6a L5a M4a T3a M2a L1a"


def hand(count: int) -> RixeHand:
    codes = [f"{symbol}{value}" for symbol in "DMLT" for value in range(9, 0, -1)][:count]
    piece = RixeHand()
    piece.show([HandCard(f"hand:{code}", face(CODES[code + "a"]), "fits") for code in codes], "Your hand")
    return piece


def zone(*columns: str) -> RixeZone:
    piece = RixeZone()
    slots = []
    for number, column in enumerate(columns):
        cards = column.split()
        stack = Stack(
            tuple(face(CODES[card]) for card in cards), tuple(f"card:{card}" for card in cards), f"column:{number}"
        )
        slots.append(ZoneColumn(stack, f"column:{number}" if len(cards) == 9 else ""))
    longest = max(len(column.split()) for column in columns)
    view = ZoneView(0, "You", True, True, ("0 points, 7 cards", "0 pt"), tuple(slots))
    piece.fill(view, longest, frozenset(), None)
    return piece


@pytest.mark.soak
async def test_a_hand_keeps_the_contract() -> None:
    for count, sizes in ((0, [(72, 12)]), (7, [(68, 7), (72, 12)]), (12, [(88, 9)]), (24, [(68, 7), (120, 21)])):
        await check(lambda count=count: hand(count), sizes)


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", [(76, 17), (88, 10), (68, 7), (80, 9)], ids=str)
@pytest.mark.parametrize("depth", ["truecolor", "ascii"])
async def test_a_name_never_runs_into_the_next_card(size: tuple[int, int], depth: str) -> None:
    for count in range(1, 16):
        piece = hand(count)
        async with alone(piece, size, depth):
            for card in piece.pieces.values() if piece.form().height > 1 else ():
                piece.states.cursor = card.name
                piece.changed()
                x, y, width, height = piece.places[card.name].region
                rows = [row.ljust(size[0])[x : x + width] for row in piece.text().split("\n")[y : y + height]]
                assert any(card.face.name in row for row in rows), (count, piece.text())
                assert not any(row.endswith(card.face.name) for row in rows), (count, piece.text())


@pytest.mark.soak
async def test_a_zone_keeps_the_contract() -> None:
    few, three = ("D4a", ""), ("D9a L8a D7a", "M9a", "T6a")
    for columns, sizes in (((NINE, "D4a L3b"), [(20, 12), (40, 20)]), (few, [(25, 12)]), (three, [(20, 12), (30, 18)])):
        await check(lambda columns=columns: zone(*columns), sizes)


async def test_the_stock_keeps_the_contract() -> None:
    for turned in (None, face(CODES["L5a"])):
        view = StockView(22, "stock: 22", turned, "turned up:" if turned else "", "draw", "end")

        def made(view: StockView = view) -> Stock:
            piece = Stock()
            piece.show(view)
            return piece

        await check(made, [(12, 7), (12, 9), (12, 16)])


async def test_the_points_keep_the_contract() -> None:
    def made() -> PointsTable:
        piece = PointsTable()
        piece.show(([Score(0, "You", True, (3, 0, 1), 4), Score(1, "Abigail-Rose", False, (0, 4, 0), 4)], 5))
        return piece

    await check(made, [(35, 7), (43, 6)])


@pytest.mark.parametrize(("gains", "shown"), [((1,), "1 2 3 4 5 6 7"), ((12, 3), "1 2 3 4 5…")])
async def test_the_points_of_seven_rounds_have_room_or_it_is_seen_that_more_come(
    gains: tuple[int, ...], shown: str
) -> None:
    piece = PointsTable()
    async with alone(piece, (32, 5)):
        piece.show(([Score(0, "You", True, gains, 1), Score(1, "Ash", False, (0, *gains[1:]), 0)], 7))
        assert " ".join(piece.text().splitlines()[1].strip("│ ").split()) == f"round {shown} all"


def test_the_plate_above_a_complete_column_comes_before_its_cards() -> None:
    stack = Stack((face(CODES["M9a"]), face(CODES["T8a"])), ("card:M9a", "card:T8a"))
    assert ZoneColumn(stack, "column:3").names == ("column:3", "card:M9a", "card:T8a")


async def test_eight_cards_have_their_pictures_side_by_side_in_the_smallest_window() -> None:
    piece = RixeHand(id="hand")
    async with alone(piece, (68, 7)):
        codes = ("M9a", "D7a", "D5a", "M3a", "D2a", "L8a", "L5a", "T4a")
        piece.show([HandCard(f"hand:{code}", face(CODES[code])) for code in codes], "")
        assert (piece.form().each, piece.form().height) == (8, 6)
        assert "…" not in piece.text(), "no name is cut"
