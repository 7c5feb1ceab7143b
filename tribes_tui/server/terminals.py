"""What a client says of its terminal, and what is believed of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tribes_tui.server.limits import Limits

KEPT = ("LANG", "LC_ALL", "LC_CTYPE", "COLORTERM", "NO_COLOR")


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
    return _printable(term)[:40]


def clamp(columns: int, rows: int, limits: Limits) -> tuple[int, int]:
    """The part of a window that is used; sizes are wishes of 32 bits. 0 stands for a size that isn't known."""
    return max(2, min(columns or 80, limits.columns)), max(2, min(rows or 24, limits.rows))


TRUECOLOR = ("kitty", "foot", "alacritty", "wezterm", "ghostty", "iterm", "contour", "direct", "konsole")
COLOURLESS = ("dumb", "unknown", "vt", "linux-m", "network", "ansi-m")
SIXTEEN = ("linux", "ansi", "cygwin", "cons25", "eterm", "rxvt", "screen", "putty", "xterm-color")


def depth_of(term: str, variables: Mapping[str, str], choice: str = "auto") -> str:
    """How many colours a terminal has: "truecolor", "256", "16" or "none".

    In this order: the person's own choice, NO_COLOR, COLORTERM if it was sent, what is known of TERM, else 256.
    """
    term = term.lower()
    if choice != "auto":
        return choice
    if variables.get("NO_COLOR") or not term or term.startswith(COLOURLESS):
        return "none"
    if variables.get("COLORTERM", "").lower() in ("truecolor", "24bit") or any(name in term for name in TRUECOLOR):
        return "truecolor"
    if "256" in term:
        return "256"
    return "16" if term.startswith(SIXTEEN) else "256"


def erases_in_colour(term: str) -> bool:
    """Whether what the terminal erases takes the colour that is behind: xterm and its kin do, screen doesn't."""
    return term.lower().startswith(("xterm", "alacritty", "foot", "kitty", "wezterm", "konsole", "ghostty", "linux"))


def is_utf8(variables: Mapping[str, str]) -> bool:
    """Whether the client's terminal takes UTF-8, as far as its locale says; taken for granted when it says nothing."""
    said = variables.get("LC_ALL") or variables.get("LC_CTYPE") or variables.get("LANG") or ""
    return not said or "utf" in said.lower()


def _printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isascii() and sign.isprintable())
