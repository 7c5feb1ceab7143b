"""The lesson of Five Tribes: two moves, a market, an assassin; then the bids, and a djinn."""

from rules.five_tribes.components.grid import TILE_TEXT
from tribes_tui.games.five_tribes.words.said import lesson as said
from tribes_tui.learning.lesson import Lesson, Step

BOARD = "tiles"
"""The widget of all tiles."""


def lesson() -> Lesson:
    """In the language of its reader."""
    return Lesson(
        "five_tribes",
        1,
        ("Bo",),
        (
            Step(
                said.about_title(),
                said.about(),
                about=(BOARD, *(f"tile:{tile}" for tile in TILE_TEXT)),
            ),
            Step(
                said.take_title(),
                said.take(),
                moves=("take b1",),  # no words
                section="3.3",
                about=("tile:b1", BOARD),
            ),
            Step(
                said.drop_title(),
                said.drop(),
                moves=("drop G east", "drop R east"),  # no words
                then=("drop Y east",),  # no words
                section="3.3",
                about=("tile:c1", "tile:d1", "tile:e1", BOARD),
            ),
            Step(
                said.small_market_title(),
                said.small_market(),
                moves=("card 1",),  # no words
                section="3.6",
                about=("row:1", "row:2", "row:3", "seat:0"),
            ),
            Step(
                said.sell_later_title(),
                said.sell_later(),
                moves=("end",),
                then=("take f1", "drop G south", "drop R west", "drop B west", "buy Lamia EE"),  # no words
                section="3.7",
                about=("end", "good:Papyrus"),
            ),
            Step(
                said.last_step_title(),
                said.last_step(),
                moves=("take a1", "drop W east", "drop W east", "drop R east"),  # no words
                section="3.3",
                about=("tile:a1", "tile:b1", "tile:c1", "tile:d1", BOARD),
            ),
            Step(
                said.kill_title(),
                said.kill(),
                moves=("kill W b1",),  # no words
                section="3.5",
                about=("tile:b1", "tile:b2", "tile:d1", BOARD),
                also="3.4",
            ),
            Step(
                said.other_tiles_title(),
                said.other_tiles(),
                moves=("pass",),
                section="3.6",
                about=("pass", "tile:f2", "tile:a1", "tile:c1", "tile:f1", BOARD),
            ),
            Step(
                said.merchants_builders_title(),
                said.merchants_builders(),
                moves=("end",),
                then=("bid 0",),  # no words
                section="3.5",
                about=("end", "row:1", BOARD),
            ),
            Step(
                said.bid_title(),
                said.bid(),
                moves=("bid 1",),  # no words
                then=("bid 0",),  # no words
                section="3.1",
                about=("bid:1",),
            ),
            Step(
                said.equal_bids_title(),
                said.equal_bids(),
                moves=("bid 0",),  # no words
                section="3.1",
                about=("bid:0",),
            ),
            Step(
                said.elders_title(),
                said.elders(),
                moves=("take c4", "drop R north", "drop R north", "drop W north"),  # no words
                section="3.5",
                about=("tile:c4", "tile:c3", "tile:c2", "tile:c1", BOARD),
            ),
            Step(
                said.djinns_title(),
                said.djinns(),
                moves=("buy Jafaar EE",),  # no words
                section="1.4",
                about=("djinn:Jafaar", "seat:0"),
            ),
            Step(
                said.ends_title(),
                said.ends(),
                moves=("end",),
                section="4.1",
                about=("end",),
            ),
        ),
        opening=(*("bid 0",) * 3, "bid 1", "take d1", "drop B west", "drop R south", "drop W west"),  # no words
    )
