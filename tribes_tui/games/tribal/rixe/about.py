"""What Tribal Rixe is, known without loading the game."""

from __future__ import annotations

from tribes_tui.words.about import About

ABOUT = About(
    "Tribal Rixe",
    (2, 4),
    "shed your hand onto shared columns",
    "Shed your hand onto columns that all share; collect what is complete.",
    "Be rid of your hand first",
)
