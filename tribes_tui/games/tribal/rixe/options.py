"""The options of Tribal Rixe in words."""

from __future__ import annotations

from tribes_tui.words.options import OptionWords, handicap, seats_in_words

OPTIONS = {
    "rounds": OptionWords(
        "Rounds",
        "How many rounds are played; the points of all of them are added.",
        {count: (str(count), "") for count in range(1, 11)},
    ),
    "youngest": OptionWords(
        "Starts after a tie",
        "Who is the youngest: of those who played the fewest cards, the first one clockwise from there begins.",
        seats_in_words(4),
    ),
    **handicap(4, {amount: f"Everybody else begins with {amount} points." for amount in (2, 4, 6, 8, 10)}),
}
"""Option -> its words."""
