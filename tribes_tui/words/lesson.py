"""What a lesson and the learning mode say around what a game teaches."""

from __future__ import annotations

from tribes_tui.words.refusals import where
from tribes_tui.words.said import lesson


def taught(text: str, section: str) -> str:
    """A step's words, and where the rulebook says it."""
    return lesson.taught(text=text, where=where(section)) if section else text


def rule(section: str, heading: str, text: str) -> str:
    """The rule behind a move; `text` may be empty."""
    if not text:
        return lesson.rule_short(section=section, heading=heading)
    return lesson.rule(section=section, heading=heading, text=text)
