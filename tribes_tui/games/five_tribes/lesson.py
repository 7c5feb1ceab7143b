"""The lesson of Five Tribes: a bid, two moves, a market, an assassin."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "five_tribes",
    1,
    ("Bo",),
    (
        Step(
            "Welcome to Five Tribes. You take all meeples of a tile and drop them one by one along a way. The last one must meet "
            "another of its colour: those you pick up, and they act."
        ),
        Step(
            "First a bid for the order of play. Nothing is enough for a beginning. With two players each has two markers.",
            "bid 0",
            "3.1",
        ),
        Step(move="bid 0"),
        Step("Your second marker, for nothing too.", "bid 0", "3.1"),
        Step(move="bid 1"),
        Step(move="take d1"),
        Step(move="drop B west"),
        Step(move="drop R south"),
        Step(move="drop W west"),
        Step(
            "Bo dropped three meeples, ended on b2 with four elders and emptied the tile: his camel took control of it, and so its "
            "points are his.",
            section="3.4",
        ),
        Step("Your move. Take the meeples of b1: a vizier, a merchant and an assassin.", "take b1", "3.2"),
        Step("Drop the merchant to the east.", "drop G east", "3.3"),
        Step("The assassin next to it.", "drop R east", "3.3"),
        Step(
            "And the vizier on e1, where two viziers stand: you pick up all three. Each is a point at the end.",
            "drop Y east",
            "3.5",
        ),
        Step(
            "The tile is a small market: for 3 you may take one of the first three cards. Papyrus it is.",
            "card 1",
            "3.6",
        ),
        Step(
            "You could sell goods of different kinds now: the more kinds, the more gold. Keep them, and end your turn.",
            "end",
            "3.7",
        ),
        Step(move="take f1"),
        Step(move="drop G south"),
        Step(move="drop R west"),
        Step(move="drop B west"),
        Step(move="buy Lamia EE"),
        Step("Bo bought a djinn with two elders: d shows them all. Your second marker: take a1.", "take a1", "3.2"),
        Step("An elder to the east.", "drop W east", "3.3"),
        Step("Another one.", "drop W east", "3.3"),
        Step("The assassin ends on c1, beside another one.", "drop R east", "3.3"),
        Step(
            "Two assassins reach two tiles far. Kill the lone elder on b1: the empty tile becomes yours, too.",
            "kill W b1",
            "3.5",
        ),
        Step("This is a small market again.", "card 1", "3.6"),
        Step("End the turn. The game ends when somebody has no camels left, or no move can be made.", "end", "4.1"),
    ),
)
