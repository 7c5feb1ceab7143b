"""In a language whose words are a third longer nothing is cut off without its sign, and the log knows whose lines it has."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.tribe.scenes import near_the_end, random_positions, table, uneven
from tests.table.helpers import MEDIUM, SMALL
from tests.table.seated import seated
from tribes_tui.games.tribe.words.spoken import spelt
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.beside.words import FactsPanel
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.language import SPOKEN, Tongue

CUT = re.compile(r"⟦[^⟧…]*(?=⟦|$)", re.MULTILINE)
"""A text that has no end, and no sign that it has been cut."""


FOLDED = (GameLog, FactsPanel)
"""Pieces whose texts go on in the next row."""


@pytest.fixture(autouse=True)
def _made_up() -> Iterator[None]:
    token = SPOKEN.set(Tongue("xx"))
    yield
    SPOKEN.reset(token)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_no_longer_word_is_cut_off_without_its_sign(size: tuple[int, int]) -> None:
    attacked = next(state for state in random_positions(3, 2, 13) if state.phase == 3)
    for state in (table(4, "MAIN"), uneven(), near_the_end(), attacked):
        async with seated(state, size, viewer=state.current_player) as (pilot, screen):
            await pilot.pause()
            pieces = [
                one for one in screen.query(Drawn) if one.is_on_screen and one.size and not isinstance(one, FOLDED)
            ]
            assert len(pieces) > 3
            for piece in pieces:
                assert not CUT.search(piece.text()), (type(piece).__name__, piece.text())


@pytest.mark.parametrize(("language", "told"), [("it", "bufalo, arma, pesca 3"), ("fr", "bison, arme, tirage 3")])
def test_no_english_name_of_a_card_stands_in_a_refusal(language: str, told: str) -> None:
    token = SPOKEN.set(Tongue(language))
    assert spelt("buffalo, weapon, draw3") == told
    SPOKEN.reset(token)
