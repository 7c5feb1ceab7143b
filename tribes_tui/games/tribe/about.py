"""What Tribe is, known without loading the game."""

from __future__ import annotations

from tribes_tui.words.about import About

ABOUT = About(
    "Tribe",
    (2, 4),
    "build chains, hide wolves and feathers",
    "Lay chains of a character and three vases; ruin others' with wolves.",
    "Chains of vases and wolves",
    unit="points",
    round="challenge",
)
