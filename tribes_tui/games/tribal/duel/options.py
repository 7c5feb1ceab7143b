"""The options of Tribal Duel in words."""

from __future__ import annotations

from tribes_tui.words.options import OptionWords, seats_in_words, switch

OPTIONS = {
    "youngest": OptionWords(
        "Starts after a tie",
        "Who is the youngest, and begins if both turned up the same number of cards.",
        seats_in_words(2),
    ),
    "clean_sacred": switch(
        "Sacred piles at once",
        "Whether cards may go on the sacred piles while the columns are cleaned.",
        "They are open from the beginning.",
        "They open with the first turn.",
    ),
    "win_if_emptied_by_opponent": switch(
        "Win when emptied",
        "Whether you win at once when your opponent takes the last card of your columns.",
        "With your four 1s you win, whoever emptied your columns.",
        "It counts only in your own turn: after the first thing you do there, if they are still empty.",
    ),
}
"""Option -> its words."""
