"""What Rise of Tribes is, known without loading the game."""

from __future__ import annotations

from tribes_tui.words.about import About

ABOUT = About(
    "Rise of Tribes",
    (2, 4),
    "settle hexes, roll dice, reach goals",
    "Grow, move, gather and lead on a map of hexes, with dice that others leave.",
    "Grow and lead on an island",
    round="turn",
)
