"""What Tribal Duel is, known without loading the game."""

from __future__ import annotations

from tribes_tui.words.about import About

ABOUT = About(
    "Tribal Duel",
    (2, 2),
    "two patiences that steal from each other",
    "Two patiences face to face: steal what you need, give what is in your way.",
    "Clear columns, steal cards",
    unit="cards",
    round="turn",
)
