"""The keys that choose what lies on the table: numbers of cards, prices and fakirs, the letters on meeples.

These are large, as on the table: small ones are the table's own commands (`b`: what others did).
"""

from __future__ import annotations

from tribes_tui.games.five_tribes.words.board import LETTERS

FIXED = {"end": ". e", "place": ".", "cash": ". c", "pass": "."}
PAYMENTS = {"EE": "e", "EF": "f", "E": "e", "F": "f"}


def key_of(name: str) -> str:
    """The characters that choose a place, with blanks between them; empty: none."""
    kind, _, what = name.partition(":")
    if kind in ("row", "fakirs", "bid"):
        return what if len(what) == 1 else ""
    if kind == "colour":
        return LETTERS[what]
    return PAYMENTS.get(what, "") if kind == "pay" else FIXED.get(name, "")
