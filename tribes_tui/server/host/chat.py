"""What people at one table say to each other: cleaned, counted, and no more than fits."""

from __future__ import annotations

import unicodedata
from collections import deque

from tribes_tui.server.host.budget import Budget
from tribes_tui.server.host.limits import Limits

KEPT_LINES = 50


class TooMuch(ValueError):
    """Somebody talks faster than others can read; the text says so."""


class Chat:
    """The last lines said at a table, and how much everybody may still say."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._budgets: dict[str, Budget] = {}
        self.lines: deque[str] = deque(maxlen=KEPT_LINES)

    def say(self, person: str, name: str, text: str) -> str:
        """The line as everybody reads it, "" when there is nothing in it. Raises `TooMuch`."""
        clean = cleaned(text, self._limits.chat_cells)
        if not clean:
            return ""
        burst, seconds = self._limits.chat_burst, self._limits.chat_seconds
        budget = self._budgets.setdefault(person, Budget(burst / seconds, burst))
        if not budget.take():
            raise TooMuch(f"a moment, please: {burst} lines in {seconds:g} seconds are enough")
        self.lines.append(f"{name}: {clean}")
        return self.lines[-1]


def cleaned(text: str, length: int) -> str:
    """What was typed or pasted, as one line of signs that only show themselves, each one cell wide."""
    line = " ".join(unicodedata.normalize("NFC", text[: length * 4]).split())
    return "".join(sign if _is_plain(sign) else "?" for sign in line if not unicodedata.combining(sign))[:length]


def _is_plain(sign: str) -> bool:
    return sign.isprintable() and unicodedata.east_asian_width(sign) not in ("W", "F")
