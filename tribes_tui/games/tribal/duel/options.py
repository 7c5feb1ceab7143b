"""The options of Tribal Duel in words."""

from __future__ import annotations

from tribes_tui.words.options import OptionWords, seats_in_words, switch

OPTIONS = {
    "youngest": OptionWords(
        "Starts after a tie", "Who begins if both turned up equally many cards.", seats_in_words(2)
    ),
    "clean_sacred": switch(
        "Sacred piles at once",
        "Whether cards may go to the sacred piles while the columns are cleaned.",
        "They are open from the beginning.",
        "They open with the first turn.",
    ),
    "win_if_emptied_by_opponent": switch(
        "Win when emptied",
        "Whether you win if the other player takes the last card of your columns.",
        "With your four 1s you win, whoever emptied your columns.",
        "You win only by emptying them yourself.",
    ),
}
"""Option -> its words."""
