"""Where words of another language are longer than there is room for, they end in an ellipsis: nothing is cut without a sign."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from tests.games.indy.test_pieces import seats
from tests.widgets.mounting import alone
from tribes_tui.games.indy.pieces.faces import DeckAndPlate, IndyLegend
from tribes_tui.games.indy.round_end import Laid, Reckoning
from tribes_tui.games.indy.words import news as reckoned
from tribes_tui.games.indy.words.said import table as said
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.language import ENGLISH, MADE_UP, speak

CUT = re.compile(r"⟦[^⟧…]*(⟦|$)")
"""A text of the made-up language that has neither its end nor the sign that it goes on."""
LETTERS = re.compile(r"⟦ ⟦")
"""Cards without colour, of which a legend tells what four letters mean."""
BO = {"ranks": [None, 7, 9], "tokens": [0, 3, 4], "losers": [1], "spared": False, "winner": None}


@pytest.fixture(autouse=True)
def _made_up() -> Iterator[None]:
    speak(MADE_UP)
    yield
    speak(ENGLISH)


def beside() -> Drawn:
    piece = DeckAndPlate()
    piece.show(32, 17, (), said.plate_prize())
    return piece


def legend() -> Drawn:
    piece = IndyLegend()
    piece.show(("now", False))
    return piece


def reckoning() -> Drawn:
    laid = [Laid("You", (), 0, 0, 0), Laid("Ada", (0, 20, 40), 7, 4, 3), Laid("Bo", (1, 21, 41), 9, 4, 4)]
    return Reckoning(laid, (2, 3), reckoned.round_notes(BO, ("you", "Ada", "Bo")))


@pytest.mark.varied(3)
@pytest.mark.parametrize("depth", ["truecolor", "none"])
@pytest.mark.parametrize(
    ("make", "sizes"),
    [
        (legend, ((80, 1), (100, 3))),
        (seats, ((80, 4), (100, 4), (88, 12))),
        (beside, ((26, 7), (42, 9))),
        (reckoning, ((80, 20), (60, 20), (120, 36))),
    ],
)
async def test_no_long_word_is_cut_without_a_sign(
    make: Callable[[], Drawn], sizes: tuple[tuple[int, int], ...], depth: str
) -> None:
    for size in sizes:
        piece = make()
        async with alone(piece, size, depth):
            assert "⟦" in piece.text()
            rows = [row for row in piece.text().splitlines() if not LETTERS.search(row)]
            assert not [row for row in rows if CUT.search(row)]
