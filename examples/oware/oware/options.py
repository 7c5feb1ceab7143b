"""The options of Oware in the words of its players."""

from __future__ import annotations

from tribes_tui.words.options import OptionWords


def options() -> dict[str, OptionWords]:
    """By the names that the rules have."""
    return {
        "seeds": OptionWords(
            "Seeds in a house",
            "How many lie in each house at the beginning.",
            {number: (str(number), f"{12 * number} seeds in all; {6 * number + 1} win.") for number in (3, 4, 5)},
        ),
        "grand_slam": OptionWords(
            "All at once",
            "What a move captures that would take every seed of the opponent.",
            {"nothing": ("nothing", "It is sown, and captures nothing."), "all": ("all", "It captures all of them.")},
        ),
        "quiet": OptionWords(
            "Moves without a capture",
            "After so many the game ends, and each takes the seeds on their own side.",
            {number: (str(number), f"{number // 2} turns of both.") for number in (30, 60, 100)},
        ),
    }
