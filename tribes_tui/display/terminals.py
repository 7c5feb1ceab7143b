"""What is known of terminals by their names: how many colours, what erasing does, whether signs arrive."""

from __future__ import annotations

from collections.abc import Mapping

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
