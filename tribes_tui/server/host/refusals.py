"""What the host refuses somebody who may try again another time."""

from __future__ import annotations

from tribes_tui.server.words import Word


class RefusedByHost(ValueError):
    """What somebody wanted can't be; `say`, and so its text, tells why in one line, in the language of whoever asks for it."""

    def __init__(self, say: Word) -> None:
        super().__init__()
        self.say = say

    def __str__(self) -> str:
        return self.say()


class NotNow(RefusedByHost):
    """Something at a table, or an invitation."""
