"""Where `print` goes in a session."""

from __future__ import annotations

import sys


class HostErrors:
    """To the host's own errors, never to anybody's screen.

    All sessions share one, because each puts it in the place of the standard output and they end in any order.
    """

    encoding = "utf-8"

    def write(self, text: str) -> int:
        """To the host's errors."""
        assert sys.__stderr__ is not None
        return sys.__stderr__.write(text)

    def flush(self) -> None:
        """At once."""

    def isatty(self) -> bool:
        """No terminal."""
        return False


HOST_ERRORS = HostErrors()
