"""The options of Five Tribes in words."""

from __future__ import annotations

from rules.five_tribes.components.pieces import START_GOLD
from tribes_tui.words.options import handicap

OPTIONS = {
    **handicap(
        4,
        {
            amount: f"That seat begins with {START_GOLD - amount} gold, the others with {START_GOLD}."
            for amount in (10, 20, 30, 40)
        },
    ),
}
"""Option -> its words."""
