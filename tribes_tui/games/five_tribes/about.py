"""What Five Tribes is, known without loading the game."""

from __future__ import annotations

from tribes_tui.words.about import About

ABOUT = About(
    "Five Tribes",
    (2, 4),
    "bid, sow meeples, win the sultanate",
    "Sow meeples over thirty tiles, bid for your turn, call upon djinns.",
    "Sow meeples in a desert city",
)
