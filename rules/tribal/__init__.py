"""Tribal: one box of 72 cards, two games, over shared columns of falling runs in alternating colours."""

from typing import Any

from rules.core.game import Game
from rules.tribal.duel import GAME as DUEL
from rules.tribal.rixe import GAME as RIXE

GAMES: dict[str, Game[Any]] = {"tribal_duel": DUEL, "tribal_rixe": RIXE}
