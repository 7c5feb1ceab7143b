"""The options of Five Tribes in words."""

from __future__ import annotations

from rules.five_tribes.components.pieces import START_GOLD
from tribes_tui.games.five_tribes.words.said import things as said
from tribes_tui.words.options import OptionWords, handicap


def options() -> dict[str, OptionWords]:
    """Option -> its words."""
    less = {amount: said.begins_with(gold=START_GOLD - amount, others=START_GOLD) for amount in (10, 20, 30, 40)}
    return handicap(4, less)
