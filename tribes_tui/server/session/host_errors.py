"""Where `print` goes in a session."""

from __future__ import annotations

import sys

from tribes_tui.server.host.budget import TokenBudget

SIGNS, SIGNS_A_SECOND = 20_000, 20
"""So much of it at once, and a second: what repeats fills no disk."""


class HostErrors:
    """To the host's own errors, never to anybody's screen.

    All sessions share one, because each puts it in the place of the standard output and they end in any order.
    """

    encoding = "utf-8"

    def __init__(self) -> None:
        self._budget = TokenBudget(SIGNS_A_SECOND, SIGNS)

    def write(self, text: str) -> int:
        """To the host's errors, as far as there is room."""
        assert sys.__stderr__ is not None
        return sys.__stderr__.write(text) if self._budget.take(len(text)) else len(text)

    def flush(self) -> None:
        """At once."""

    def isatty(self) -> bool:
        """No terminal."""
        return False


HOST_ERRORS = HostErrors()
