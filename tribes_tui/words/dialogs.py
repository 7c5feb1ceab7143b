"""What is said where the disk takes no more; the rest of what dialogs say stands in `dialogs.ftl`."""

from __future__ import annotations

from tribes_tui.words.said import dialogs as said


def lost(unsaved: str) -> str:
    """After leaving a game that could not be saved; `unsaved` may begin with that, which need not be said twice."""
    return said.lost(why=unsaved.removeprefix(said.not_saved()))


def why_leave(unsaved: str) -> str:
    """Below the title that says that the game is not saved: why, and what that means."""
    return said.why_leave(why=unsaved.removeprefix(said.not_saved()))
