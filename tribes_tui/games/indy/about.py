"""What indy is, known without loading the game."""

from __future__ import annotations

from tribes_tui.words.about import About

ABOUT = About(
    "indy",
    (2, 6),
    "evoke three cards, keep your feathers",
    "Draw towards an evocation of three cards; the worst one costs a feather.",
    "Evoke three, keep feathers",
    unit="feathers",
)
