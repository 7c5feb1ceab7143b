"""What holds for every piece holds for those of indy's table."""

from __future__ import annotations

import pytest

from rules.indy.components.cards import EAGLE
from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.games.indy.pieces.faces import BACK, DeckAndPlate, IndyLegend, face, shaman_face
from tribes_tui.games.indy.pieces.rows import Answers, BestThree, CardRow, CardSpot
from tribes_tui.games.indy.pieces.seats import Seats, SeatView
from tribes_tui.games.indy.round_end import Laid, Reckoning
from tribes_tui.games.indy.words.said import table as said
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.widgets.drawing.drawn import Drawn


def row() -> Drawn:
    """Cards, an eagle, and a place without one."""
    piece = CardRow()
    faces = [face(0), face(EAGLE), shaman_face(2, 1)]
    piece.show(
        [*(CardSpot(f"table:{k}", str(k), one) for k, one in enumerate(faces)), CardSpot("x", "4", None, ("later",))]
    )
    return piece


def seats() -> Drawn:
    """One of each kind."""
    piece = Seats()
    cards = tuple(face(card) for card in (0, 20, 40))
    piece.show(
        [
            SeatView("You", True, "red", "red shaman", 4, 4),
            SeatView(
                "Ada",
                tone="green",
                shaman="green shaman",
                feathers=9,
                cards=4,
                known=tuple((one.words, one.tone) for one in cards),
            ),
            SeatView("Bo", tone="blue", shaman="blue shaman", feathers=3, cards=1, evoked=cards, made="wrong 9"),
            SeatView(
                "Cy", tone="red", shaman="red shaman", cards=2, status="plucked", note="can return with a red character"
            ),
            SeatView(
                "Dee", tone="blue", shaman="blue shaman", feathers=1, cards=1, status="back in the game", is_back=True
            ),
        ]
    )
    return piece


async def test_cards() -> None:
    await check(row, [(54, 7), (58, 10), (92, 15), (92, 16), (60, 2)])


async def test_seats() -> None:
    await check(seats, [(80, 4), (100, 4), (88, 12), (140, 16)])


async def test_deck_and_plate() -> None:
    def make() -> Drawn:
        piece = DeckAndPlate()
        piece.show(32, 7, (), "The one best team wins 1")
        return piece

    await check(make, [(26, 7), (42, 9), (31, 10), (29, 15)])


@pytest.mark.parametrize(("width", "drawn"), [(26, 5), (42, 6)])
async def test_all_feathers_of_a_full_plate_are_whole_and_how_many_more_there_are_stands_apart(
    width: int, drawn: int
) -> None:
    piece = DeckAndPlate()
    async with alone(piece, (width, 9)):
        piece.show(32, 9)
        row = next(line for line in piece.text().split("\n") if "+" in line)
        assert row.count("▐▘") == drawn, row
        assert f"▐▘+{9 - drawn} " in row, row


async def test_answers() -> None:
    def make() -> Drawn:
        piece = Answers()
        piece.show(
            {
                "done": (".", "exchange 2 cards"),
                "eagle": ("e", "eagle takes a card"),
                "pass": ("p", "keep it"),
            }
        )
        return piece

    await check(make, [(80, 1)])


async def test_words_about_cards() -> None:
    def best() -> Drawn:
        piece = BestThree()
        piece.show("Your best three", [(("team, 9 points", "ink", 1),), face(0), face(1), BACK, (("after", "accent"),)])
        return piece

    await check(best, [(26, 7), (31, 10)])
    await check(IndyLegend, [(80, 1), (88, 3)])


async def test_the_end_of_a_round() -> None:
    def make() -> Drawn:
        seated = [Laid("You", (0, 1, 2), 70, 4, 5), Laid("Ada", (0, 20, 40), 9, 4, 3), Laid("Bo", (), 0, 0, 0)]
        return Reckoning(seated, (2, 2), ["Bo is plucked and evoked nothing."])

    await check(make, [(80, 20), (120, 36), (200, 56)])


@pytest.mark.parametrize("depth", DEPTHS)
async def test_an_empty_place_says_the_whole_of_when_it_is_filled(depth: str) -> None:
    row, opens = CardRow(), tuple(said.opens_after_dark().splitlines())
    row.show([CardSpot(f"table:{place}", str(place), None, opens) for place in range(1, 5)])
    async with alone(row, (54, 7), depth):
        shown = row.text()
        assert all(shown.count(part) == 4 for part in opens)


async def test_where_nothing_is_chosen_cards_below_a_heading_keep_their_pictures() -> None:
    row = CardRow()
    row.show([CardSpot("table:1", "", face(0))], "The row")
    async with alone(row, (54, 7)):
        first, *others = row.text().splitlines()
        assert "The row" in first
        assert sum(bool(line.strip()) for line in others) == 6


@pytest.mark.parametrize(("width", "has_colours"), [(54, False), (90, True)])
async def test_of_cards_in_a_low_row_all_name_their_colour_or_none_does(width: int, has_colours: bool) -> None:
    """A newcomer read "red horse 4" beside "character 3"."""
    row = CardRow()
    faces = [face(card) for card in (0, 20, 40)]
    row.show([CardSpot(f"table:{k}", "", one) for k, one in enumerate(faces)], "The row")
    async with alone(row, (width, 2), "truecolor"):
        shown = row.text()
        assert {one.word in shown for one in faces} == {has_colours}
        assert all(one.name in shown for one in faces)
