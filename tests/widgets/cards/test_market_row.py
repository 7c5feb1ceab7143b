"""What is for sale: plates in a row with marks below, one row, or a list."""

from __future__ import annotations

import pytest
from textual.geometry import Offset

from tests.widgets.contract import check
from tests.widgets.mounting import BareApp, alone
from tribes_tui.widgets.cards.market_row import MarketRow, Reach, Ware
from tribes_tui.widgets.drawing.pointing import Chosen

GOODS = ["Fakir", "Fakir", "Fakir", "Fakir", "Fakir", "Fakir", "Papyrus", "Fakir", "Spice"]
REACHES = [Reach(3, "first 3: small market"), Reach(6, "first 6: large market")]
MARKETS = [
    Reach(3, "first 3: small market, 3 gold", "Small market 3 gold"),
    Reach(6, "first 6: large market, 6 gold", "Large market 6 gold"),
]
DJINNS = [
    Ware("Boaz", "seat-4", "6 points", ("your elders and viziers are safe from assassins",)),
    Ware("Echidna", "seat-4", "4 points", ("for two elders builders earn double this turn",)),
    Ware("Al-Amin", "seat-4", "5 points", ("two fakirs are one good of your choice",)),
]


def market() -> MarketRow:
    piece = MarketRow("Market")
    piece.show([ware(name) for name in GOODS], reaches=REACHES)
    return piece


def ware(name: str) -> Ware:
    return Ware(name, *(("goods-fakir", "", ("helper",)) if name == "Fakir" else ("goods-scarce", "", ("scarce",))))


def djinns() -> MarketRow:
    piece = MarketRow("Djinns", widest=22)
    piece.show([*DJINNS[:2], Ware("", "accent"), DJINNS[2]], ["djinn:boaz", "djinn:echidna", "djinn:gone", "djinn:al"])
    return piece


async def test_a_market_keeps_the_contract() -> None:
    await check(market, [(92, 3), (100, 4), (100, 6), (84, 1), (84, 2)])
    await check(djinns, [(28, 13), (28, 9), (110, 5), (60, 3)])
    await check(MarketRow, [(40, 3)])


async def test_plates_say_names_and_words_and_marks_say_how_far_they_reach() -> None:
    async with alone(market(), (92, 3)) as pilot:
        rows = pilot.app.query_one(MarketRow).text().splitlines()
        assert rows[0].split() == ["Market", *GOODS]
        assert rows[1].split() == ["helper"] * 6 + ["scarce", "helper", "scarce"]
        assert rows[2].strip() == "╰ first 3: small market ─╯ ╰ first 6: large market ─╯"
        assert rows[2].index("╰") == rows[0].index("Fakir") - 1


@pytest.mark.parametrize("depth", ["truecolor", "16", "none", "ascii"])
async def test_one_row_has_all_names(depth: str) -> None:
    async with alone(market(), (80, 1), depth) as pilot:
        text = pilot.app.query_one(MarketRow).text()
        assert text.count("Fakir") == 7
        assert "Papyrus" in text


@pytest.mark.parametrize(("kinds", "said"), [(5, "Pottery 1"), (7, "Pottery 1"), (8, "Potte… 1"), (10, "Pot… 1")])
async def test_how_many_there_are_stays_beside_a_name_that_is_cut_off_with_a_sign(kinds: int, said: str) -> None:
    piece = MarketRow("Your goods", widest=12)
    piece.show([Ware("Pottery", "goods-common", "1") for _ in range(kinds)], [f"good:{k}" for k in range(kinds)])
    async with alone(piece, (80, 1)) as pilot:
        text = pilot.app.query_one(MarketRow).text()
    assert text.count(said) == kinds, text
    assert ("Your goods" in text) == (kinds == 5)


async def test_long_names_go_below_each_other_where_there_are_rows_for_it() -> None:
    piece = MarketRow("Djinns")
    piece.show(DJINNS)
    async with alone(piece, (24, 12)) as pilot:
        assert pilot.app.query_one(MarketRow).text().splitlines() == [
            " Djinns",
            " Boaz          6 points",
            " your elders and",
            " viziers are safe from",
            " assassins",
            " Echidna       4 points",
            " for two elders",
            " builders earn double",
            " this turn",
            " Al-Amin       5 points",
            " two fakirs are one",
            " good of your choice",
        ]


async def test_a_ware_is_clicked_at_its_name_and_turns_amber_there() -> None:
    async with alone(market(), (92, 3)) as pilot:
        piece, app = pilot.app.query_one(MarketRow), pilot.app
        assert isinstance(app, BareApp)
        spot = piece.places["row:6"].region
        await pilot.click(MarketRow, offset=Offset(spot.x + 2, spot.y))
        assert [told.name for told in app.told if isinstance(told, Chosen)] == ["row:6"]
        piece.states.cursor = "row:0"
        piece.changed()
        assert "►Fakir◄" in piece.text()
        assert piece._cells is not None
        assert {cell[2] for cell in piece._cells.rows[0][9:17]} == {piece.palette.cursor}


async def test_words_without_room_leave_the_price_whole_and_only_where_there_is_none_they_are_cut() -> None:
    for size, has_words in (((110, 4), False), ((110, 6), True), ((28, 3), True)):
        piece = djinns()
        if size[0] < 50:  # one alone: its name and its price in a row, its words below
            piece.show(
                [
                    Ware(
                        "Enki",
                        "seat-4",
                        "8 points",
                        ("for a fakir place a palm tree beside",),
                        ("place a palm beside",),
                    )
                ]
            )
        async with alone(piece, size) as pilot:
            text = pilot.app.query_one(MarketRow).text()
            assert "…" not in text
            assert text.count(" points") == len(piece.pieces) - (size[0] > 50)
            assert has_words == any(words in text for words in ("place a palm beside", "your elders and"))
    bare = MarketRow("Djinns", widest=14)
    bare.show([Ware("Boaz", "seat-4", "", ("your elders and viziers are safe from assassins",))] * 4)
    async with alone(bare, (64, 2)) as pilot:
        assert "…" in pilot.app.query_one(MarketRow).text()


@pytest.mark.parametrize("cards", [9, 5, 2, 1])
async def test_however_few_are_left_the_marks_stand_whole_below_them(cards: int) -> None:
    piece = MarketRow("Market", places=9, longest=7)
    async with alone(piece, (80, 2)):
        piece.show([Ware(name, "goods-scarce") for name in GOODS[:cards]], reaches=MARKETS)
        assert "╰ Small market 3 gold ╯ ╰ Large market 6 gold ╯" in piece.text()


async def test_marks_say_alike_how_far_they_reach_where_both_have_room_so() -> None:
    """One in full beside the other in brief looked like two kinds of things."""
    piece = MarketRow("Market", places=9)
    piece.show([ware(name) for name in GOODS[:5]], reaches=[MARKETS[0], MARKETS[1]._replace(end=5)])
    async with alone(piece, (120, 3)) as pilot:
        last = pilot.app.query_one(MarketRow).text().splitlines()[-1]
        assert "Small market 3 gold" in last
        assert "Large market 6 gold" in last
