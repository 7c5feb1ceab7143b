"""What a client says of its terminal, and what is believed of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tribes_tui.server.host.limits import Limits

KEPT = ("LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "COLORTERM", "NO_COLOR")

LONGEST_TERM = 40


class Variables(dict[bytes, bytes]):
    """Keeps the few environment variables that matter, and little of each; a client may send thousands."""

    def __init__(self, limits: Limits) -> None:
        super().__init__()
        self._left = limits.variables
        self._length = limits.variable_bytes

    def __setitem__(self, name: bytes, value: bytes) -> None:
        self._left -= 1
        if self._left >= 0 and name.decode("ascii", "replace") in KEPT:
            super().__setitem__(name, value[: self._length])

    def plain(self) -> dict[str, str]:
        """As texts that can be shown."""
        return {name.decode("ascii"): _printable(value.decode("ascii", "replace")) for name, value in self.items()}


def clean_term(term: str) -> str:
    """The name of a terminal's kind, fit to be shown."""
    return _printable(term[:LONGEST_TERM])


def clamp(columns: int, rows: int, limits: Limits) -> tuple[int, int]:
    """The part of a window that is used; sizes are wishes of 32 bits. 0 stands for a size that isn't known."""
    return max(2, min(columns or 80, limits.columns)), max(2, min(rows or 24, limits.rows))


def _printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isascii() and sign.isprintable())
