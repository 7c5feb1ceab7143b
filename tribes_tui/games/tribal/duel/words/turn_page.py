"""The page about the opponent's turn in words."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.words.common import YOU, count, listed, sentence, whose

DEEDS, BANS = "What happened", "Not straight back in your turn"
ONWARD = "go on with your turn"
TO_CLEAR, FACE_DOWN, PILES = "to clear", "face down", "Sacred piles"

LONGEST = 77
"""Letters of a headline in the smallest window."""


def headline(name: str, turn: int, sacred: int, stolen: int, given: int) -> str:
    """What a turn came to: `Ash's turn 4: 3 cards on sacred piles, 2 stolen from you, 5 given to you.`"""
    parts = [f"{stolen} stolen from you"] if stolen else []
    parts += [f"{given} given to you"] if given else []
    first = (f"{count(sacred, 'card')} on sacred piles", f"{sacred} sacred") if sacred else ("",)
    told = (listed(filter(None, (said, *parts))) for said in first)
    forms = [sentence(f"{whose(name)} turn {turn}: {said or 'cards were moved'}") for said in told]
    return next((form for form in forms if len(form) <= LONGEST), forms[-1])


def completed(name: str, piles: Sequence[str]) -> str:
    """That sacred piles have come to their end."""
    return sentence(f"{whose(name)} {listed(piles)} {'pile is' if len(piles) == 1 else 'piles are'} complete, 1 to 9")


def change(before: int, after: int, what: str) -> str:
    """`25 → 17 to clear`, or the number alone where nothing changed."""
    return f"{before} → {after} {what}" if before != after else f"{after} {what}"


def pile(name: str, before: int, after: int) -> str:
    """A sacred pile in a few words."""
    return f"{name} {before} → {after}" if before != after else f"{name} {after}"


def side(name: str) -> str:
    """Whose zone it is."""
    return "You" if name == YOU else name[:1].upper() + name[1:]


def more(number: int) -> str:
    """Sentences that have no room."""
    return f"{number} more before: l has the log"
