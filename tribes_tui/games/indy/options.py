"""The options of indy in words."""

from __future__ import annotations

from tribes_tui.words.options import OptionWords, handicap

OPTIONS = {
    "return_from": OptionWords(
        "Return with",
        "Where a plucked shaman may find two other characters to return to the game.",
        {
            "row": (
                "the row alone",
                "Two characters in the row of the table are needed: one in 25 plucked turns returns.",
            ),
            "all": ("the row and evocations", "Characters in laid evocations count, too: about one in four returns."),
        },
    ),
    **handicap(
        6,
        {
            1: "That seat begins with 3 feathers, and 1 lies on the plate.",
            2: "That seat begins with 2 feathers, and 2 lie on the plate.",
            3: "That seat begins with 1 feather, and 3 lie on the plate.",
        },
    ),
}
"""Option -> its words."""
