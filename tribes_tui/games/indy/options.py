"""The options of indy in words."""

from __future__ import annotations

from rules.core.option import Value
from rules.indy.components.cards import TOKENS_EACH
from tribes_tui.games.indy.words.said import options as said
from tribes_tui.words.options import OptionWords, handicap

MOST = 3
"""Feathers of a handicap."""
SEATS = 6


def options() -> dict[str, OptionWords]:
    """Option -> its words."""
    where: dict[Value, tuple[str, str]] = {
        "row": (said.return_from_row(), said.return_from_row_means()),
        "all": (said.return_from_all(), said.return_from_all_means()),
    }
    sizes = {number: said.handicap(number=number, left=TOKENS_EACH - number) for number in range(1, MOST + 1)}
    return {
        "return_from": OptionWords(said.return_from(), said.return_from_about(), where),
        **handicap(SEATS, sizes),
    }
