"""The stages of a round: what kind of decision is open (spec sections 3.1 to 3.7)."""

from __future__ import annotations

from typing import Final

BIDDING: Final = 0
MOVE: Final = 1
"""Choose a tile to take meeples from; djinns before the move."""
SOW: Final = 2
"""Drop one meeple."""
TRIBE: Final = 3
"""After the control check: djinns, then whatever the tribe action asks."""
SECOND_KILL: Final = 4
"""Iblis: the second victim, in the same place."""
TILE: Final = 5
"""After the tribe action: djinns, then the tile action."""
SECOND_PICK: Final = 6
"""Large Market: the second card."""
SALE: Final = 7
"""After the tile action: djinns, suits to sell, end."""
SUIT: Final = 8
"""A suit is being laid out for sale."""
AFTER_SALE: Final = 9
"""A djinn was used after a sale: more djinns, or end."""
TARGET: Final = 10
"""Choose the tile for a djinn's power."""
SHIFT: Final = 11
"""Bouraq's palace or Enki's tree: put it here, or pay Hagis or Lamia to put it beside."""
SIBITTIS_KEEP: Final = 12
"""Sibittis: choose the djinn to keep."""
OVER: Final = 13
FINISHED: Final = 14
"""Between two activations; no decision is ever taken in it."""

STAGES: Final = (
    "bid",
    "move",
    "sow",
    "tribe action",
    "second victim",
    "tile action",
    "second card",
    "sale",
    "suit",
    "after sale",
    "djinn's tile",
    "shift",
    "keep a djinn",
    "over",
)
"""The names of the stages in positions."""
