"""Where the person looks: the cursor, and what is said about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tribes_tui.words.said import table as said


class AtCursor(NamedTuple):
    """What lies over a scene.

    cursor  the target under the cursor
    line    a line about it
    enter   whether `line` says what Enter would do
    gain    what that certainly wins, in a few words
    briefer `line` in fewer words, from long to short, where the whole has no room
    role    how the line is meant: info, bad, good, new
    jumps   the letters of jump mode: letter -> target
    news    what happened, told beside the question while the line says what Enter does
    is_opening  whether that is what is said first, which stands nowhere else
    """

    cursor: str | None = None
    line: str = ""
    role: str = "info"
    jumps: Mapping[str, str] = {}
    enter: bool = False
    gain: str = ""
    briefer: tuple[str, ...] = ()
    news: str = ""
    is_opening: bool = False

    @property
    def text(self) -> str:
        """The line with the key before it, for a screen without keycaps."""
        told = said.enter(what=self.line) if self.enter else self.line
        return said.with_gain(what=told, gain=self.gain) if self.gain else told
