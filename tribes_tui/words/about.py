"""What each game is, in a few words, for lists to choose from. Known without loading the games."""

from __future__ import annotations

ABOUT = {
    "tribe": "build chains, hide wolves and feathers",
    "indy": "shamans draw, bluff and evoke",
    "tribal_duel": "two patiences that steal from each other",
    "tribal_rixe": "shed your hand onto shared columns",
    "rise_of_tribes": "settle hexes, roll dice, reach goals",
    "five_tribes": "bid, sow meeples, win the sultanate",
}
"""Game id -> what one does in it, at most 41 characters."""


def about(game_id: str) -> str:
    """The few words about a game; empty for one that has none yet."""
    return ABOUT.get(game_id, "")
