"""What a tribe has is one list, in lines and on the table in words (K15)."""

from __future__ import annotations

import re

from tests.rules.rise_of_tribes.table import lay, res
from tribes_tui.games.rise_of_tribes.words import answers

NAMES = ["you", "Bo"]


def test_k15_what_one_has_is_one_list() -> None:
    state = lay({"A": [2], "I": [0, 3]}, hand=["sun"], tribes=[{"items": ["altar"]}, {"resources": res(2, 0, 1)}])
    told = [*answers.hand(state, NAMES, ""), *answers.table(state, NAMES, "")]
    assert told[0] == "You have the altar."
    assert len([line for line in told if re.search(r"\bhave\b", line)]) == 1
    assert not any("nothing" in line for line in told)
    assert "0 villages, the altar, 18 members in the supply." in answers.seat(state, NAMES, 0)[0]
    assert "2 food and 1 stone, 17 members" in answers.seat(state, NAMES, 1)[0]


def test_nothing_is_said_where_there_is_nothing() -> None:
    state = lay({"A": [2], "I": [0, 3]}, hand=["sun"])
    assert answers.hand(state, NAMES, "")[0] == "You have nothing."
