"""The options of indy in words."""

from __future__ import annotations

from tribes_tui.words.options import OptionWords, handicap

OPTIONS = {
    "return_from": OptionWords(
        "Return with",
        "Where the two characters lie that a plucked shaman needs beside their own to return.",
        {
            "row": (
                "the row alone",
                "Both lie in the row: about one plucked turn in 25 brings a return.",
            ),
            "all": (
                "the row and evocations",
                "They may lie in evocations, too: about one plucked turn in four brings a return.",
            ),
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
