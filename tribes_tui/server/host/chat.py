"""What people at one table say to each other: cleaned, counted, and no more than fits."""

from __future__ import annotations

import time
import unicodedata
from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import accumulate

from rich.cells import get_character_cell_size

from tribes_tui.server.host.budget import Budgets
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.refusals import RefusedByHost
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import refusals as said

KEPT_LINES = 50
FIRST_FLAG, LAST_FLAG = "\U0001f1e6", "\U0001f1ff"
"""Letters of which two are a flag."""
JOINERS = frozenset("\u200d\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""What makes one sign of several, or another look of one, which terminals count in different ways."""


Line = str | Word
"""What somebody said, after their name, or a word about who comes and goes."""


def read(line: Line) -> str:
    """A line as it is read here."""
    return line if isinstance(line, str) else line()


class TooMuch(RefusedByHost):
    """Somebody talks faster than others can read."""


class Chat:
    """The last lines said at a table, and how much everybody may still say."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._budgets = Budgets(limits.chat_burst / limits.chat_seconds, limits.chat_burst)
        self.lines: deque[Line] = deque(maxlen=KEPT_LINES)
        self.said_at: deque[float] = deque(maxlen=KEPT_LINES)
        """When the last lines were said (seconds since 1970): of those that were recalled nobody knows it."""

    def say(self, person: str, name: str, text: str) -> str:
        """The line as everybody reads it, "" when there is nothing in it. Raises `TooMuch`."""
        clean = cleaned(text, self._limits.chat_cells)
        if not clean:
            return ""
        burst, seconds = self._limits.chat_burst, self._limits.chat_seconds
        if not self._budgets.of(person).take():
            raise TooMuch(partial(said.too_much_talk, lines=burst, seconds=f"{seconds:g}"))
        line = f"{name}: {clean}"
        self.lines.append(line)
        self.said_at.append(time.time())
        return line

    @property
    def said(self) -> list[str]:
        """The lines that people said, without words about who comes and goes."""
        return [line for line in self.lines if isinstance(line, str)]

    def unsay(self, person: str, line: str) -> None:
        """It was not said after all, and doesn't count."""
        if line in self.lines:
            self.lines.remove(line)
        self._budgets.of(person).spend(-1)

    def take(self, said: Sequence[str]) -> list[str]:
        """These are the last lines that people said, here or on another host; those that are new."""
        known = self.said
        first = next(k for k in range(len(known) + 1) if said[: len(known) - k] == known[k:])
        new = list(said[len(known) - first :])
        self.lines.extend(new)
        return new

    def recall(self, said: Iterable[str]) -> None:
        """These lines were said before all that is here now; the oldest are left out if there are too many."""
        lines = [*said, *self.lines]
        self.lines.clear()
        self.lines.extend(lines)


def cleaned(text: str, length: int) -> str:
    """What was typed or pasted, as one line of signs that only show themselves, in at most so many cells.

    Signs of one or two cells stay; of one that is made of several (a family, a flag) its parts, as every terminal shows them.
    """
    line = " ".join(unicodedata.normalize("NFC", text[: length * 4]).split())
    signs = [
        _plain(sign)
        for sign in line
        if sign not in JOINERS and (get_character_cell_size(sign) or not sign.isprintable())
    ]
    ends = accumulate(map(get_character_cell_size, signs))
    return "".join(sign for sign, end in zip(signs, ends, strict=True) if end <= length)


def _plain(sign: str) -> str:
    if FIRST_FLAG <= sign <= LAST_FLAG:
        return chr(ord(sign) - ord(FIRST_FLAG) + ord("A"))
    return sign if sign.isprintable() else "?"
