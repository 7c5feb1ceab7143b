"""The options of Tribe in words."""

from __future__ import annotations

from tribes_tui.words.options import handicap, switch

OPTIONS = {
    "leader_choice": switch(
        "Choose the leaders",
        "The rules say both that leaders are drawn and that they are chosen.",
        "Everybody chooses a leader in the open, one after the other, the dealer first.",
        "Everybody gets a leader by chance.",
    ),
    "lone_scores": switch(
        "Characters alone score",
        "Whether a character that has no vase yet counts in a challenge.",
        "Its own spheres count, too.",
        "Only characters with at least one vase count.",
    ),
    **handicap(4, {amount: f"That seat begins {amount} points below 0." for amount in (10, 20, 30, 40, 50)}),
}
"""Option -> its words."""
