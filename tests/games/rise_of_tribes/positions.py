"""Positions of four tribes, with what a test does not care about filled in."""

from __future__ import annotations

from typing import Any

from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.table import lay

TILES = "lfmlfmlfmlfmlfm"


def at_dice(**fields: Any) -> RiseState:
    """A position before the first die, of four tribes."""
    members = {"A": [2, 1], "D": [4], "E": [1, 2, 2], "J": [3, 0, 0, 1]}
    return lay(members, players=4, tiles=TILES, **{"phase": "actions", "hand": ["sun", "moon"], **fields})
