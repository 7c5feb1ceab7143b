"""Every sign on the table has its line on the page of signs, and each that has a line there can be seen on the table."""

from __future__ import annotations

import re
import unicodedata

import pytest
from textual.geometry import Size

from rules.five_tribes.components.stages import MOVE, SOW
from tests.games.five_tribes.helpers import MEDIUM, SMALL, rich, stage, walk
from tribes_tui.games.five_tribes.glossary import signs
from tribes_tui.words.help import everywhere

DRAWN = "BOX DRAWINGS", "BLOCK", "FULL BLOCK", "QUADRANT", "UPPER", "LOWER", "LEFT", "RIGHT"
"""What things are drawn of begins so by its name; arrows don't."""
WRITTEN = " \n.,:;'()+=/-…°"


def is_sign(letter: str) -> bool:
    """Neither a letter or a figure, nor what sentences are made of or things drawn."""
    is_drawn = unicodedata.name(letter, "").startswith(DRAWN) and not unicodedata.name(letter).endswith("ARROW")
    return not (letter.isalnum() or letter in WRITTEN or is_drawn)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_every_sign_of_the_table_is_explained(size: Size) -> None:
    told = "".join(one.sign for one in (*signs(), *everywhere())).replace("→", "→←↑↓")
    seen = ""
    async with stage(2, size) as shown:
        for state in [one for one in walk(2, 3, rich(2, 3)) if one.stage in (MOVE, SOW)][::9]:
            await shown.show(state)
            seen += "".join(
                piece.text() for piece in map(shown.piece, ("tiles", "order", "seat-0", "seat-1", "carried"))
            )
    assert not {letter for letter in seen if is_sign(letter) and letter not in told}
    assert all(sign in seen for sign in "●∩✓"), seen


async def test_whom_one_can_pick_up_where_one_is_and_each_step_stand_as_the_page_of_signs_shows_them() -> None:
    told = {one.sign for one in signs()}
    assert {"for E, V or E", "●", "1, (1)", "→", "12+50 gold", "= 5"} <= told
    async with stage(2, SMALL) as shown:
        text = ""
        for state in [one for one in walk(2, 3) if one.stage == SOW and one.actor == 0][:25]:
            await shown.show(state)
            text += shown.text
    forms = r"for [VEMBA]\b", r"\b[VEMBA] or [VEMBA]\b", r"\(●\)", r"\d\+\d+ gold"
    assert all(re.search(form, text) for form in forms), text
