"""The lesson of Five Tribes: a bid, two moves, a market, an assassin."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "five_tribes",
    1,
    ("Bo",),
    (
        Step(
            "What it is about",
            "Take all the meeples of a tile and drop them one by one on your way. The last must land where another of its "
            "colour stands: you pick up all of that colour, and they act. The most points win; gold counts, too.",
        ),
        Step(
            "The bid",
            "Gold buys an early turn, and each coin that you keep is a point. This time bid nothing.",
            ("bid 0",),
            ("bid 0",),
            "3.1",
            about=("bid:0",),
        ),
        Step(
            "Equal bids",
            "With two players each bids twice. Of those who pay nothing, the last to bid plays first: now you come "
            "before Bo's marker.",
            ("bid 0",),
            ("bid 1", "take d1", "drop B west", "drop R south", "drop W west"),
            "3.1",
            about=("bid:0",),
        ),
        Step(
            "Control",
            "Bo dropped three meeples, ended on b2 with four elders and emptied the tile: Bo's camel took control of it, "
            "and the tile's points with it.",
            section="3.4",
            about=("tile:b2",),
        ),
        Step(
            "Take a tile's meeples",
            "Those of b1: a vizier, a merchant and an assassin. You walk one step for each of them.",
            ("take b1",),
            section="3.3",
            about=("tile:b1",),
        ),
        Step(
            "Drop one on each tile",
            "The merchant to the east, the assassin next to it, the vizier last. You may choose e1, where the move can "
            "end, and walk there at once; or pick a tribe in your hand and drop one at a time.",
            ("drop G east", "drop R east"),
            ("drop Y east",),
            section="3.3",
            about=("tile:c1", "tile:d1", "tile:e1"),
        ),
        Step(
            "The last one meets its own",
            "The vizier landed on e1 beside two more, and you picked up all three. At the end each is a point, and each "
            "opponent who has fewer viziers brings you ten more: you lead by ten now.",
            section="3.5",
            about=("tile:e1",),
        ),
        Step(
            "A small market",
            "The tile acts, too: for 3 gold coins you may take one of the first three cards. Papyrus it is.",
            ("card 1",),
            section="3.6",
            about=("row:1", "row:2", "row:3"),
        ),
        Step(
            "Sell later",
            "Goods of different kinds sell together: the more kinds, the more gold; at the end of the game they count as much. One "
            "alone brings 1, so keep it and end your turn.",
            ("end",),
            ("take f1", "drop G south", "drop R west", "drop B west", "buy Lamia EE"),
            "3.7",
            about=("end", "good:Papyrus"),
        ),
        Step(
            "Djinns",
            "Bo bought a djinn with two elders. A djinn has points and a power of its own; the key d shows them all.",
            section="1.4",
            about=("seat:1",),
        ),
        Step(
            "What the other tiles do",
            "Where a move ends the tile acts: an oasis gets a palm tree (3 points), a village a palace (5), for whoever controls it. "
            "A sacred place sells a djinn for two elders, or an elder and a fakir; a large market two of the first six "
            "cards for 6 gold.",
            section="3.6",
        ),
        Step(
            "Merchants and builders",
            "Each merchant takes the next card at the front of the market. Each builder brings a gold coin for every tile "
            "with a blue value among the one where the move ends and those around it; a fakir that you spend works like one more builder.",
            section="3.5",
        ),
        Step(
            "Plan the last step",
            "Your assassin from a1 is to meet the one on d1, so drop it last. The two elders go on the tiles between.",
            ("take a1", "drop W east", "drop W east", "drop R east"),
            section="3.3",
            about=("tile:a1", "tile:b1", "tile:c1", "tile:d1"),
        ),
        Step(
            "Assassins kill",
            "Two assassins kill one meeple at most two tiles away, or a vizier or an elder in front of an opponent. Kill the lone "
            "elder on b1: that empties the tile, and it becomes yours, too.",
            ("kill W b1",),
            section="3.5",
            about=("tile:b1", "tile:d1"),
        ),
        Step(
            "When the game ends",
            "Leave the market alone and end your turn. The game ends with the round in which somebody places their last "
            "camel or nobody can move. Tiles, trees, palaces, viziers, elders, djinns, goods and gold all count.",
            ("pass", "end"),
            section="4.1",
            about=("pass",),
        ),
    ),
)
